import { expect, test } from 'vitest';
import type { Invitation, Invited, InvitedReading, Recording } from '#contract/recordings.ts';
import type { Story } from '#contract/stories.ts';
import { openTestHouse, type TestHouse } from '#tests/support/house/house.ts';
import { sendTake } from '#tests/support/sound/read-aloud.ts';
import {
  hum,
  humWhole,
  recordingsOf,
  soundFiles,
  writtenStory,
} from '#tests/support/sound/hummed-recordings.ts';
import { newFamily, newVisitor, type Family } from '#tests/support/family/visitor.ts';

const dayMs = 86_400_000;
const patienceMs = 60_000;

async function invitation(family: Family, more: object = {}): Promise<Invitation & { secret: string }> {
  const answer = await family.ask('POST', '/api/invitations', { speaker: 'Nana', ...more });
  expect(answer.status, answer.text).toBe(201);
  const invited = answer.json as Invitation;
  return { ...invited, secret: invited.link.split('#')[1] ?? '' };
}

/** Somebody far away, with nothing but a link. */
function guest(house: TestHouse, secret: string) {
  const visitor = newVisitor(house);
  const headers = { 'x-invitation': secret };
  return {
    ask: (method: string, path: string, body?: unknown) => visitor.ask(method, path, body, { headers }),
    send: (storyId: string, piece: string) =>
      sendTake(house, `/api/invited/stories/${storyId}/takes/${piece}`, hum(), { headers }),
  };
}

const readingsOf = async (family: Family) =>
  ((await family.ask('GET', '/api/stories')).json as Story[])[0]?.readings;

test(
  'Nana reads by a link; the family hears of it, listens, and keeps it',
  async () => {
    const house = await openTestHouse();
    const family = await newFamily(house);
    const story = await writtenStory(house, family);
    const { secret, link } = await invitation(family, { storyId: story.id });
    // The address says nothing of a child, and its secret is behind the #.
    expect(new URL(link).pathname).toBe('/read-to-us');
    expect(secret).toMatch(/^[a-f0-9]{64}$/);
    const nana = guest(house, secret);
    const place = `/api/invited/stories/${story.id}`;
    expect((await nana.ask('GET', '/api/invited')).json).toMatchObject({
      from: 'Anna',
      speaker: 'Nana',
      isForEveryNew: false,
      stories: [{ id: story.id, title: story.title, state: 'new' }],
    } satisfies Partial<Invited>);
    await humWhole(story, (piece) => nana.send(story.id, piece));
    await nana.send(story.id, 'message');
    expect((await nana.ask('GET', `${place}/takes/message`)).status).toBe(200);
    // Until it is sent the family cannot finish it in her name.
    const [half] = await recordingsOf(family);
    expect((await family.ask('POST', `/api/recordings/${half?.id}/finish`)).status).toBe(404);
    expect((await nana.ask('POST', `${place}/send`)).json).toMatchObject({ state: 'sent' });

    const [waiting] = await recordingsOf(family);
    expect(waiting).toMatchObject({ state: 'sent', speaker: 'Nana', byInvitation: true, hasMessage: true });
    expect(await readingsOf(family)).toBeUndefined();
    const of = `/api/recordings/${waiting?.id}`;
    expect((await family.ask('PATCH', `${of}/favorite`, { isFavorite: true })).status).toBe(409);
    expect((await family.ask('POST', `${of}/tell`)).status).toBe(200);
    // She has given it away: it is not changed and not heard by her any more.
    expect((await nana.send(story.id, '0')).status).toBe(409);
    expect((await nana.ask('GET', `${place}/takes/0`)).status).toBe(404);
    const kept = (await family.ask('POST', `${of}/keep`)).json as Recording;
    expect(kept).toMatchObject({ state: 'kept', isFavorite: true });
    expect(await readingsOf(family)).toMatchObject([{ speaker: 'Nana' }]);
    for (const one of [secret, 'Nana']) expect(house.logged()).not.toContain(one);
  },
  patienceMs,
);

