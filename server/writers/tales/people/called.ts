import { plainWords } from '../../clean-text.ts';
import {
  auntsAndUncles,
  fathers,
  firstNamesToo,
  grandfathers,
  grandmothers,
  mothers,
  nannies,
} from './kin-words.ts';
import { isElderWord } from './kin.ts';
import type { Person } from './person.ts';

/**
 * Everybody as the child calls them whose story it is. Profiles say Rob and Claire, and no child of theirs does: it says Dad and Mum, in
 * whichever word the family wrote. Who is nobody's child here (a friend, a niece) says names. Two whom one word would mean keep theirs.
 */
export function asTheChildSays(everybody: readonly Person[], hero: Person): readonly Person[] {
  if (!isChildOfTheHouse(hero)) return everybody.map((person) => withTitle(person, hero));
  const called = everybody.map((person) => ({ person, word: wordFor(person, hero) }));
  const isTaken = (word: string) =>
    called.filter((one) => one.word === word || one.person.name === word).length > 1;
  return called.map(({ person, word }) => {
    if (word === undefined) return withTitle(person, hero);
    if (!isTaken(word)) return named(person, word);
    // Two grandmas are Grandma Rose and Grandma Joan; two mums are who they are.
    return parents.has(word) ? person : named(person, `${word} ${person.name}`);
  });
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const said = (words: readonly string[]): [string, string][] => words.map((word) => [word, capital(word)]);

const parentWords = new Map([...said([...mothers, ...fathers]), ['mother', 'Mum'], ['father', 'Dad']]);
const grandparentWords = new Map([
  ...said([...grandmothers, ...grandfathers]),
  ['grandmother', 'Grandma'],
  ['grandfather', 'Grandad'],
  ['granddad', 'Grandad'],
]);
/** Said with the name behind it. */
const titleWords = new Map(said(['aunt', 'auntie', 'aunty', 'uncle', 'whaea', 'matua', 'tia', 'tio']));
const parents = new Set(parentWords.values());
const kinWords = new Set([
  ...parentWords.keys(),
  ...grandparentWords.keys(),
  ...titleWords.keys(),
  ...nannies,
]);

export const isKinWord = (word: string): boolean => kinWords.has(word.toLowerCase());

const isOtherHouse = /\b(?:friend|classmate|neighbou?r|guest|cousin|niece|nephew|godson|goddaughter)\b/;

function isChildOfTheHouse({ role, relationship, isGuest }: Person): boolean {
  return /^(?:child|toddler|teen|baby)$/.test(role) && !isGuest && !isOtherHouse.test(relationship);
}

/** Dad, Grandma: what stands for the name. Of a parent of unknown kind the pronoun says it. */
function wordFor(person: Person, hero: Person): string | undefined {
  if (person === hero || !isToBeCalled(person)) return undefined;
  const word = kinWordOf(person.relationship);
  if (word === undefined) return undefined;
  const ofUnknownKind: Record<string, [string, string]> = {
    parent: ['Mum', 'Dad'],
    grandparent: ['Grandma', 'Grandad'],
  };
  const [she, he] = ofUnknownKind[word] ?? [];
  if (she !== undefined) return person.pronoun === 'she' ? she : person.pronoun === 'he' ? he : undefined;
  return parentWords.get(word) ?? grandparentWords.get(word);
}

/** "Auntie Sue", to whichever child. */
function withTitle(person: Person, hero: Person): Person {
  if (person === hero || !isToBeCalled(person)) return person;
  const title = titleWords.get(kinWordOf(person.relationship) ?? '');
  return title === undefined ? person : named(person, `${title} ${person.name}`);
}

/** A grown-up, and no "Nana Rose" or "Daddy", who is called what she is called. */
function isToBeCalled({ role, name, relationship }: Person): boolean {
  if (role !== 'adult' && role !== 'elder') return false;
  const isHowCalled = (word: string) =>
    isKinWord(word) && (!firstNamesToo.has(word) || isElderWord(relationship));
  const all = plainWords(name).split(' ');
  if (all.length > 1 && auntsAndUncles.includes(all[0] ?? '')) return false;
  // "Po Po", "Ah Ma"
  return ![...all, all.join('')].some(isHowCalled);
}

/** "Her grandmother, mum's side": the first word that says who it is, and none where it says more ("step mum", "mother in law", "Leo's dad"). */
function kinWordOf(relationship: string): string | undefined {
  const [first, ...more] = relationship
    .split(' ')
    .filter((word) => !/^(?:my|our|her|his|their|the|maternal|paternal)$/.test(word));
  return more.some((word) => /^(?:in|law|friend|girlfriend|boyfriend|of|partner)$/.test(word))
    ? undefined
    : first;
}

const named = (person: Person, name: string): Person => ({ ...person, name, calledAtFirst: name });
