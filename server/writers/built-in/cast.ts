import { isFit } from '../triage.ts';
import type { StoryCharacter } from '../writer.ts';
import { cleanText, plainWords } from './clean-text.ts';
import { isElderWord, limbOf, type Pronoun, pronounOf, speciesOf } from './kin.ts';

/** Seven ages of life, and the animals. Each has its own verbs: a toddler sees what is low down, an elder remembers. */
export type Role = 'pet' | 'baby' | 'toddler' | 'child' | 'big-child' | 'teen' | 'adult' | 'elder';

export type Person = {
  index: number;
  name: string;
  age: number;
  role: Role;
  /** Missing where nobody told us: then the name stands, and a pronoun never does. */
  pronoun?: Pronoun;
  /** "the little dog", for those whose relationship says what they are. */
  phrase?: string;
  /** "paw", for an animal. */
  limb?: string;
  hobbies: readonly string[];
  traits: readonly string[];
  isGuest: boolean;
};

export type Cast = {
  people: readonly Person[];
  hero: Person;
  /** Who falls asleep last: the hero, but where that is somebody big and there are small ones, the smallest. */
  sleeper: Person;
  /** Nobody in it can talk yet: then the hero's part is somebody's who can. */
  isWordless: boolean;
  /** Age of the youngest listener, 2 to 12; 6 where there is no child. */
  audienceAge: number;
};

export function castOf(characters: readonly StoryCharacter[]): Cast {
  const people = toldApart(characters.map(personOf));
  const hero = chooseHero(people);
  return {
    people,
    hero,
    sleeper: chooseSleeper(people, hero),
    isWordless: hero.role === 'baby',
    audienceAge: audienceAgeOf(people),
  };
}

/** Two of one name are called big and little, as they are at home. */
function toldApart(people: readonly Person[]): Person[] {
  return people.map((person) => {
    const namesakes = people
      .filter(({ name }) => name.toLowerCase() === person.name.toLowerCase())
      .toSorted((a, b) => a.age - b.age || a.index - b.index);
    if (namesakes.length < 2) return person;
    if (person === namesakes[0]) return { ...person, name: `Little ${person.name}` };
    return person === namesakes.at(-1) ? { ...person, name: `Big ${person.name}` } : person;
  });
}

export function isChild(person: Person): boolean {
  return person.role === 'child' || person.role === 'big-child';
}

export function isHuman(person: Person): boolean {
  return person.role !== 'pet';
}

/** Who can speak in whole sentences and hold things. */
export function isAble(person: Person): boolean {
  return isHuman(person) && person.role !== 'baby' && person.role !== 'toddler';
}

function personOf(character: StoryCharacter, index: number): Person {
  const relationship = plainWords(character.relationship);
  const species = speciesOf(relationship);
  const age = Math.max(0, Math.min(120, Math.trunc(character.age) || 0));
  const pronoun = pronounOf(character.pronouns, relationship);
  return {
    index,
    name: cleanText(character.name, 80) || 'Somebody',
    age,
    role: species ? 'pet' : roleOf(relationship, age),
    ...(pronoun && { pronoun }),
    ...(species && species !== 'pet' && { phrase: `the ${age < 2 ? 'little ' : ''}${species}` }),
    ...(species && { limb: limbOf(species) }),
    hobbies: character.hobbies
      .map((hobby) => cleanText(hobby, 60))
      .filter((hobby) => hobby !== '' && isFit(hobby)),
    traits: character.traits
      .map((trait) => cleanText(trait, 60))
      .filter((trait) => trait !== '' && isFit(trait)),
    isGuest: character.isGuest ?? false,
  };
}

function roleOf(relationship: string, age: number): Role {
  if (age <= 1) return 'baby';
  if (age <= 3) return 'toddler';
  if (age <= 7) return 'child';
  if (age <= 12) return 'big-child';
  if (age <= 17) return 'teen';
  if (age >= 62) return 'elder';
  return isElderWord(relationship) ? 'elder' : 'adult';
}

/** The one nearest six among the children; else the youngest who can walk and talk; else whoever there is. */
function chooseHero(people: readonly Person[]): Person {
  const groups = [
    people.filter(isChild),
    people.filter((person) => person.role === 'toddler' && person.age >= 3),
    people.filter((person) => person.role === 'teen'),
    people.filter((person) => person.role === 'toddler'),
    people.filter(isAble),
    people.filter(isHuman),
    people,
  ];
  const group = groups.find((candidates) => candidates.length > 0) ?? [];
  const hero = group.toSorted((a, b) => Math.abs(a.age - 6) - Math.abs(b.age - 6))[0];
  if (!hero) throw new RangeError('a story needs at least one character');
  return hero;
}

function chooseSleeper(people: readonly Person[], hero: Person): Person {
  if (isChild(hero) || hero.role === 'toddler') return hero;
  const small = people.filter((person) => person.role === 'baby' || person.role === 'toddler');
  return small.toSorted((a, b) => a.age - b.age)[0] ?? hero;
}

/** Says two words together at most, and not yet a sentence. */
export function isOfFewWords(person: Person): boolean {
  return person.role === 'baby' || (person.role === 'toddler' && person.age <= 2);
}

function audienceAgeOf(people: readonly Person[]): number {
  const ages = people.filter((person) => isHuman(person) && person.age <= 12).map((person) => person.age);
  return ages.length === 0 ? 6 : Math.max(2, Math.min(...ages));
}
