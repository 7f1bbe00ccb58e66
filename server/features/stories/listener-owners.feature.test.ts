import { expect, test } from 'vitest';
import { json } from '#server/platform/database/columns.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { onlyFamilies } from '#tests/support/database/only-families.ts';
import { openTestDatabase } from '#tests/support/database/databases.ts';
import { listenerMigration, listenerOwnerMigration, storyMigration } from './tables.ts';

test('places and stars of before know whose they are, and go with the family', async () => {
  const before = [onlyFamilies(['moon', 'river']), storyMigration, listenerMigration];
  const database = await openTestDatabase(before);
  const tables = database.tables<Record<string, Record<string, unknown>>>();
  const now = new Date('2026-11-21T12:00:00.000Z');
  for (const id of ['moon', 'river']) {
    const story = { id: `of-${id}`, user_id: id, title: 'A', content: 'B', narrator_voice: 'emma' };
    const rest = {
      is_favorite: false,
      written_by: 'us',
      request: json({}),
      choices: json({}),
      created_at: now,
    };
    await tables
      .insertInto('stories')
      .values({ ...story, ...rest })
      .execute();
    const of = { story_id: story.id, listener: 'ada' };
    const place = { position_ms: 1, is_asleep: false, is_heard: false, updated_at: now };
    await tables
      .insertInto('listener_places')
      .values({ ...of, ...place })
      .execute();
    await tables
      .insertInto('listener_stars')
      .values({ ...of, is_favorite: true })
      .execute();
  }
  await migrate(database, [...before, listenerOwnerMigration]);
  const owners = async (table: string) =>
    (await tables.selectFrom(table).selectAll().orderBy('story_id').execute()).map((row) => [
      row['story_id'],
      row['user_id'],
    ]);
  for (const table of ['listener_places', 'listener_stars'])
    expect(await owners(table)).toEqual([
      ['of-moon', 'moon'],
      ['of-river', 'river'],
    ]);
  await tables.deleteFrom('users').where('id', '=', 'moon').execute();
  expect(await owners('listener_stars')).toEqual([['of-river', 'river']]);
});
