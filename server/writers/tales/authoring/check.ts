import { durations } from '#contract/stories.ts';
import { fitsFamily, isAlmost } from '../choosing/fits.ts';
import { readTale } from '../notation/read-tale.ts';
import { type Cast, castOf, type PeopleTables } from '../people/cast.ts';
import { hash } from '../random.ts';
import { placeIn } from '../shelf/places.ts';
import type { Shelf } from '../shelf/shelf.ts';
import type { Tale } from '../tale.ts';
import { UnknownSlot } from '../telling/say.ts';
import { sentenceWordsOf } from '../telling/sentence-words.ts';
import type { SubjectWords } from '../telling/subject-words.ts';
import { tellTale, type Told } from '../telling/tell-tale.ts';
import type { Sentence } from '../wish/sentences/sentence.ts';
import { rehearsalFamilies, type RehearsalFamily } from './families.ts';

/** A tale told to everybody it says it is for, and what went wrong. */
export type Rehearsal = {
  family: string;
  duration: keyof typeof durations;
  wish: string;
  told: Told;
  /** It was written for another age, and is told where there is no other. */
  isAlmost: boolean;
};
export type Complaint = { line?: number; text: string; times: number };

export type Subjects = readonly {
  wish: string;
  subject?: SubjectWords;
  other?: SubjectWords;
  sentence?: Sentence;
}[];

export function checkTale(
  file: string,
  source: string,
  shelf: Pick<Shelf, 'tables' | 'places'>,
  subjectsFor: (tale: Tale) => Subjects,
  { inTurns: isInTurns = false } = {},
): { tale: Tale; complaints: readonly Complaint[]; rehearsals: readonly Rehearsal[] } {
  const { tale, faults } = readTale(file, source);
  const complaints = new Map<string, Complaint>();
  const complain = (text: string, line?: number) => {
    const before = complaints.get(text);
    complaints.set(text, { text, times: (before?.times ?? 0) + 1, ...(line !== undefined && { line }) });
  };
  for (const { line, text } of faults) complain(text, line);
  for (const text of keyFaults(tale)) complain(text);
  const rehearsals: Rehearsal[] = [];
  if (faults.length === 0) {
    const subjects = subjectsFor(tale);
    const rehearse = (family: RehearsalFamily, lengths: Tale['lengths'], wishes: Subjects) => {
      for (const rehearsal of tellTo(family, tale, shelf, { lengths, subjects: wishes, complain })) {
        rehearsals.push(rehearsal);
        for (const text of wrongWith(rehearsal)) complain(text);
      }
    };
    const lengthsFor = isInTurns ? lengthInTurn(tale) : () => tale.lengths;
    const wishesFor = (turn: number) => (isInTurns ? oneInTurn(subjects, turn) : someInTurn(subjects, turn));
    for (const [turn, family] of rehearsalFamilies.entries())
      rehearse(family, lengthsFor(turn), wishesFor(turn));
    // What somebody loves changes a line or two: it is heard in the longest telling, which has every line, and with one wish each.
    const loving = [...lovingFamilies(tale, rehearsalFamilies)];
    for (const [turn, family] of loving.entries()) {
      if (isInTurns && turn % 2 !== hash(tale.id) % 2) continue;
      rehearse(family, tale.lengths.slice(-1), oneInTurn(subjects, turn));
    }
    for (const text of lengthFaults(tale, rehearsals)) complain(text);
    if (rehearsals.length === 0)
      complain('it could be told to none of the families of the rehearsals: hero, people, needs');
  }
  return { tale, complaints: [...complaints.values()], rehearsals };
}

/** More than a shape's few: each family hears some of them, and each of them is heard by families enough. */
const mostEach = 7;
const someEach = 3;
const someInTurn = (subjects: Subjects, turn: number): Subjects =>
  subjects.length <= mostEach
    ? subjects
    : Array.from({ length: someEach }, (_, at) => subjects[(turn * someEach + at) % subjects.length]).flatMap(
        (subject) => subject ?? [],
      );
const oneInTurn = (subjects: Subjects, turn: number): Subjects => {
  const at = turn % subjects.length;
  return subjects.slice(at, at + 1);
};

/**
 * For whoever looks at a thousand tales in a row: each family hears one length and one wish, and others of the next tale. Where a tale knows what somebody
 * loves, every second of them hears the longest as well, which has every line: of 512 faults that were put into tales the whole rehearsal finds
 * 474, and this 469 in two fifths of its time.
 */
function lengthInTurn({ id, lengths }: Tale): (turn: number) => Tale['lengths'] {
  const first = hash(id);
  return (turn) => lengths.filter((_, at) => at === (first + turn) % lengths.length);
}

/** Whom and what a tale of the next evening is tried with. */
const lastNight = { friend: 'the night milkman', keep: 'a row of empty bottles' };

