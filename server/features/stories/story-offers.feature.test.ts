import { describe, expect, test } from 'vitest';
import { StoryOffers } from '#contract/story-offers.ts';
import { testOnce } from '#tests/support/database/told-once.ts';
import { openStoryRoom, wishForTests } from '#tests/support/stories/story-room.ts';
import { swiftWriter } from '#tests/support/stories/writers.ts';

const path = '/api/story-offers';

describe('what could be told of a wish', () => {
  test('is shown before it is made, and what is chosen of it is told', async () => {
    const moon = (await openStoryRoom()).as('moon');
    const { status, json } = await moon.ask('POST', path, { body: wishForTests });
    expect(status).toBe(200);
    const { offers, answers } = StoryOffers.parse(json);
    expect(answers).toBe('all');
    expect(offers.length).toBeGreaterThan(1);
    expect(await moon.library()).toEqual([]);
    const last = offers.at(-1);
    const { story } = await moon.make({ ...wishForTests, tale: last?.tale });
    expect(story.title).toBe(last?.title);
    // It was chosen for that evening: another like it is another.
    expect(JSON.stringify(story.request)).not.toContain(last?.tale);
    const { story: next } = await moon.make({ ...wishForTests, tale: null });
    expect(next.title).not.toBe(story.title);
  });

  test('knows the evenings before', async () => {
    const moon = (await openStoryRoom()).as('moon');
    const offered = async () => {
      const { json } = await moon.ask('POST', path, { body: wishForTests });
      return StoryOffers.parse(json).offers.map(({ tale }) => tale);
    };
    const [first] = await offered();
    await moon.make({ ...wishForTests, tale: first });
    expect(await offered()).not.toContain(first);
  });

  testOnce('is nothing that a writer knows who makes it up', async () => {
    const writer = swiftWriter();
    const moon = (await openStoryRoom({ writer })).as('moon');
    const { json } = await moon.ask('POST', path, { body: wishForTests });
    expect(json).toEqual({ answers: 'all', offers: [] });
    expect(writer.asked).toEqual([]);
  });

  testOnce('is told anew where what was chosen cannot be told, whatever it is called', async () => {
    const moon = (await openStoryRoom()).as('moon');
    const { status, story } = await moon.make({ ...wishForTests, tale: '../A tale of our own' });
    expect(status).toBe(201);
    expect(story.content).toContain('Mia');
  });

  testOnce('is refused where the wish or the tale is none', async () => {
    const moon = (await openStoryRoom()).as('moon');
    const refused = async (where: string, body: object) => (await moon.ask('POST', where, { body })).status;
    expect(await refused(path, { ...wishForTests, characterDetails: [] })).toBe(400);
    expect(await refused('/api/stories', { ...wishForTests, tale: 'x'.repeat(256) })).toBe(400);
    expect(await refused(path, { ...wishForTests, seriesOf: 'nobody' })).toBe(404);
  });
});
