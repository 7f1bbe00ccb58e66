import { hasPhrase, plainWords } from './clean-text.ts';
import { animalIn } from './kin.ts';
import type { Referent } from './referents.ts';

/** Who has died, as far as the parent's words say it in words we know: an animal, one of the family, or nobody named. */
export function lostOne(asked: string): Referent {
  const plain = plainWords(asked);
  const animal = animalIn(plain);
  const relation = relations.find((word) => hasPhrase(plain, word));
  const name = animal
    ? `the ${animal}`
    : relation
      ? relation.charAt(0).toUpperCase() + relation.slice(1)
      : 'somebody they loved';
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
