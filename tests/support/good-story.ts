import { createBuiltInWriter } from '#server/writers/built-in/built-in.ts';
import { content } from '#server/writers/built-in/content/index.ts';
import { readContent } from '#server/writers/built-in/content-shelf.ts';
import { faultsOf } from '#server/writers/bands.ts';
import type { StoryEvent, StoryRequest, Writer } from '#server/writers/writer.ts';

export const requestForTests: StoryRequest = {
  characters: [
    { name: 'Mia', age: 6, relationship: 'daughter', hobbies: ['drawing'], traits: ['curious'] },
    { name: 'Biscuit', age: 3, relationship: 'dog', hobbies: ['sniffing'], traits: ['loyal'] },
  ],
  theme: 'space adventure',
  duration: 'short',
  culture: 'western',
  narratorVoice: 'emma',
  interests: ['drawing'],
  history: [],
};

const storyteller = createBuiltInWriter(readContent(content));

export type Reply = { title: string; paragraphs: string[] };

/** What a language model would answer on a good day: a story in its bands, about placeholders. */
export async function goodReply(request: StoryRequest = requestForTests): Promise<Reply> {
  const characters = request.characters.map((one, index) => ({ ...one, name: `{{NAME_${index + 1}}}` }));
  const names = characters.map(({ name }) => name);
  for (const theme of [
    'space',
    'snow',
    'the sea',
    'a train',
    'sharing',
    'a garden',
    'a lost button',
    'rain',
  ]) {
    const { title, paragraphs } = await tellingOf(storyteller, { ...request, characters, theme });
    const faults = faultsOf(paragraphs, { age: 6, duration: request.duration, names });
    if (faults.length === 0) return { title, paragraphs };
  }
  throw new Error('The storyteller had nothing good to lend.');
}

export type Telling = Reply & { events: StoryEvent[]; writer: string | undefined };

/** A story as a listener has it at the end: a title that comes again starts it over. */
export async function tellingOf(
  writer: Writer,
  request: StoryRequest = requestForTests,
  signal: AbortSignal = new AbortController().signal,
): Promise<Telling> {
  const telling: Telling = { title: '', paragraphs: [], events: [], writer: undefined };
  for await (const event of writer.write(request, signal)) {
    telling.events.push(event);
    if (event.type === 'title') Object.assign(telling, { title: event.title, paragraphs: [] });
    if (event.type === 'paragraph') telling.paragraphs.push(event.text);
    if (event.type === 'finished') telling.writer = event.choices.writer;
  }
  return telling;
}
