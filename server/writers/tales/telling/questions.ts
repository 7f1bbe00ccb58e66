import { howLoved } from '../people/loves.ts';
import { isRole, isWhoTo } from '../people/cast.ts';
import type { Person } from '../people/person.ts';
import { hobbyClasses, isWho, natures } from '../notation/vocabulary.ts';
import type { Condition } from '../tale.ts';
import type { Stage } from './stage.ts';

/** Whether a condition of the notation holds for this family tonight. */
export function holds(condition: Condition, stage: Stage, speaking?: Person): boolean {
  return condition.terms.every(({ not, any }) => any.some((one) => isSo(one, stage, speaking)) !== not);
}

function isSo(question: string, stage: Stage, speaking: Person | undefined): boolean {
  const { cast, duration, ages, subject } = stage;
  const { hero, others } = cast;
  switch (question) {
    case 'short':
      return duration === 'short';
    case 'medium':
      return duration !== 'short';
    case 'long':
      return duration === 'long';
    case '2-4':
    case '5-7':
    case '8-12':
      return ages === question;
    case '5+':
      return ages !== '2-4';
    case '2-7':
      return ages !== '8-12';
    case 'alone':
      return others.length === 0;
    case 'company':
      return others.length > 0;
    case 'people':
      return others.some((person) => isRole(person, 'human') && person.role !== 'baby');
    case 'hobby':
      return hero.hobbies.length > 0;
    case 'absent':
      return stage.absent !== undefined;
    case 'cannot':
      return subject?.isUnable ?? false;
    case 'plural':
      return subject?.isPlural ?? false;
    case 'mass':
      return subject?.isMass ?? false;
    case 'proper':
      return subject?.isProper ?? false;
    default:
      return isSoOf(question, stage, speaking);
  }
}

function isSoOf(question: string, stage: Stage, speaking: Person | undefined): boolean {
  const { cast, parts, subject, culture, keys } = stage;
  const { hero, others } = cast;
  const [first = '', ...rest] = question.split(' ');
  const second = rest.at(-1) ?? '';
  if (/^\d+\+?$/.test(first) && second === 'others') {
    const count = Number.parseInt(first, 10);
    return first.endsWith('+') ? others.length >= count : others.length === count;
  }
  if (first === 'hero') return isKnownOf(hero, second) ?? isWithin(hero.age, second);
  if (first === 'kind') return subject?.kind === second;
  if (first === 'culture') return culture === second;
  if (first === 'knows') return (stage.sentence?.[second] ?? subject?.words[second]) !== undefined;
  if (first === 'asks') return stage.sentence?.['ask'] === second;
  if (first === 'does') return subject?.words['verb']?.split(' ')[0] === second;
  if (first === 'key') return keys.get('hero')?.name === second;
  if (first === 'likes') return likes(hero, second);
  if (/^[A-Z]+$/.test(first)) {
    const person = first === 'P' ? speaking : parts.get(first);
    if (!person || rest.length === 0) return person !== undefined;
    return (
      isKnownOf(person, second) ??
      (rest[0] === 'likes' ? likes(person, second) : isPersonSo(person, second, hero))
    );
  }
  if ((natures as readonly string[]).includes(question)) return hero.natures.includes(question);
  if ((hobbyClasses as readonly string[]).includes(question))
    return hero.hobbies[0]?.classes.includes(question) ?? false;
  return isWho(question) && others.some((person) => isWhoTo(person, question, hero));
}

function isPersonSo(person: Person, word: string, hero: Person): boolean {
  // "BIRD is parrot": as the family has it.
  return isWho(word)
    ? isWhoTo(person, word, hero)
    : person.natures.includes(word) || person.relationship.split(' ').includes(word);
}

/** Whether the books know what somebody loves, or what they are like. */
function isKnownOf(person: Person, word: string): boolean | undefined {
  if (word === 'loves') return person.ways.isLoveKnown;
  return word === 'natured' ? person.natures.length > 0 : undefined;
}

function likes(person: Person, word: string): boolean {
  return howLoved(person, [word]) !== undefined;
}

function isWithin(age: number, range: string): boolean {
  const from = Number.parseInt(range, 10);
  const to = range.endsWith('+') ? 120 : Number(range.split('-')[1] ?? from);
  return age >= from && age <= to;
}
