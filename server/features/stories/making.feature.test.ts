import { describe, expect, test, vi } from 'vitest';
import { type Writer, WriterFailure } from '#server/writers/writer.ts';
import { allOf, keyed, openStoryRoom, storiesGranted } from '#tests/support/stories/story-room.ts';
import { directedWriter, swiftWriter, twoParagraphs } from '#tests/support/stories/writers.ts';

describe('a story while it is written', () => {
  test('comes picture first, then its title, each paragraph as it stands, and last the story that is kept', async () => {
    const room = await openStoryRoom();
    const events = await allOf(room.as('moon').stream());
    const beginning = ['picture', 'title'];
    expect(events.map(({ event }) => event)).toEqual([
      ...beginning,
      ...events.slice(beginning.length, -1).map(() => 'paragraph'),
      'story',
    ]);
    const last = events.at(-1);
    if (last?.event !== 'story') throw new Error('The last event is the story.');
    const told = events.flatMap((event) => (event.event === 'paragraph' ? [event.data] : []));
    expect(told.map(({ index }) => index)).toEqual(told.map((_, index) => index));
    expect(told.map(({ text }) => text).join('\n\n')).toBe(last.data.content);
    const { vignettes, ...cover } = last.data.picture ?? {};
    expect(events[0]).toEqual({ event: 'picture', data: cover });
    expect(vignettes?.length).toBeGreaterThan(1);
    expect(await room.as('moon').library()).toEqual([last.data]);
  });

  test('reaches the browser paragraph by paragraph, not all at the end', async () => {
    const writer = directedWriter();
    const stream = (await openStoryRoom({ writer })).as('moon').stream({}, { 'accept-encoding': 'gzip, br' });
    expect((await stream.next()).value).toMatchObject({ event: 'picture' });
    expect((await stream.next()).value).toMatchObject({ event: 'title' });
    expect((await stream.next()).value).toMatchObject({ event: 'paragraph', data: { index: 0 } });
    await writer.waits();
    writer.goOn();
    expect((await stream.next()).value).toMatchObject({ event: 'paragraph', data: { index: 1 } });
    expect((await stream.next()).value).toMatchObject({ event: 'story' });
    expect((await stream.next()).done).toBe(true);
  });

  test('starts over with a title that comes again, and only the last telling is kept', async () => {
    const writer = directedWriter(async function* (request) {
      yield { type: 'title', title: 'A first try' };
      yield { type: 'paragraph', index: 0, text: 'That was not good enough.' };
      yield* twoParagraphs(request, async () => undefined);
    });
    const room = await openStoryRoom({ writer });
    const events = await allOf(room.as('moon').stream());
    expect(events.map(({ event }) => event)).toEqual([
      'picture',
      'title',
      'paragraph',
      'title',
      'paragraph',
      'paragraph',
      'story',
    ]);
    expect(events.at(-1)).toMatchObject({
      data: { title: 'The 1. lantern', content: 'A lantern stood at the gate.\n\nAnd by and by it slept.' },
    });
  });

  test('is in the library even if its browser went away in the middle', async () => {
    const writer = directedWriter();
    const room = await openStoryRoom({ writer });
    for await (const { event } of room.as('moon').stream()) if (event === 'paragraph') break;
    await writer.waits();
    writer.goOn();
    const story = await vi.waitFor(
      async () => (await room.as('moon').library())[0] ?? expect.fail('not yet'),
    );
    expect(story.content).toContain('And by and by it slept.');
  });

  test('is not in the library, not even a half of it', async () => {
    const writer = directedWriter();
    const room = await openStoryRoom({ writer });
    const coming = room.as('moon').make();
    await writer.waits();
    expect(await room.as('moon').library()).toEqual([]);
    writer.goOn();
    expect((await coming).status).toBe(201);
    expect(await room.as('moon').library()).toHaveLength(1);
  });

  test('ends with the house, leaves nothing behind and is not counted', async () => {
    const writer = directedWriter();
    const room = await openStoryRoom({ writer });
    const coming = room.as('moon').make();
    await writer.waits();
    await room.stories.close();
    expect((await coming).status).toBe(503);
    expect(await room.kept.exportOf('moon')).toEqual({
      stories: [],
      storiesByDay: [{ day: '2026-11-20', stories: 0 }],
      storyPlaces: [],
    });
    expect((await room.as('moon').make()).status).toBe(503);
  });

  test('is dropped when its family leaves the house for good', async () => {
    const writer = directedWriter();
    const room = await openStoryRoom({ writer });
    const coming = room.as('moon').make();
    await writer.waits();
    const users = room.database.tables<{ users: { id: string } }>();
    await users.deleteFrom('users').where('id', '=', 'moon').execute();
    writer.goOn();
    expect((await coming).status).toBe(401);
    expect(await room.kept.exportOf('moon')).toEqual({
      stories: [],
      storiesByDay: [],
      storyPlaces: [],
    });
    expect((await room.as('moon').make()).status).toBe(401);
  });

  test('knows the one before it, even if both were wished for at once', async () => {
    const writer = swiftWriter();
    const moon = (await openStoryRoom({ writer })).as('moon');
    await Promise.all([moon.make(), moon.make(), moon.make()]);
    expect(writer.asked.map(({ history }) => history.length)).toEqual([0, 1, 2]);
    expect(writer.asked[2]?.history.map(({ title }) => title)).toEqual(['The 1. lantern', 'The 2. lantern']);
    expect(writer.asked[2]?.history[0]?.choices).toMatchObject({ arc: 'gate', souvenirs: ['the gate'] });
  });
});

