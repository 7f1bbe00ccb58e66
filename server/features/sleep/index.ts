import {
  musicService,
  type PlaylistChoice,
  sleepCalls,
  sleepLimits,
  type SleepPlaylist,
} from '#contract/sleep.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { Log } from '#server/platform/log.ts';
import { type Limit, type Throttle, tooManyTries } from '#server/platform/throttle.ts';
import { playlistQueries } from './playlist-queries.ts';
import { createLookUp, type SpotifySettings } from './spotify.ts';
import type { KeptPlaylist } from './tables.ts';

export { sleepMigration } from './tables.ts';

type Needs = {
  database: Database;
  clock: Clock;
  log: Log;
  throttle: Throttle;
  spotify: SpotifySettings | null;
  /** What an admin is called in the list of changes; null when they have left. */
  firstNameOf: (userId: string) => Promise<string | null>;
};

export type Sleep = {
  serve(api: Api): void;
  /** What is kept about an admin. */
  exportOf(userId: string): Promise<{ sleepPlaylistChanges?: object[] }>;
};

/** Each change asks the music service twice. */
const changesByOne: Limit = {
  name: 'sleep-playlist',
  most: sleepLimits.changesPerHour,
  perMs: 3_600_000,
};

export function createSleep({ database, clock, log, throttle, spotify, firstNameOf }: Needs): Sleep {
  const lookUp = createLookUp(spotify);
  const queries = playlistQueries(database);

  /** The service is asked before the database, so that nobody's change waits for a stranger. */
  async function choose({ playlistId: id, playlistName: name }: PlaylistChoice, by: string) {
    const refusal = await throttle.take([{ limit: changesByOne, subject: by, place: '' }]);
    if (refusal) throw tooManyTries(refusal.waitMs);
    const { outcome, details, reason } = await lookUp(id);
    if (reason !== undefined) log.warn({ reason }, 'the music service did not tell about a playlist');
    const playlist = { id, name, ...details };
    const now = clock.now();
    await database.transaction((inside) => playlistQueries(inside).replace(playlist, by, now));
    return { ...asPlaylist(playlist, now), lookUp: outcome };
  }

  async function changes() {
    const rows = await queries.changes(sleepLimits.changes);
    const admins = [...new Set(rows.flatMap(({ changed_by: by }) => by ?? []))];
    const names = new Map(await Promise.all(admins.map(async (by) => [by, await firstNameOf(by)] as const)));
    return rows.map((row) => ({
      changedAt: row.changed_at.toISOString(),
      changedBy: (row.changed_by && names.get(row.changed_by)) ?? null,
      before: row.before && named(row.before),
      after: named(row.after),
    }));
  }

  return {
    async exportOf(userId) {
      const rows = await queries.changesBy(userId);
      return rows.length === 0 ? {} : { sleepPlaylistChanges: rows };
    },
    serve(api) {
      api.serve(sleepCalls.playlist, async () => {
        const kept = await queries.current();
        return kept && asPlaylist(kept.playlist, kept.updatedAt);
      });
      api.serve(sleepCalls.choose, ({ caller, body }) => choose(body, caller.userId));
      api.serve(sleepCalls.changes, changes);
    },
  };
}

const named = ({ id, name }: KeptPlaylist) => ({ id, name });

function asPlaylist(playlist: KeptPlaylist, updatedAt: Date): SleepPlaylist {
  const { id, name, description, owner, tracksTotal } = playlist;
  return {
    id,
    name,
    description,
    owner,
    tracksTotal,
    externalUrl: `${musicService.origin}/playlist/${id}`,
    updatedAt: updatedAt.toISOString(),
  };
}
