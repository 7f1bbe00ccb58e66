import { plural } from '../english/nouns.ts';
import { verbOf } from '../english/verbs.ts';
import {
  type NamedThing,
  type Thing,
  type ThingKind,
  thingKinds,
  type ThingPronoun,
  thingPronouns,
} from './thing.ts';

/** What is wrong in a book of things, where, and how to mend it. */
export class ThingsError extends Error {
  readonly line: number;

  constructor(line: number, what: string, mend: string) {
    super(`things, line ${line}: ${what}. ${mend}.`);
    this.name = 'ThingsError';
    this.line = line;
  }
}

const fields = ['noise', 'does', 'part', 'home', 'near', 'likes', 'at', 'to', 'typed'] as const;
type Field = (typeof fields)[number];

type Entry = {
  line: number;
  names: readonly WrittenName[];
  parents: readonly string[];
  kinds: readonly ThingKind[];
  pronoun: ThingPronoun | undefined;
  who: 'who' | 'that' | undefined;
  values: Partial<Record<Field, readonly string[]>>;
};

type WrittenName = { name: string; many: string | undefined; article: 'the' | undefined };

export type BookOfThings = {
  things: readonly Thing[];
  /** Every name and plural, and every way in which it is often typed, in small letters. */
  names: ReadonlyMap<string, NamedThing>;
};

/**
 * Reads a book of things: one thing a line, what belongs to it under it, moved in. A thing has what the thing that it is has,
 * where its own line does not say otherwise.
 */
export function readThings(text: string): BookOfThings {
  return toItsEnd(readThingsInSteps(text));
}

/** The same, thing by thing: the whole book is too much work for one go while others wait. */
export function* readThingsInSteps(text: string): Generator<void, BookOfThings> {
  const entries: Entry[] = [];
  for (const row of rowsOf(text).flatMap(severalIn)) {
    entries.push(readEntry(row));
    yield;
  }
  const byName = new Map<string, Entry>();
  for (const entry of entries)
    for (const { name } of entry.names) {
      const before = byName.get(name.toLowerCase());
      if (before)
        throw new ThingsError(
          entry.line,
          `"${name}" is on line ${before.line} already`,
          'Keep one of the two, or give one of them another name',
        );
      byName.set(name.toLowerCase(), entry);
    }
  const made = new Map<Entry, Thing>();
  const things: Thing[] = [];
  for (const entry of entries) {
    things.push(thingFrom(entry, byName, made, []));
    yield;
  }
  return { things, names: yield* namesOf(entries, things) };
}

