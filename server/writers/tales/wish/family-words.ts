import type { StoryCharacter } from '../../writer.ts';
import { withoutWhose } from '../../clean-text.ts';
import { folded } from './words-of.ts';

/** Those of a family whom a wish may speak of without a name. */
export type Relation =
  | 'mother'
  | 'father'
  | 'grandmother'
  | 'grandfather'
  | 'sister'
  | 'brother'
  | 'aunt'
  | 'uncle'
  | 'cousin'
  | 'baby'
  | 'son'
  | 'daughter'
  | 'parent'
  | 'grandparent'
  | 'sibling'
  | 'twin'
  | 'wife'
  | 'husband';

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

const relationWords: Readonly<Record<Relation, readonly string[]>> = {
  mother: words(
    'mum mummy mom mommy momma mama mamma mother mam ammi stepmum stepmom stepmother mami mamá maman madre',
  ),
  father: words('dad daddy papa father dada daddies baba abba abbu stepdad stepfather papi papá padre'),
  grandmother:
    words(`grandma granny gran nana nan nanna nanny nonna oma abuela abuelita grandmother grandmama nani dadi
    yaya yiayia babushka babcia halmoni obaachan teta gogo bibi kuia kui nain mamgu mormor farmor nainai popo lola grammy
    grammie mamie mémé grandmum gramma mawmaw meemaw`),
  grandfather:
    words(`grandpa grandad granddad gramps grandfather opa nonno abuelo abuelito poppa grandpapa papou dziadek
    dedushka taid tadcu koro koroua dadaji nanaji jiddo harabeoji ojiisan yeye gonggong morfar farfar lolo papy grampy
    grampa granda grandaddy granddaddy pops`),
  sister: words('sister sis stepsister sissy sisters hermana didi'),
  brother: words('brother bro stepbrother brothers hermano bhaiya'),
  aunt: words('aunt auntie aunty aunts aunties tia tía whaea'),
  uncle: words('uncle uncles tio tío'),
  cousin: words('cousin cousins'),
  baby: words('baby newborn'),
  // Whoever types is a grandparent, or an aunt, just as well.
  son: words('son sons stepson grandson grandsons nephew nephews godson'),
  daughter: words('daughter daughters stepdaughter granddaughter granddaughters niece nieces goddaughter'),
  parent: words('parents parent'),
  grandparent: words('grandparents grandparent'),
  sibling: words('siblings sibling'),
  twin: words('twin twins'),
  wife: words('wife'),
  husband: words('husband'),
};

export const relationOf: ReadonlyMap<string, Relation> = new Map(
  (Object.entries(relationWords) as [Relation, readonly string[]][]).flatMap(([relation, said]) =>
    said.map((word) => [folded(word), relation] as const),
  ),
);

/** Every word for it that we know, as a child uses it for a name: "Nani", "Oma". */
export const namesOfRelation = (relation: Relation): readonly string[] =>
  relationWords[relation].map((word) => word.charAt(0).toUpperCase() + word.slice(1));

/** Words of the family that a child uses as a name: "Grandma", but "the sister". */
export function isCalledBy(relation: Relation): boolean {
  return ['mother', 'father', 'grandmother', 'grandfather'].includes(relation);
}

/** Who of those in the story is meant by "Grandma", "my sister", "the baby"; whoever is unsure is left out. */
export function charactersMeant(
  said: string,
  relation: Relation,
  characters: readonly StoryCharacter[],
): number[] {
  const all = characters.map((character, index) => ({ character, index, own: relationsOf(character) }));
  const indices = (list: typeof all) => list.map(({ index }) => index);
  const wide = wider[relation] ?? [relation];
  const direct = all.filter(({ own }) => wide.some((one) => own.has(one)));
  // Two grandmothers: the one whom the family calls so.
  const byWord = direct.filter(({ character }) => wordsIn(character.relationship).includes(folded(said)));
  if (direct.length > 0) return indices(byWord.length > 0 ? byWord : direct);
  const children = all.filter(({ character, own }) => isChild(character, own));
  if (relation === 'baby') return indices(children.filter(({ character }) => character.age <= 1));
  if (relation === 'sister' || relation === 'daughter')
    return children.length > 1 || relation === 'daughter'
      ? indices(children.filter(({ character }) => isShe(character)))
      : [];
  if (relation === 'brother' || relation === 'son')
    return children.length > 1 || relation === 'son'
      ? indices(children.filter(({ character }) => isHe(character)))
      : [];
  return [];
}

const wider: Partial<Record<Relation, readonly Relation[]>> = {
  parent: ['mother', 'father', 'parent'],
  grandparent: ['grandmother', 'grandfather', 'grandparent'],
  sibling: ['sister', 'brother', 'sibling'],
};

function relationsOf({ relationship }: StoryCharacter): ReadonlySet<Relation> {
  return new Set(
    wordsIn(withoutWhose(relationship)).flatMap((word) => {
      const relation = relationOf.get(word);
      return relation ? [relation] : [];
    }),
  );
}

export function wordsIn(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

function isChild({ age }: StoryCharacter, own: ReadonlySet<Relation>): boolean {
  return age < 18 && !['aunt', 'uncle', 'cousin', 'mother', 'father'].some((one) => own.has(one as Relation));
}

function isShe({ pronouns, relationship }: StoryCharacter): boolean {
  return (
    /^(she|her|girl|female)/i.test(pronouns ?? '') ||
    /\b(daughter|sister|girl|granddaughter|niece)\b/i.test(relationship)
  );
}

function isHe({ pronouns, relationship }: StoryCharacter): boolean {
  return (
    /^(he|him|boy|male)/i.test(pronouns ?? '') || /\b(son|brother|boy|grandson|nephew)\b/i.test(relationship)
  );
}
