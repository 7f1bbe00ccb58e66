import { saidAloud } from '../english/said-aloud.ts';
import { isKinWord } from '../people/called.ts';
import type { Cast } from '../people/cast.ts';
import type { Person } from '../people/person.ts';
import { isRole } from '../people/cast.ts';
import type { Sentence, SentencePart, Spoken } from '../wish/sentences/sentence.ts';

/** The wish's own sentence in the words that a tale can use. What we are not sure of is missing. */
export type SentenceWords = Readonly<Record<string, string | undefined>>;

export function sentenceWordsOf(sentence: Sentence, cast: Cast): SentenceWords | undefined {
  const { is, whole, short, turned, wholeTurned } = sentence;
  const [all, again, told, mine] = [whole, short, turned, wholeTurned].map(
    (parts) => parts && sayParts(parts, cast),
  );
  if (all === undefined || again === undefined) return undefined;
  if (is === 'it happened') {
    const isTheirs = isOfHero(sentence, cast);
    return {
      news: again,
      allnews: all,
      mynews: (isTheirs ? told : undefined) ?? again,
      allmynews: (isTheirs ? mine : undefined) ?? all,
    };
  }
  if (is === 'why') return { question: again, why: told, ask: again.split(' ')[0]?.toLowerCase() };
  return { supposed: again, allsupposed: all, so: told };
}

/** What the hero did, or all of them, the hero says with an "I"; of anybody else's news it is the same as others say it. */
function isOfHero({ by, whole }: Sentence, cast: Cast): boolean {
  if (by !== undefined && by !== cast.hero.index) return false;
  return whole.every(
    (part) =>
      typeof part === 'string' ||
      part.who === 'hero' ||
      part.who === 'us' ||
      oneMeant(part.who, cast) === cast.hero,
  );
}

/** Said to this family; nothing where a "he" or "she" could be two of them, or none. */
function sayParts(parts: readonly SentencePart[], cast: Cast): string | undefined {
  const spokenOf = new Set<Person>();
  const words: string[] = [];
  for (const part of parts) {
    const word = typeof part === 'string' ? asCalled(part, cast, spokenOf) : spoken(part, cast, spokenOf);
    if (word === undefined) return undefined;
    // "Uncle Rob" in the wish, who is Uncle Rob already.
    if (word !== part && isKinWord(words.at(-1) ?? '')) words.pop();
    words.push(word);
  }
  return saidAloud(words);
}

/** Rob, whose name the wish has, is Dad in his child's story; "Rob’s" is "Dad’s". */
function asCalled(part: string, { people, absent }: Cast, spokenOf: Set<Person>): string {
  const everybody = [...people, ...absent];
  for (const person of everybody) {
    const { written, name } = person;
    // Tom, whose father is Tom as well: nobody knows which of them.
    if (everybody.filter((one) => one.written === written).length > 1) continue;
    if (part === written) spokenOf.add(person);
    if (part === written || part === `${written}’s`) return part.replace(written, () => name);
  }
  return part;
}

const forms = {
  he: { he: 'he', him: 'him', his: 'his', himself: 'himself' },
  she: { he: 'she', him: 'her', his: 'her', himself: 'herself' },
} as const;

function spoken({ who, form }: Spoken, cast: Cast, spokenOf: Set<Person>): string | undefined {
  if (who === 'us') return family(form, cast, spokenOf);
  const person = who === 'hero' ? cast.hero : oneMeant(who, cast);
  if (!person) return undefined;
  const isKnown = spokenOf.has(person) || form === 'himself';
  spokenOf.add(person);
  const own = person.pronoun === 'he' || person.pronoun === 'she' ? forms[person.pronoun] : undefined;
  if (isKnown && own) return own[form];
  if (form === 'himself') return 'themself';
  return form === 'his' ? `${person.name}’s` : person.name;
}

/** The hero, or whichever of the children alone can be meant. */
function oneMeant(pronoun: 'he' | 'she', { hero, people }: Cast): Person | undefined {
  if (hero.pronoun === pronoun) return hero;
  const children = people.filter(
    (one) => one.pronoun === pronoun && (isRole(one, 'child') || isRole(one, 'little')),
  );
  return children.length === 1 ? children[0] : undefined;
}

const mostNamed = 3;

function family(form: Spoken['form'], { people }: Cast, spokenOf: Set<Person>): string {
  const isKnown = people.every((person) => spokenOf.has(person));
  for (const person of people) spokenOf.add(person);
  if (form === 'his') return isKnown ? 'their' : 'the';
  if (form === 'himself') return 'themselves';
  if (isKnown) return form === 'he' ? 'they' : 'them';
  if (people.length > mostNamed || people.length < 2) return form === 'he' ? 'they all' : 'all of them';
  const names = people.map(({ name }) => name);
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
