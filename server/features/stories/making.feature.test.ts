import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { Problem } from '#contract/problem.ts';
import { type StoryRequest, WriterFailure, type Writer } from '#server/writers/writer.ts';
import { allOf, openStoryRoom, type StoryRoom } from '#tests/support/story-room.ts';
import { directedWriter, failing, finished, type Script, twoParagraphs } from '#tests/support/writers.ts';

const key = (name: string) => ({ 'idempotency-key': name });
const swift = () => directedWriter((request) => twoParagraphs(request, async () => undefined));

async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const seen = await look();
    if (seen !== undefined) return seen;
    await pause(10);
  }
}

const grantedIn = async (room: StoryRoom) =>
  (await room.stories.exportOf('moon')).storiesByDay[0]?.stories ?? 0;

describe('a story while it is written', () => {
  test('comes title first, then each paragraph as it stands, and last the story that is kept', async () => {
    const room = await openStoryRoom();
    const events = await allOf(room.as('moon').stream());
    expect(events.map(({ event }) => event)).toEqual([
      'title',
      ...events.slice(1, -1).map(() => 'paragraph'),
      'story',
    ]);
    const last = events.at(-1);
    if (last?.event !== 'story') throw new Error('The last event is the story.');
    const told = events.flatMap((event) => (event.event === 'paragraph' ? [event.data] : []));
    expect(told.map(({ index }) => index)).toEqual(told.map((_, index) => index));
    expect(told.map(({ text }) => text).join('\n\n')).toBe(last.data.content);
    expect(await room.as('moon').library()).toEqual([last.data]);
  });

  test('reaches the browser paragraph by paragraph, not all at the end', async () => {
    const writer = directedWriter();
    const stream = (await openStoryRoom({ writer })).as('moon').stream({}, { 'accept-encoding': 'gzip, br' });
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
    const story = await until(async () => (await room.as('moon').library())[0]);
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
    expect(await room.stories.exportOf('moon')).toEqual({
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
    expect(await room.stories.exportOf('moon')).toEqual({
      stories: [],
      storiesByDay: [],
      storyPlaces: [],
    });
    expect((await room.as('moon').make()).status).toBe(401);
  });

  test('knows the one before it, even if both were wished for at once', async () => {
    const writer = swift();
    const moon = (await openStoryRoom({ writer })).as('moon');
    await Promise.all([moon.make(), moon.make(), moon.make()]);
    expect(writer.asked.map(({ history }) => history.length)).toEqual([0, 1, 2]);
    expect(writer.asked[2]?.history.map(({ title }) => title)).toEqual(['The 1. lantern', 'The 2. lantern']);
    expect(writer.asked[2]?.history[0]?.choices).toMatchObject({ arc: 'gate', souvenirs: ['the gate'] });
  });
});

describe('the same key', () => {
  test('gives the same story, later too', async () => {
    const room = await openStoryRoom({ writer: swift() });
    const moon = room.as('moon');
    const first = await moon.make({}, key('tonight'));
    const again = await moon.make({}, key('tonight'));
    const streamed = await allOf(moon.stream({}, key('tonight')));
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.story).toEqual(first.story);
    expect(streamed.at(-1)).toEqual({ event: 'story', data: first.story });
    expect(streamed.map(({ event }) => event)).toEqual(['title', 'paragraph', 'paragraph', 'story']);
    expect(await grantedIn(room)).toBe(1);
  });

  test('while the first is still being made waits for it and follows', async () => {
    const writer = directedWriter();
    const moon = (await openStoryRoom({ writer })).as('moon');
    const first = moon.make({}, key('tonight'));
    await writer.waits();
    const follower = moon.stream({}, key('tonight'));
    expect((await follower.next()).value).toMatchObject({ event: 'title' });
    expect((await follower.next()).value).toMatchObject({ event: 'paragraph', data: { index: 0 } });
    writer.goOn();
    const rest = await allOf(follower);
    expect(rest.at(-1)).toEqual({ event: 'story', data: (await first).story });
    expect(writer.asked).toHaveLength(1);
  });

  test('in two processes at once makes one story, told by both', async () => {
    const writer = directedWriter();
    const here = await openStoryRoom({ writer });
    const there = await openStoryRoom({ writer, place: here.place });
    const first = here.as('moon').make({}, key('tonight'));
    await writer.waits();
    const second = there.as('moon').make({}, key('tonight'));
    const third = allOf(there.as('moon').stream({}, key('tonight')));
    writer.goOn();
    const { story } = await first;
    expect((await second).story).toEqual(story);
    expect((await third).at(-1)).toEqual({ event: 'story', data: story });
    expect(writer.asked).toHaveLength(1);
    expect(await there.as('moon').library()).toEqual([story]);
    expect(await grantedIn(here)).toBe(1);
  });

  test('twenty times at once from two processes makes one story', async () => {
    const writer = swift();
    const here = await openStoryRoom({ writer });
    const there = await openStoryRoom({ writer, place: here.place });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? here : there).as('moon').make({}, key('tonight'))),
    );
    expect(new Set(answers.map(({ status, story }) => `${status} ${story.id}`)).size).toBe(1);
    expect(await here.as('moon').library()).toHaveLength(1);
    expect(await grantedIn(here)).toBe(1);
  });

  test('of another family is another key', async () => {
    const room = await openStoryRoom({ writer: swift() });
    const [moon, river] = [
      await room.as('moon').make({}, key('tonight')),
      await room.as('river').make({}, key('tonight')),
    ];
    expect(moon.story.id).not.toBe(river.story.id);
  });

  test('makes a story at last when the first try failed', async () => {
    let tries = 0;
    const writer = directedWriter(async function* (request) {
      tries += 1;
      if (tries === 1) throw new WriterFailure('broken', 'The pen broke.');
      yield* twoParagraphs(request, async () => undefined);
    });
    const room = await openStoryRoom({ writer });
    expect((await room.as('moon').make({}, key('tonight'))).status).toBe(502);
    expect(await grantedIn(room)).toBe(0);
    expect((await room.as('moon').make({}, key('tonight'))).status).toBe(201);
    expect(await grantedIn(room)).toBe(1);
  });

  test('is taken over when its process died, and the story counts once', async () => {
    const dying = directedWriter();
    const first = await openStoryRoom({ writer: dying });
    const lost = first.as('moon').make({}, key('tonight'));
    await dying.waits();
    const second = await openStoryRoom({ writer: swift(), place: first.place });
    // As if the first had been gone for more than a minute; it comes back later, and finds that its turn is over.
    second.clock.pass(61_000);
    const { status, story } = await second.as('moon').make({}, key('tonight'));
    expect(status).toBe(201);
    dying.goOn();
    expect(await lost).toEqual({ status: 201, story });
    expect(await second.as('moon').library()).toEqual([story]);
    expect(await grantedIn(second)).toBe(1);
  });

  test('is taken over for good: who comes back while the other still writes follows it', async () => {
    const [late, prompt] = [directedWriter(), directedWriter()];
    const first = await openStoryRoom({ writer: late });
    const lost = first.as('moon').make({}, key('tonight'));
    await late.waits();
    const second = await openStoryRoom({ writer: prompt, place: first.place });
    second.clock.pass(61_000);
    const coming = second.as('moon').make({}, key('tonight'));
    await prompt.waits();
    late.goOn();
    await until(async () => (first.logged().includes('a story was written') ? true : undefined));
    expect(await second.as('moon').library()).toEqual([]);
    prompt.goOn();
    const { story } = await coming;
    expect(await lost).toEqual({ status: 201, story });
    expect(await second.as('moon').library()).toEqual([story]);
    expect(await grantedIn(second)).toBe(1);
  });

  test('of a making whose process died is not counted once the family asks for another story', async () => {
    const dying = directedWriter();
    const first = await openStoryRoom({ writer: dying });
    const lost = first.as('moon').make();
    await dying.waits();
    const second = await openStoryRoom({ writer: swift(), place: first.place });
    expect(await grantedIn(second)).toBe(1);
    second.clock.pass(61_000);
    await second.as('moon').make();
    expect(await grantedIn(second)).toBe(1);
    await first.close();
    await lost.catch(() => undefined);
    expect(await grantedIn(second)).toBe(1);
  });

  test('is forgotten after a day', async () => {
    const room = await openStoryRoom({ writer: swift() });
    const first = await room.as('moon').make({}, key('tonight'));
    room.clock.pass(25 * 3_600_000);
    await room.as('moon').make();
    const later = await room.as('moon').make({}, key('tonight'));
    expect(later.story.id).not.toBe(first.story.id);
  });

  test.each(['', 'two words', 'k'.repeat(201)])('is refused when it is no key: %j', async (name) => {
    const room = await openStoryRoom({ writer: swift() });
    expect((await room.as('moon').make({}, key(name))).status).toBe(400);
  });
});

