import { tellOne } from './tell-one.ts';
import type { Writer } from '#server/writers/writer.ts';
import type { WishToRead } from './wishes-to-read.ts';

/** A story beside others on its wish. Who wrote it stands in the key, and nowhere else. */
export type KeyEntry = { case: number; letter: string; writtenBy: string };

export type Reading = { paper: string; key: KeyEntry[]; missing: string[] };

type Telling = { title: string; paragraphs: readonly string[]; writtenBy: string };

/**
 * For readers who are told nothing: each wish with its family, and under it the stories of every writer, shuffled and stripped of what
 * would tell them apart. `chance` is handed in, so that a reading can be laid out again.
 */
export async function readingOf(
  wishes: readonly WishToRead[],
  writers: readonly Writer[],
  chance: () => number,
  onCase: (nth: number) => void = () => undefined,
): Promise<Reading> {
  const sheets: string[] = [];
  const key: KeyEntry[] = [];
  const missing: string[] = [];
  for (const [index, asked] of wishes.entries()) {
    const nth = index + 1;
    const told: Telling[] = [];
    for (const writer of writers) {
      const telling = await tellOne(writer, asked);
      // Where the house's storyteller stepped in for a model, its story would be read as the model's.
      const steppedIn =
        telling?.writtenBy !== writer.descriptor.id &&
        writers.some(({ descriptor }) => descriptor.id === telling?.writtenBy);
      if (telling && !steppedIn) told.push(telling);
      else missing.push(`${nth}: ${writer.descriptor.id}`);
    }
    const laidOut = shuffled(told, chance).map((telling, place) => ({ ...telling, letter: letterOf(place) }));
    key.push(...laidOut.map(({ letter, writtenBy }) => ({ case: nth, letter, writtenBy })));
    sheets.push(sheetOf(nth, asked, laidOut));
    onCase(nth);
  }
  return { paper: [instructions, ...sheets].join('\n\n---\n\n'), key, missing };
}

const letterOf = (place: number): string => String.fromCharCode('A'.charCodeAt(0) + place);

function sheetOf(
  nth: number,
  { wish, duration, family }: WishToRead,
  stories: readonly (Telling & { letter: string })[],
): string {
  const people = family.map(({ name, age, relationship, hobbies, traits }) => {
    const more = [...hobbies, ...traits].join(', ');
    return `${name}, ${age}, ${relationship}${more && ` (${more})`}`;
  });
  const told = stories.map(
    ({ letter, title, paragraphs }) =>
      `### ${nth}${letter}. ${title}\n\n${paragraphs.map((text) => text.replaceAll('\n', '  \n')).join('\n\n')}`,
  );
  return [`## ${nth}. “${wish}”, ${duration}`, `For: ${people.join('; ')}.`, ...told].join('\n\n');
}

function shuffled<T>(items: readonly T[], chance: () => number): T[] {
  return items
    .map((item) => ({ item, place: chance() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

const instructions = `# Stories to read

You are not told who wrote what. Read each story once, aloud in your head. Then give whole numbers from 0 to 10:

| what     | asked                                                                                                 |
| -------- | ----------------------------------------------------------------------------------------------------- |
| wish     | Is it about what was asked for?                                                                       |
| sense    | Does each thing follow from the one before? Could the child follow it, and retell it at breakfast?   |
| people   | Does each of the family matter, by what they love and are?                                            |
| calm     | Does it settle toward sleep, without fear?                                                            |
| aloud    | Is it good to read aloud: alive, funny or moving?                                                     |
| again    | Would the child ask for it again?                                                                     |

Where a wish has several stories, rank them, with a reason of twenty words. Quote the sentence at which you smiled, stumbled or stopped
believing. Compare nothing with another day's reading: numbers move with what stands beside them.`;
