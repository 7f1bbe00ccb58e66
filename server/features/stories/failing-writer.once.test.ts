import { describe, expect, test } from 'vitest';
import { Problem } from '#contract/problem.ts';
import { type StoryRequest, WriterFailure } from '#server/writers/writer.ts';
import { allOf, openStoryRoom, storiesGranted } from '#tests/support/stories/story-room.ts';
import {
  directedWriter,
  failing,
  finished,
  twoParagraphs,
  type Script,
} from '#tests/support/stories/writers.ts';

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
    expect(await storiesGranted(room)).toBe(0);
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
    expect(await storiesGranted(room)).toBe(0);
  });

  test('by a mistake of ours is a gentle 500, in the stream too, and the log keeps why but no name', async () => {
    const writer = directedWriter(failing(new TypeError('undefined is not a lantern')));
    const room = await openStoryRoom({ writer });
    expect((await room.as('moon').make()).status).toBe(500);
    const events = await allOf(room.as('moon').stream());
    expect(events).toEqual([
      { event: 'picture', data: expect.anything() },
      { event: 'problem', data: expect.objectContaining({ code: 'our_fault' }) },
    ]);
    expect(room.logged()).toContain('undefined is not a lantern');
    expect(room.logged()).not.toMatch(/Mia|Biscuit|space adventure/);
  });
});

async function* withoutEnd(request: StoryRequest) {
  for await (const event of twoParagraphs(request, async () => undefined))
    if (event.type !== 'finished') yield event;
}
