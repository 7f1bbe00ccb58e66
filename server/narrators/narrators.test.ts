import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openSpeechPeer, type SpeechPeer } from '#tests/support/peers/speech-server.ts';
import { isKokoroInstalled, makeTinyKokoro } from '#tests/support/peers/tiny-kokoro.ts';
import { narrators, openNarrator, type NarratorSettings } from './index.ts';
import { describeNarrator } from './narrator.contract.ts';
import { NarratorFailure } from './narrator.ts';
import { wholeOf } from './with-retry.ts';

const folder = await mkdtemp(join(tmpdir(), 'lamplight-narrators-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const resources = { lingwareFolder: join(folder, 'lingware'), threads: 2 };

/** What each needs to be opened in a test, with a peer in the vendor's place. */
const settingsFor: Record<string, (peer: SpeechPeer) => Omit<NarratorSettings, 'name'>> = {
  builtin: () => ({}),
  openai: ({ url }) => ({ apiKey: 'key', baseUrl: `${url}/v1` }),
  elevenlabs: ({ url }) => ({ apiKey: 'key', baseUrl: url }),
  compatible: ({ url }) => ({ baseUrl: `${url}/v1/` }),
  kokoro: () => ({ model: join(folder, 'tiny-kokoro') }),
};

for (const { id, title } of narrators) {
  if (id === 'kokoro' && !isKokoroInstalled()) continue;
  describeNarrator(title, async () => {
    const peer = await openSpeechPeer();
    if (id === 'kokoro') await makeTinyKokoro(join(folder, 'tiny-kokoro'));
    const narrator = openNarrator({ name: id, ...settingsFor[id]?.(peer) }, resources);
    return {
      narrator,
      close: async () => {
        await narrator.close();
        await peer.close();
      },
    };
  });
}

describe('a vendor on a bad evening', () => {
  it('is asked again when it was busy, and our own people speak when it stays so', async () => {
    const peer = await openSpeechPeer();
    const narrator = openNarrator({ name: 'openai', apiKey: 'key', baseUrl: peer.url }, resources);
    const goodNight = { text: 'Good night.', voice: 'emma', pace: 1 } as const;
    const say = () => wholeOf(narrator.speak(goodNight, new AbortController().signal));
    peer.behave('busy-once');
    expect((await say()).some((piece) => piece.isStandIn)).toBe(false);
    expect(peer.questions).toHaveLength(2);
    peer.behave('busy');
    const [piece] = await say();
    expect(piece?.isStandIn).toBe(true);
    expect(await piece?.words).toHaveLength(2);
    await narrator.close();
    await peer.close();
  });

  it('that does not accept our key is seen, not covered up', async () => {
    const peer = await openSpeechPeer();
    peer.behave('wrong-key');
    const narrator = openNarrator({ name: 'elevenlabs', apiKey: 'old', baseUrl: peer.url }, resources);
    const goodNight = { text: 'Good night.', voice: 'emma', pace: 1 } as const;
    const saying = wholeOf(narrator.speak(goodNight, new AbortController().signal));
    await expect(saying).rejects.toMatchObject({ kind: 'misconfigured' });
    await narrator.close();
    await peer.close();
  });
});

describe('the list of narrators', () => {
  it.each([
    [{ name: 'pigeon' }, /Nobody here is called pigeon/],
    [{ name: 'openai', apiKey: 'key', voices: 'emma=coral,bob=ash' }, /"bob=ash" names no voice/],
  ])('says what is wrong with %j', (settings, sentence) => {
    const attempt = () => openNarrator(settings, resources);
    expect(attempt).toThrow(NarratorFailure);
    expect(attempt).toThrow(sentence);
  });

  it.each([
    ['openai', '', '/v1/audio/speech'],
    ['openai', '/v1/', '/v1/audio/speech'],
    ['compatible', '', '/v1/audio/speech'],
    ['compatible', '/voices/v2', '/voices/v2/audio/speech'],
  ])('finds %s at an address that ends in "%s"', async (name, end, path) => {
    const peer = await openSpeechPeer();
    const narrator = openNarrator({ name, apiKey: 'key', baseUrl: peer.url + end }, resources);
    const goodNight = { text: 'Good night.', voice: 'emma', pace: 1 } as const;
    await wholeOf(narrator.speak(goodNight, new AbortController().signal));
    expect(peer.questions[0]?.path).toBe(path);
    await narrator.close();
    await peer.close();
  });

  it('says how to get kokoro where its model is not', () => {
    const open = () => openNarrator({ name: 'kokoro' }, { ...resources, kokoroFolder: join(folder, 'none') });
    expect(open).toThrow(/none[/\\]model: please run "npm run kokoro"/);
  });

  it.skipIf(isKokoroInstalled())('says how to get kokoro where its packages are not', async () => {
    await makeTinyKokoro(join(folder, 'half-kokoro', 'model'));
    const kokoroFolder = join(folder, 'half-kokoro');
    const narrator = openNarrator({ name: 'kokoro' }, { ...resources, kokoroFolder });
    const saying = async () => {
      const signal = new AbortController().signal;
      for await (const piece of narrator.speak({ text: 'Good night.', voice: 'emma', pace: 1 }, signal))
        expect(piece).toBeUndefined();
    };
    await expect(saying()).rejects.toMatchObject({ kind: 'misconfigured', message: /npm run kokoro/ });
    await narrator.close();
  });
});
