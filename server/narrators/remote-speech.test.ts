import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  openSpeechPeer,
  recordedPcm,
  type Manner,
  type SpeechPeer,
} from '#tests/support/peers/speech-server.ts';
import { compatibleVoices, openCompatible } from './compatible.ts';
import { elevenLabsVoices, openElevenLabs } from './elevenlabs.ts';
import type { FailureKind } from '#server/platform/provider-failure.ts';
import type { Narrator } from './narrator.ts';
import { openAiVoices, openOpenAi } from './openai.ts';
import { wholeOf } from './with-retry.ts';
import { withTimeLimit } from './with-time-limit.ts';

let peer: SpeechPeer;
beforeAll(async () => (peer = await openSpeechPeer()));
afterAll(() => peer.close());
beforeEach(() => {
  peer.behave('well');
  peer.questions.length = 0;
});

const open: Record<string, () => Narrator> = {
  openai: () =>
    openOpenAi({ apiKey: 'key', baseUrl: `${peer.url}/v1`, model: 'gpt-4o-mini-tts', voices: openAiVoices }),
  elevenlabs: () =>
    openElevenLabs({
      apiKey: 'key',
      baseUrl: peer.url,
      model: 'eleven_multilingual_v2',
      voices: elevenLabsVoices,
    }),
  compatible: () =>
    openCompatible({
      apiKey: undefined,
      baseUrl: `${peer.url}/v1`,
      model: 'kokoro',
      voices: compatibleVoices,
    }),
};
const text = 'Good night, little star.';
const never = new AbortController().signal;

async function samplesOf(narrator: Narrator) {
  const pieces = await wholeOf(narrator.speak({ text, voice: 'emma', pace: 0.9 }, never));
  return pieces.reduce((sum, piece) => sum + piece.samples.length, 0);
}

describe.each(Object.keys(open))('%s, when the other side', (name) => {
  const narrator = () =>
    withTimeLimit(open[name]?.() ?? expect.fail('no such narrator'), { utteranceMs: 30_000 });

  it.each(['well', 'in-crumbs', 'lying-length', 'zero-length'] as const)(
    'answers %s, says every sample',
    async (manner) => {
      peer.behave(manner);
      expect(await samplesOf(narrator())).toBe(recordedPcm.length / 2);
    },
  );

  it('stops in the middle of a sample, says all the whole ones', async () => {
    peer.behave('odd-bytes');
    expect(await samplesOf(narrator())).toBe(recordedPcm.length / 2 - 1);
  });

  it.each([
    ['busy', 'busy'],
    ['over-quota', 'misconfigured'],
    ['wrong-key', 'misconfigured'],
    ['refusing', 'refused'],
    ['failing', 'broken'],
    ['breaking-off', 'broken'],
    ['error-page', 'broken'],
    ['mp3', 'broken'],
    ['empty', 'broken'],
    ['half-header', 'broken'],
    ['redirecting', 'broken'],
  ] satisfies [Manner, FailureKind][])('is %s, fails as %s and hangs up', async (manner, kind) => {
    peer.behave(manner);
    await expect(samplesOf(narrator())).rejects.toMatchObject({ name: 'NarratorFailure', kind });
    await vi.waitFor(() => expect(peer.openAnswers()).toBe(0));
  });

  it('never ends, is hung up on long before its time is over', async () => {
    peer.behave('endless');
    const patient = withTimeLimit(open[name]?.() ?? expect.fail('no such narrator'), { utteranceMs: 60_000 });
    await expect(samplesOf(patient)).rejects.toThrow('would not stop talking');
    await vi.waitFor(() => expect(peer.openAnswers()).toBe(0));
  });

  it.each(['never-answering', 'never-ending-quietly'] as const)(
    'is %s, does not wait for ever',
    async (manner) => {
      peer.behave(manner);
      const hurried = withTimeLimit(open[name]?.() ?? expect.fail('no such narrator'), { utteranceMs: 200 });
      await expect(samplesOf(hurried)).rejects.toMatchObject({ kind: 'broken', message: /took longer/ });
      await vi.waitFor(() => expect(peer.openAnswers()).toBe(0));
    },
  );

  it('repeats our words in its error, does not carry them into a log', async () => {
    peer.behave('refusing');
    const failure: unknown = await samplesOf(narrator()).catch((error: unknown) => error);
    expect(failure).toHaveProperty('cause.message', 'status 400, content_policy_violation');
    expect(JSON.stringify(failure) + String(failure)).not.toContain('star');
  });

  it('is not there at all, says so', async () => {
    const gone = await openSpeechPeer();
    await gone.close();
    const lonely = openCompatible({
      apiKey: undefined,
      baseUrl: gone.url,
      model: 'm',
      voices: compatibleVoices,
    });
    await expect(samplesOf(lonely)).rejects.toMatchObject({ kind: 'broken' });
  });
});

