import { describe, expect, test } from 'vitest';
import type { StoryCharacter } from '#contract/stories.ts';
import { withKnownChanges } from '#server/writers/with-known-changes.ts';
import { openStoryRoom, wishForTests } from '#tests/support/stories/story-room.ts';
import { swiftWriter } from '#tests/support/stories/writers.ts';

const grandpa: StoryCharacter = {
  name: 'Hemi Parata',
  age: 71,
  relationship: 'grandfather',
  hobbies: ['fishing'],
  traits: ['patient'],
  pronouns: 'he',
  isGuest: false,
};
const family: StoryCharacter[] = [
  ...wishForTests.characterDetails.map((one) => ({ ...one, pronouns: null, isGuest: false })),
  grandpa,
  { ...grandpa, name: 'Ottoline', age: 8, relationship: 'sister', pronouns: 'she' },
];

/** A story that was told, and the same told again with a change. */
async function toldAgain(but: string) {
  const writer = swiftWriter();
  const moon = (await openStoryRoom({ writer, family })).as('moon');
  const { story } = await moon.make({ duration: 'medium' });
  const answer = await moon.ask('POST', '/api/stories', { body: { tellAgain: { story: story.id, but } } });
  return { first: story, ...answer, asked: writer.asked.at(-1) };
}

describe('tell it again, but', () => {
  test('brings the writer the story and the sentence, and everything else is as it was', async () => {
    const { status, json, first, asked } = await toldAgain('less scary, please');
    expect(status).toBe(201);
    expect(json).toMatchObject({
      request: { ...first.request, but: 'less scary, please' },
      seriesOf: null,
    });
    expect(asked?.retells).toMatchObject({
      story: { title: first.title, text: first.content, names: ['Mia', 'Biscuit'] },
      but: 'less scary, please',
      isUnderstood: false,
    });
  });

  test.each([
    ['shorter', 'short'],
    ['a bit longer', 'long'],
    ['not so long', 'short'],
    ['with more waves', 'medium'],
  ])('“%s” makes it %s', async (but, duration) => {
    const { asked } = await toldAgain(but);
    expect(asked?.duration).toBe(duration);
    expect(asked?.retells?.isUnderstood).toBe(duration !== 'medium');
  });

  test.each([
    ['with Grandpa', ['Mia', 'Biscuit', 'Hemi Parata']],
    ['with hemi in it', ['Mia', 'Biscuit', 'Hemi Parata']],
    ['and add my sister too', ['Mia', 'Biscuit', 'Ottoline']],
    ['without the dog', ['Mia']],
    ['without Biscuit, but with Ottoline', ['Mia', 'Ottoline']],
    ['without Mia and without Biscuit', ['Mia', 'Biscuit']],
    ['less like Grandpa', ['Mia', 'Biscuit']],
    ['with Hemingway', ['Mia', 'Biscuit']],
  ])('“%s” has %j', async (but, names) => {
    const { asked, json } = await toldAgain(but);
    expect(asked?.characters.map(({ name }) => name)).toEqual(names);
    expect(json).toMatchObject({ request: { characterNames: names, childName: names.join(', ') } });
  });

  test('names nobody of the family to a writer that is not to know them', async () => {
    const { asked } = await toldAgain('shorter');
    expect(asked?.household).toEqual([
      { name: 'Hemi Parata', age: 71, relationship: 'grandfather', pronouns: 'he' },
      { name: 'Ottoline', age: 8, relationship: 'sister', pronouns: 'she' },
    ]);
  });

  test('is refused where there is nothing to change, or nothing to tell again', async () => {
    expect(await toldAgain('   ')).toMatchObject({
      status: 400,
      json: { fields: { 'tellAgain.but': 'Say what is to be different' } },
    });
    const moon = (await openStoryRoom({ family })).as('moon');
    for (const story of ['nobodys', (await moon.make()).story.id]) {
      const river = (await openStoryRoom({ family })).as('river');
      const { status } = await river.ask('POST', '/api/stories', {
        body: { tellAgain: { story, but: 'shorter' } },
      });
      expect(status).toBe(404);
    }
  });

  test('is not told as if it were changed by a storyteller that cannot', async () => {
    const room = await openStoryRoom({ writer: withKnownChanges(swiftWriter()), family });
    const moon = room.as('moon');
    const { story } = await moon.make();
    const again = (but: string) =>
      moon.ask('POST', '/api/stories', { body: { tellAgain: { story: story.id, but } } });
    const { status, json } = await again('in rhyme');
    expect([status, (json as { code: string }).code]).toEqual([422, 'cannot_change']);
    expect((await again('shorter')).json).toMatchObject({ message: expect.stringContaining('as short') });
    expect((await again('with Grandpa')).status).toBe(201);
    expect((await again('with more blood and guns')).json).toMatchObject({ code: 'unfit_for_bedtime' });
    // What was not told is not counted.
    expect((await room.kept.exportOf('moon')).storiesByDay[0]?.stories).toBe(2);
  });
});

test('another like it is told with the one it is to be like, and what happens next with the one before', async () => {
  const writer = swiftWriter();
  const moon = (await openStoryRoom({ writer })).as('moon');
  const { story } = await moon.make();
  await moon.ask('POST', '/api/stories', { body: { likeStory: story.id } });
  expect(writer.asked.at(-1)?.like).toMatchObject({ title: story.title });
  await moon.make({ seriesOf: story.id });
  expect(writer.asked.at(-1)).toMatchObject({ continues: { title: story.title } });
});
