import type { StoryCharacter } from '../../writer.ts';
import { cleanText, hasPhrase, plainWords, withoutWhose } from '../../clean-text.ts';
import { type Role, type Relation, roleGroups } from '../notation/vocabulary.ts';
import { asTheChildSays } from './called.ts';
import { pronounOfName } from './first-names.ts';
import { isElderWord, pronounOf, pronounWithin, relationWordOf, speciesOf } from './kin.ts';
import { lookedUp } from './looked-up.ts';
import type { Person } from './person.ts';
import { type Ways, waysIn } from './ways.ts';
import type { WordTable } from './word-table.ts';

/** What is known of hobbies and natures, as the shelf's tables have it, and how they are told. */
export type PeopleTables = { hobbies: WordTable; natures: WordTable; ways: Ways };

export type Cast = {
  people: readonly Person[];
  hero: Person;
  others: readonly Person[];
  /** Whom tonight speaks of, and who are not there. */
  absent: readonly Person[];
  /** The youngest who can follow a story, 2 to 12; 6 where there is no child. */
  listenerAge: number;
};

/** What tonight says of the people: their hobbies that were chosen, who is named in the wish, whose story it is, and who is spoken of but not there. */
export type Tonight = {
  interests?: readonly string[];
  named?: readonly number[];
  toldFor?: readonly number[];
  absent?: readonly number[];
};

/** Everybody of tonight. Whom the wish names is the hero, if it is somebody a story can be about; else whose story it is, or for whom it is asked. */
export function castOf(
  characters: readonly StoryCharacter[],
  tables: PeopleTables,
  { interests = [], ...tonight }: Tonight = {},
): Cast {
  return castFrom(peopleOf(characters, tables, interests), tonight);
}

/** Everybody as a tale knows them, whoever will be its hero. To look through all that they love takes milliseconds. */
export function peopleOf(
  characters: readonly StoryCharacter[],
  tables: PeopleTables,
  interests: readonly string[],
): readonly Person[] {
  const tonight = new Set(interests.map(plainWords));
  return characters.map((one, index) => personOf(one, index, tables, tonight));
}

/** The same people again, of whom another may be the hero. */
export function castFrom(
  characters: readonly Person[],
  { named = [], toldFor = [], absent = [] }: Omit<Tonight, 'interests'>,
): Cast {
  const everybody = withTheOnlyChildAsTwo(characters);
  const isThere = ({ index }: Person) => !absent.includes(index);
  const asked = everybody.filter(isThere);
  const whose =
    heroAmong(asked, named) ?? heroAmong(asked, toldFor) ?? childInTheMiddle(asked) ?? nearestSix(asked);
  const called = toldApart(asTheChildSays(everybody, whose));
  const people = called.filter(isThere);
  const hero = people.find(({ index }) => index === whose.index) ?? whose;
  return {
    people,
    hero,
    others: people.filter((person) => person !== hero),
    absent: called.filter((person) => !isThere(person)),
    listenerAge: listenerAgeOf(people, hero),
  };
}

export function isAnimal(person: Person): boolean {
  return isRole(person, 'animal');
}

export function isRole(person: Person, word: string): boolean {
  return person.role === word || (roleGroups[word]?.includes(person.role) ?? false);
}

const parentWords =
  /\b(mother|mum|mom|mama|mamma|mommy|mummy|ammi|umm|madre|father|dad|papa|daddy|abba|baba|padre|parent|stepmother|stepmum|stepmom|stepfather|stepdad|wife|husband|partner|me|myself|self)\b/;
const auntWords = /\b(aunt|auntie|aunty|uncle|whaea|matua|tia|tio)\b/;
const friendWords = /\b(friend|neighbour|neighbor|classmate|guest|best friend)\b/;

/** What somebody is beside the hero: "older", "parent", or a role. */
export function isWhoTo(person: Person, word: string, hero: Person): boolean {
  const isYoung = isRole(person, 'child') || person.role === 'toddler' || person.role === 'teen';
  switch (word as Relation) {
    case 'older':
      return isYoung && person.age > hero.age;
    case 'younger':
      return (isYoung || person.role === 'baby') && person.age < hero.age && person.role !== 'baby';
    case 'twin':
      return isYoung && person.age === hero.age && !isWhoTo(person, 'friend', hero);
    case 'parent':
      return isRole(person, 'grownup') && parentWords.test(person.relationship);
    case 'grandparent':
      return person.role === 'elder' && !auntWords.test(person.relationship);
    case 'aunt':
      return isRole(person, 'grownup') && auntWords.test(person.relationship);
    case 'friend':
      return isRole(person, 'child') && (person.isGuest || friendWords.test(person.relationship));
    default:
      return isRole(person, word);
  }
}

/** "brother", "grandmother", "dog": what they are to the hero, in a word that a sentence can use after "her". */
export function relationTo(person: Person, hero: Person): string {
  if (isAnimal(person)) return person.species ?? 'pet';
  const word = relationWordOf(person.relationship);
  const isOfHeroesAge = isRole(person, 'child') || person.role === 'teen' || isRole(person, 'little');
  if (isOfHeroesAge && !person.isGuest && (word === undefined || childWords.has(word))) {
    if (friendWords.test(person.relationship)) return 'friend';
    if (isRole(hero, 'grownup')) return word ?? 'child';
    return person.pronoun === 'he' ? 'brother' : person.pronoun === 'she' ? 'sister' : 'friend';
  }
  return word ?? 'friend';
}

