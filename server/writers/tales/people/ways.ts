import { hash } from '../random.ts';
import { ownWordsFor } from './own-words.ts';
import type { Person } from './person.ts';
import {
  type BookEntry,
  entryFor,
  inBrief,
  loveFields,
  mannerFields,
  sayingFields,
  type WordBook,
} from './word-book.ts';

/** The books that a house has of what people love and of what they are like. */
export type Ways = { loves: WordBook; manners: WordBook };

const empty: WordBook = { entries: [], anyone: { names: ['anyone'], words: {} } };
/** For whoever tells without these books. */
export const noWays: Ways = { loves: empty, manners: empty };

/** What an author can ask of anybody: {hero.gently}, {SIB.bit}. */
export const wayForms: readonly string[] = [
  ...loveFields,
  ...sayingFields,
  ...mannerFields,
  'love',
  'move',
  'thebit',
  'ownbit',
];

/** What the books have of somebody. What was chosen for tonight stands first among the hobbies, and then nothing else of them counts. */
export function waysIn(
  { loves, manners }: Ways,
  hobbies: readonly { written: string; plain: string; classes: readonly string[] }[],
  tonight: ReadonlySet<string>,
  natures: readonly string[],
): Person['ways'] {
  const found = hobbies.flatMap(({ written, plain, classes }) => {
    const entry = inTheirWords(entryFor(loves, plain, classes), written, plain);
    return entry ? [{ entry, isTonight: tonight.has(plain) }] : [];
  });
  const chosen = found.some(({ isTonight }) => isTonight)
    ? found.filter(({ isTonight }) => isTonight)
    : found;
  const like = natures.flatMap((nature) => manners.entries.find(({ names }) => names[0] === nature) ?? []);
  return {
    loves: chosen.length > 0 ? chosen.map(({ entry }) => entry) : [loves.anyone],
    manners: like.length > 0 ? like : [manners.anyone],
    isLoveKnown: chosen.length > 0,
    anyone: loves.anyone,
  };
}

/** What the book says under that very name is more particular than the name; else nothing is as particular as what the family wrote. */
function inTheirWords(entry: BookEntry | undefined, written: string, plain: string): BookEntry | undefined {
  if (entry?.names.includes(plain)) return entry;
  const own = ownWordsFor(written);
  if (!own || (!entry && !own.pastime)) return entry;
  const { love, pastime } = own;
  return {
    names: [plain],
    get words() {
      return {
        ...entry?.words,
        love: [love],
        ...(pastime && { pastime: [pastime], 'grown pastime': [pastime] }),
      };
    },
  };
}

/**
 * Somebody's words for tonight, by form. The same child hears a story every night, so that of what it loves and of how that is put
 * another is taken each evening; and of two who love the same each has their own.
 */
export function waysOf(person: Person, seed: number): Readonly<Record<string, string | undefined>> {
  const turn = (of: string) => hash(`${seed} ${of}`) + person.index;
  const oneOf = (entries: readonly BookEntry[], of: string) =>
    entries[turn(of) % entries.length]?.words ?? {};
  const known = [
    oneOf(person.ways.manners, 'nature'),
    oneOf(person.ways.loves, 'love'),
    person.ways.anyone.words,
  ];
  const isGrown = person.role === 'adult' || person.role === 'elder';
  const words: Record<string, string | undefined> = {};
  for (const field of ['love', 'move', ...loveFields, ...sayingFields, ...mannerFields]) {
    // What suits anybody who is grown never stands before what this one loves.
    const grown = `grown ${field}`;
    const from = known.find((each) => each[field] ?? (isGrown && each[grown])) ?? {};
    const asked = isGrown && from[grown] ? grown : field;
    const versions = from[asked];
    const at = versions && turn(field) % versions.length;
    words[field] = at === undefined ? undefined : versions?.[at];
    words[inBrief(field)] = at === undefined ? undefined : from[inBrief(asked)]?.[at];
  }
  words['ownbit'] = words['bit']?.replace(/^an? /, '');
  words['thebit'] = words['ownbit'] && `the ${words['ownbit']}`;
  return words;
}
