import { describe, expect, it } from 'vitest';
import { listen, troubleWithMarks } from '#tests/support/sound/listener.ts';
import { openMp3Stream, type Mp3Stream } from './mp3.ts';
import { narrate } from './narrate.ts';
import { passagesOf } from './passages.ts';
import type { Utterance, WordTime } from '#server/narrators/narrator.ts';
import type { Speaker } from './speaker.ts';
import { openConcurrentNarrations } from './concurrent-narrations.ts';

const story = `“Grandpa,” said Nora, “there are 3 knocks.”

Grandpa looked up. He listened… Then he went to the door—slowly.

On the step stood a lamp 🪔. Its name was 月. It had walked all the way from the hill, and it was cold, and it had lost its street.

Good night, lamp.`;
const never = new AbortController().signal;
type Counts = { speaking: number; utterances: Utterance[] };

/** A speaker that hums for as long as a voice would speak, counts who is still speaking, and may be told to trip at a step. */
function hummingSpeaker(step: () => void = () => {}): { speaker: Speaker; counts: Counts } {
  const counts: Counts = { speaking: 0, utterances: [] };
  const speaker: Speaker = {
    async *speak(utterance, signal) {
      counts.speaking += 1;
      counts.utterances.push(utterance);
      try {
        step();
        await Promise.resolve();
        if (signal.aborted) return;
        const samples = Float32Array.from(
          { length: 160 * utterance.text.length },
          (_, i) => 0.2 * Math.sin(i / 12),
        );
        yield { samples: samples.slice(0, 400), sampleRateHz: 16_000 };
        step();
        const words = Promise.resolve().then(() => {
          step();
          return evenly(utterance.text, samples.length / 16);
        });
        words.catch(() => undefined);
        yield { samples: samples.slice(400), sampleRateHz: 16_000, words };
      } finally {
        counts.speaking -= 1;
      }
    },
  };
  return { speaker, counts };
}

function evenly(text: string, lengthMs: number): WordTime[] {
  const perLetter = lengthMs / text.length;
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    charStart: index,
    charEnd: index + word.length,
    startMs: index * perLetter,
    endMs: (index + word.length) * perLetter,
  }));
}

const tell = (text: string, speaker: Speaker, signal = never) =>
  narrate({ text, voice: 'emma', signal }, speaker);

