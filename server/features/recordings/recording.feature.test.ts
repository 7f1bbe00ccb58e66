import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Marks } from '#contract/narration.ts';
import type { Recording } from '#contract/recordings.ts';
import type { Story } from '#contract/stories.ts';
import { openTestHouse, type TestHouse } from '#tests/support/house.ts';
import { troubleWithMarks } from '#tests/support/listener.ts';
import { readWhole, sendTake } from '#tests/support/read-aloud.ts';
import { newFamily, type Family } from '#tests/support/visitor.ts';

const wish = { characterDetails: [{ name: 'Aroha', age: 6 }], theme: 'a kite', duration: 'short' };

async function writtenStory(family: Family): Promise<Story> {
  const answer = await family.ask('POST', '/api/stories', wish);
  expect(answer.status, answer.text).toBe(201);
  return answer.json as Story;
}

async function begun(family: Family, storyId: string, more: object = {}): Promise<Recording> {
  const answer = await family.ask('POST', '/api/recordings', { storyId, speaker: 'Nana', ...more });
  expect(answer.status, answer.text).toBe(201);
  return answer.json as Recording;
}

async function soundFiles(house: TestHouse): Promise<string[]> {
  const entries = await readdir(join(house.place.dataDir, 'audio'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

async function wholeReading(
  house: TestHouse,
  family: Family,
  story: Story,
  more: object = {},
): Promise<Recording> {
  const { id } = await begun(family, story.id, more);
  await readWhole(story.content, (piece, sound) =>
    sendTake(house, `/api/recordings/${id}/takes/${piece}`, sound, family),
  );
  const answer = await family.ask('POST', `/api/recordings/${id}/finish`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json as Recording;
}

test(
  'a story that Nana has read is told by her, with every word in its place',
  { timeout: 120_000 },
  async () => {
    const house = await openTestHouse();
    const family = await newFamily(house);
    const story = await writtenStory(family);
    const recording = await wholeReading(house, family, story);
    expect(recording).toMatchObject({
      speaker: 'Nana',
      state: 'kept',
      isFavorite: true,
      takes: [],
      storyTitle: story.title,
    });

    const shelf = (await family.ask('GET', '/api/stories')).json as Story[];
    expect(shelf[0]?.readings).toEqual([
      { id: recording.id, speaker: 'Nana', isFavorite: true, durationMs: recording.durationMs },
    ]);
    const told = (await family.ask('POST', `/api/recordings/${recording.id}/tell`)).json as {
      audioUrl: string;
      marksUrl: string;
      durationMs: number;
    };
    const sound = await fetch(told.audioUrl, { headers: { range: 'bytes=0-99' } });
    expect([sound.status, sound.headers.get('content-type')]).toEqual([206, 'audio/mpeg']);
    const marks = (await (await fetch(told.marksUrl)).json()) as Marks;
    expect(marks.isFinal).toBe(true);
    expect(
      troubleWithMarks(story.content, {
        bytes: Buffer.alloc(0),
        events: [],
        failure: undefined,
        hasStandIn: false,
        ...marks,
        soundMs: told.durationMs,
      }),
    ).toEqual([]);
    // Sure of nearly every sentence: each word has a mark of its own.
    expect(marks.words.length).toBeGreaterThan(0.9 * (story.content.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0));
    // What it was made of is gone; nothing of it was logged.
    expect((await soundFiles(house)).filter((name) => name.endsWith('.wav'))).toEqual([]);
    expect(house.logged()).not.toContain('Nana');
  },
);