function* tellTo(
  family: RehearsalFamily,
  tale: Tale,
  { tables, places }: Pick<Shelf, 'tables' | 'places'>,
  {
    lengths,
    subjects,
    complain,
  }: {
    lengths: Tale['lengths'];
    subjects: Subjects;
    complain: (text: string, line?: number) => void;
  },
): Generator<Rehearsal> {
  const cast = castFor(family, tables);
  const culture = tale.cultures[0] ?? family.culture;
  // Any of them may be whom the wish names.
  const wished = cast.others.map(({ index }) => index);
  if (!fitsFamily(tale, cast, culture, 'none', wished)) return;
  for (const duration of lengths) {
    for (const { wish, subject, other, sentence: asked } of subjects) {
      const sentence = asked && sentenceWordsOf(asked, cast);
      try {
        const seed = hash(`${tale.id} ${family.id} ${wish}`);
        const telling = {
          cast,
          duration,
          culture,
          place: placeIn(places, culture, seed),
          subject,
          other,
          sentence,
          earlier: lastNight,
          absent: 'Grandma',
          wished,
        };
        const told = tellTale(tale, { ...telling, seed });
        yield { family: family.id, duration, wish, told, isAlmost: isAlmost(cast.hero.age, tale) };
      } catch (error) {
        if (!(error instanceof UnknownSlot)) throw error;
        complain(error.message, error.line);
      }
    }
  }
}

/** Hundreds of tales are told to the same families. */
const casts = new WeakMap<RehearsalFamily, { tables: PeopleTables; cast: Cast }>();

function castFor(family: RehearsalFamily, tables: PeopleTables): Cast {
  const known = casts.get(family);
  if (known?.tables === tables) return known.cast;
  const cast = castOf(family.characters, tables);
  casts.set(family, { tables, cast });
  return cast;
}

/** The same families again, loving in turn what the tale has keys and lines for, so that each of these is told to somebody. */
function* lovingFamilies(
  { opens, loved }: Tale,
  families: readonly RehearsalFamily[],
): Generator<RehearsalFamily> {
  const words = [...new Set([...loved, ...opens])];
  if (words.length === 0) return;
  let next = 0;
  for (const { id, culture, characters } of families) {
    const loving = characters.map((one) => ({ ...one, hobbies: [words[next++ % words.length] ?? ''] }));
    yield { id: `${id}, loving`, culture, characters: loving };
  }
}

/** Every key of one owner has the same slots, and somebody whom no key fits is not left without one. */
function keyFaults(tale: Tale): string[] {
  return [...new Set(tale.keys.map(({ owner }) => owner))].flatMap((owner) => {
    const keys = tale.keys.filter((key) => key.owner === owner);
    const slots = new Set(keys.flatMap((key) => [...key.slots.keys()]));
    const missing = keys.flatMap((key) =>
      [...slots].filter((slot) => !key.slots.has(slot)).map((slot) => `key ${key.name} has no ${slot}`),
    );
    const hasFallback = keys.some(({ name }) => name === 'anyone');
    return hasFallback ? missing : [...missing, `${owner} has keys, but no key anyone`];
  });
}

/**
 * A little outside of an evening's words is no fault of a story: what people love is said in words of unlike length, and at most it is three
 * quarters of a minute. Many people or a very long name take their room.
 */
function leewayFor(family: string): number {
  return /^(ten|six|a long name)/.test(family) ? 0.28 : 0.15;
}

/** Of each length, how many tellings have too few or too many words for the minutes that are promised. */
function lengthFaults(tale: Tale, rehearsals: readonly Rehearsal[]): string[] {
  return tale.lengths.flatMap((length) => {
    const [least, most] = durations[length].words;
    const ours = rehearsals.filter((rehearsal) => rehearsal.duration === length && !rehearsal.isAlmost);
    const outside = ours.filter(
      ({ told, family }) =>
        told.words < least * (1 - leewayFor(family)) || told.words > most * (1 + leewayFor(family)),
    );
    if (outside.length === 0) return [];
    const worst = outside.map(({ told, family }) => `${told.words} (${family})`).slice(0, 4);
    return [
      `${length}: ${outside.length} of ${ours.length} are outside ${least} to ${most} words: ${worst.join(', ')}`,
    ];
  });
}

/** The first of a kind stands for all of its kind: the family is named once. */
function wrongWith({ told }: Rehearsal): string[] {
  const text = told.paragraphs.join('\n');
  const wrong: string[] = [];
  const around = (at: number) => `"${text.slice(Math.max(0, at - 30), at + 30).replaceAll('\n', ' / ')}"`;
  for (const kind of told.morning.untold)
    wrong.push(
      kind === 'word'
        ? 'breakfast: two of its words have to be told in every telling'
        : `breakfast: no "${kind}" has an answer that was told, in these very words`,
    );
  if (told.silent.length > 0)
    wrong.push(`nothing is written for ${told.silent.map(({ role }) => role).join(' and ')}`);
  const odd = /[{}<>|~]|[.!?,;:…][“\p{L}]|\bundefined\b|\s\s|\s[,.;:!?]|[,;:][.,]|\.\.|“”/u.exec(text);
  if (odd) wrong.push(`odd signs near ${around(odd.index)}`);
  const small = /(?:^|[.!?] )\p{Ll}/mu.exec(text);
  if (small) wrong.push(`a sentence begins small: ${around(small.index)}`);
  if (/[?!]/u.test(told.paragraphs.at(-1) ?? '')) wrong.push('the last paragraph asks or shouts');
  return wrong;
}
