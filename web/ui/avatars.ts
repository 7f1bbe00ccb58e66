// The faces a family may wear, in the order in which they are offered. How each is drawn stands in pictures/avatar-looks.ts.
import {
  animalLooks,
  avatarLook,
  fantasyLooks,
  jobLooks,
  natureLooks,
  objectLooks,
  peopleLooks,
} from './pictures/avatar-looks.ts';

/** What the picker offers, by category and in its order. */
export const avatarCategories = [
  { name: 'People', ids: Object.keys(peopleLooks) },
  { name: 'Fantasy', ids: Object.keys(fantasyLooks) },
  { name: 'Animals', ids: Object.keys(animalLooks) },
  { name: 'Jobs', ids: Object.keys(jobLooks) },
  { name: 'Nature', ids: Object.keys(natureLooks) },
  { name: 'Objects', ids: Object.keys(objectLooks) },
] as const;

export const defaultAvatar = 'child';

/** Whether two ids, in whatever spelling, are one face. */
export const isSameFace = (one: string, other: string): boolean => keyOf(one) === keyOf(other);

const keyOf = (id: string): string => JSON.stringify(avatarLook(id));

/** What a listener hears: "girl, dark brown". */
export function avatarName(id: string): string {
  const [kind = id, ...tone] = id
    .replace(/^part-/, '')
    .replaceAll('-', '_')
    .split(/_(?=black|dark|medium|light|brown)/);
  return [kind, tone.join(' ')].filter(Boolean).join(', ').replaceAll('_', ' ');
}
