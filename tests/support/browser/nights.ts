import { openDatabase } from '#server/platform/database/open-database.ts';
import type { Page } from '@playwright/test';
import type { Bedtimes } from '#contract/bedtimes.ts';
import type { FamilyMember } from '#contract/family.ts';
import type { Story } from '#contract/stories.ts';

/** As if the house had made the first story of the shelf for this evening: nobody waits until its hour strikes. */
export async function madeForTonight(page: Page, { dataDir }: { dataDir: string }): Promise<Story> {
  const answer = async <Answer>(path: string) => (await (await page.request.get(path)).json()) as Answer;
  const [story] = await answer<Story[]>('/api/stories');
  const [member] = await answer<FamilyMember[]>('/api/family-members');
  const { bedtimes } = await answer<Bedtimes>('/api/bedtimes');
  if (!story || !member || !bedtimes[0])
    throw new Error('There is a story, somebody in the family and a bedtime.');
  const database = await openDatabase({ dataDir, databaseUrl: undefined, log: { warn: () => undefined } });
  const now = new Date();
  await database
    .tables<{ bedtime_nights: Record<string, unknown> }>()
    .insertInto('bedtime_nights')
    .values({
      bedtime_id: bedtimes[0].id,
      night: now.toISOString().slice(0, 10),
      user_id: member.userId,
      listener: null,
      story_id: story.id,
      is_told: true,
      note: null,
      made_at: now,
      opened_at: null,
    })
    .execute();
  await database.close();
  return story;
}
