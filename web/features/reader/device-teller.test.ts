import { describe, expect, it, vi } from 'vitest';
import { createDeviceTeller } from './device-teller.ts';

const story = 'The fox slept. “Hush,” said Zoë.\n\nThe end.';

type Faults = {
  /** As voices of Android do. */
  reportsNoWords?: boolean;
  text?: string;
  sayAs?: Record<string, string>;
};

/** A device that says nothing aloud, and finishes a sentence when it is told to. Its clock stands still until it is let go on. */
function device({ reportsNoWords = false, text = story, sayAs = {} }: Faults = {}) {
  const said: SpeechSynthesisUtterance[] = [];
  const onTrouble = vi.fn();
  let nowMs = 0;
  let brokenOffAtMs = Number.NEGATIVE_INFINITY;
  let isPaused = false;
  const waiting = new Set<{ atMs: number; act: () => void }>();
  const seen = new Set<() => void>();
  const speech = {
    speaking: false,
    speak: (one: SpeechSynthesisUtterance) => {
      // Some browsers lose what is said in the very moment in which something was broken off, or while they are paused.
      if (nowMs - brokenOffAtMs < 50 || isPaused) return;
      said.push(one);
      speech.speaking = true;
      one.dispatchEvent(new Event('start'));
    },
    cancel: vi.fn(() => {
      if (speech.speaking) brokenOffAtMs = nowMs;
      speech.speaking = false;
    }),
    resume: () => (isPaused = false),
  };
  const utteranceOf = (words: string) =>
    Object.assign(new EventTarget(), { text: words }) as SpeechSynthesisUtterance;
  const onEnded = vi.fn();
  const needs = {
    speech,
    utteranceOf,
    onTrouble,
    onEnded,
    sayAs,
    nowMs: () => nowMs,
    after: (ms: number, act: () => void) => {
      const one = { atMs: nowMs + ms, act };
      waiting.add(one);
      return () => void waiting.delete(one);
    },
    whenSeen: (act: () => void) => {
      seen.add(act);
      return () => void seen.delete(act);
    },
  };
  const teller = createDeviceTeller(text, { ...needs, startsAtOnce: false });
  const tellsAtOnce = () =>
    createDeviceTeller(text, { ...needs, startsAtOnce: true, like: { volume: 20, speed: 0.8 } });
  const last = () => said.at(-1) ?? utteranceOf('');

  function pass(ms: number): void {
    const untilMs = nowMs + ms;
    for (;;) {
      const [next] = [...waiting].toSorted((a, b) => a.atMs - b.atMs);
      if (!next || next.atMs > untilMs) break;
      waiting.delete(next);
      nowMs = next.atMs;
      next.act();
    }
    nowMs = untilMs;
  }
  return {
    teller,
    speech,
    onTrouble,
    onEnded,
    tellsAtOnce,
    last,
    pass,
    texts: () => said.map(({ text: words }) => words),
    finish: () => {
      speech.speaking = false;
      last().dispatchEvent(new Event('end'));
    },
    reach: (charIndex: number) => {
      if (!reportsNoWords)
        last().dispatchEvent(Object.assign(new Event('boundary'), { charIndex, name: 'word' }));
    },
    loseVoice: () => (speech.speaking = false),
    pauseFromElsewhere: () => (isPaused = true),
    comeBack: () => seen.forEach((act) => act()),
  };
}

