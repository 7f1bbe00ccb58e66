import { hasPhrase, plainWords } from '../../clean-text.ts';

/** Words for what somebody loves, or for what they are like: `tales/en/loves.txt` and `manners.txt`. */
export type WordBook = { entries: readonly BookEntry[]; anyone: BookEntry };

export type BookEntry = {
  /** How a family writes it; "class sport" stands for any sport of which the book knows nothing more. */
  names: readonly string[];
  /** By field; one of its versions is told on an evening. */
  words: Readonly<Record<string, readonly string[]>>;
};

export const loveFields = ['bit', 'mark', 'pastime', 'gently', 'trick'];
/** What anybody has learned, whatever they love: out of a hobby ("With chess you let them think") nobody understood it who does not share it. */
export const sayingFields = ['again', 'little', 'together', 'look', 'wait', 'softer', 'dare'];
export const mannerFields = ['manner', 'voice', 'habit', 'proof', 'sleep'];
/** Said only of the grown-ups; and what is loved is said of those only of whom it is known. */
const ofGrown = ['grown bit', 'grown pastime', 'grown trick'];

/** What is wrong in a book, and where. */
export class BookError extends Error {
  constructor(line: number, what: string) {
    super(`line ${line}: ${what}`);
    this.name = 'BookError';
  }
}

/** Names at the start of a line, and under it, moved in, "field: one version | another". */
export function readWordBook(
  source: string,
  fields: readonly string[],
  ofAnyone: readonly string[] = [],
): WordBook {
  const read: { line: number; names: readonly string[]; rows: Record<string, string> }[] = [];
  for (const [at, written] of source.split(/\r?\n/).entries()) {
    const row = written.trim();
    if (row === '' || row.startsWith('#')) continue;
    if (!/^\s/.test(written)) {
      read.push({ line: at + 1, names: [...new Set(partsOf(row, ',').map(plainWords))], rows: {} });
      continue;
    }
    const [, field = '', value = ''] = /^((?:grown )?[a-z]+):\s*(.+)$/.exec(row) ?? [];
    const last = read.at(-1);
    if (!last) throw new BookError(at + 1, 'this is moved in, and no name stands above it');
    const known = [...fields, ...ofGrown, ...(last.names[0] === 'anyone' ? ofAnyone : ['love'])];
    if (!known.includes(field)) throw new BookError(at + 1, `nobody knows "${row.slice(0, 40)}"`);
    if (last.rows[field]) throw new BookError(at + 1, `"${field}:" is said twice`);
    last.rows[field] = value;
  }
  for (const { line, names, rows } of read) {
    const all = names[0] === 'anyone' ? [...fields, ...ofAnyone] : fields;
    const missing = all.find((field) => rows[field] === undefined);
    if (missing !== undefined) throw new BookError(line, `"${names[0]}" has no "${missing}:"`);
  }
  const entries = read.map(({ names, rows }) => entryOf(names, rows));
  const anyone = entries.find(({ names }) => names[0] === 'anyone');
  if (!anyone) throw new BookError(1, 'nothing stands in it for "anyone"');
  return { entries: entries.filter((entry) => entry !== anyone), anyone };
}

/** Thousands of versions, of which an evening has use for a few: they stay rows of the file until somebody loves just that. */
function entryOf(names: readonly string[], rows: Readonly<Record<string, string>>): BookEntry {
  let words: BookEntry['words'] | undefined;
  return {
    names,
    get words() {
      words ??= Object.fromEntries(
        Object.entries(rows).flatMap(([field, row]) => versionsOf(field, row.replaceAll("'", '’'))),
      );
      return words;
    },
  };
}

/**
 * A trick with a star before it is done with the whole body, for a plot in which it has to be. What stands in brackets is said once in a
 * telling: "dive sideways like a goalie (and catch a sock)" is too long to come back three times.
 */
function versionsOf(field: string, row: string): [field: string, versions: readonly string[]][] {
  const parts = partsOf(row, '|');
  if (!field.endsWith('trick')) return [[field, parts]];
  const tricks = parts.map((part) => part.replace(/^\*\s*/, ''));
  const moves = tricks.filter((_, at) => parts[at]?.startsWith('*'));
  const said: [string, readonly string[]][] = [
    [field, tricks.map(inFull)],
    [inBrief(field), tricks.map(brief)],
  ];
  if (moves.length === 0) return said;
  const move = field.replace('trick', 'move');
  return [...said, [move, moves.map(inFull)], [inBrief(move), moves.map(brief)]];
}

/** "Hop like a chess knight (two forward and one aside)" needs a comma, and "dive sideways (and catch it)" does not. */
const inFull = (trick: string): string =>
  trick
    .replace(
      / \((?!and |or |with|so |that |till |until |to |from |on |in |by |at |after |for |over |as |like |through |behind |across |right |straight |up |down )/g,
      ', ',
    )
    .replace(/[()]/g, '');
const brief = (trick: string): string => trick.replace(/\s*\([^)]*\)/g, '');
/** Where a field's second saying stands. */
export const inBrief = (field: string): string => `${field} in brief`;

/** The entry that says most of what a family wrote, else the one of its class, else none. */
export function entryFor(book: WordBook, plain: string, headings: readonly string[]): BookEntry | undefined {
  const found = named.get(book) ?? new Map<string, BookEntry | undefined>();
  named.set(book, found);
  if (found.size >= mostKnown) found.clear();
  if (!found.has(plain)) found.set(plain, entryNamedIn(book, plain));
  return found.get(plain) ?? book.entries.find(({ names }) => names.includes(`class ${headings[0]}`));
}

/** Every evening the same families come: a thousand names are looked for once in what one of them wrote. */
const named = new WeakMap<WordBook, Map<string, BookEntry | undefined>>();
const mostKnown = 500;

/** The longest name that stands in it; of two as long, that of the earlier entry. */
function entryNamedIn(book: WordBook, plain: string): BookEntry | undefined {
  const first = [...new Set(plain.split(' '))];
  const [best] = first
    .flatMap((word) => namesBy(book).get(word) ?? [])
    .filter(({ name }) => hasPhrase(plain, name))
    .toSorted((a, b) => b.name.length - a.name.length || a.place - b.place);
  return best?.entry;
}

type Name = { name: string; entry: BookEntry; place: number };

/** Thousands of names, by their first words. */
function namesBy(book: WordBook): ReadonlyMap<string, readonly Name[]> {
  const known = byFirstWord.get(book);
  if (known) return known;
  const names = new Map<string, Name[]>();
  for (const [place, entry] of book.entries.entries())
    for (const name of entry.names) {
      const first = name.split(' ', 1)[0] ?? '';
      names.set(first, [...(names.get(first) ?? []), { name, entry, place }]);
    }
  byFirstWord.set(book, names);
  return names;
}

const byFirstWord = new WeakMap<WordBook, ReadonlyMap<string, readonly Name[]>>();

function partsOf(text: string, sign: string): string[] {
  return text
    .split(sign)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
