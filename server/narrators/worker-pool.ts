import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { NarratorFailure } from './narrator.ts';

export type WorkerPoolSettings = {
  /** The thread's entry file: it answers each `{ id, job }` with `{ id, answer }` or `{ id, error }`. */
  threadFile: URL;
  /** What a thread must know from the start. */
  workerData: unknown;
  /** How many sentences are made at the same time; each thread takes about a hundred megabytes. */
  threads: number;
  /** How many jobs may wait; beyond that we say so instead of letting somebody wait for minutes. */
  queueLimit: number;
  /** After this long a sentence is not slow but stuck: the longest takes two seconds on a slow machine. */
  jobLimitMs: number;
  /** After this long without work a thread is sent home, and its hundred megabytes with it. */
  idleLimitMs: number;
};

export type WorkerPool<Job, Answer> = {
  /** Lower numbers go first: 0 the first sentence of a story, 1 the others, 2 what nobody is waiting for. */
  run: (job: Job, options: { priority: number; signal?: AbortSignal }) => Promise<Answer>;
  close: () => Promise<void>;
};

export type ToThread<Job> = { id: number; job: Job };
export type FromThread<Answer> = { id: number; answer: Answer } | { id: number; error: string };

type Waiting<Job, Answer> = {
  job: Job;
  priority: number;
  resolve: (answer: Answer) => void;
  reject: (failure: Error) => void;
};

type Thread<Job, Answer> = {
  worker: Worker;
  current: (Waiting<Job, Answer> & { id: number }) | undefined;
  alarm?: NodeJS.Timeout;
};

/** Engine threads, a line before their door, and an eye on those that never come back. */
export function openWorkerPool<Job, Answer>(settings: WorkerPoolSettings): WorkerPool<Job, Answer> {
  const threads = new Set<Thread<Job, Answer>>();
  const line: Waiting<Job, Answer>[] = [];
  let nextId = 0;
  let isClosed = false;

  function pump() {
    if (isClosed) return;
    for (;;) {
      const thread = line.length > 0 ? ([...threads].find(({ current }) => !current) ?? hire()) : undefined;
      const waiting = thread && line.shift();
      if (!waiting) return;
      start(thread, waiting);
    }
  }

  function start(thread: Thread<Job, Answer>, waiting: Waiting<Job, Answer>) {
    nextId += 1;
    thread.current = { ...waiting, id: nextId };
    clearTimeout(thread.alarm);
    thread.alarm = setTimeout(
      () => dismiss(thread, new NarratorFailure('broken', 'the engine did not come to an end')),
      settings.jobLimitMs,
    );
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.worker.postMessage({ id: nextId, job: waiting.job } satisfies ToThread<Job>);
  }

  function hire(): Thread<Job, Answer> | undefined {
    if (threads.size >= settings.threads) return undefined;
    const { threadFile, workerData } = settings;
    const thread: Thread<Job, Answer> = {
      worker: new Worker(threadFile, { workerData }),
      current: undefined,
    };
    threads.add(thread);
    thread.worker.on('message', (message: FromThread<Answer>) => finish(thread, message));
    thread.worker.on('error', (cause) =>
      dismiss(thread, new NarratorFailure('broken', 'the engine crashed', { cause })),
    );
    thread.worker.on('exit', () => dismiss(thread, new NarratorFailure('broken', 'the engine thread ended')));
    return thread;
  }

  function finish(thread: Thread<Job, Answer>, message: FromThread<Answer>) {
    const { current } = thread;
    if (current?.id !== message.id) return;
    clearTimeout(thread.alarm);
    thread.current = undefined;
    thread.alarm = setTimeout(
      () => dismiss(thread, new Error('nobody was waiting')),
      settings.idleLimitMs,
    ).unref();
    if ('answer' in message) current.resolve(message.answer);
    else
      current.reject(new NarratorFailure('broken', 'the engine failed', { cause: new Error(message.error) }));
    pump();
  }

  /** A stuck thread cannot be asked to stop. It is ended, and the next job gets a new one. */
  function dismiss(thread: Thread<Job, Answer>, failure: Error) {
    if (!threads.delete(thread)) return;
    clearTimeout(thread.alarm);
    void thread.worker.terminate();
    thread.current?.reject(failure);
    thread.current = undefined;
    pump();
  }

  function remove(waiting: Waiting<Job, Answer>) {
    const place = line.indexOf(waiting);
    if (place >= 0) line.splice(place, 1);
  }

  return {
    run: (job, { priority, signal }) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new NarratorFailure('broken', 'the narrator has gone home'));
        if (line.length >= settings.queueLimit) {
          return reject(new NarratorFailure('busy', 'too many stories are being told at once'));
        }
        if (signal?.aborted) return reject(new NarratorFailure('broken', 'nobody listens any more'));
        const leave = () => {
          remove(waiting);
          reject(new NarratorFailure('broken', 'nobody listens any more'));
        };
        const waiting: Waiting<Job, Answer> = {
          job,
          priority,
          resolve(answer) {
            signal?.removeEventListener('abort', leave);
            resolve(answer);
          },
          reject(failure) {
            signal?.removeEventListener('abort', leave);
            reject(failure);
          },
        };
        signal?.addEventListener('abort', leave, { once: true });
        const place = line.findIndex((other) => other.priority > priority);
        line.splice(place < 0 ? line.length : place, 0, waiting);
        pump();
      }),
    async close() {
      isClosed = true;
      const failure = new NarratorFailure('broken', 'the narrator has gone home');
      for (const waiting of line.splice(0)) waiting.reject(failure);
      const ending = [...threads].map(({ worker }) => worker.terminate());
      for (const thread of threads) dismiss(thread, failure);
      await Promise.all(ending);
    },
  };
}

/**
 * Where a thread's file is: in the built server beside the bundle as `NAME.js`; in the source tree beside its narrator, where a starter
 * `NAME.dev.mjs` teaches the thread to read TypeScript.
 */
export function threadFileAt(name: string, here: string): URL {
  const built = new URL(`./${name}.js`, here);
  return existsSync(built) ? built : new URL(`./${name}.dev.mjs`, here);
}
