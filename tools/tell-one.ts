import type { Writer } from '#server/writers/writer.ts';
import type { WishToRead } from './wishes-to-read.ts';

/** One story as a family would have it on its first evening, or null where the writer came to nothing. Who wrote it is as it says itself. */
export async function tellOne(
  writer: Writer,
  { wish, duration, family }: WishToRead,
): Promise<{ title: string; paragraphs: string[]; writtenBy: string } | null> {
  let title = '';
  let paragraphs: string[] = [];
  const request = {
    characters: family,
    // The first of them is the child whose evening it is.
    toldFor: [0],
    theme: wish,
    duration,
    culture: 'western',
    narratorVoice: 'emma',
    interests: [],
    history: [],
  } as const;
  try {
    for await (const event of writer.write(request, new AbortController().signal)) {
      if (event.type === 'title') [title, paragraphs] = [event.title, []];
      else if (event.type === 'paragraph') paragraphs.push(event.text);
      else return { title, paragraphs, writtenBy: event.choices.writer };
    }
  } catch (error) {
    process.stderr.write(`  “${wish}”: ${error instanceof Error ? error.message : String(error)}\n`);
  }
  return null;
}