describe('this device’s own voice', () => {
  it('tells a story sentence by sentence, with a rest after each, and ends at its beginning', async () => {
    const { teller, texts, finish, pass, onEnded } = device();
    await teller.play();
    finish();
    expect(texts()).toHaveLength(1);
    pass(400);
    expect(texts()).toHaveLength(2);
    for (let sentence = 1; sentence < 3; sentence += 1) {
      finish();
      pass(1_500);
    }
    expect(texts()).toEqual(['The fox slept.', '“Hush,” said Zoë.', 'The end.']);
    expect(teller.current()).toMatchObject({ isPlaying: false, positionMs: 0 });
    expect(onEnded).toHaveBeenCalledTimes(1);
  });

  it('begins by itself after another story, as softly and as slowly', async () => {
    const { tellsAtOnce, last } = device();
    await tellsAtOnce().prepare();
    expect(last()).toMatchObject({ text: 'The fox slept.', volume: 0.2, rate: 0.8 });
  });

  it('tells a refrain and the last third slower, the end softer, and takes a breath before a turn', async () => {
    const verse = (there: string) => `She went as far as ${there} and looked behind it. Not here, not here! `;
    const places = [
      'the barn',
      'the pond',
      'the hill',
      'the gate',
      'the wall',
      'the school',
      'the mill',
      'home',
    ];
    const text = places
      .map((there) => verse(there))
      .join('\n\n')
      .replace('She went as far as the wall', 'But then she went as far as the wall');
    const { teller, last, finish, pass, texts } = device({ text });
    await teller.play();
    const told: { text: string; rate: number; volume: number; restMs: number }[] = [];
    for (let sentence = 1; sentence < 2 * places.length; sentence += 1) {
      const { text: words, rate, volume } = last();
      finish();
      let restMs = 0;
      for (const before = texts().length; texts().length === before; restMs += 10) pass(10);
      told.push({ text: words, rate, volume, restMs });
    }
    const [first, refrain] = told;
    expect([first?.rate, refrain?.rate]).toEqual([1, 0.93]);
    // A quarter more rest for whoever joins in, and the slower pace.
    expect(refrain?.restMs).toBeGreaterThan(1.3 * 900);
    const turn = told.findIndex(({ text: words }) => words.startsWith('But then'));
    expect((told[turn - 1]?.restMs ?? 0) - (told[turn - 3]?.restMs ?? 0)).toBeGreaterThan(250);
    expect(last().rate).toBeLessThan(0.86);
    expect(last().volume).toBeLessThan(0.65);
    const { words, durationMs } = teller.current().marks;
    expect(
      words.every(({ startMs, endMs }, i) => endMs > startMs && startMs >= (words[i - 1]?.endMs ?? 0)),
    ).toBe(true);
    expect(words.at(-1)?.endMs).toBeLessThan(durationMs);
  });

  it('lets who speaks in the story sit a little nearer', async () => {
    const told = 'The fox went home and looked into every corner of the house. '.repeat(8);
    const { teller, last, finish, pass } = device({
      text: `${told}“Good night,” “and sleep well,” “all of you.” ${told}`,
    });
    await teller.play();
    const volumes: number[] = [];
    for (let sentence = 1; sentence <= 9; sentence += 1) {
      volumes.push(last().volume);
      finish();
      pass(1_500);
    }
    expect(20 * Math.log10((volumes[8] ?? 0) / (volumes[0] ?? 0))).toBeCloseTo(0.8, 1);
  });

  it('says which word it is at', async () => {
    const { teller, reach } = device();
    await teller.play();
    reach(4);
    const { words } = teller.current().marks;
    expect(teller.nowMs()).toBe(words[1]?.startMs);
  });

  it('pauses, and goes on with the word at which it was', async () => {
    const { teller, texts, reach, finish, speech, pass } = device();
    await teller.play();
    reach(4);
    teller.pause();
    finish();
    expect(speech.cancel).toHaveBeenCalled();
    expect(texts()).toHaveLength(1);
    await teller.play();
    pass(100);
    expect(texts().at(-1)).toBe('fox slept.');
  });

  it('begins anew from where it is led, at the speed and loudness that are chosen', async () => {
    const { teller, texts, last, pass } = device();
    await teller.play();
    teller.seek(teller.current().marks.words[4]?.startMs ?? 0);
    pass(100);
    expect(texts().at(-1)).toBe('said Zoë.');
    teller.setSpeed(0.8);
    pass(100);
    teller.setVolume(40);
    pass(100);
    expect(last()).toMatchObject({ text: 'said Zoë.', rate: 0.8 });
    // Some of this sentence is said by somebody.
    expect(last().volume).toBeCloseTo(0.4, 1);
  });

  it('that fails is told once, though what it was saying was taken from it', async () => {
    const { teller, last, onTrouble } = device();
    await teller.play();
    const broken = last();
    for (const error of ['synthesis-failed', 'canceled'])
      broken.dispatchEvent(Object.assign(new Event('error'), { error }));
    expect(onTrouble).toHaveBeenCalledExactlyOnceWith('playback', 'synthesis-failed');
    expect(teller.current().isPlaying).toBe(false);
  });

  it('says the family’s names as they say them, and lights them as they are written', async () => {
    const { teller, texts, reach } = device({
      text: 'Siobhán and Tāne slept.',
      sayAs: { Siobhán: 'shiv awn', Tāne: 'Tah-neh' },
    });
    await teller.play();
    expect(texts()).toEqual(['shiv awn and Tah-neh slept.']);
    const { words } = teller.current().marks;
    for (const [said, word] of [
      [5, 0],
      [9, 1],
      [13, 2],
      [21, 3],
    ] as const) {
      reach(said);
      expect([said, teller.nowMs()]).toEqual([said, words[word]?.startMs]);
    }
  });
});

