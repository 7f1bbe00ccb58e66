import type { FailureKind } from '#server/platform/provider-failure.ts';
import { describe, expect, it } from 'vitest';
import { NarratorFailure, type Narrator, type SpokenPiece, type WordTime } from './narrator.ts';
import { withFallback } from './with-fallback.ts';
import { wholeOf, withRetry } from './with-retry.ts';
import { withTimeLimit } from './with-time-limit.ts';
import { withWordTimes } from './with-word-times.ts';

const hum: SpokenPiece = { samples: new Float32Array(160), sampleRateHz: 16_000 };
const goodNight = { text: 'Good night.', voice: 'emma', pace: 1 } as const;
const never = new AbortController().signal;

/** A narrator that meets each request as the list says: a failure, or sound. After the list it always speaks. */
function scripted(name: string, ...script: (FailureKind | 'speaks' | 'breaks in the middle')[]) {
  const asked = { times: 0, closed: 0 };
  const narrator: Narrator = {
    name,
    version: '1',
    async *speak() {
      const next = script[asked.times] ?? 'speaks';
      asked.times += 1;
      if (next === 'speaks') yield hum;
      else if (next === 'breaks in the middle') {
        yield hum;
        throw new Error('a loose wire');
      } else throw new NarratorFailure(next, `${name} is ${next}`, { retryAfterMs: 1 });
    },
    close: async () => void (asked.closed += 1),
  };
  return { narrator, asked };
}
const say = (narrator: Narrator, signal = never) => wholeOf(narrator.speak(goodNight, signal));

describe('asking again', () => {
  it.each(['busy', 'broken'] as const)('helps against %s', async (kind) => {
    const { narrator, asked } = scripted('one', kind, kind);
    expect(await say(withRetry(narrator, { tries: 3, pauseMs: 1 }))).toEqual([hum]);
    expect(asked.times).toBe(3);
  });

  it.each(['refused', 'misconfigured'] as const)('is not tried against %s', async (kind) => {
    const { narrator, asked } = scripted('one', kind);
    await expect(say(withRetry(narrator, { tries: 3, pauseMs: 1 }))).rejects.toMatchObject({ kind });
    expect(asked.times).toBe(1);
  });

  it('ends after the tries that were given', async () => {
    const { narrator, asked } = scripted('one', 'broken', 'broken', 'broken');
    await expect(say(withRetry(narrator, { tries: 2, pauseMs: 1 }))).rejects.toMatchObject({
      kind: 'broken',
    });
    expect(asked.times).toBe(2);
  });

  it('never says the beginning twice', async () => {
    const { narrator } = scripted('one', 'breaks in the middle');
    expect(await say(withRetry(narrator, { tries: 2, pauseMs: 1 }))).toEqual([hum]);
  });

  it('ends quietly when the listener leaves during the pause', async () => {
    const { narrator, asked } = scripted('one', 'broken');
    const listener = new AbortController();
    const saying = say(withRetry(narrator, { tries: 2, pauseMs: 60_000 }), listener.signal);
    listener.abort();
    expect(await saying).toEqual([]);
    expect(asked.times).toBe(1);
  });
});

describe('a stand-in', () => {
  it('says what the first could not, is known as a stand-in, and lets the first rest for a while', async () => {
    const first = scripted('first', 'broken');
    const second = scripted('second');
    const both = withFallback(first.narrator, second.narrator, { restUtterances: 2, isStandIn: true });
    const standIn = { ...hum, isStandIn: true };
    expect([await say(both), await say(both), await say(both), await say(both)]).toEqual([
      [standIn],
      [standIn],
      [standIn],
      [hum],
    ]);
    expect([first.asked.times, second.asked.times]).toEqual([2, 3]);
  });

  it('does not say what was refused, nor hide a wrong key', async () => {
    for (const kind of ['refused', 'misconfigured'] as const) {
      const second = scripted('second');
      const both = withFallback(scripted('first', kind).narrator, second.narrator, {
        restUtterances: 2,
        isStandIn: true,
      });
      await expect(say(both)).rejects.toMatchObject({ kind });
      expect(second.asked.times).toBe(0);
    }
  });

  it('fails when both do, and both are closed', async () => {
    const first = scripted('first', 'broken');
    const second = scripted('second', 'broken');
    const both = withFallback(first.narrator, second.narrator, { restUtterances: 2, isStandIn: true });
    await expect(say(both)).rejects.toThrow('second is broken');
    await both.close();
    expect([first.asked.closed, second.asked.closed]).toEqual([1, 1]);
  });
});

describe('a time limit', () => {
  const waiting: Narrator = {
    ...scripted('slow').narrator,
    async *speak(_utterance, signal) {
      yield hum;
      if (!signal.aborted)
        await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    },
  };

  it('ends what would never end', async () => {
    await expect(say(withTimeLimit(waiting, { utteranceMs: 20 }))).rejects.toMatchObject({ kind: 'broken' });
  });

  it('is no failure when the listener left first', async () => {
    const listener = new AbortController();
    const saying = say(withTimeLimit(waiting, { utteranceMs: 60_000 }), listener.signal);
    listener.abort();
    expect(await saying).toEqual([hum]);
  });
});

describe('word times for who has none', () => {
  const word: WordTime = { charStart: 0, charEnd: 4, startMs: 1, endMs: 9 };
  const twoPieces: Narrator = {
    ...scripted('two').narrator,
    async *speak() {
      yield hum;
      yield hum;
    },
  };

  it('come with the last piece and are found in all of the sound', async () => {
    const heard: number[] = [];
    const narrator = withWordTimes(twoPieces, async (_text, sound) => {
      heard.push(sound.samples.length);
      return [word];
    });
    const [first, last] = await say(narrator);
    expect(first).toEqual(hum);
    expect(await last?.words).toEqual([word]);
    expect(heard).toEqual([320]);
  });

  it('may fail without anybody noticing who did not ask', async () => {
    const [, last] = await say(withWordTimes(twoPieces, () => Promise.reject(new Error('deaf'))));
    await expect(last?.words).rejects.toThrow('deaf');
  });

  it('leave alone who has their own', async () => {
    const own = { ...hum, words: Promise.resolve([word]) };
    const narrator = withWordTimes(
      {
        ...twoPieces,
        speak: async function* () {
          yield own;
        },
      },
      () => expect.fail('asked'),
    );
    expect(await say(narrator)).toEqual([own]);
  });
});
