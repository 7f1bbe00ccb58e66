import { literally } from '#server/platform/literally.ts';
import type { StoryRequest } from '../writer.ts';
import type { Fault } from './fault.ts';

/** Nobody is given a sister called Lucy who has none. Whoever else comes along, a heron or a baker, may be called as they like. */
export function strangerFault(
  paragraphs: readonly string[],
  { characters, household = [], theme, retells, continues, like, history }: StoryRequest,
): Fault | undefined {
  const names = characters.map(({ name }) => name).filter((name) => name !== '');
  if (names.length === 0) return undefined;
  const known = [
    ...[...characters, ...household].flatMap(({ name, relationship }) => [name, relationship]),
    ...[continues, like, retells?.story, ...history].flatMap((story) => [
      ...(story?.names ?? []),
      ...(story ? [story.text] : []),
    ]),
    theme,
    retells?.but ?? '',
  ]
    .join(' ')
    .toLowerCase();
  const text = paragraphs.join('\n');
  for (const pattern of waysToSayIt(names.map(literally).join('|')))
    for (const [, name = ''] of text.matchAll(pattern))
      if (!known.includes(name.toLowerCase()))
        return {
          kind: 'stranger',
          say: 'It gives somebody of the family a relative whom nobody named. Use only those of the request, by their placeholders.',
        };
  return undefined;
}

/** "Mia's sister Lucy", "Mia's little sister, Lucy,", "Lucy, Mia's sister", "Mia and her brother Jake". A heron may have a sister of her own. */
function waysToSayIt(names: string): RegExp[] {
  const theirs = `(?<!\\p{L})(?:${names})[’'](?:s)? ${whichOne}`;
  const name = '(\\p{Lu}\\p{Ll}+)';
  return [
    `${theirs}(?:${kin}),? ${name}`,
    `(?<!\\p{L})${name}, ${theirs}(?:${kin})(?!\\p{L})`,
    `(?<!\\p{L})(?:${names}) had (?:an?|one|two) ${whichOne}(?:${kin})(?:,| called| named) ${name}`,
    `(?<!\\p{L})(?:${names})(?:,? and|,? with|,) (?:her|his|their) ${whichOne}(?:${kin}),? ${name}`,
  ].map((pattern) => new RegExp(pattern, 'gu'));
}

const whichOne = '(?:(?:little|big|baby|older|younger|elder|other|twin|own|great) ?)*';

const kin =
  'sister brother mother mum mummy mom father dad daddy grandmother grandfather grandma grandpa granny grandad nana nan aunt auntie uncle cousin twin stepmother stepfather stepsister stepbrother'
    .split(' ')
    .map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`)
    .join('|');