describe('a device with faults', () => {
  it('that falls silent in a long text is given short parts', async () => {
    const long = `${'The sea was wide and dark and blue and very very deep below, '.repeat(8)}and so they slept.`;
    const { teller, texts, pass, finish } = device({ text: long });
    await teller.play();
    for (let part = 0; part < 9; part += 1) {
      finish();
      pass(1_500);
    }
    expect(Math.max(...texts().map(({ length }) => length))).toBeLessThan(250);
    expect(texts().join(' ')).toBe(long);
  });

  it('that reports no words is followed by the clock, and better with each sentence', async () => {
    const slow = 'One two three four five six seven eight nine ten. '.repeat(6).trim();
    const { teller, pass, finish } = device({ reportsNoWords: true, text: slow });
    const { sentences } = teller.current().marks;
    const lengthMs = (sentences[0]?.endMs ?? 0) - 350;
    await teller.play();
    const errors: number[] = [];
    for (const sentence of sentences) {
      // It speaks at three quarters of the speed that was guessed.
      const wholeMs = lengthMs / 0.75;
      pass(wholeMs / 2);
      errors.push(Math.abs(teller.nowMs() - (sentence.startMs + lengthMs / 2)));
      pass(wholeMs / 2);
      finish();
      pass(350);
    }
    expect(errors[0]).toBeGreaterThan(400);
    expect(errors.at(-1)).toBeLessThan(200);
  });

  it('that loses what is said right after a break, or was left paused by another page, is given a breath and a nudge', async () => {
    const { teller, texts, pass, pauseFromElsewhere } = device();
    await teller.play();
    teller.skip(1_000);
    pass(100);
    expect(texts()).toHaveLength(2);
    teller.pause();
    pauseFromElsewhere();
    pass(1_000);
    await teller.play();
    expect(texts()).toHaveLength(3);
  });

  it('that falls silent and goes on saying that it speaks is asked again, and not while it may still be speaking', async () => {
    const { teller, texts, reach, pass } = device();
    await teller.play();
    reach(4);
    pass(8_000);
    expect(texts()).toHaveLength(1);
    pass(20_000);
    expect(texts().at(1)).toBe('fox slept.');
  });

  it('that takes its voice away in the background goes on when the page is seen, or when it has been silent for too long', async () => {
    const { teller, texts, reach, loseVoice, comeBack, pass } = device();
    await teller.play();
    reach(4);
    loseVoice();
    comeBack();
    pass(100);
    expect(texts().at(-1)).toBe('fox slept.');
    loseVoice();
    pass(20_000);
    expect(texts().length).toBeGreaterThan(2);
    expect(texts().at(-1)).toMatch(/slept\.$/);
    // Left, it is not called back by a page that is seen.
    teller.leave();
    const before = texts().length;
    comeBack();
    pass(20_000);
    expect(texts()).toHaveLength(before);
  });

  it('that is interrupted by somebody else pauses, and nobody is told of a trouble', async () => {
    const { teller, last, onTrouble } = device();
    await teller.play();
    last().dispatchEvent(Object.assign(new Event('error'), { error: 'interrupted' }));
    expect(onTrouble).not.toHaveBeenCalled();
    expect(teller.current().isPlaying).toBe(false);
  });

  it('falls asleep at the end of a sentence and not in the middle of one', async () => {
    const { teller, texts, finish, pass } = device();
    await teller.play();
    teller.fallAsleep();
    expect(teller.current().isPlaying).toBe(true);
    finish();
    pass(5_000);
    expect(texts()).toHaveLength(1);
    expect(teller.current().isPlaying).toBe(false);
    await teller.play();
    pass(100);
    expect(texts().at(-1)).toBe('“Hush,” said Zoë.');
  });
});
