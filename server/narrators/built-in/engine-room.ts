import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { NarratorFailure } from '../narrator.ts';
import type { EngineAnswer, EngineJob, EngineSettings, FromThread, ToThread } from './engine-jobs.ts';

export type EngineRoomSettings = EngineSettings & {
  /** How many sentences are made at the same time; each thread takes about a hundred megabytes. */
  threads: number;
  /** How many jobs may wait; beyond that we say so instead of letting somebody wait for minutes. */
  queueLimit: number;
  /** After this long a sentence is not slow but stuck: the longest takes two seconds on a slow machine. */
  jobLimitMs: number;
  /** The thread's entry file, where it is not ours: tests put in engines that misbehave. */
  threadFile?: URL;
};

export type EngineRoom = {
  /** Lower numbers go first: 0 the first sentence of a story, 1 the others, 2 what nobody is waiting for. */
  run: (job: EngineJob, options: { priority: number; signal?: AbortSignal }) => Promise<EngineAnswer>;
  /** Jobs being done or waiting. */
  load: () => number;
  close: () => Promise<void>;
};

type Waiting = {
  job: EngineJob;
  priority: number;
  resolve: (answer: EngineAnswer) => void;
  reject: (failure: Error) => void;
};

type Thread = { worker: Worker; current: (Waiting & { id: number }) | undefined; alarm?: NodeJS.Timeout };

/** Engine threads, a line before their door, and an eye on those that never come back. */
export function openEngineRoom(settings: EngineRoomSettings): EngineRoom {
  const threads = new Set<Thread>();
  const line: Waiting[] = [];
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

  function start(thread: Thread, waiting: Waiting) {
    nextId += 1;
    thread.current = { ...waiting, id: nextId };
    thread.alarm = setTimeout(
      () => dismiss(thread, new NarratorFailure('broken', 'the engine did not come to an end')),
      settings.jobLimitMs,
    );
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.worker.postMessage({ id: nextId, job: waiting.job } satisfies ToThread);
  }

  function hire(): Thread | undefined {
    if (threads.size >= settings.threads) return undefined;
    const { lingwareFolder } = settings;
    const thread: Thread = {
      worker: new Worker(settings.threadFile ?? ownThreadFile(), {
        workerData: { lingwareFolder } satisfies EngineSettings,
      }),
      current: undefined,
    };
    threads.add(thread);
    thread.worker.on('message', (message: FromThread) => finish(thread, message));
    thread.worker.on('error', (cause) => dismiss(thread, new NarratorFailure('broken', 'the engine crashed', { cause })));
    thread.worker.on('exit', () => dismiss(thread, new NarratorFailure('broken', 'the engine thread ended')));
    return thread;
  }

  function finish(thread: Thread, message: FromThread) {
    const { current } = thread;
    if (current?.id !== message.id) return;
    clearTimeout(thread.alarm);
    thread.current = undefined;
    if ('answer' in message) current.resolve(message.answer);
    else current.reject(new NarratorFailure('broken', 'the engine failed', { cause: new Error(message.error) }));
    pump();
  }

  /** A stuck thread cannot be asked to stop. It is ended, and the next job gets a new one. */
  function dismiss(thread: Thread, failure: Error) {
    if (!threads.delete(thread)) return;
    clearTimeout(thread.alarm);
    void thread.worker.terminate();
    thread.current?.reject(failure);
    thread.current = undefined;
    pump();
  }

  function remove(waiting: Waiting) {
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
        const waiting: Waiting = {
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
    load: () => line.length + [...threads].filter(({ current }) => current).length,
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

/** In the built server the thread's entry file lies beside the bundle; in the source tree a starter lies beside this file. */
function ownThreadFile(): URL {
  const built = new URL('./engine-thread.js', import.meta.url);
  return existsSync(built) ? built : new URL('./engine-thread.dev.mjs', import.meta.url);
}
