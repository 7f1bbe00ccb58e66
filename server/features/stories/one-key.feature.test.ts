import { describe, expect, test } from 'vitest';
import { WriterFailure } from '#server/writers/writer.ts';
import { allOf, keyed, openStoryRoom, storiesGranted } from '#tests/support/stories/story-room.ts';
import { directedWriter, swiftWriter, twoParagraphs } from '#tests/support/stories/writers.ts';

describe('the same key', () => {
  test('gives the same story, later too', async () => {
    const room = await openStoryRoom({ writer: swiftWriter() });
    const moon = room.as('moon');
    const first = await moon.make({}, keyed('tonight'));
    const again = await moon.make({}, keyed('tonight'));
    const streamed = await allOf(moon.stream({}, keyed('tonight')));
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.story).toEqual(first.story);
    expect(streamed.at(-1)).toEqual({ event: 'story', data: first.story });
    expect(streamed.map(({ event }) => event)).toEqual([
      'picture',
      'title',
      'paragraph',
      'paragraph',
      'story',
    ]);
    expect(await storiesGranted(room)).toBe(1);
  });

  test('while the first is still being made waits for it and follows', async () => {
    const writer = directedWriter();
    const moon = (await openStoryRoom({ writer })).as('moon');
    const first = moon.make({}, keyed('tonight'));
    await writer.waits();
    const follower = moon.stream({}, keyed('tonight'));
    expect((await follower.next()).value).toMatchObject({ event: 'picture' });
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
    const first = here.as('moon').make({}, keyed('tonight'));
    await writer.waits();
    const second = there.as('moon').make({}, keyed('tonight'));
    const third = allOf(there.as('moon').stream({}, keyed('tonight')));
    writer.goOn();
    const { story } = await first;
    expect((await second).story).toEqual(story);
    expect((await third).at(-1)).toEqual({ event: 'story', data: story });
    expect(writer.asked).toHaveLength(1);
    expect(await there.as('moon').library()).toEqual([story]);
    expect(await storiesGranted(here)).toBe(1);
  });

  test('twenty times at once from two processes makes one story', async () => {
    const writer = swiftWriter();
    const here = await openStoryRoom({ writer });
    const there = await openStoryRoom({ writer, place: here.place });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? here : there).as('moon').make({}, keyed('tonight'))),
    );
    expect(new Set(answers.map(({ status, story }) => `${status} ${story.id}`)).size).toBe(1);
    expect(await here.as('moon').library()).toHaveLength(1);
    expect(await storiesGranted(here)).toBe(1);
  });

  test('of another family is another key', async () => {
    const room = await openStoryRoom({ writer: swiftWriter() });
    const [moon, river] = [
      await room.as('moon').make({}, keyed('tonight')),
      await room.as('river').make({}, keyed('tonight')),
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
    expect((await room.as('moon').make({}, keyed('tonight'))).status).toBe(502);
    expect(await storiesGranted(room)).toBe(0);
    expect((await room.as('moon').make({}, keyed('tonight'))).status).toBe(201);
    expect(await storiesGranted(room)).toBe(1);
  });

  test('is taken over when its process died, and the story counts once', async () => {
    const dying = directedWriter();
    const first = await openStoryRoom({ writer: dying });
    const lost = first.as('moon').make({}, keyed('tonight'));
    await dying.waits();
    const second = await openStoryRoom({ writer: swiftWriter(), place: first.place });
    // As if the first had been gone for more than a minute; it comes back later, and finds that its turn is over.
    second.clock.pass(61_000);
    const { status, story } = await second.as('moon').make({}, keyed('tonight'));
    expect(status).toBe(201);
    dying.goOn();
    expect(await lost).toEqual({ status: 201, story });
    expect(await second.as('moon').library()).toEqual([story]);
    expect(await storiesGranted(second)).toBe(1);
  });

  test('is taken over for good: who comes back while the other still writes follows it', async () => {
    const [late, prompt] = [directedWriter(), directedWriter()];
    const first = await openStoryRoom({ writer: late });
    const lost = first.as('moon').make({}, keyed('tonight'));
    await late.waits();
    const second = await openStoryRoom({ writer: prompt, place: first.place });
    second.clock.pass(61_000);
    const coming = second.as('moon').make({}, keyed('tonight'));
    await prompt.waits();
    // It was away, and its clock was not: by one that stood still, the other's lease would be so far ahead that it counts for nothing.
    first.clock.pass(61_000);
    late.goOn();
    await expect.poll(() => first.logged()).toContain('a story was written');
    expect(await second.as('moon').library()).toEqual([]);
    prompt.goOn();
    const { story } = await coming;
    expect(await lost).toEqual({ status: 201, story });
    expect(await second.as('moon').library()).toEqual([story]);
    expect(await storiesGranted(second)).toBe(1);
  });

  test('of a making whose process died is not counted once the family asks for another story', async () => {
    const dying = directedWriter();
    const first = await openStoryRoom({ writer: dying });
    const lost = first.as('moon').make();
    await dying.waits();
    const second = await openStoryRoom({ writer: swiftWriter(), place: first.place });
    expect(await storiesGranted(second)).toBe(1);
    second.clock.pass(61_000);
    await second.as('moon').make();
    expect(await storiesGranted(second)).toBe(1);
    await first.close();
    await lost.catch(() => undefined);
    expect(await storiesGranted(second)).toBe(1);
  });

  test('is forgotten after a day', async () => {
    const room = await openStoryRoom({ writer: swiftWriter() });
    const first = await room.as('moon').make({}, keyed('tonight'));
    room.clock.pass(25 * 3_600_000);
    await room.as('moon').make();
    const later = await room.as('moon').make({}, keyed('tonight'));
    expect(later.story.id).not.toBe(first.story.id);
  });

  test.each(['', 'two words', 'k'.repeat(201)])('is refused when it is no key: %j', async (name) => {
    const room = await openStoryRoom({ writer: swiftWriter() });
    expect((await room.as('moon').make({}, keyed(name))).status).toBe(400);
  });
});
