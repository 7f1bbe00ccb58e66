import { hasPhrase, plainWords } from './clean-text.ts';
import { animalIn } from './kin.ts';
import type { Referent } from './referents.ts';

/** What somebody is called whom the parent's words do not name. */
export const unnamed = {
  loss: 'somebody they loved',
  memory: 'the one in the big chair',
  away: 'the one who was away',
} as const;

/** Who has died, or forgets, or is away, as far as the parent's words say it in words we know: an animal, one of the family, a friend, or nobody named. */
export function lostOne(asked: string, sorrow: keyof typeof unnamed): Referent {
  const plain = plainWords(asked);
  const animal = animalIn(plain);
  const relation = relations.find((word) => hasPhrase(plain, word));
  const name = animal
    ? `the ${animal}`
    : relation
      ? relation.charAt(0).toUpperCase() + relation.slice(1)
      : sorrow === 'away' && hasPhrase(plain, 'friend')
        ? 'the friend who had moved away'
        : unnamed[sorrow];
  return {
    key: 'lost',
    name,
    withA: name,
    isOpaque: false,
    pronoun: undefined,
    isPlural: false,
    isPerson: true,
    phrase: undefined,
  };
}

const relations = [
  'great grandma',
  'great grandpa',
  'grandma',
  'grandpa',
  'grandmother',
  'grandfather',
  'granny',
  'nana',
  'nanny',
  'grandad',
  'granddad',
  'nan',
  'pop',
  'poppa',
  'pops',
  'papou',
  'yiayia',
  'babushka',
  'babcia',
  'tutu',
  'gran',
  'oma',
  'opa',
  'nonna',
  'nonno',
  'abuela',
  'abuelo',
  'kui',
  'koro',
  'auntie',
  'aunt',
  'uncle',
  'mum',
  'mom',
  'mummy',
  'mommy',
  'dad',
  'daddy',
  'papa',
  'mama',
];

/** Whether the words speak of somebody who has grown old in the family. */
export function speaksOfElder(plain: string): boolean {
  return elders.some((word) => hasPhrase(plain, word));
}

const elders = relations.slice(0, relations.indexOf('auntie'));