describe('a narration', () => {
  it('says how long it will be, gives sound, then sentences and words with their places, then its length', async () => {
    const { speaker } = hummingSpeaker();
    const heard = await listen(tell(story, speaker));
    expect(heard.failure).toBeUndefined();
    expect(heard.events.slice(0, 2)).toEqual(['length-expected', 'sound-made']);
    expect(heard.events.at(-1)).toBe('narration-end');
    expect(heard.durationMs).toBe(heard.bytes.length / 6);
    expect(heard.bytes.length % 144).toBe(0);
    expect(
      heard.sentences.map(({ charStart, charEnd }) => story.slice(charStart, charEnd)).slice(0, 3),
    ).toEqual(['“Grandpa,” said Nora, “there are 3 knocks.”', 'Grandpa looked up.', 'He listened…']);
    expect(troubleWithMarks(story, heard)).toEqual([]);
  });

  it('says what it has asked to be spoken, and takes back what could not be', async () => {
    const leaving = new AbortController();
    let asked = 0;
    const onAsked = (characters: number) => void (asked += characters);
    const { speaker, counts } = hummingSpeaker();
    const telling = narrate({ text: story, voice: 'emma', signal: leaving.signal, onAsked }, speaker);
    for await (const event of telling) if (event.type === 'sentence-timed') leaving.abort();
    const whole = passagesOf(story);
    const said = whole.slice(0, counts.utterances.length);
    expect(said.length).toBeLessThan(whole.length);
    expect(asked).toBe(said.reduce((sum, { text }) => sum + text.length, 0));

    asked = 0;
    const mute = hummingSpeaker(() => {
      throw new Error('It has a cold.');
    });
    await listen(narrate({ text: story, voice: 'emma', signal: never, onAsked }, mute.speaker));
    expect([asked, mute.counts.utterances.length > 0]).toEqual([0, true]);
  });

  it('has sound before anybody has spoken', async () => {
    const silent: Speaker = {
      async *speak(_utterance, signal) {
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        yield* [];
      },
    };
    const heard = await listen(tell(story, silent), ({ events }) => events.includes('sound-made'));
    expect(heard.events).toEqual(['length-expected', 'sound-made']);
  });

  it('lets the speaker know who was heard before and comes after, and speaks three ahead', async () => {
    const { speaker, counts } = hummingSpeaker();
    await listen(tell(story, speaker), ({ sentences }) => sentences.length === 1);
    expect(counts.utterances).toHaveLength(3);
    expect(counts.utterances[0]).toMatchObject({
      text: '"Grandpa," said Nora, "there are three knocks."',
      after: 'Grandpa looked up.',
    });
    expect(counts.utterances[0]).not.toHaveProperty('before');
    expect(counts.utterances[1]?.before).toBe(counts.utterances[0]?.text);
  });

  it('lets who speaks in the story sit nearer: louder, and with less of the room', async () => {
    const levels = async (text: string) => {
      const sounds: Float32Array[] = [];
      const openStream = async (): Promise<Mp3Stream> => {
        const stream = await openMp3Stream();
        return {
          encode(samples) {
            sounds.push(samples.slice());
            return stream.encode(samples);
          },
          finish: stream.finish,
        };
      };
      const { speaker, counts } = hummingSpeaker();
      const heard = await listen(narrate({ text, voice: 'emma', signal: never }, speaker, openStream));
      const [, sound = new Float32Array(0)] = sounds;
      const [{ startMs, endMs } = { startMs: 0, endMs: 0 }] = heard.sentences;
      const speech = Math.round(((endMs - startMs) * 24_000) / 1000);
      const level = (samples: Float32Array) =>
        Math.sqrt(samples.reduce((sum, x) => sum + x * x, 0) / samples.length);
      return {
        said: level(sound.subarray(2000, speech)),
        room: level(sound.subarray(speech + 720, speech + 4000)),
        manner: counts.utterances[0]?.manner,
      };
    };
    const told = await levels('Come in little lamp and sit by the fire. And then?');
    const spoken = await levels('“Come in little lamp and sit by the fire.” And then?');
    expect(20 * Math.log10(spoken.said / told.said)).toBeCloseTo(0.8, 1);
    expect(spoken.room / told.room).toBeLessThan(0.6);
    expect([told.manner?.isSpeech, spoken.manner?.isSpeech]).toEqual([false, true]);
  });

  it('lets nobody speak on when the listener has left', async () => {
    for (const leaveAt of ['sound-made', 'sentence-timed'] as const) {
      const { speaker, counts } = hummingSpeaker();
      await listen(tell(story, speaker), ({ events }) => events.at(-1) === leaveAt);
      await new Promise(setImmediate);
      expect(counts.speaking).toBe(0);
      expect(counts.utterances.length).toBeLessThan(5);
    }
  });

  it('ends without complaint when it is told to stop', async () => {
    const { speaker, counts } = hummingSpeaker();
    const listener = new AbortController();
    const heard = await listen(tell(story, speaker, listener.signal), ({ sentences }) => {
      if (sentences.length === 2) listener.abort();
      return false;
    });
    expect(heard.failure).toBeUndefined();
    expect(heard.sentences).toHaveLength(2);
    expect(heard.events).not.toContain('narration-end');
    expect(counts.speaking).toBe(0);
  });

  it('shows words, at a guess, where nobody can find their times', async () => {
    const deaf: Speaker = {
      async *speak({ text }) {
        const words = Promise.reject<WordTime[]>(new Error('deaf'));
        words.catch(() => undefined);
        yield { samples: new Float32Array(text.length * 800).fill(0.1), sampleRateHz: 16_000, words };
      },
    };
    const heard = await listen(tell(story, deaf));
    expect(heard.failure).toBeUndefined();
    expect(troubleWithMarks(story, heard)).toEqual([]);
  });

  it('keeps its marks in order, however mad the times it is given', async () => {
    const mad: Speaker = {
      async *speak({ text }) {
        const words = evenly(text, 9e9).map((word) => ({
          ...word,
          startMs: -word.startMs,
          endMs: Number.MAX_VALUE,
        }));
        yield {
          samples: new Float32Array(text.length * 800).fill(0.1),
          sampleRateHz: 16_000,
          words: Promise.resolve(words),
        };
      },
    };
    expect(troubleWithMarks(story, await listen(tell(story, mad)))).toEqual([]);
  });

  it('passes over what a speaker does not say, and over what nobody could', async () => {
    const mute: Speaker = {
      async *speak() {
        yield* [];
      },
    };
    const heard = await listen(tell(story, mute));
    expect(heard.failure).toBeUndefined();
    expect(troubleWithMarks(story, heard)).toEqual([]);
    const { speaker, counts } = hummingSpeaker();
    for (const text of ['', '🙂🙂', '…', '\u0000']) {
      const nothing = await listen(tell(text, speaker));
      expect(nothing).toMatchObject({ failure: undefined, sentences: [], words: [] });
      expect(nothing.durationMs).toBeGreaterThan(1000);
    }
    expect(counts.utterances).toEqual([]);
  });

  it('says whether a stand-in had to speak', async () => {
    const standIn: Speaker = {
      async *speak({ after }) {
        const sound = { samples: new Float32Array(8000).fill(0.1), sampleRateHz: 16_000 };
        yield after === undefined ? { ...sound, isStandIn: true } : sound;
      },
    };
    expect((await listen(tell(story, standIn))).hasStandIn).toBe(true);
    expect((await listen(tell(story, hummingSpeaker().speaker))).hasStandIn).toBe(false);
  });

  it('can be as long as the longest that a family may send', async () => {
    const long = 'The owl sat in the old tree and thought about its soup. '.repeat(360).slice(0, 20_000);
    const quick: Speaker = {
      async *speak({ text }) {
        yield { samples: new Float32Array(text.length * 40).fill(0.1), sampleRateHz: 16_000 };
      },
    };
    const heard = await listen(tell(long, quick));
    expect(troubleWithMarks(long, heard)).toEqual([]);
  });
});