const childWords = new Set(
  'son daughter brother sister child grandson granddaughter niece nephew'.split(' '),
);

/** Two of one name are called big and little, as they are at home. */
function toldApart(people: readonly Person[]): Person[] {
  return people.map((person) => {
    const namesakes = people
      .filter(({ name }) => name.toLowerCase() === person.name.toLowerCase())
      .toSorted((a, b) => a.age - b.age || a.index - b.index);
    if (namesakes.length < 2) return person;
    const place = namesakes.indexOf(person);
    const name =
      place === 0
        ? `Little ${person.name}`
        : place === namesakes.length - 1
          ? `Big ${person.name}`
          : `${person.name} in the middle`;
    return { ...person, name, calledAtFirst: name };
  });
}

function personOf(
  character: StoryCharacter,
  index: number,
  tables: PeopleTables,
  tonight: ReadonlySet<string>,
): Person {
  const called = plainWords(character.relationship);
  const isWhat = plainWords(withoutWhose(character.relationship));
  const species = speciesOf(isWhat, character.hobbies);
  // "Pet", fond of "cat", is the cat.
  const relationship = species === undefined || hasPhrase(called, species) ? called : `${called} ${species}`;
  const age = Math.max(0, Math.min(120, Math.trunc(character.age) || 0));
  const name = cleanText(character.name, 80) || 'Somebody';
  const role = roleOf(isWhat, species, age);
  const pronoun =
    pronounOf(character.pronouns, isWhat) ??
    pronounWithin([...character.hobbies, ...character.traits]) ??
    (species ? 'it' : pronounOfName(character.name));
  const hobbies = lookedUp(character.hobbies, tables.hobbies).map(({ written, plain, headings }) => ({
    written,
    plain,
    classes: headings,
  }));
  const natures = lookedUp(character.traits, tables.natures).flatMap(({ headings }) => headings);
  return {
    index,
    name,
    written: name,
    calledAtFirst: calledAtFirst(name, role, species),
    age,
    role,
    ...(pronoun && { pronoun }),
    relationship,
    ...(species && species !== 'pet' && { species }),
    // What the family chose for tonight comes first.
    hobbies: hobbies.toSorted((a, b) => Number(tonight.has(b.plain)) - Number(tonight.has(a.plain))),
    natures,
    ways: waysIn(tables.ways, hobbies, tonight, natures),
    isGuest: character.isGuest ?? false,
  };
}

function calledAtFirst(name: string, role: Role, species: string | undefined): string {
  if (species && species !== 'pet' && !hasPhrase(plainWords(name), species)) return `${name} the ${species}`;
  return role === 'baby' && !/\bbaby\b/i.test(name) ? `baby ${name}` : name;
}

function roleOf(relationship: string, species: string | undefined, age: number): Role {
  if (species) {
    if (/^(dog|puppy|pup)$/.test(species)) return 'dog';
    return /^(cat|kitten)$/.test(species) ? 'cat' : 'pet';
  }
  if (age <= 1) return 'baby';
  if (age <= 3) return 'toddler';
  if (age <= 12) return 'child';
  if (age <= 17) return 'teen';
  return age >= 62 || isElderWord(relationship) ? 'elder' : 'adult';
}

/**
 * A child of one with nobody but grown-ups would be a baby in its own story, and the story its mother's. There are hundreds of tales for
 * children of two, and whoever is one hears them gladly.
 */
function withTheOnlyChildAsTwo(people: readonly Person[]): readonly Person[] {
  if (people.some((person) => /^(?:child|toddler|teen)$/.test(person.role))) return people;
  return people.map((person) =>
    person.role === 'baby' && person.age >= 1
      ? { ...person, role: 'toddler', age: 2, calledAtFirst: person.name }
      : person,
  );
}

/** The one nearest six among those who are asked for. */
function heroAmong(people: readonly Person[], asked: readonly number[]): Person | undefined {
  return people
    .filter(({ index, role }) => asked.includes(index) && /^(child|teen|toddler)$/.test(role))
    .toSorted(nearerSix)[0];
}

/** "Daughter, sister, friend": who is called a sister is somebody's, and it is asked for the child whose sister that is. */
function childInTheMiddle(people: readonly Person[]): Person | undefined {
  const children = people.filter(({ role }) => role === 'child' || role === 'toddler');
  const own = children.filter(
    ({ relationship, isGuest }) => !isGuest && !/\b(sister|brother|cousin|friend)\b/.test(relationship),
  );
  return own.length === 1 && children.length > 1 ? own[0] : undefined;
}

/** The one nearest six among the children; else the youngest who can walk and talk; else whoever there is. */
function nearestSix(people: readonly Person[]): Person {
  for (const wanted of ['child', 'toddler', 'teen', 'grownup', 'baby', 'animal']) {
    const nearest = people.filter((person) => isRole(person, wanted)).toSorted(nearerSix)[0];
    if (nearest) return nearest;
  }
  throw new RangeError('a story needs at least one character');
}

const nearerSix = (a: Person, b: Person): number => Math.abs(a.age - 6) - Math.abs(b.age - 6);

/** A baby beside a big child does not make it a baby's story. */
function listenerAgeOf(people: readonly Person[], hero: Person): number {
  const ages = people
    .filter(({ role, age }) => role === 'child' || (role === 'toddler' && age >= 3))
    .map(({ age }) => age);
  if (isRole(hero, 'toddler')) ages.push(hero.age);
  return ages.length === 0 ? 6 : Math.max(2, Math.min(12, ...ages));
}
