import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { Story } from '#contract/stories.ts';
import { openTestHouse } from '#tests/support/house/house.ts';
import { quickToSpeak } from '#tests/support/sound/quick-to-speak.ts';
import { shortened } from '#tests/support/family/shortened.ts';
import { type Family, newFamily } from '#tests/support/family/visitor.ts';

/** A house that speaks quickly, and a way to have everything from it. */
async function openTellingHouse() {
  const house = await openTestHouse({ environment: await quickToSpeak({ TRUST_PROXY: '1' }) });
  const download = async (family: Family, language = 'en-NZ') => {
    const cookie = [...family.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${house.url}/api/account/everything?userId=${family.userId}`, {
      headers: { cookie, 'accept-language': language },
    });
    return { answer, files: unzipSync(new Uint8Array(await answer.arrayBuffer())) };
  };
  return { house, download };
}

async function makeStory(family: Family, theme: string): Promise<Story> {
  const mia = { name: 'Mia <3', age: 6, relationship: 'daughter' };
  const made = await family.ask('POST', '/api/stories', {
    theme,
    duration: 'short',
    characterDetails: [mia],
  });
  expect(made.status).toBe(201);
  return made.json as Story;
}

/** Told in this voice, to its last word. */
async function tell(family: Family, story: Story, voice: string): Promise<void> {
  const told = await family.ask('POST', '/api/tts', { text: story.content, voice, storyId: story.id });
  const { audioUrl, marksUrl } = told.json as { audioUrl: string; marksUrl: string };
  await (await fetch(audioUrl)).arrayBuffer();
  const isFinal = async () => ((await (await fetch(marksUrl)).json()) as { isFinal: boolean }).isFinal;
  await expect.poll(isFinal).toBe(true);
}

describe('everything a family keeps here', () => {
  test('is a page to read, with the stories and the people, its sounds, and the data beside it', async () => {
    const { house, download } = await openTellingHouse();
    const family = await newFamily(house);
    await family.ask('POST', '/api/family-members', {
      name: 'Mia <3',
      age: 6,
      relationship: 'daughter',
      hobbies: ['kites'],
    });
    const told = await shortened(house.place, await makeStory(family, 'a kite over the hill'));
    house.clock.pass(1_000);
    const silent = await makeStory(family, 'a lighthouse');
    await tell(family, told, 'emma');
    await tell(family, told, 'david');

    const { answer, files } = await download(family);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="everything-we-keep.zip"');

    const sounds = Object.keys(files).filter((name) => name.startsWith('sounds/'));
    expect(sounds).toHaveLength(2);
    for (const name of sounds) {
      expect(name).toMatch(/^sounds\/00\d .+ \((emma|david)\)\.mp3$/);
      // An MP3 begins with the bits of its first frame, or with its tag.
      expect(files[name]?.length).toBeGreaterThan(1_000);
    }

    const page = strFromU8(files['our-stories.html'] ?? new Uint8Array());
    for (const { title } of [told, silent]) expect(page).toContain(`>${title}</h3>`);
    expect(page).toContain('<p>Mia found a kite.</p>\n<p>“Up &lt;up&gt;,” she said.</p>');
    expect(page).toContain('<strong>Mia &lt;3</strong>: 6 years; daughter; likes kites');
    expect(page).toContain('You wished for “a kite over the hill”.');
    expect(page).toContain('20 November 2026');
    for (const name of sounds) expect(page).toContain(`src="${encodeURI(name)}"`);

    const data = JSON.parse(strFromU8(files['everything-we-keep.json'] ?? new Uint8Array())) as object;
    expect(data).toMatchObject({
      account: { email: family.email },
      stories: [{ id: told.id }, { id: silent.id }],
    });
  });

  test('has its dates as the browser’s language writes them, and nothing of another family', async () => {
    const { house, download } = await openTellingHouse();
    const [family, other] = [await newFamily(house), await newFamily(house)];
    const theirs = await makeStory(other, 'a very private boat');
    const { files } = await download(family, 'de, en-US;q=0.8');
    const page = strFromU8(files['our-stories.html'] ?? new Uint8Array());
    expect(page).toContain('November 20, 2026');
    expect(
      Object.values(files)
        .map((file) => strFromU8(file))
        .join(),
    ).not.toContain(theirs.id);
    expect((await family.ask('GET', `/api/account/everything?userId=${other.userId}`)).status).toBe(403);
  });
});
