/* eslint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
// An engine thread that does what its job says: speaks a hum, hangs, crashes, leaves or fails. Told by `workerData.habit`, or by the job.
import { parentPort, workerData } from 'node:worker_threads';

let count = 0;
parentPort.on('message', ({ id, job }) => {
  count += 1;
  const habit = job.habit ?? workerData?.habit ?? 'well';
  if (habit === 'hang') for (;;);
  if (habit === 'crash') throw new Error('the engine fell over');
  if (habit === 'leave') process.exit(0);
  if (habit === 'fail') return parentPort.postMessage({ id, error: 'no words' });
  const samples = Float32Array.from({ length: 8000 }, (_, i) => 0.2 * Math.sin(i / 20));
  return parentPort.postMessage({
    id,
    answer: { sound: { samples, sampleRateHz: 16_000 }, words: [], count, job },
  });
});
