import { describe, expect, test } from 'vitest';
import { openStoryRoom } from '#tests/support/stories/story-room.ts';
import { swiftWriter } from '#tests/support/stories/writers.ts';

describe('a library', () => {
  test('shows favourites first, then the newest', async () => {
    const moon = (await openStoryRoom({ writer: swiftWriter() })).as('moon');
    const titles = [];
    for (let n = 0; n < 4; n += 1) titles.push((await moon.make()).story);
    const [first, second, third, fourth] = titles;
    const { json } = await moon.ask('PATCH', `/api/stories/${second?.id}/favorite`, {
      body: { isFavorite: true, userId: 'moon' },
    });
    expect(json).toEqual({ ...second, isFavorite: true });
    const ids = (await moon.library()).map(({ id }) => id);
    expect(ids).toEqual([second?.id, fourth?.id, third?.id, first?.id]);
  });

  test('can be read in pages, none twice and none left out, favourites included', async () => {
    const moon = (await openStoryRoom({ writer: swiftWriter() })).as('moon');
    for (let n = 0; n < 7; n += 1) {
      const { story } = await moon.make();
      if (n % 3 === 0)
        await moon.ask('PATCH', `/api/stories/${story.id}/favorite`, { body: { isFavorite: true } });
    }
    const whole = await moon.library();
    const pages: unknown[] = [];
    let next: string | undefined = '/api/stories?limit=2';
    while (next !== undefined) {
      const page = await moon.ask('GET', next);
      pages.push(page.json);
      next = /^<([^>]+)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(pages).toHaveLength(4);
    expect(pages.flat()).toEqual(whole);
  });

  const cursor = (place: unknown) => `?cursor=${Buffer.from(JSON.stringify(place)).toString('base64url')}`;
  test.each([
    cursor([true, 8.64e15, 'a']),
    cursor([true, 0, 'a\u0000']),
    cursor([1, 0, 'a']),
    '?limit=0',
    '?limit=101',
    '?limit=two',
    '?cursor=%21',
    '?cursor=WzFd',
    '?cursor=e30',
  ])('knows no page %s', async (query) => {
    const moon = (await openStoryRoom({ writer: swiftWriter() })).as('moon');
    expect((await moon.ask('GET', `/api/stories${query}`)).status).toBe(400);
  });

  test('says that nothing is new, until something is', async () => {
    const room = await openStoryRoom({ writer: swiftWriter() });
    const moon = room.as('moon');
    const { story } = await moon.make();
    const look = (known: string, as = moon) =>
      as.ask('GET', '/api/stories', { headers: { 'if-none-match': known } });
    let known = (await look('')).headers.get('etag') ?? '';
    expect(known).not.toBe('');
    const changes = [
      () => moon.ask('PATCH', `/api/stories/${story.id}/favorite`, { body: { isFavorite: true } }),
      () => room.kept.keepDuration('moon', story.id, 240_000),
      () => moon.make(),
      () => moon.ask('DELETE', `/api/stories/${story.id}`),
    ];
    for (const change of changes) {
      const again = await look(known);
      expect([again.status, again.text]).toEqual([304, '']);
      await change();
      const after = await look(known);
      expect(after.status).toBe(200);
      known = after.headers.get('etag') ?? '';
      // Asked again by another page it comes from memory; a page of it never does.
      const fromMemory = await moon.ask('GET', '/api/stories');
      expect(fromMemory.text).toBe(after.text);
      expect(fromMemory.text).toBe((await moon.ask('GET', '/api/stories?limit=50')).text);
    }
  });

  test('does not take another family’s word for what is new', async () => {
    const room = await openStoryRoom({ writer: swiftWriter() });
    const [moon, river] = [room.as('moon'), room.as('river')];
    await Promise.all([moon.make(), river.make()]);
    const known = (await moon.ask('GET', '/api/stories')).headers.get('etag') ?? '';
    const { status } = await river.ask('GET', '/api/stories', { headers: { 'if-none-match': known } });
    expect(status).toBe(200);
  });

  test('remembers how long the sound of a story is', async () => {
    const room = await openStoryRoom({ writer: swiftWriter() });
    const { story } = await room.as('moon').make();
    await room.kept.keepDuration('moon', story.id, 245_300);
    await room.kept.keepDuration('river', story.id, 1);
    expect(await room.kept.storyOf('moon', story.id)).toEqual({ ...story, durationMs: 245_300 });
    expect(await room.kept.storyOf('river', story.id)).toBeNull();
  });
});

describe('another family’s story', () => {
  test('is the same as one that never was, whatever is asked of it', async () => {
    const room = await openStoryRoom({ writer: swiftWriter() });
    const { story } = await room.as('moon').make();
    const river = room.as('river');
    const answers = [];
    for (const id of [story.id, '00000000-0000-4000-8000-000000000000']) {
      answers.push([
        (await river.ask('GET', `/api/stories/${id}`)).text,
        (await river.ask('DELETE', `/api/stories/${id}`)).text,
        (await river.ask('PATCH', `/api/stories/${id}/favorite`, { body: { isFavorite: true } })).text,
      ]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[0]).toContain('"code":"not_found"');
    expect(await room.as('moon').library()).toEqual([story]);
    expect(room.forgotten).toEqual([]);
  });

  test('is not read under its name, and nothing is without a session', async () => {
    const room = await openStoryRoom({ writer: swiftWriter() });
    expect((await room.as('river').ask('GET', '/api/stories?userId=moon')).status).toBe(403);
    expect((await room.as('river').make({ userId: 'moon' })).status).toBe(403);
    const nobody = await room.as().ask('GET', '/api/stories?userId=moon');
    expect(nobody).toMatchObject({ status: 401, json: { message: 'User not authenticated' } });
  });
});

describe('what is deleted', () => {
  test('is gone, once, and takes its sound with it', async () => {
    const room = await openStoryRoom({ writer: swiftWriter() });
    const moon = room.as('moon');
    const { story } = await moon.make();
    const remove = () => moon.ask('DELETE', `/api/stories/${story.id}?userId=moon`);
    expect(await remove()).toMatchObject({ status: 204, text: '' });
    expect((await remove()).status).toBe(404);
    expect(room.forgotten).toEqual([{ userId: 'moon', text: story.content }]);
    expect(await moon.library()).toEqual([]);
  });

  test('leaves the sound to another story of the same words', async () => {
    const room = await openStoryRoom({ writer: swiftWriter() });
    const moon = room.as('moon');
    await room.as('river').make();
    const [first, second] = [(await moon.make()).story, (await moon.make()).story];
    expect(first.content).toBe(second.content);
    await moon.ask('DELETE', `/api/stories/${first.id}`);
    expect(room.forgotten).toEqual([]);
    await moon.ask('DELETE', `/api/stories/${second.id}`);
    expect(room.forgotten).toEqual([{ userId: 'moon', text: second.content }]);
  });

  test('goes with the account, to the last row', async () => {
    const room = await openStoryRoom({ writer: swiftWriter() });
    await room.as('moon').make();
    await room.as('river').make();
    await room.database
      .tables<{ users: { id: string } }>()
      .deleteFrom('users')
      .where('id', '=', 'moon')
      .execute();
    const tables = room.database.tables<Record<string, { user_id: string }>>();
    for (const table of ['stories', 'story_days', 'story_libraries', 'story_makings'])
      expect(await tables.selectFrom(table).select('user_id').execute(), table).toEqual([
        { user_id: 'river' },
      ]);
  });

  test('was in the export, with all that is kept about it', async () => {
    const room = await openStoryRoom({ writer: swiftWriter() });
    const { story } = await room.as('moon').make();
    expect(await room.kept.exportOf('moon')).toEqual({
      stories: [{ ...story, choices: expect.objectContaining({ arc: 'gate' }) }],
      storiesByDay: [{ day: '2026-11-20', stories: 1 }],
      storyPlaces: [],
    });
  });
});
