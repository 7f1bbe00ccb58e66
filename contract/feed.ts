import * as z from 'zod/mini';
import { call } from './call.ts';
import { StoryId } from './stories.ts';

/** As many as a podcast app shows anybody; the newest of them. */
export const mostEpisodes = 100;

/** A family's own podcast, as the family sees it. */
export const Feed = z.object({
  /** For a podcast app. Whoever has it hears the stories, so it is shown to the family alone. */
  address: z.string(),
  /** Whether titles and descriptions may name those who are in the stories. */
  withNames: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Feed = z.infer<typeof Feed>;

const path = '/api/feed';
const Secret = { secret: z.string().check(z.maxLength(200)) };
const WithNames = z.object({ withNames: z.boolean('withNames is true or false') });
const EpisodeOf = z.object({ ...Secret, id: StoryId });

export const feedCalls = {
  show: call({
    method: 'GET',
    path,
    access: 'family',
    summary: 'The family’s own podcast, or null where it has none.',
    status: 200,
    answer: z.nullable(Feed),
  }),
  open: call({
    method: 'POST',
    path,
    access: 'family',
    summary: 'Makes the family’s own podcast. Where there is one already, that one is the answer.',
    status: 201,
    answer: Feed,
  }),
  change: call({
    method: 'PATCH',
    path,
    access: 'family',
    summary: 'Says whether the podcast may name those who are in the stories.',
    body: WithNames,
    status: 200,
    answer: Feed,
  }),
  close: call({
    method: 'DELETE',
    path,
    access: 'family',
    summary: 'Ends the podcast: its address opens nothing any more, and a new one has another.',
    query: z.object({ userId: z.optional(z.string()) }),
    status: 204,
    answer: null,
  }),
  download: call({
    method: 'GET',
    path: '/api/stories/{id}/mp3',
    access: 'family',
    summary: 'A told story as one MP3 with its title, its picture and its chapters.',
    params: z.object({ id: StoryId }),
    status: 200,
    answer: null,
    media: 'audio/mpeg',
  }),
  document: call({
    method: 'GET',
    path: '/api/feeds/{secret}/feed.xml',
    access: 'visitor',
    summary: 'A family’s podcast, for whoever has its address.',
    params: z.object(Secret),
    status: 200,
    answer: null,
    media: 'application/rss+xml',
  }),
  cover: call({
    method: 'GET',
    path: '/api/feeds/{secret}/cover.png',
    access: 'visitor',
    summary: 'The picture of a podcast.',
    params: z.object(Secret),
    status: 200,
    answer: null,
    media: 'image/png',
  }),
  sound: call({
    method: 'GET',
    path: '/api/feeds/{secret}/stories/{id}/sound.mp3',
    access: 'visitor',
    summary: 'A story of a podcast, to hear; in ranges too.',
    params: EpisodeOf,
    status: 200,
    answer: null,
    media: 'audio/mpeg',
  }),
  episodeCover: call({
    method: 'GET',
    path: '/api/feeds/{secret}/stories/{id}/cover.png',
    access: 'visitor',
    summary: 'The picture of a story of a podcast.',
    params: EpisodeOf,
    status: 200,
    answer: null,
    media: 'image/png',
  }),
  chapters: call({
    method: 'GET',
    path: '/api/feeds/{secret}/stories/{id}/chapters.json',
    access: 'visitor',
    summary: 'Where the chapters of a story of a podcast begin.',
    params: EpisodeOf,
    status: 200,
    answer: null,
    media: 'application/json+chapters',
  }),
};