test('an invitation opens its own story and nothing else', async () => {
  const house = await openTestHouse();
  const family = await newFamily(house);
  const [story, another] = [await writtenStory(house, family), await writtenStory(house, family)];
  const { secret } = await invitation(family, { storyId: story.id });
  const nana = guest(house, secret);
  expect((await nana.ask('GET', `/api/invited/stories/${another.id}`)).status).toBe(404);
  expect((await nana.send(another.id, '0')).status).toBe(404);
  for (const path of ['stories', 'recordings', 'invitations', 'family-members', 'account/export'])
    expect([path, (await nana.ask('GET', `/api/${path}`)).status]).toEqual([path, 401]);
  expect((await nana.ask('POST', '/api/tts', { text: 'Hello.' })).status).toBe(401);
});

test('an invitation for each new story is for the newest there was, and all that come', async () => {
  const house = await openTestHouse();
  const family = await newFamily(house);
  await writtenStory(house, family);
  house.clock.pass(1_000);
  const newest = await writtenStory(house, family);
  house.clock.pass(1_000);
  const { secret } = await invitation(family);
  house.clock.pass(1_000);
  const later = await writtenStory(house, family);
  const { stories } = (await guest(house, secret).ask('GET', '/api/invited')).json as Invited;
  expect(stories.map(({ id }) => id)).toEqual([later.id, newest.id]);
});

test('an invitation ends: taken back, with its story, after thirty days; what was not sent goes along', async () => {
  const house = await openTestHouse();
  const family = await newFamily(house);
  const other = await newFamily(house);
  const story = await writtenStory(house, family);
  const first = await invitation(family, { storyId: story.id });
  const second = await invitation(family, { storyId: story.id });
  const third = await invitation(family);
  const status = async ({ secret }: { secret: string }) =>
    (await guest(house, secret).ask('GET', '/api/invited')).status;
  await guest(house, first.secret).send(story.id, '0');
  expect(await soundFiles(house)).toHaveLength(1);
  expect((await other.ask('DELETE', `/api/invitations/${first.id}`)).status).toBe(404);
  expect((await family.ask('DELETE', `/api/invitations/${first.id}`)).status).toBe(204);
  expect(await soundFiles(house)).toEqual([]);
  expect([await status(first), await status(second)]).toEqual([404, 200]);
  await family.ask('DELETE', `/api/stories/${story.id}`);
  expect([await status(second), await status(third)]).toEqual([404, 200]);
  house.clock.pass(30 * dayMs + 1_000);
  expect(await status(third)).toBe(404);
});

test('secrets are not guessed: a wrong one is like one that is over, and after some nobody there is heard', async () => {
  const house = await openTestHouse();
  const family = await newFamily(house);
  const { secret, id } = await invitation(family);
  const lastAnother = secret.slice(0, 63) + (secret.endsWith('0') ? '1' : '0');
  const wrong = [id + '0'.repeat(32), 'x', `${secret}0`, secret.toUpperCase(), lastAnother];
  const answers = [];
  for (const one of wrong) answers.push(await guest(house, one).ask('GET', '/api/invited'));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  for (let count = 0; count < 20; count += 1) await guest(house, `${count}`).ask('GET', '/api/invited');
  expect((await guest(house, 'again').ask('GET', '/api/invited')).status).toBe(429);
  // Whoever has a good one is not held up by their neighbour.
  expect((await guest(house, secret).ask('GET', '/api/invited')).status).toBe(200);
});

test('a child is not invited: a child’s voice is recorded at home', async () => {
  const house = await openTestHouse();
  const family = await newFamily(house);
  const story = await writtenStory(house, family);
  const child = { name: 'Aroha', age: 6, relationship: 'daughter' };
  const { id: memberId } = (await family.ask('POST', '/api/family-members', child)).json as { id: string };
  const reader = { speaker: 'Aroha', memberId, storyId: story.id };
  const answer = await family.ask('POST', '/api/invitations', reader);
  expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('on your own device')]);
  expect((await family.ask('POST', '/api/recordings', reader)).status).toBe(201);
});

test('two parts that arrive at once are one reading', async () => {
  const house = await openTestHouse();
  const family = await newFamily(house);
  const story = await writtenStory(house, family);
  const nana = guest(house, (await invitation(family, { storyId: story.id })).secret);
  const answers = await Promise.all(['0', '1', '2'].map((piece) => nana.send(story.id, piece)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const reading = (await nana.ask('GET', `/api/invited/stories/${story.id}`)).json as InvitedReading;
  expect(reading.takes.map(({ piece }) => piece)).toEqual(['0', '1', '2']);
  expect(await recordingsOf(family)).toHaveLength(1);
});
