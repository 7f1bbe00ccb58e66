import { describe, expect, test } from 'vitest';
import { requestForTests, tellingOf } from '#tests/support/stories/good-story.ts';
import { directedWriter, failing, twoParagraphs } from '#tests/support/stories/writers.ts';
import { withCircuit } from './with-circuit.ts';
import { withFallback } from './with-fallback.ts';
import { withRetry } from './with-retry.ts';
import { withConcurrencyLimit } from './with-concurrency-limit.ts';
import { TooSlow, withTimeLimit } from './with-time-limit.ts';
import { type Writer, WriterFailure } from './writer.ts';

const broken = () => new WriterFailure('broken', 'The pen broke.');
const busy = () => new WriterFailure('busy', 'Too many children.');
const askedToWait = (retryAfterMs: number, message: string) =>
  new WriterFailure('busy', message, { retryAfterMs });
const well = () => directedWriter((request) => twoParagraphs(request, async () => undefined));
const never = new AbortController().signal;

/** Fails so often, and then is well. */
function ailing(errors: Error[]): Writer & { asked: number } {
  const healthy = well();
  const writer = {
    descriptor: healthy.descriptor,
    asked: 0,
    write: (...ask: Parameters<Writer['write']>) => {
      const error = errors[writer.asked++];
      return error ? directedWriter(failing(error)).write(...ask) : healthy.write(...ask);
    },
  };
  return writer;
}

describe('a writer that is asked again', () => {
  const patience = { retries: 2, pauseMs: 1, longestPauseMs: 50, jitter: () => 0.5 };
  const retold = async (errors: Error[], signal = never) => {
    let asked = 0;
    async function* ask() {
      const error = errors[asked++];
      if (error) throw error;
      yield 'a word';
    }
    const words: string[] = [];
    try {
      for await (const word of withRetry(ask, patience, signal)) words.push(word);
    } catch (error) {
      return { asked, words, error };
    }
    return { asked, words };
  };

  test('is so while it is busy, and no more often than agreed', async () => {
    expect(await retold([busy(), busy()])).toEqual({ asked: 3, words: ['a word'] });
    expect(await retold([busy(), busy(), busy()])).toMatchObject({ asked: 3, words: [], error: busy() });
  });

  test('is not when asking again would not help, or when it wants more time than a family has', async () => {
    expect((await retold([broken()])).asked).toBe(1);
    expect((await retold([new TypeError('ours')])).asked).toBe(1);
    expect((await retold([askedToWait(60_000, 'In a minute.')])).asked).toBe(1);
    expect((await retold([askedToWait(20, 'At once.')])).asked).toBe(2);
    expect((await retold([busy()], AbortSignal.abort())).asked).toBe(1);
  });

  test('is not when it has said a word', async () => {
    let asked = 0;
    async function* ask() {
      asked += 1;
      yield 'Once';
      throw busy();
    }
    const words: string[] = [];
    const telling = (async () => {
      for await (const word of withRetry(ask, patience, never)) words.push(word);
    })();
    await expect(telling).rejects.toThrow('Too many children.');
    expect([asked, words]).toEqual([1, ['Once']]);
  });
});

