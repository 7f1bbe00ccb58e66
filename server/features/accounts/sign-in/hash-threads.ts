import { once } from 'node:events';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

export type HashJob = { kept: string; password: string } | { password: string; cost: HashCost };
export type HashCost = { memoryCost: number; timeCost: number; parallelism: number };

/** After this long without work a thread goes home, with its megabytes. */
const idleMs = 60_000;

/**
 * What a thread does, as it is: no bundle and no loader has to find a file for it. On Linux a priority is a thread's own, so a crowd at the door
 * gets what nobody else wants of the processors, and those who read wait for none of it. Not the least there is: while stories are told
 * aloud, a sign-in should still take less than a second.
 */
const threadText = `
  const { parentPort, workerData } = require('node:worker_threads');
  if (process.platform === 'linux') {
    try { require('node:os').setPriority(10); } catch {} // A system that forbids it hashes as everybody else.
  }
  const { hashSync, verifySync } = require(workerData.argon2);
  parentPort.on('message', (job) => {
    try {
      const done = 'kept' in job ? verifySync(job.kept, job.password) : hashSync(job.password, job.cost);
      parentPort.postMessage({ done });
    } catch (error) {
      parentPort.postMessage({ error: String(error) });
    }
  });
`;

const idle: { thread: Worker; goHome: NodeJS.Timeout }[] = [];

/** One hash, in a thread of its own. How many there are at once is decided by whoever asks. */
export async function inHashThread(job: HashJob): Promise<unknown> {
  const thread = borrow();
  try {
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.postMessage(job);
    const [message] = (await once(thread, 'message')) as [{ done: unknown } | { error: string }];
    giveBack(thread);
    if ('error' in message) throw new Error(`A password could not be hashed: ${message.error}`);
    return message.done;
  } catch (error) {
    if (!idle.some((one) => one.thread === thread)) void thread.terminate();
    throw error;
  }
}

function borrow(): Worker {
  const rested = idle.pop();
  clearTimeout(rested?.goHome);
  rested?.thread.ref();
  return rested?.thread ?? hire();
}

function hire(): Worker {
  const argon2 = createRequire(import.meta.url).resolve('@node-rs/argon2');
  return new Worker(threadText, {
    eval: true,
    execArgv: [],
    workerData: { argon2 },
    // A hash's memory is the library's own; this is only for the few lines above.
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
  });
}

/** Nobody waits for a thread that rests: it keeps no process open. */
function giveBack(thread: Worker): void {
  thread.unref();
  const goHome = setTimeout(() => {
    idle.splice(
      idle.findIndex((one) => one.thread === thread),
      1,
    );
    void thread.terminate();
  }, idleMs).unref();
  idle.push({ thread, goHome });
}
