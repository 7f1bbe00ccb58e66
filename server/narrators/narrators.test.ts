import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { openSpeechPeer, type SpeechPeer } from '#tests/support/peers/speech-server.ts';
import { isKokoroInstalled, makeTinyKokoro } from '#tests/support/peers/tiny-kokoro.ts';
import { descriptorFor, narrators, openNarrator, type NarratorKind, type NarratorSettings } from './index.ts';
import { describeNarrator } from './narrator.contract.ts';
import { NarratorFailure } from './narrator.ts';
import { wholeOf } from './with-retry.ts';

const folder = await mkdtemp(join(tmpdir(), 'lamplight-narrators-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
// Engines on a machine that has other things to do.
vi.setConfig({ testTimeout: 60_000 });
const resources = { lingwareFolder: join(folder, 'lingware'), threads: 2 };

/** What each needs to be opened in a test: the settings an operator would write, with a peer in the vendor's place. */
const settingsFor: Record<NarratorKind, (peer: SpeechPeer) => NarratorSettings> = {
  builtin: () => ({}),
  openai: ({ url }) => ({ OPENAI_API_KEY: 'key', OPENAI_BASE_URL: `${url}/v1` }),
  elevenlabs: ({ url }) => ({ ELEVENLABS_API_KEY: 'key', ELEVENLABS_BASE_URL: url }),
  compatible: ({ url }) => ({ NARRATOR_BASE_URL: `${url}/v1/` }),
  kokoro: () => ({ NARRATOR_MODEL: join(folder, 'tiny-kokoro') }),
};

for (const { kind, title } of narrators) {
  if (kind === 'kokoro' && !isKokoroInstalled()) continue;
  describeNarrator(title, async () => {
    const peer = await openSpeechPeer();
    if (kind === 'kokoro') await makeTinyKokoro(join(folder, 'tiny-kokoro'));
    const narrator = openNarrator({ NARRATOR: kind, ...settingsFor[kind](peer) }, resources);
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
    const narrator = openNarrator({ OPENAI_API_KEY: 'key', OPENAI_BASE_URL: peer.url }, resources);
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
    const narrator = openNarrator({ ELEVENLABS_API_KEY: 'old', ELEVENLABS_BASE_URL: peer.url }, resources);
    const goodNight = { text: 'Good night.', voice: 'emma', pace: 1 } as const;
    const saying = wholeOf(narrator.speak(goodNight, new AbortController().signal));
    await expect(saying).rejects.toMatchObject({ kind: 'misconfigured' });
    await narrator.close();
    await peer.close();
  });
});

describe('the list of narrators', () => {
  it('lets the first key that is there choose', () => {
    expect(descriptorFor({}).kind).toBe('builtin');
    expect(descriptorFor({ NARRATOR: 'auto', ELEVENLABS_API_KEY: 'key' }).kind).toBe('elevenlabs');
    expect(descriptorFor({ OPENAI_API_KEY: 'key', ELEVENLABS_API_KEY: 'key' }).kind).toBe('openai');
    expect(descriptorFor({ NARRATOR: 'builtin', OPENAI_API_KEY: 'key' }).kind).toBe('builtin');
  });

  it.each([
    [{ NARRATOR: 'openai' }, /NARRATOR_API_KEY or OPENAI_API_KEY/],
    [{ NARRATOR: 'compatible' }, /NARRATOR_BASE_URL/],
    [{ NARRATOR: 'compatible', NARRATOR_BASE_URL: 'next-door' }, /must be a web address/],
    [{ NARRATOR: 'kokoro' }, /NARRATOR_MODEL/],
    [
      { NARRATOR: 'openai', OPENAI_API_KEY: 'key', NARRATOR_VOICES: 'emma=coral,bob=ash' },
      /"bob=ash" names no voice/,
    ],
  ] satisfies [NarratorSettings, RegExp][])('says what is missing from %j', (settings, sentence) => {
    const attempt = () => openNarrator(settings, resources);
    expect(attempt).toThrow(NarratorFailure);
    expect(attempt).toThrow(sentence);
  });

  it.skipIf(isKokoroInstalled())('says how to install kokoro where it is not', async () => {
    const narrator = openNarrator({ NARRATOR: 'kokoro', NARRATOR_MODEL: folder }, resources);
    const saying = async () => {
      const signal = new AbortController().signal;
      for await (const piece of narrator.speak({ text: 'Good night.', voice: 'emma', pace: 1 }, signal))
        expect(piece).toBeUndefined();
    };
    await expect(saying()).rejects.toMatchObject({ kind: 'misconfigured', message: /npm install kokoro-js/ });
    await narrator.close();
  });
});