export function toItsEnd<T>(steps: Iterator<void, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

type Row = { line: number; text: string };

function rowsOf(text: string): Row[] {
  const rows: Row[] = [];
  text.split(/\r?\n/).forEach((written, at) => {
    if (written.trim() === '' || written.trim().startsWith('#')) return;
    if (!/^\s/.test(written)) {
      rows.push({ line: at + 1, text: written.trim() });
      return;
    }
    const before = rows.at(-1);
    if (!before)
      throw new ThingsError(
        at + 1,
        'this is moved in, and nothing stands above it',
        'Begin the line at its very start',
      );
    const joint = written.trim().startsWith('|') || before.text.endsWith('|') ? ' ' : ' | ';
    before.text += joint + written.trim();
  });
  return rows;
}

/** "cup; mug" are two things of which the same is known; how the first is often typed is its own. */
function severalIn({ line, text }: Row): Row[] {
  const [head = '', ...rest] = text.split('|');
  const [, written = '', parents = ''] = /^(.*?)( is .+)?$/.exec(head.trim()) ?? [];
  const several = written.split(';').map((names) => names.trim());
  const first = mainName(several[0] ?? '');
  return several.map((names, at) => {
    const own = at === 0 ? rest : rest.flatMap((part) => likewise(part.trim(), first, mainName(names)));
    return { line, text: [names + parents, ...own].join(' | ') };
  });
}

function mainName(names: string): string {
  return names
    .replace(/[,(].*$/, '')
    .replace(/^the /, '')
    .trim();
}

/** "in the shed" is for a barn "in the barn"; how a shed is often typed is nothing to a barn. */
function likewise(part: string, first: string, own: string): string[] {
  if (part.startsWith('typed:')) return [];
  return [/^(at|to):/.test(part) ? part.replace(first, own) : part];
}

function readEntry({ line, text }: Row): Entry {
  const [head = '', ...rest] = text.split('|').map((part) => part.trim());
  const [, written = '', parents = ''] = /^(.*?)(?: is (.+))?$/.exec(head) ?? [];
  const entry: Entry = {
    line,
    names: listIn(written).map((name) => readName(line, name)),
    parents: listIn(parents),
    kinds: [],
    pronoun: undefined,
    who: undefined,
    values: {},
  };
  if (entry.names.length === 0)
    throw new ThingsError(line, 'there is no name before the first |', 'Write the thing there: kite | thing');
  return rest.filter((part) => part !== '').reduce((so, part) => withPart(so, part), entry);
}

function readName(line: number, written: string): WrittenName {
  const match = /^(the )?([^()]+?)(?: \(([^()]+)\))?$/.exec(written);
  if (!match)
    throw new ThingsError(
      line,
      `"${written}" is no name`,
      'A name is like these: mouse (mice), snow (some), the moon',
    );
  return { name: match[2] ?? '', many: match[3], article: match[1] ? 'the' : undefined };
}

function withPart(entry: Entry, part: string): Entry {
  const [, field, value = ''] = /^(\w+): *(.*)$/.exec(part) ?? [];
  if (field === undefined) return withWords(entry, part);
  if (!isOneOf(fields, field))
    throw new ThingsError(entry.line, `nobody knows "${field}:"`, `These are known: ${fields.join(', ')}`);
  if (entry.values[field])
    throw new ThingsError(entry.line, `"${field}:" is said twice`, 'Put both into one list, with commas');
  const list = value === '-' ? [] : listIn(value);
  if (list.length === 0 && value !== '-')
    throw new ThingsError(
      entry.line,
      `"${field}:" is empty`,
      'Say something, take it away, or write - for none at all',
    );
  return { ...entry, values: { ...entry.values, [field]: list } };
}

/** What stands between two | without a colon: its kinds, and its pronoun. */
function withWords(entry: Entry, part: string): Entry {
  return part.split(/[\s,]+/).reduce((so, word) => {
    if (isOneOf(thingKinds, word)) return { ...so, kinds: [...so.kinds, word] };
    if (isOneOf(thingPronouns, word)) return { ...so, pronoun: word };
    if (word === 'who' || word === 'that') return { ...so, who: word };
    throw new ThingsError(
      entry.line,
      `"${word}" is no kind of thing`,
      `A kind is one of ${thingKinds.join(', ')}; then it, they, he or she, and who or that may follow`,
    );
  }, entry);
}

function listIn(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim().replaceAll("'", '’'))
    .filter((part) => part !== '');
}

function isOneOf<T extends string>(list: readonly T[], word: string): word is T {
  return (list as readonly string[]).includes(word);
}

function thingFrom(
  entry: Entry,
  byName: ReadonlyMap<string, Entry>,
  made: Map<Entry, Thing>,
  path: readonly Entry[],
): Thing {
  const ready = made.get(entry);
  if (ready) return ready;
  const [main] = entry.names;
  if (!main) throw new RangeError('an entry has a name');
  if (path.includes(entry))
    throw new ThingsError(
      entry.line,
      `"${main.name}" is itself in the end`,
      'Take away one "is" of the circle',
    );
  const parents = entry.parents.map((parent) => {
    const found = byName.get(parent.toLowerCase());
    if (!found)
      throw new ThingsError(
        entry.line,
        `"${main.name}" is "${parent}", and no line says what that is`,
        `Write a line for ${parent}, or mend its spelling`,
      );
    return thingFrom(found, byName, made, [...path, entry]);
  });
  const kinds = entry.kinds.length > 0 ? entry.kinds : parents.flatMap((parent) => parent.kinds);
  const [kind, ...otherKinds] = new Set(kinds);
  if (kind === undefined)
    throw new ThingsError(entry.line, `nobody knows what "${main.name}" is`, `Say ${thingKinds.join(', ')}`);
  const own = (field: Exclude<Field, 'typed'>): readonly string[] => entry.values[field] ?? [];
  const from = (field: 'noise' | 'part' | 'home' | 'near' | 'likes'): readonly string[] =>
    entry.values[field] ?? parents.map((parent) => parent[field]).find((list) => list.length > 0) ?? [];
  const isProper = /^\p{Lu}/u.test(main.name);
  const isOnly = main.article === 'the';
  const thing: Thing = {
    noun: main.name,
    plural: pluralOf(main),
    otherNames: entry.names.slice(1).map(({ name }) => name),
    is: [...new Set([main.name, ...parents.flatMap((parent) => parent.is)])],
    kinds: [kind, ...otherKinds],
    isMass: main.many === 'some',
    isAlwaysMany: main.many === 'many',
    isOnly,
    isProper,
    pronoun: entry.pronoun ?? parents[0]?.pronoun ?? pronounOf(kind, main),
    who: entry.who ?? parents[0]?.who ?? (kind === 'person' || kind === 'creature' ? 'who' : 'that'),
    noise: from('noise'),
    does: entry.values.does
      ? own('does').map(verbOf)
      : (parents.map((parent) => parent.does).find((list) => list.length > 0) ?? []),
    part: from('part'),
    home: from('home'),
    near: from('near'),
    likes: from('likes'),
    at: own('at')[0] ?? placed('at', main, kinds, parents),
    to: own('to')[0] ?? placed('to', main, kinds, parents),
  };
  made.set(entry, thing);
  return thing;
}

/** "in the jungle", as one says "in the forest"; "at the zoo", where nothing else is known. */
function placed(
  how: 'at' | 'to',
  name: WrittenName,
  kinds: readonly ThingKind[],
  parents: readonly Thing[],
): string | undefined {
  if (!kinds.includes('place')) return undefined;
  const like = parents.find((parent) => parent[how]?.endsWith(`the ${parent.noun}`));
  if (like) return like[how]?.replace(`the ${like.noun}`, called(name));
  // "in Spain"
  return `${how === 'at' && called(name) === name.name ? 'in' : how} ${called(name)}`;
}

function pluralOf({ name, many }: WrittenName): string {
  if (many === 'some' || many === 'many') return name;
  return many ?? plural(name);
}

function pronounOf(kind: ThingKind, { many }: WrittenName): ThingPronoun {
  return kind === 'person' || many === 'many' ? 'they' : 'it';
}

/** "the zoo", "Spain", "the North Pole". */
function called({ name, article }: WrittenName): string {
  return article === undefined && /^\p{Lu}/u.test(name) ? name : `the ${name}`;
}

function* namesOf(
  entries: readonly Entry[],
  things: readonly Thing[],
): Generator<void, BookOfThings['names']> {
  const names = new Map<string, NamedThing>();
  const add = (said: string, found: NamedThing) => {
    const key = keyOf(said);
    if (!names.has(key)) names.set(key, found);
  };
  const all = entries.flatMap((entry, at) => {
    const thing = things[at];
    return thing
      ? entry.names.map((written) => ({ entry, thing, written, named: namedAs(thing, written) }))
      : [];
  });
  for (const { written, named } of all) {
    add(written.name, named);
    yield;
  }
  // A plural, and a way of typing, never takes the place of a name.
  for (const { named } of all) {
    if (!named.isMass && !named.isAlwaysMany) add(named.plural, { ...named, isPlural: true });
    yield;
  }
  for (const { entry, named, written } of all) {
    if (written !== entry.names[0]) continue;
    for (const typed of entry.values.typed ?? []) {
      add(typed, named);
      if (!named.isMass && !named.isAlwaysMany) add(plural(typed), { ...named, isPlural: true });
    }
  }
  return names;
}

/** How a name is looked up: in small letters, without accents and dashes. */
export function keyOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[\s-]+/g, ' ')
    .trim();
}

function namedAs(thing: Thing, written: WrittenName): NamedThing {
  return {
    thing,
    name: written.name,
    isPlural: written.many === 'many',
    isMass: written.many === 'some',
    isAlwaysMany: written.many === 'many',
    plural: pluralOf(written),
  };
}
