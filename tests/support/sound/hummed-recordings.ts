import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { readPieces, type Recording } from '#contract/recordings.ts';
import type { Story } from '#contract/stories.ts';
import { takeRateHz } from '#contract/take-file.ts';
import { departed } from '#server/platform/archive/archive.ts';
import type { Answer, TestHouse } from '#tests/support/house/house.ts';
import { sendTake } from './read-aloud.ts';
import { shortened } from '#tests/support/family/shortened.ts';
import type { Family } from '#tests/support/family/visitor.ts';

const wish = { characterDetails: [{ name: 'Aroha', age: 6 }], theme: 'a kite', duration: 'short' };

/** The beginning of a story, in three parts to read: enough to go wrong in the middle, and nobody follows a reader for four minutes. */
export async function writtenStory(house: TestHouse, family: Family): Promise<Story> {
  const answer = await family.ask('POST', '/api/stories', wish);
  expect(answer.status, answer.text).toBe(201);
  const story = answer.json as Story;
  const end = readPieces(story.content)[2]?.charEnd;
  return await shortened(house.place, story, story.content.slice(0, end));
}

export async function begun(family: Family, storyId: string, more: object = {}): Promise<Recording> {
  const answer = await family.ask('POST', '/api/recordings', { storyId, speaker: 'Nana', ...more });
  expect(answer.status, answer.text).toBe(201);
  return answer.json as Recording;
}

/** Somebody hums for a moment: enough to be kept, and quickly joined. */
export const hum = (seconds = 0.5, loudness = 0.3): Float32Array =>
  Float32Array.from(
    { length: seconds * takeRateHz },
    (_, i) => loudness * Math.sin(i / 17) * Math.sin(i / 1_900) ** 2,
  );

/** Every part of a story, hummed. */
export async function humWhole(story: Story, send: (piece: string) => Promise<Answer>): Promise<void> {
  for (const index of readPieces(story.content).keys()) {
    const answer = await send(String(index));
    expect(answer.status, answer.text).toBe(200);
  }
}

/** A whole recording, made as quickly as can be. Nobody could read along; but it is kept, told and deleted like any other. */
export async function hummedRecording(
  house: TestHouse,
  family: Family,
  story: Story,
  more: object = {},
): Promise<Recording> {
  const { id } = await begun(family, story.id, more);
  await humWhole(story, (piece) => sendTake(house, `/api/recordings/${id}/takes/${piece}`, hum(), family));
  const answer = await family.ask('POST', `/api/recordings/${id}/finish`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json as Recording;
}

export const recordingsOf = async (family: Family): Promise<Recording[]> =>
  (await family.ask('GET', '/api/recordings')).json as Recording[];

/** Every file of sound that the house keeps; what marks a family that has left lies beside them, and comes when its job runs. */
export async function soundFiles(house: TestHouse): Promise<string[]> {
  const folder = join(house.place.dataDir, 'audio');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const marks = join(folder, departed.prefix);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(marks));
}

/** Whether these bytes lie in any file of the house, in the database too. */
export async function liesSomewhere(house: TestHouse, bytes: Buffer): Promise<boolean> {
  const entries = await readdir(house.place.dataDir, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile()))
    if ((await readFile(join(entry.parentPath, entry.name))).includes(bytes)) return true;
  return false;
}
