import { readTale } from '#server/writers/tales/notation/read-tale.ts';
import { castOf, type PeopleTables } from '#server/writers/tales/people/cast.ts';
import { type Telling, tellTale, type Told } from '#server/writers/tales/telling/tell-tale.ts';
import type { StoryCharacter } from '#server/writers/writer.ts';

/** A tale of one scene, told on a short evening to these people, who are known by these tables. */
export function aTaleTold(
  body: string,
  people: readonly StoryCharacter[],
  tables: PeopleTables,
  { head = '', change = {} }: { head?: string; change?: Partial<Telling> } = {},
): Told {
  const source = `title: The Story of {hero}\nsubject: x\npremise: y\nhero: 0-99\n${head}\nscene one\n${body}`;
  const { tale, faults } = readTale('test.tale', source);
  if (faults.length > 0) throw new Error(faults.map(({ line, text }) => `line ${line}: ${text}`).join('\n'));
  const telling: Telling = {
    cast: castOf(people, tables),
    duration: 'short',
    culture: 'western',
    place: {},
    seed: 1,
  };
  return tellTale(tale, { ...telling, ...change });
}
