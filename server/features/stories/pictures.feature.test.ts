import { expect, test, vi } from 'vitest';
import { openStoryRoom } from '#tests/support/stories/story-room.ts';
import { swiftWriter } from '#tests/support/stories/writers.ts';
import type { StoryTables } from './tables.ts';

const family = [
  {
    name: 'Mia',
    age: 6,
    relationship: 'daughter',
    hobbies: [],
    traits: [],
    pronouns: null,
    isGuest: false,
    avatar: 'girl_black',
    look: { wears: ['glasses' as const] },
  },
];

test('the built-in storyteller says what is on the picture, and the people on it have the faces that their family chose', async () => {
  const moon = (await openStoryRoom({ family })).as('moon');
  const { story } = await moon.make({ theme: 'a robot in the kitchen' });
  expect(story.picture).toMatchObject({
    subjects: [{ is: 'robot', isMany: false }],
    place: 'kitchen',
    people: [
      { avatar: 'girl_black', age: 6, look: { wears: ['glasses'] } },
      { avatar: 'dog', age: 3, look: {} },
    ],
  });
  expect((await moon.library())[0]?.picture).toEqual(story.picture);
  // A face is for the picture alone: who tells the story is not told of it.
  expect(JSON.stringify(story.request)).not.toMatch(/glasses|girl_black/);
});

test('a writer that says nothing of a picture gets it from the words of the wish', async () => {
  const moon = (await openStoryRoom({ writer: swiftWriter() })).as('moon');
  const { story } = await moon.make({ theme: 'a whale who sings' });
  expect(story.picture).toMatchObject({ subjects: [{ is: 'whale' }], place: 'under-the-sea' });
});

test('a pet is painted as it is described, unless somebody chose otherwise', async () => {
  const moon = (await openStoryRoom()).as('moon');
  const pet = { name: 'Soot', age: 4, hobbies: [], traits: ['sleepy'] };
  const cat = { ...pet, relationship: 'our black cat' };
  const { story } = await moon.make({ characterDetails: [cat] });
  expect(story.picture?.people).toEqual([{ avatar: 'cat', age: 4, look: { coat: 'black' } }]);
});

test('at most five look on', async () => {
  const moon = (await openStoryRoom()).as('moon');
  const characterDetails = Array.from({ length: 8 }, (_, at) => ({
    name: `N${at}`,
    age: 7,
    relationship: '',
  }));
  const { story } = await moon.make({ characterDetails });
  expect(story.picture?.people).toHaveLength(5);
});

test('stories that are older than our pictures get theirs once, with everybody’s faces, and are new to a browser that knew them', async () => {
  const room = await openStoryRoom({ family });
  const moon = room.as('moon');
  const { story } = await moon.make({ theme: 'a digger' });
  await moon.make({ theme: 'a kite' });
  const tables = room.database.tables<StoryTables>();
  await tables.updateTable('stories').set({ picture: null }).execute();
  const known = (await moon.ask('GET', '/api/stories')).headers.get('etag') ?? '';
  room.stories.start();
  await vi.waitFor(async () => {
    const pictures = (await moon.library()).map(({ picture }) => picture?.subjects[0]?.is);
    expect(new Set(pictures)).toEqual(new Set(['digger', 'kite']));
  });
  const { status } = await moon.ask('GET', '/api/stories', { headers: { 'if-none-match': known } });
  expect(status).toBe(200);
  const again = (await moon.library()).find(({ id }) => id === story.id);
  expect(again?.picture?.people).toEqual(story.picture?.people);
});
