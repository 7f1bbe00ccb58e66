import type { Mark, Marks } from '#contract/narration.ts';
import { createGrowing, createNews } from '#server/platform/growing.ts';

/**
 * A sound while it comes into being: whoever makes it adds to it, any number of listeners follow it from the beginning, each at
 * their own pace. It ends once, whole or broken.
 */
export type Recording = {
  /** How long all of it will be, as far as whoever makes it knows. */
  expect: (wholeMs: number) => void;
  add: (bytes: Uint8Array) => void;
  mark: (marks: { sentences?: readonly Mark[]; words?: readonly Mark[] }) => void;
  /** All the sound is there; marks may still come. */
  soundIsWhole: (durationMs: number) => void;
  finish: () => void;
  fail: (reason: unknown) => void;

  /** The sound from its beginning, as it comes; throws what broke it, unless it was brought to a proper end before. */
  listen: (signal: AbortSignal) => AsyncGenerator<Uint8Array, void>;
  /** The marks so far, now and each time there are more, the last ones final. */
  follow: (signal: AbortSignal) => AsyncGenerator<Marks, void>;
  /** Resolves with the first sentence, rejects when nothing will ever be heard. */
  firstSentence: Promise<void>;
  /** Resolves when it has ended well, rejects when it broke. */
  ended: Promise<void>;
  marks: () => Marks;
  /** Undefined where it is made in another process, and before anything is said of it. */
  expectedMs: () => number | undefined;
  /** How many bytes there are, and those from a place on. */
  size: () => number;
  bytesFrom: (offset: number) => Uint8Array;
};

export function startRecording(): Recording {
  const chunks: Uint8Array[] = [];
  const sound = createGrowing<Uint8Array>();
  let size = 0;
  const sentences: Mark[] = [];
  const words: Mark[] = [];
  let durationMs = 0;
  let expectedMs: number | undefined;
  const newMarks = createNews();
  let hasEnded = false;
  let failure: { reason: unknown } | undefined;
  const first = deferred();
  const end = deferred();
  // Somebody may listen to neither; a rejection that nobody hears must not end the process.
  first.promise.catch(() => undefined);
  end.promise.catch(() => undefined);

  const marks = (): Marks => ({
    isFinal: hasEnded && !failure,
    durationMs,
    sentences: [...sentences],
    words: [...words],
  });

  async function* follow(signal: AbortSignal): AsyncGenerator<Marks, void> {
    while (!signal.aborted) {
      const waiting = newMarks.next(signal);
      if (failure) throw failure.reason;
      // Whether these are the last is known now; while they are being read, more may come.
      const areLast = hasEnded;
      yield marks();
      if (areLast) return;
      await waiting();
    }
  }

  return {
    expect: (wholeMs) => void (expectedMs = wholeMs),
    add(bytes) {
      chunks.push(bytes);
      size += bytes.length;
      sound.push(bytes);
    },
    mark(more) {
      sentences.push(...(more.sentences ?? []));
      words.push(...(more.words ?? []));
      durationMs = Math.max(durationMs, sentences.at(-1)?.endMs ?? 0);
      if (sentences.length > 0) first.resolve();
      newMarks.tell();
    },
    soundIsWhole(wholeMs) {
      durationMs = wholeMs;
      first.resolve();
      sound.end();
      newMarks.tell();
    },
    finish() {
      hasEnded = true;
      end.resolve();
      newMarks.tell();
    },
    fail(reason) {
      failure = { reason };
      hasEnded = true;
      first.reject(reason);
      end.reject(reason);
      sound.fail(reason);
      newMarks.tell();
    },
    listen: sound.follow,
    follow,
    firstSentence: first.promise,
    ended: end.promise,
    marks,
    expectedMs: () => expectedMs,
    size: () => size,
    bytesFrom: (offset) => from(chunks, offset),
  };
}

/** Walks back from the end, because what is asked for is nearly always the newest. */
function from(chunks: readonly Uint8Array[], offset: number): Uint8Array {
  let index = chunks.length;
  let start = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  while (index > 0 && start > offset) {
    index -= 1;
    start -= chunks[index]?.length ?? 0;
  }
  return Buffer.concat(chunks.slice(index)).subarray(offset - start);
}

type Deferred = { promise: Promise<void>; resolve: () => void; reject: (reason: unknown) => void };

function deferred(): Deferred {
  const made: Partial<Deferred> = {};
  const promise = new Promise<void>((resolve, reject) => Object.assign(made, { resolve, reject }));
  return { promise, resolve: () => made.resolve?.(), reject: (reason) => made.reject?.(reason) };
}
