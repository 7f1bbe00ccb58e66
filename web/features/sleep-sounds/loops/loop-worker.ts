import type { SleepSoundId } from '../sounds.ts';
import { renderLoop } from './render-loop.ts';

// Half a second of work, which would be half a second in which the page does not answer.

addEventListener('message', ({ data }: MessageEvent<SleepSoundId>) => {
  const { left, right, rate } = renderLoop(data);
  postMessage({ left, right, rate }, { transfer: [...new Set([left.buffer, right.buffer])] });
});
