import { describe, expect, test } from 'vitest';
import type { Story } from '#contract/stories.ts';
import { goodReply } from '#tests/support/stories/good-story.ts';
import { openTestHouse } from '#tests/support/house/house.ts';
import { fails, says } from '#tests/support/peers/behaviours.ts';
import { openLanguageModel } from '#tests/support/peers/language-model.ts';
import { eventsOf, wishForTests } from '#tests/support/stories/story-room.ts';
import { newFamily } from '#tests/support/family/visitor.ts';

describe('an evening in the whole house', () => {
  test('brings a story as it is written, keeps it, and hands it out with everything else', async () => {
    const house = await openTestHouse();
    const family = await newFamily(house);
    const { text } = await family.ask('POST', '/api/stories', wishForTests, {
      headers: { accept: 'text/event-stream' },
    });
    const last = eventsOf(text).at(-1);
    expect(last).toMatchObject({ event: 'story', data: { writtenBy: 'Lamplight' } });
    expect((await family.ask('GET', '/api/stories')).json).toEqual([last?.data]);
    expect((await family.ask('GET', '/api/account/export')).json).toMatchObject({
      stories: [last?.data],
      storiesByDay: [{ stories: 1 }],
      narrations: [],
    });
    expect(house.logged()).not.toMatch(/Mia|Biscuit|space adventure/);
  });

  test('has its story from the language model that the settings name, and from the house when that fails', async () => {
    const peer = await openLanguageModel('compatible');
    const house = await openTestHouse({
      environment: { STORY_WRITER: 'compatible', STORY_BASE_URL: peer.url, STORY_MODEL: 'a-model' },
    });
    const family = await newFamily(house);
    const make = async () => (await family.ask('POST', '/api/stories', wishForTests)).json as Story;
    peer.behave(says(JSON.stringify(await goodReply())));
    expect((await make()).writtenBy).toBe('a language model of this house');
    peer.behave(fails(401));
    expect((await make()).writtenBy).toBe('Lamplight, stepping in for a language model of this house');
    expect(house.logged()).toContain('the storyteller stepped in');
    expect(house.logged()).not.toMatch(/Mia|Biscuit|space adventure/);
  });

  test('ends with the house even while a model is silent, and no half story stays', async () => {
    const peer = await openLanguageModel('compatible');
    const environment = { STORY_WRITER: 'compatible', STORY_BASE_URL: peer.url, STORY_MODEL: 'a-model' };
    const house = await openTestHouse({ environment, allowErrors: true });
    const family = await newFamily(house);
    const asked = new Promise<void>((resolve) => peer.behave(() => resolve()));
    const coming = family.ask('POST', '/api/stories', wishForTests, {
      headers: { accept: 'text/event-stream' },
    });
    await asked;
    await house.close();
    expect(eventsOf((await coming).text)).toEqual([
      { event: 'picture', data: expect.anything() },
      { event: 'problem', data: expect.objectContaining({ code: 'resting' }) },
    ]);
    const next = await openTestHouse({ place: house.place });
    const { json } = await next.ask('GET', '/api/stories', {
      headers: { cookie: [...family.cookies].map((pair) => pair.join('=')).join('; ') },
    });
    expect(json).toEqual([]);
  });
});
