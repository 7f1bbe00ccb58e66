import type { Hour } from './format.ts';

/** When a line may come to be told: by itself, and at most, if it says so. */
export type Hours = { told: readonly Hour[]; mayBe: readonly Hour[] };

const light: readonly Hour[] = ['afternoon', 'evening'];
const evening: readonly Hour[] = ['evening'];
const dim: readonly Hour[] = ['evening', 'night'];
const night: readonly Hour[] = ['night'];

/** What can be seen only at some hours, whatever else a line says. No story is told from midnight to noon. */
const signs: readonly (readonly [sign: RegExp, hours: readonly Hour[]])[] = [
  [/\b(morning dew|sunrise|cock ?crow|the cock crew|the sun (rose|came up))\b/i, []],
  [/\b(noon|midday) sun\b|\bsun (was|stood|hung) (high|overhead)\b|\bblazing sun\b/i, ['afternoon']],
  [/\b(sunlight|sunshine|sunny|sunbeams?|blue sky)\b/i, light],
  [
    /\bin the sun\b(?! (all day|since))|\bthe sun (shone|was (still )?(shining|warm|out|hot)|lay|fell)\b/i,
    light,
  ],
  [/\b(bees|butterfl(y|ies)) (came|went|flew|hovered|was (going|flying)|were (going|flying))\b/i, light],
  [/(?<!since )\b(dusk|twilight|sunset)\b|\bthe last of the (light|sun)\b|\bfirst stars\b/i, evening],
  [/\b(too light to|too light for|still light|neither light nor dark|already evening)\b/i, evening],
  [/(?<!when )\bit was (nearly|almost) dark\b/i, evening],
  [
    /\b(starlight|moonlight|milky way|the stars (were|stood|shone|came|went)|the moon (was|shone|stood|lay|hung))\b/i,
    dim,
  ],
  [/\b(midnight|middle of the night|dead of night|small hours)\b/i, night],
];

/**
 * An hour that clashes: what stands in a line must be there at every hour at which the line may be told. What people say
 * is theirs; they may speak of tomorrow, and of the sun.
 */
export function lintHours(where: string, text: string, { told, mayBe }: Hours, own?: Hour): string[] {
  if (own && !mayBe.includes(own)) return [`${where}: says that it is ${own}, and is told ${at(mayBe)}`];
  const narrated = text.replace(/"[^"]*"/g, '');
  return signs.flatMap(([sign, seen]) => {
    const said = sign.exec(narrated)?.[0];
    const clash = (own ? [own] : told).filter((hour) => !seen.includes(hour));
    return said === undefined || clash.length === 0
      ? []
      : [
          `${where}: "${said}" ${at(clash)}; ${seen.length > 0 ? `that is there ${at(seen)}` : 'that is never there'}`,
        ];
  });
}

function at(when: readonly Hour[]): string {
  return when.map((hour) => (hour === 'night' ? 'at night' : `in the ${hour}`)).join(' or ');
}

/** Where in a story a line stands, and so when it is told. */
export const beginning: Hours = { told: evening, mayBe: ['afternoon', 'evening', 'night'] };
export const middle: Hours = { told: dim, mayBe: dim };
export const end: Hours = { told: night, mayBe: night };
