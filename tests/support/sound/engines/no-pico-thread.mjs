/* eslint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
// An engine thread on the evening on which Pico does not work: Flite hums, Pico fails or never comes back, as `habit` says.
import { parentPort, workerData } from 'node:worker_threads';

parentPort.on('message', ({ id, job }) => {
  if (job.kind === 'say-with-pico') {
    if (workerData.lingwareFolder === 'hang') for (;;);
    return parentPort.postMessage({ id, error: 'Pico could not speak (-100)' });
  }
  if (job.kind !== 'say-with-flite') return parentPort.postMessage({ id, answer: { words: [] } });
  const samples = Float32Array.from({ length: 8000 }, (_, i) => 0.2 * Math.sin(i / 20));
  return parentPort.postMessage({ id, answer: { sound: { samples, sampleRateHz: 16_000 }, words: [] } });
});
