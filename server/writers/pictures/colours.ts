import type { SubjectName } from '#contract/picture-subjects.ts';
import { type PictureColour, pictureColours, type PictureSubject } from '#contract/pictures.ts';
import { adjectives } from '../tales/english/adjectives.ts';
import type { Hit } from './scan.ts';

/** By which other words our colours are asked for. */
const otherWords: Readonly<Partial<Record<PictureColour, string>>> = {
  red: 'scarlet crimson ruby',
  blue: 'navy azure',
  turquoise: 'teal aqua',
  purple: 'violet lilac mauve lavender',
  pink: 'rosy magenta',
  grey: 'gray',
  golden: 'gold',
  green: 'emerald lime',
};

const colourOfWord: ReadonlyMap<string, PictureColour> = new Map(
  pictureColours.flatMap((colour) =>
    [colour, ...(otherWords[colour]?.split(' ') ?? [])].map((word) => [word, colour] as const),
  ),
);

/** "Very small purple": the colour that stands next to what it describes. */
export function colourIn(describing: string): PictureColour | undefined {
  const words = describing.toLowerCase().match(/\p{L}+/gu) ?? [];
  return colourBefore(words);
}

/** "A big red digger", "the digger that is red", "my bike is red". */
export function colourOfHit({ before, after }: Hit<unknown>): PictureColour | undefined {
  const [is = '', ...how] = /^(who|that|which)$/.test(after[0] ?? '') ? after.slice(1) : after;
  return colourBefore(before) ?? (/^(is|was|are|were)$/.test(is) ? colourAfter(how) : undefined);
}

/** Of a person these are seldom a coat's colour, and never ours to paint. */
const ofSkin: ReadonlySet<PictureColour> = new Set(['black', 'brown', 'white', 'yellow', 'golden']);
const people: ReadonlySet<SubjectName> = new Set([
  'princess',
  'prince',
  'king',
  'queen',
  'pirate',
  'dancer',
  'fairy',
  'mermaid',
  'superhero',
  'artist',
  'farmer',
  'detective',
  'singer',
  'doll',
  'elf',
  'giant',
  'genie',
  'clown',
] as const);

export function inColour(
  is: SubjectName,
  isMany: boolean,
  colour: PictureColour | undefined,
): PictureSubject & { is: SubjectName } {
  const isOurs = colour !== undefined && !(people.has(is) && ofSkin.has(colour));
  return { is, isMany, ...(isOurs && { colour }) };
}

function colourBefore(words: readonly string[]): PictureColour | undefined {
  for (const word of words.toReversed()) {
    const colour = colourOfWord.get(word);
    if (colour !== undefined) return colour;
    if (!adjectives.has(word)) return undefined;
  }
  return undefined;
}

function colourAfter([first = '', second = '']: readonly string[]): PictureColour | undefined {
  return colourOfWord.get(first) ?? (adjectives.has(first) ? undefined : colourOfWord.get(second));
}