describe('a day', () => {
  test('has as many stories as its limit, however many are wished for at once, in however many processes', async () => {
    const writer = swiftWriter();
    const here = await openStoryRoom({ writer, storiesPerDay: 7 });
    const there = await openStoryRoom({ writer, storiesPerDay: 7, place: here.place });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        (n % 2 ? here : there).as('moon').ask('POST', '/api/stories', {
          body: { characterDetails: [{ name: 'Mia', age: 5 }] },
        }),
      ),
    );
    const granted = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status === 429);
    expect([granted.length, refused.length]).toEqual([7, 43]);
    expect(refused[0]?.json).toMatchObject({ message: expect.stringContaining('7 stories today') });
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(17_000);
    expect(await here.as('moon').library()).toHaveLength(7);
    expect((await here.as('river').make()).status).toBe(201);
  });

  test('begins anew at midnight', async () => {
    const room = await openStoryRoom({ writer: swiftWriter(), storiesPerDay: 1 });
    await room.as('moon').make();
    expect((await room.as('moon').make()).status).toBe(429);
    room.clock.pass(5 * 3_600_000);
    expect((await room.as('moon').make()).status).toBe(201);
  });

  test('with no stories at all says so without a number', async () => {
    const room = await openStoryRoom({ writer: swiftWriter(), storiesPerDay: 0 });
    const { json } = await room.as('moon').ask('POST', '/api/stories', {
      body: { characterDetails: [{ name: 'Mia', age: 5 }] },
    });
    expect(json).toMatchObject({ code: 'too_many_tries', message: expect.stringContaining('resting') });
  });

  test('gives back what came to nothing', async () => {
    const overrun: Writer = {
      descriptor: { id: 'failing', name: 'Failing' },
      async *write() {
        yield { type: 'title', title: 'Never' };
        throw new WriterFailure('busy', 'Too many children tonight.');
      },
    };
    const room = await openStoryRoom({ writer: overrun, storiesPerDay: 2 });
    for (let n = 0; n < 5; n += 1) expect((await room.as('moon').make()).status).toBe(503);
    expect(await storiesGranted(room)).toBe(0);
  });
});

test('nothing that is logged of an evening names anybody', async () => {
  const room = await openStoryRoom();
  await room.as('moon').make({}, keyed('tonight'));
  await allOf(room.as('moon').stream());
  await room.as('moon').make({ theme: 'x'.repeat(300) });
  expect(room.logged()).toContain('a story was written');
  expect(room.logged()).not.toMatch(/Mia|Biscuit|space|drawing|moon/);
});
