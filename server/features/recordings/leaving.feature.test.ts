import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { Story } from '#contract/stories.ts';
import { openTestHouse } from '#tests/support/house/house.ts';
import { sendTake } from '#tests/support/sound/read-aloud.ts';
import {
  begun,
  hum,
  hummedRecording,
  liesSomewhere,
  recordingsOf,
  soundFiles,
  writtenStory,
} from '#tests/support/sound/hummed-recordings.ts';
import { newFamily, type Family } from '#tests/support/family/visitor.ts';

const patienceMs = 60_000;
const shelfOf = async (family: Family) => (await family.ask('GET', '/api/stories')).json as Story[];

test(
  'a family chooses who tells a story, and the house tells it when they are gone',
  async () => {
    const house = await openTestHouse();
    const family = await newFamily(house);
    const story = await writtenStory(house, family);
    const nana = await hummedRecording(house, family, story);
    const dad = await hummedRecording(house, family, story, { speaker: 'Dad' });
    const favourites = async () =>
      (await shelfOf(family))[0]?.readings
        ?.filter(({ isFavorite }) => isFavorite)
        .map(({ speaker }) => speaker);
    const choose = (id: string, isFavorite: boolean) =>
      family.ask('PATCH', `/api/recordings/${id}/favorite`, { isFavorite });
    expect(await favourites()).toEqual(['Nana']);
    const before = (await family.ask('GET', '/api/stories')).headers.get('etag');
    await choose(dad.id, true);
    expect(await favourites()).toEqual(['Dad']);
    expect((await family.ask('GET', '/api/stories')).headers.get('etag')).not.toBe(before);
    await choose(dad.id, false);
    expect(await favourites()).toEqual([]);
    for (const { id } of [dad, nana])
      expect((await family.ask('DELETE', `/api/recordings/${id}`)).status).toBe(204);
    expect((await shelfOf(family))[0]).not.toHaveProperty('readings');
    expect(await soundFiles(house)).toEqual([]);
  },
  patienceMs,
);

const waysOut: Record<
  string,
  (family: Family, ids: { story: string; person: string; recordings: string[] }) => Promise<unknown>
> = {
  story: (family, { story }) => family.ask('DELETE', `/api/stories/${story}`),
  person: (family, { person }) => family.ask('DELETE', `/api/family-members/${person}`),
  account: (family) => family.ask('DELETE', '/api/delete-account'),
  recording: async (family, { recordings }) => {
    for (const id of recordings) await family.ask('DELETE', `/api/recordings/${id}`);
  },
};

test.each(Object.entries(waysOut))(
  'a voice is gone to its last byte with its %s',
  async (what, leave) => {
    const house = await openTestHouse();
    const family = await newFamily(house);
    const other = await newFamily(house);
    const story = await writtenStory(house, family);
    const draft = { name: 'Koro Hemi', age: 70, relationship: 'grandfather' };
    const { id: memberId } = (await family.ask('POST', '/api/family-members', draft)).json as { id: string };
    const koro = { speaker: draft.name, memberId };
    const whole = await hummedRecording(house, family, story, koro);
    const half = await begun(family, story.id, koro);
    await sendTake(house, `/api/recordings/${half.id}/takes/0`, hum(), family);
    const theirs = await hummedRecording(house, other, await writtenStory(house, other));
    const [take = ''] = (await soundFiles(house)).filter((name) => name.endsWith('.wav'));
    const voice = (await readFile(take)).subarray(4_000, 4_200);
    expect(await liesSomewhere(house, voice)).toBe(true);

    await leave(family, { story: story.id, person: memberId, recordings: [whole.id, half.id] });

    expect(await liesSomewhere(house, voice)).toBe(false);
    // What is left is the other family's, whose voice is heard as before.
    expect(await soundFiles(house)).toHaveLength(1);
    expect((await other.ask('POST', `/api/recordings/${theirs.id}/tell`)).status).toBe(200);
    if (what !== 'account') expect(await recordingsOf(family)).toEqual([]);
    expect(house.logged()).not.toContain('Koro');
  },
  patienceMs,
);

test('what is kept of a voice is in the export, sound and all', { timeout: patienceMs }, async () => {
  const house = await openTestHouse();
  const family = await newFamily(house);
  const story = await writtenStory(house, family);
  await hummedRecording(house, family, story, { speaker: 'Nana <3/..' });
  await family.ask('POST', '/api/invitations', { speaker: 'Aunt May', storyId: story.id });
  const { recordings, invitations, narrations } = (await family.ask('GET', '/api/account/export'))
    .json as Record<string, object[]>;
  expect(recordings).toMatchObject([{ speaker: 'Nana <3/..', storyTitle: story.title }]);
  expect(invitations).toMatchObject([{ speaker: 'Aunt May' }]);
  // A link is a key to somebody's story, and a file lies about.
  expect(JSON.stringify(invitations)).not.toMatch(/[a-f0-9]{64}/);
  expect(narrations).toEqual([]);

  const cookie = [...family.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const download = await fetch(`${house.url}/api/account/everything`, { headers: { cookie } });
  const files = unzipSync(new Uint8Array(await download.arrayBuffer()));
  const [sound = ''] = Object.keys(files).filter((name) => name.startsWith('sounds/'));
  expect(sound).toMatch(/^sounds\/001 .+ \(Nana 3\)\.mp3$/);
  const [file = ''] = await soundFiles(house);
  expect(Buffer.from(files[sound] ?? []).equals(await readFile(file))).toBe(true);
  expect(strFromU8(files['our-stories.html'] ?? new Uint8Array())).toContain('Told by Nana &lt;3/..');
});
