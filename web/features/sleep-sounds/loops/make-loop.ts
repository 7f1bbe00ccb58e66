import type { SleepSoundId } from '../sounds.ts';
import type { Loop } from './render-loop.ts';

/** Has a sound made beside the page. */
export function makeLoop(sound: SleepSoundId): Promise<Loop> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./loop-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Loop>) => {
      worker.terminate();
      resolve(data);
    });
    worker.addEventListener('error', (trouble) => {
      worker.terminate();
      reject(new Error(`The sound could not be made: ${trouble.message}`));
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name.
    worker.postMessage(sound);
  });
}
