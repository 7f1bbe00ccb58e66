import type { StoryPicture } from '#contract/pictures.ts';
import type { Story, StoryStreamEvent, StoryWish } from '#contract/stories.ts';
import { storyCalls } from '#contract/stories.ts';
import { problems } from '#contract/problem.ts';
import { ApiError, askForResponse } from '#web/platform/api.ts';
import { eventsIn } from '#web/platform/event-stream.ts';

/** How a story looks while it is written. */
export type StorySoFar = {
  picture: StoryPicture | null;
  title: string | null;
  paragraphs: readonly string[];
};
export const nothingWritten: StorySoFar = { picture: null, title: null, paragraphs: [] };

type Making = {
  userId: string;
  wish: StoryWish;
  onNews: (soFar: StorySoFar) => void;
  /** One key, one story, however often it is asked for. */
  key: string;
};

/**
 * Has a story written and tells of each paragraph as it comes. Throws what the server refused it with. It is asked for once: the house goes on
 * writing when a connection breaks off, and the story is then on the shelf, or given to whoever asks with the same key.
 */
export async function makeStory({ userId, wish, onNews, key }: Making): Promise<Story> {
  const body = { ...wish, userId };
  const response = await askForResponse(storyCalls.create, {
    body,
    headers: { accept: 'text/event-stream', 'idempotency-key': key },
  });
  let soFar = nothingWritten;
  for await (const streamed of eventsIn(response)) {
    // The server is of the same build as this page; this is the place where that is taken on trust.
    const said = streamed as StoryStreamEvent;
    if (said.event === 'story') return said.data;
    if (said.event === 'problem') throw refusalIn(said.data);
    soFar = withNews(soFar, said);
    onNews(soFar);
  }
  throw new Error('The story broke off before its end');
}

/** A title that comes again starts the story over. */
export function withNews(
  soFar: StorySoFar,
  said: Extract<StoryStreamEvent, { event: 'picture' | 'title' | 'paragraph' }>,
): StorySoFar {
  if (said.event === 'picture') return { ...soFar, picture: said.data };
  if (said.event === 'title') return { ...soFar, title: said.data.title, paragraphs: [] };
  return { ...soFar, paragraphs: [...soFar.paragraphs.slice(0, said.data.index), said.data.text] };
}

/** In a stream the status was sent before anything could go wrong; the problem says by itself what it is. */
function refusalIn(problem: Extract<StoryStreamEvent, { event: 'problem' }>['data']): ApiError {
  return new ApiError(problems[problem.code].status, '', JSON.stringify(problem));
}