describe('what a speech server is asked', () => {
  it('by OpenAI’s narrator: the pace, and a manner that the older models would refuse', async () => {
    await samplesOf(open.openai?.() ?? expect.fail());
    const [{ path, headers, body } = expect.fail()] = peer.questions;
    expect(path).toBe('/v1/audio/speech');
    expect(headers.authorization).toBe('Bearer key');
    expect(body).toMatchObject({ input: text, voice: 'coral', speed: 0.9, response_format: 'pcm' });
    expect(body.instructions).toContain('gentle');
    await samplesOf(
      openOpenAi({ apiKey: 'key', baseUrl: `${peer.url}/v1`, model: 'tts-1', voices: openAiVoices }),
    );
    expect(peer.questions[1]?.body).not.toHaveProperty('instructions');
  });

  it('by ElevenLabs’ narrator: the neighbours’ words, and only a pace that it accepts', async () => {
    const utterance = { text, voice: 'david', pace: 0.5, before: 'Hush.', after: 'Sleep.' } as const;
    await wholeOf(open.elevenlabs?.().speak(utterance, never) ?? expect.fail());
    const [{ path, headers, body } = expect.fail()] = peer.questions;
    expect(path).toBe(`/v1/text-to-speech/${elevenLabsVoices.david}/stream?output_format=pcm_24000`);
    expect(headers['xi-api-key']).toBe('key');
    expect(body).toMatchObject({
      previous_text: 'Hush.',
      next_text: 'Sleep.',
      voice_settings: { speed: 0.7 },
    });
  });

  it('by a compatible server’s narrator: a sound that says its own rate, and no key where there is none', async () => {
    await samplesOf(open.compatible?.() ?? expect.fail());
    const [{ headers, body } = expect.fail()] = peer.questions;
    expect(headers).not.toHaveProperty('authorization');
    expect(body).toMatchObject({ response_format: 'wav', voice: 'af_heart', model: 'kokoro' });
  });
});

describe('how a passage wants to be told', () => {
  const manner = { isSpeech: true, isRefrain: true, isHushed: true };
  const asked = async (name: string, told: Partial<typeof manner>) => {
    const utterance = { text, voice: 'emma', pace: 1, manner: { ...noManner, ...told } } as const;
    await wholeOf((open[name] ?? expect.fail())().speak(utterance, never));
    return String(peer.questions.at(-1)?.body.instructions);
  };
  const noManner = { isSpeech: false, isRefrain: false, isHushed: false };

  it('reaches whoever can be told so, beside the voice’s own manner', async () => {
    const plain = await asked('openai', {});
    const one = { isSpeech: /nearer/, isRefrain: /join in/, isHushed: /softer/ };
    for (const [name, words] of Object.entries(one)) {
      expect(plain).not.toMatch(words);
      expect(await asked('openai', { [name]: true })).toMatch(words);
      expect(await asked('openai', { [name]: true })).toContain(plain);
    }
  });

  it('is no field that others would refuse', async () => {
    for (const name of ['compatible', 'elevenlabs']) expect(await asked(name, manner)).toBe('undefined');
  });
});
