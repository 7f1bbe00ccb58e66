import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Story } from '#contract/stories.ts';
import { newHomePlace } from '#tests/support/database/databases.ts';
import { openTestHouse } from '#tests/support/house/house.ts';
import { wishForTests } from '#tests/support/stories/story-room.ts';
import { type Family, newFamily } from '#tests/support/family/visitor.ts';

const tale = `title: The Zibblewick
subject: zibblewick
premise: A zibblewick sits on a ledge.
hero: 2-12
people: 1-10

scene one
The zibblewick sat on the ledge, drowsy. {hero} knocked three times. Then it slept.

breakfast
  find: Where did it sit? Find one. = the ledge
  count: How often did {hero} knock? = three times
  ask: Why did it not move? = drowsy
  word: ledge = a small shelf of stone
  word: drowsy = nearly asleep
`;

async function houseWithTale() {
  const place = await newHomePlace();
  mkdirSync(join(place.dataDir, 'tales'));
  writeFileSync(join(place.dataDir, 'tales', 'the-zibblewick.tale'), tale);
  return openTestHouse({ place });
}

const mia = { name: 'Mia', age: 6, relationship: 'daughter' };
const theo = { name: 'Theo', age: 3, relationship: 'son' };
const made = async (family: Family, characterDetails: object[] = [mia]) => {
  const wish = { ...wishForTests, theme: 'a zibblewick', duration: 'short', characterDetails };
  const { status, json, text } = await family.ask('POST', '/api/stories', wish);
  expect(status, text).toBe(201);
  return json as Story;
};
const want = (family: Family, isWanted: boolean) => family.ask('PUT', '/api/breakfast', { isWanted });

describe('questions for breakfast', () => {
  test('come with new stories once a family wants them, stay with the story, and come no more when they are not wanted', async () => {
    const house = await houseWithTale();
    const quiet = await newFamily(house);
    expect((await quiet.ask('GET', '/api/breakfast')).json).toEqual({ isWanted: false });
    const told = await made(quiet);
    expect(told.content).toContain('zibblewick');
    expect(told).not.toHaveProperty('breakfast');

    const family = await newFamily(house);
    expect((await want(family, true)).json).toEqual({ isWanted: true });
    const story = await made(family);
    expect(story.content).toContain('zibblewick');
    expect(story.breakfast).toEqual({
      find: { question: 'Where did it sit? Find one.', answer: 'The ledge' },
      count: { question: 'How often did Mia knock?', answer: 'Three times' },
      ask: { question: 'Why did it not move?', answer: 'Drowsy' },
      words: [
        { word: 'ledge', meaning: 'a small shelf of stone' },
        { word: 'drowsy', meaning: 'nearly asleep' },
      ],
    });
    expect((await family.ask('GET', `/api/stories/${story.id}`)).json).toMatchObject({
      breakfast: story.breakfast,
    });
    const exported = (await family.ask('GET', '/api/account/export')).json as { stories: Story[] };
    expect(exported).toMatchObject({ wantsBreakfastQuestions: true });
    expect(exported.stories.map(({ breakfast }) => breakfast !== undefined)).toEqual([true]);

    await want(family, false);
    expect(await made(family)).not.toHaveProperty('breakfast');
    const shelf = (await family.ask('GET', '/api/stories')).json as Story[];
    expect(shelf.filter(({ breakfast }) => breakfast)).toHaveLength(1);
  });

  test('are for nobody who is younger than four', async () => {
    const family = await newFamily(await houseWithTale());
    await want(family, true);
    expect(await made(family, [mia, theo])).not.toHaveProperty('breakfast');
  });

  test('are wanted by one family and not by another', async () => {
    const house = await houseWithTale();
    await want(await newFamily(house), true);
    expect((await (await newFamily(house)).ask('GET', '/api/breakfast')).json).toEqual({ isWanted: false });
  });
});
