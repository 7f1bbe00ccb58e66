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
  const ofTheirs = new RegExp(
    `(?<!\\p{L})(?:${names.map(plainly).join('|')})[’'](?:s)? (?:(?:little|big|baby|older|younger|other|twin|own) )?(?:${kin}) (\\p{Lu}\\p{Ll}+)`,
    'gu',
  );
  for (const [, name = ''] of paragraphs.join('\n').matchAll(ofTheirs))
    if (!known.includes(name.toLowerCase()))
      return {
        kind: 'stranger',
        say: 'It gives somebody of the family a relative whom nobody named. Use only those of the request, by their placeholders.',
      };
  return undefined;
}

const kin =
  'sister|brother|mother|mum|mummy|mom|father|dad|daddy|grandmother|grandfather|aunt|uncle|cousin|stepmother|stepfather';

const plainly = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
