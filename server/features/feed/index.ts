import type { Feed } from '#contract/feed.ts';
import type { CoverPainter } from '#server/covers/cover-painter.ts';
import type { Marks } from '#contract/narration.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Secrets } from '#server/platform/config/secrets.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { Throttle } from '#server/platform/throttle.ts';
import { createEpisodeCovers } from './episode-covers.ts';
import { createEpisodes } from './episodes.ts';
import { feedLinks } from './feed-links.ts';
import { feedQueries } from './feed-queries.ts';
import { serveFeed } from './routes.ts';
import type { KeptSounds } from './tagged-sound.ts';
import { type ToldNeeds, toldStories } from './told-stories.ts';

export { feedMigration } from './tables.ts';

type Needs = ToldNeeds & {
  database: Database;
  clock: Clock;
  secrets: Secrets;
  throttle: Throttle;
  publicUrl: () => string;
  houseName: string;
  painter: CoverPainter;
  sounds: KeptSounds & { marksOf: (soundId: string) => Promise<Marks | null> };
  /** The names of the whole family, so that a title can be told from one with a name in it. */
  namesOf: (userId: string) => Promise<string[]>;
};

export type FamilyFeed = {
  serve: (api: Api) => void;
  exportOf: (userId: string) => Promise<{ podcast: Omit<Feed, 'address'> | null }>;
};

/** A podcast of a family's own: the stories that were told to it, for apps, speakers and players that know nothing of us. */
export function createFeed(needs: Needs): FamilyFeed {
  const queries = feedQueries(needs.database);
  const links = feedLinks(needs.secrets, needs.publicUrl);
  const told = toldStories(needs);
  const episodes = createEpisodes({ ...needs, told, links });
  const covers = createEpisodeCovers(needs.painter);

  return {
    serve: (api) => serveFeed(api, { ...needs, queries, links, told, episodes, covers }),
    async exportOf(userId) {
      const row = await queries.of(userId);
      return {
        podcast: row ? { withNames: row.with_names, createdAt: row.created_at.toISOString() } : null,
      };
    },
  };
}
