import type { StoryEvent, StoryRequest, Writer } from '#server/writers/writer.ts';
import { readStory } from './good-stories.ts';

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

export type Reply = { title: string; paragraphs: string[] };

/** What a language model would answer on a good day, whoever the two or three of tonight are: about placeholders, in no form yet. */
export async function goodReply(request: StoryRequest = requestForTests): Promise<Reply> {
  const { title, paragraphs } = readStory('space');
  const told = paragraphs
    .filter((text) => !text.startsWith('[3]') || request.characters.length > 2)
    .map((text) => text.replace(/^\[3\]/, ''));
  return { title, paragraphs: told };
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