describe('a writer that keeps failing', () => {
  const open = (errors: Error[]) => {
    const clock = { ms: 0 };
    const writer = ailing(errors);
    return {
      clock,
      writer,
      guarded: withCircuit(writer, { failures: 5, restMs: 30_000, now: () => clock.ms }),
    };
  };
  const tryIt = (writer: Writer) =>
    tellingOf(writer).then(
      ({ title }) => title,
      (error: Error) => error.message,
    );

  test('is left alone after five times, then tried by one request', async () => {
    const { clock, writer, guarded } = open(Array.from({ length: 6 }, broken));
    for (let n = 0; n < 5; n += 1) expect(await tryIt(guarded)).toBe('The pen broke.');
    expect(await tryIt(guarded)).toContain('is given a rest');
    clock.ms = 29_999;
    expect(await tryIt(guarded)).toContain('is given a rest');
    expect(writer.asked).toBe(5);
    clock.ms = 30_000;
    expect(await Promise.all([tryIt(guarded), tryIt(guarded)])).toEqual([
      'The pen broke.',
      expect.stringContaining('is given a rest'),
    ]);
    expect(writer.asked).toBe(6);
    clock.ms = 60_000;
    expect(await tryIt(guarded)).toBe('The 1. lantern');
    expect(await tryIt(guarded)).toBe('The 1. lantern');
  });

  test('is not blamed for what it declines, and a good story makes up for the bad ones', async () => {
    const refused = () => new WriterFailure('refused', 'Not that.');
    const refusing = open(Array.from({ length: 9 }, refused));
    for (let n = 0; n < 9; n += 1) expect(await tryIt(refusing.guarded)).toBe('Not that.');
    const four = Array.from({ length: 4 }, broken);
    const { guarded } = open([...four]);
    for (let n = 0; n < 4; n += 1) await tryIt(guarded);
    expect(await tryIt(guarded)).toBe('The 1. lantern');
  });

  test('is not asked before the time that it has named', async () => {
    const { clock, writer, guarded } = open([askedToWait(120_000, 'In two minutes.')]);
    await tryIt(guarded);
    clock.ms = 119_000;
    expect(await tryIt(guarded)).toContain('is given a rest');
    clock.ms = 120_000;
    expect(await tryIt(guarded)).toBe('The 1. lantern');
    expect(writer.asked).toBe(2);
  });
});

describe('a writer with another behind it', () => {
  test('is followed by the other from the beginning, and whoever runs the house hears why', async () => {
    const reasons: string[] = [];
    const half = directedWriter(async function* () {
      yield { type: 'title', title: 'Half' };
      throw broken();
    });
    const telling = await tellingOf(withFallback(half, well(), ({ kind }) => reasons.push(kind)));
    expect(telling.events.filter(({ type }) => type === 'title')).toHaveLength(2);
    expect([telling.title, telling.paragraphs.length, reasons]).toEqual(['The 1. lantern', 2, ['broken']]);
  });

  test('is not followed by it when the fault is ours, or when nobody listens', async () => {
    const other = well();
    const ours = withFallback(directedWriter(failing(new TypeError('ours'))), other, () => undefined);
    await expect(tellingOf(ours)).rejects.toThrow('ours');
    const gone = withFallback(ailing([broken()]), other, () => undefined);
    const { events } = await tellingOf(gone, requestForTests, AbortSignal.abort()).catch(() => ({
      events: [],
    }));
    expect(events).toEqual([]);
    expect(other.asked).toHaveLength(0);
  });
});

test('a room takes so many stories at a time, and has place again when one is done', async () => {
  const writer = directedWriter();
  const room = withConcurrencyLimit(writer, 1);
  const first = tellingOf(room);
  await writer.waits();
  await expect(tellingOf(room)).rejects.toThrow('1 stories to write already');
  writer.goOn();
  await first;
  writer.goOn();
  expect((await tellingOf(room)).paragraphs).toHaveLength(2);
});

describe('a limit of time', () => {
  async function* words(howMany: number, then: Promise<void>) {
    for (let n = 0; n < howMany; n += 1) yield n;
    await then;
  }
  const forEver = new Promise<void>(() => undefined);
  const hear = async (source: AsyncIterable<number>, idleMs: number, totalMs: number) => {
    const heard: number[] = [];
    let gaveUp = false;
    const limit = { idleMs, totalMs, giveUp: () => (gaveUp = true) };
    try {
      for await (const word of withTimeLimit(source, limit)) heard.push(word);
    } catch (error) {
      return { heard, gaveUp, isTooSlow: error instanceof TooSlow };
    }
    return { heard, gaveUp };
  };

  test('does not mind a source that ends', async () => {
    expect(await hear(words(3, Promise.resolve()), 60_000, 60_000)).toEqual({
      heard: [0, 1, 2],
      gaveUp: false,
    });
  });

  test.each([
    ['is silent', 5, 60_000],
    ['takes too long in all', 60_000, 5],
  ])('gives up on one that %s, after what it has said', async (_, idleMs, totalMs) => {
    const told = await hear(words(2, forEver), idleMs, totalMs);
    expect(told).toEqual({ heard: [0, 1], gaveUp: true, isTooSlow: true });
  });
});