describe('a day', () => {
  test('has as many stories as its limit, however many are wished for at once, in however many processes', async () => {
    const writer = swift();
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
    const room = await openStoryRoom({ writer: swift(), storiesPerDay: 1 });
    await room.as('moon').make();
    expect((await room.as('moon').make()).status).toBe(429);
    room.clock.pass(5 * 3_600_000);
    expect((await room.as('moon').make()).status).toBe(201);
  });

  test('with no stories at all says so without a number', async () => {
    const room = await openStoryRoom({ writer: swift(), storiesPerDay: 0 });
    const { json } = await room.as('moon').ask('POST', '/api/stories', {
      body: { characterDetails: [{ name: 'Mia', age: 5 }] },
    });
    expect(json).toMatchObject({ code: 'too_many_tries', message: expect.stringContaining('resting') });
  });

  test('gives back what came to nothing', async () => {
    const overrun: Writer = {
      descriptor: { id: 'failing', name: 'Failing', worksOffline: true },
      async *write() {
        yield { type: 'title', title: 'Never' };
        throw new WriterFailure('busy', 'Too many children tonight.');
      },
    };
    const room = await openStoryRoom({ writer: overrun, storiesPerDay: 2 });
    for (let n = 0; n < 5; n += 1) expect((await room.as('moon').make()).status).toBe(503);
    expect(await grantedIn(room)).toBe(0);
  });
});

