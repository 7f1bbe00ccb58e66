import { expect } from 'vitest';
import type { Marks } from '#contract/narration.ts';
import type { Story } from '#contract/stories.ts';
import type { TestHouse } from '#tests/support/house/house.ts';
import { shortened } from './shortened.ts';
import type { Family } from './visitor.ts';

type About = { theme?: string; content?: string };

/** A story about somebody, written for this family, and cut short: nobody has to hear four minutes of it. */
export async function storyAbout(
  house: TestHouse,
  family: Family,
  name: string,
  { theme = 'a kite', content = `${name} found a kite.\n\n“Up,” she said.` }: About = {},
): Promise<Story> {
  const wish = { characterDetails: [{ name, age: 6, relationship: 'daughter' }], theme, duration: 'short' };
  const answer = await family.ask('POST', '/api/stories', wish);
  expect(answer.status, answer.text).toBe(201);
  return await shortened(house.place, answer.json as Story, content);
}

/** Told to its last word; gives its sound and its times. */
export async function tellWhole(family: Family, story: Story, voice: string = story.narratorVoice) {
  const told = await family.ask('POST', '/api/tts', { text: story.content, voice, storyId: story.id });
  expect(told.status, told.text).toBe(200);
  const { audioUrl, marksUrl } = told.json as { audioUrl: string; marksUrl: string };
  await (await fetch(audioUrl)).arrayBuffer();
  const marksNow = async () => (await (await fetch(marksUrl)).json()) as Marks;
  await expect.poll(async () => (await marksNow()).isFinal).toBe(true);
  return { sound: Buffer.from(await (await fetch(audioUrl)).arrayBuffer()), marks: await marksNow() };
}
