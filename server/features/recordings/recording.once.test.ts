import { expect, test } from 'vitest';
import type { Marks, Telling } from '#contract/narration.ts';
import type { Story } from '#contract/stories.ts';
import { openTestHouse } from '#tests/support/house/house.ts';
import { troubleWithMarks } from '#tests/support/sound/listener.ts';
import { readWhole, sendTake } from '#tests/support/sound/read-aloud.ts';
import { begun, soundFiles, writtenStory } from '#tests/support/sound/hummed-recordings.ts';
import { newFamily } from '#tests/support/family/visitor.ts';

const patienceMs = 120_000;

test(
  'a story that Nana has read is told by her, with every word in its place',
  { timeout: patienceMs },
  async () => {
    const house = await openTestHouse();
    const family = await newFamily(house);
    const story = await writtenStory(house, family);
    const { id } = await begun(family, story.id);
    await readWhole(story.content, (piece, sound) =>
      sendTake(house, `/api/recordings/${id}/takes/${piece}`, sound, family),
    );
    const recording = (await family.ask('POST', `/api/recordings/${id}/finish`)).json as {
      durationMs: number;
    };
    expect(recording).toMatchObject({ speaker: 'Nana', state: 'kept', isFavorite: true, takes: [] });
    expect(recording).toMatchObject({ storyTitle: story.title });

    const shelf = (await family.ask('GET', '/api/stories')).json as Story[];
    const reading = { id, speaker: 'Nana', isFavorite: true, durationMs: recording.durationMs };
    expect(shelf[0]?.readings).toEqual([reading]);
    const told = (await family.ask('POST', `/api/recordings/${id}/tell`)).json as Telling;
    const sound = await fetch(told.audioUrl, { headers: { range: 'bytes=0-99' } });
    expect([sound.status, sound.headers.get('content-type')]).toEqual([206, 'audio/mpeg']);
    const marks = (await (await fetch(told.marksUrl)).json()) as Marks;
    expect(marks).toMatchObject({ isFinal: true, durationMs: told.durationMs });
    const { sentences, words } = marks;
    const heard = { bytes: Buffer.alloc(0), events: [], failure: undefined, hasStandIn: false };
    const { durationMs } = told;
    expect(
      troubleWithMarks(story.content, { ...heard, sentences, words, soundMs: durationMs, durationMs }),
    ).toEqual([]);
    // Sure of nearly every sentence: each of its words has a mark of its own.
    const written = story.content.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
    expect(words.length).toBeGreaterThan(0.9 * written);
    // What it was made of is gone; nothing of it was logged.
    expect((await soundFiles(house)).filter((name) => name.endsWith('.wav'))).toEqual([]);
    expect(house.logged()).not.toContain('Nana');
  },
);
