import * as z from 'zod/mini';
import { call } from './call.ts';
import { typedText } from './text.ts';

/** Who plays the sleep playlist. Nothing is fetched from there before a family's own tap. */
export const musicService = { name: 'Spotify', origin: 'https://open.spotify.com' } as const;

export const sleepLimits = { name: 100, pasted: 500, changes: 10, changesPerHour: 30 } as const;

const missing = 'Please provide both playlist ID and name';

/** What an admin pastes, reduced to the id behind "playlist/" of an address or "playlist:" of a URI. */
function playlistIdIn(pasted: string): string {
  return /playlist[/:]([A-Za-z0-9]+)/.exec(pasted)?.[1] ?? pasted;
}

const PlaylistId = z.pipe(
  typedText({ what: 'The playlist ID', max: sleepLimits.pasted, missing }),
  z.pipe(
    z.transform(playlistIdIn),
    z
      .string()
      .check(
        z.regex(
          /^[A-Za-z0-9]{22}$/,
          `That is not a ${musicService.name} playlist: its ID has 22 letters and digits`,
        ),
      ),
  ),
);

export const PlaylistChoice = z.object({
  playlistId: PlaylistId,
  playlistName: typedText({ what: 'The name', max: sleepLimits.name, missing }),
});
export type PlaylistChoice = z.infer<typeof PlaylistChoice>;

/** What plays when the story is over. Owner, description and size are null where the service did not tell. */
export const SleepPlaylist = z.object({
  id: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  owner: z.nullable(z.string()),
  tracksTotal: z.nullable(z.int()),
  externalUrl: z.string(),
  updatedAt: z.iso.datetime(),
});
export type SleepPlaylist = z.infer<typeof SleepPlaylist>;

/**
 * How the look-up at the service ended. `unasked`: the house has no key for it. `unknown`: the service shows this playlist to nobody
 * outside, or has none of that ID. `failed`: it did not answer, or not well. The playlist is kept in any case.
 */
export const lookUpOutcomes = ['found', 'unasked', 'unknown', 'failed'] as const;
export type LookUpOutcome = (typeof lookUpOutcomes)[number];

export const ChosenPlaylist = z.extend(SleepPlaylist, { lookUp: z.enum(lookUpOutcomes) });
export type ChosenPlaylist = z.infer<typeof ChosenPlaylist>;

const Named = z.object({ id: z.string(), name: z.string() });
export const PlaylistChange = z.object({
  changedAt: z.iso.datetime(),
  /** First name of the admin; null when they have left. */
  changedBy: z.nullable(z.string()),
  before: z.nullable(Named),
  after: Named,
});
export type PlaylistChange = z.infer<typeof PlaylistChange>;

export const sleepCalls = {
  playlist: call({
    method: 'GET',
    path: '/api/sleep-playlist',
    access: 'visitor',
    summary: 'The playlist for falling asleep, or null where none is chosen.',
    status: 200,
    answer: z.nullable(SleepPlaylist),
  }),
  choose: call({
    method: 'POST',
    path: '/api/admin/sleep-playlist',
    access: 'admin',
    summary: 'Chooses the playlist that every family hears, from an ID, an address or a URI.',
    body: PlaylistChoice,
    status: 200,
    answer: ChosenPlaylist,
  }),
  changes: call({
    method: 'GET',
    path: '/api/admin/sleep-playlist/changes',
    access: 'admin',
    summary: 'Who changed the sleep playlist lately, and from what to what.',
    status: 200,
    answer: z.array(PlaylistChange),
  }),
};