describe('a writer that fails', () => {
  const failures = [
    ['busy', 503, 'resting'],
    ['refused', 422, 'unfit_for_bedtime'],
    ['misconfigured', 502, 'provider_failed'],
    ['broken', 502, 'provider_failed'],
  ] as const;

  test.each(failures)('by being %s leaves a clear %i and no half story', async (reason, status, code) => {
    const writer = directedWriter(async function* () {
      yield { type: 'title', title: 'Half a' };
      yield { type: 'paragraph', index: 0, text: 'Mia went out, and' };
      throw new WriterFailure(reason, 'It ended here.');
    });
    const room = await openStoryRoom({ writer });
    const { status: answered, json } = await room.as('moon').ask('POST', '/api/stories', {
      body: { characterDetails: [{ name: 'Mia', age: 5 }] },
    });
    expect(answered).toBe(status);
    expect(json).toMatchObject({
      code,
      ...(status === 422 && { suggestions: [expect.any(String), expect.any(String), expect.any(String)] }),
    });
    const events = await allOf(room.as('moon').stream());
    expect(events.at(-1)).toMatchObject({ event: 'problem', data: { code } });
    expect(await room.as('moon').library()).toEqual([]);
    expect(await grantedIn(room)).toBe(0);
  });

  test.each<[string, Script]>([
    ['ends without a word', async function* () {}],
    ['ends before its end', withoutEnd],
    [
      'has finished nothing',
      async function* () {
        yield finished;
      },
    ],
  ])('because it %s is a writer that failed', async (_, script) => {
    const room = await openStoryRoom({ writer: directedWriter(script) });
    expect((await room.as('moon').make()).status).toBe(502);
    expect(await room.as('moon').library()).toEqual([]);
  });

  test('by declining says what it has to say, counts nothing and repeats no word', async () => {
    const writer = directedWriter(
      failing(
        new Problem('unfit_for_bedtime', {
          suggestions: ['a shy comet', 'a lost button', 'a slow train'],
        }),
      ),
    );
    const room = await openStoryRoom({ writer });
    const { status, json, text } = await room.as('moon').ask('POST', '/api/stories', {
      body: { theme: 'zombie mayhem', characterDetails: [{ name: 'Mia', age: 5 }] },
    });
    expect(status).toBe(422);
    expect(json).toMatchObject({ suggestions: ['a shy comet', 'a lost button', 'a slow train'] });
    expect(text).not.toMatch(/zombie|mayhem/i);
    expect(await grantedIn(room)).toBe(0);
  });

  test('by a mistake of ours is a gentle 500, in the stream too, and the log keeps why but no name', async () => {
    const writer = directedWriter(failing(new TypeError('undefined is not a lantern')));
    const room = await openStoryRoom({ writer });
    expect((await room.as('moon').make()).status).toBe(500);
    const events = await allOf(room.as('moon').stream());
    expect(events).toEqual([{ event: 'problem', data: expect.objectContaining({ code: 'our_fault' }) }]);
    expect(room.logged()).toContain('undefined is not a lantern');
    expect(room.logged()).not.toMatch(/Mia|Biscuit|space adventure/);
  });
});

async function* withoutEnd(request: StoryRequest) {
  for await (const event of twoParagraphs(request, async () => undefined))
    if (event.type !== 'finished') yield event;
}

test('nothing that is logged of an evening names anybody', async () => {
  const room = await openStoryRoom();
  await room.as('moon').make({}, key('tonight'));
  await allOf(room.as('moon').stream());
  await room.as('moon').make({ theme: 'x'.repeat(300) });
  expect(room.logged()).toContain('a story was written');
  expect(room.logged()).not.toMatch(/Mia|Biscuit|space|drawing|moon/);
});
