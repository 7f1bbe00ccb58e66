/** A place or a day that a child knows, and how things are done there: words that can be said aloud as they stand. */
export type Occasion = {
  /** How it is typed: "school", "the dentist". The first is its own. */
  names: readonly string[];
  /** What is at home there, or has nothing to learn there: no fish is new at the swimming pool. */
  except: readonly string[];
  words: Readonly<Record<OccasionField, string>>;
  /** "birthday", where somebody in a story may have one of their own. */
  own?: string;
};

/** Each is said in a tale; the guide for authors says how each has to be put. */
export const occasionFields = [
  'at',
  'to',
  'called',
  'first',
  'then',
  'wait',
  'best',
  'wrong',
  'keeper',
  'ends',
  'ended',
  'gift',
  'bye',
  'byetoo',
] as const;
export type OccasionField = (typeof occasionFields)[number];

/** What is wrong in the book of occasions, and where. */
export class OccasionsError extends Error {
  constructor(line: number, what: string) {
    super(`occasions, line ${line}: ${what}`);
    this.name = 'OccasionsError';
  }
}

/** One name or more at the start of a line, and under it, moved in, what is so of it. */
export function readOccasions(text: string): readonly Occasion[] {
  const all: { line: number; names: readonly string[]; fields: Map<string, string> }[] = [];
  for (const [at, written] of text.split(/\r?\n/).entries()) {
    const row = written.trim();
    if (row === '' || row.startsWith('#')) continue;
    if (!/^\s/.test(written)) {
      all.push({ line: at + 1, names: listIn(row), fields: new Map() });
      continue;
    }
    const [, field = '', value = ''] = /^([a-z]+):\s*(.+)$/.exec(row) ?? [];
    const last = all.at(-1);
    if (!last) throw new OccasionsError(at + 1, 'this is moved in, and no occasion stands above it');
    if (!isKnown(field)) throw new OccasionsError(at + 1, `nobody knows "${row}"`);
    if (last.fields.has(field)) throw new OccasionsError(at + 1, `"${field}:" is said twice`);
    last.fields.set(field, value.replaceAll("'", '’'));
  }
  return all.map(({ line, names, fields }) => {
    const word = (field: OccasionField): string => {
      const value = fields.get(field);
      if (value === undefined) throw new OccasionsError(line, `"${names[0]}" has no "${field}:"`);
      return value;
    };
    const own = fields.get('own');
    return {
      names,
      except: listIn(fields.get('except') ?? ''),
      words: Object.fromEntries(occasionFields.map((field) => [field, word(field)])) as Record<
        OccasionField,
        string
      >,
      ...(own !== undefined && { own }),
    };
  });
}

function isKnown(field: string): boolean {
  return field === 'except' || field === 'own' || occasionFields.some((one) => one === field);
}

function listIn(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
