import * as z from 'zod/mini';
import type { Story } from '#contract/stories.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Push } from '#server/platform/push/push.ts';
import { newsQueries } from './news-queries.ts';
import { noteDeviceQueries } from './note-device-queries.ts';

type Needs = {
  database: Database;
  jobs: Jobs;
  push: Push;
  storyOf: (userId: string, storyId: string) => Promise<Story | null>;
};

const jobKind = 'bedtimes.note';
const Payload = z.object({ deviceId: z.string(), storyId: z.string() });

/** Notes to the browsers of a family. They say that a story is ready, and its title only where the family wants that on a locked screen. */
export function createNotes({ database, jobs, push, storyOf }: Needs) {
  jobs.handle(jobKind, async ({ payload, signal }) => {
    const { deviceId, storyId } = Payload.parse(payload);
    const devices = noteDeviceQueries(database);
    const device = await devices.one(deviceId);
    const story = device && (await storyOf(device.user_id, storyId));
    if (!device || !story) return;
    const { notesSayTitle } = await newsQueries(database).one(device.user_id);
    const { endpoint, p256dh, auth } = device;
    const note = {
      title: 'Tonight’s story is ready',
      body: notesSayTitle ? `“${story.title}”` : '',
      path: `/stories/${storyId}`,
    };
    const outcome = await push.send({ endpoint, keys: { p256dh, auth } }, note, signal);
    if (outcome === 'gone') await devices.drop(deviceId);
  });

  return async (inside: Database, { userId, storyId }: { userId: string; storyId: string }) => {
    for (const { id } of await noteDeviceQueries(inside).list(userId))
      await jobs.enqueue(inside, jobKind, { deviceId: id, storyId }, { owner: userId });
  };
}
