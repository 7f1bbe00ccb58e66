/** Words that mean something in a tale's notation: who may be in it, what is loved, what somebody is like. */
export const roles = ['baby', 'toddler', 'child', 'teen', 'adult', 'elder', 'dog', 'cat', 'pet'] as const;
export type Role = (typeof roles)[number];

export const roleGroups: Readonly<Record<string, readonly Role[]>> = {
  little: ['baby', 'toddler'],
  grownup: ['adult', 'elder'],
  big: ['teen', 'adult', 'elder'],
  animal: ['dog', 'cat', 'pet'],
  human: ['baby', 'toddler', 'child', 'teen', 'adult', 'elder'],
  anyone: roles,
};

/** What somebody is beside the hero. */
export const relations = ['older', 'younger', 'twin', 'parent', 'grandparent', 'aunt', 'friend'] as const;
export type Relation = (typeof relations)[number];

/** "named", and "named grownup": whom the wish names, if it is somebody of that kind. */
export const namedRole = /^named(?: ([a-z]+))?$/;

export function isWho(word: string): boolean {
  const kind = namedRole.exec(word)?.[1];
  if (kind !== undefined) return isWho(kind);
  return (
    word === 'named' ||
    (roles as readonly string[]).includes(word) ||
    word in roleGroups ||
    (relations as readonly string[]).includes(word)
  );
}

export const whoWords = [...roles, ...Object.keys(roleGroups), ...relations, 'named'].join(', ');

export const hobbyClasses = [
  'music',
  'dancing',
  'drawing',
  'making',
  'building',
  'words',
  'pretending',
  'cooking',
  'growing',
  'caring',
  'sport',
  'water',
  'looking',
  'puzzles',
  'wheels',
  'toys',
] as const;
export type HobbyClass = (typeof hobbyClasses)[number];

/** Where a line is for whoever loves something: {P.bit}, {P.gently}. */
export const anything = 'anything';

export const natures = [
  'shy',
  'brave',
  'funny',
  'careful',
  'curious',
  'noisy',
  'kind',
  'stubborn',
  'bossy',
  'dreamy',
  'patient',
  'messy',
  'quick',
  'gentle',
  'proud',
] as const;
export type NatureName = (typeof natures)[number];

export const kinds = ['creature', 'person', 'thing', 'machine', 'place', 'sky', 'food', 'idea'] as const;

/** What a shape may ask for besides: whatever is one of these by the book of things. */
export const families = [
  'animal',
  'vehicle',
  'sport',
  'musical instrument',
  'toy',
  'dinosaur',
  'bird',
] as const;

/** What the book of things may know, and a shape may ask for. */
export const properties = ['noise', 'part', 'home', 'does', 'likes', 'near'] as const;