describe('a narration in which something breaks', () => {
  /** Breaks the first step, then the second, then the third … until a narration comes through. */
  it('always comes to a proper end, whatever step it was, and leaves nobody speaking', async () => {
    const outcomes = new Set<string>();
    for (let broken = 1; ; broken += 1) {
      let step = 0;
      const fate = { hasTripped: false };
      const trip = () => {
        step += 1;
        if (step !== broken) return;
        fate.hasTripped = true;
        throw new Error(`step ${broken} broke`);
      };
      const { speaker, counts } = hummingSpeaker(trip);
      const openStream = async (): Promise<Mp3Stream> => {
        const stream = await openMp3Stream();
        return {
          async *encode(samples) {
            trip();
            yield* stream.encode(samples);
          },
          finish() {
            trip();
            return stream.finish();
          },
        };
      };
      const heard = await listen(narrate({ text: story, voice: 'emma', signal: never }, speaker, openStream));
      await new Promise(setImmediate);
      expect(counts.speaking, `step ${broken}`).toBe(0);
      expect(heard.bytes.length % 144, `step ${broken}`).toBe(0);
      expect(heard.bytes.length, `step ${broken}`).toBeGreaterThan(0);
      for (const { endMs } of heard.sentences) expect(endMs).toBeLessThanOrEqual(heard.bytes.length / 6);
      if (heard.failure) {
        outcomes.add('told of the failure');
        expect(heard.failure).toMatchObject({ message: `step ${broken} broke` });
        expect(heard.events).not.toContain('narration-end');
      } else {
        outcomes.add(fate.hasTripped ? 'went on without it' : 'came through');
        expect(troubleWithMarks(story, heard)).toEqual([]);
        expect(heard.durationMs).toBe(heard.bytes.length / 6);
      }
      if (!fate.hasTripped) break;
    }
    expect([...outcomes].toSorted()).toEqual(['came through', 'told of the failure', 'went on without it']);
  });
});

describe('the studio', () => {
  it('refuses with busy when every seat is taken, and gives a seat free when a listener leaves', async () => {
    const { speaker } = hummingSpeaker();
    const studio = openConcurrentNarrations(speaker, { mostAtOnce: 1 });
    const first = studio.narrate({ text: story, voice: 'emma', signal: never });
    await first.next();
    const second = await listen(studio.narrate({ text: story, voice: 'emma', signal: never }));
    expect(second.failure).toMatchObject({ name: 'NarratorFailure', kind: 'busy' });
    expect(second.failure).toHaveProperty('kind', 'busy');
    await first.return();
    expect(
      (await listen(studio.narrate({ text: 'Hush.', voice: 'maya', signal: never }))).failure,
    ).toBeUndefined();
  });

  it('ends every story when it closes', async () => {
    const studio = openConcurrentNarrations(hummingSpeaker().speaker, { mostAtOnce: 4 });
    const telling = [1, 2].map(() =>
      listen(studio.narrate({ text: story, voice: 'emma', signal: never }), ({ sentences }) => {
        if (sentences.length === 1) studio.close();
        return false;
      }),
    );
    for (const heard of await Promise.all(telling)) {
      expect(heard.failure).toBeUndefined();
      expect(heard.events).not.toContain('narration-end');
    }
  });
});
