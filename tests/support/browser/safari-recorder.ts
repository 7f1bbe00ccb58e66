import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';

/**
 * Our own engine’s voice as Safari’s recorder would hand it over, AAC in an MP4 of fragments:
 * `ffmpeg -i voice.wav -ar 48000 -ac 1 -c:a aac -b:a 48k -movflags frag_keyframe+empty_moov+default_base_moof safari.mp4`
 */
const file = fileURLToPath(new URL('../sound/safari.mp4', import.meta.url));
export const safariRecordingMs = 7_500;

/** Pages of this context record as Safari does: WebM is unknown to them, and what comes is the file above, whatever is said. */
export async function recordLikeSafari(context: BrowserContext): Promise<void> {
  await context.addInitScript((base64) => {
    class SafariRecorder extends EventTarget {
      static isTypeSupported = (kind: string) => kind.startsWith('audio/mp4');
      readonly mimeType: string;
      state = 'inactive';
      constructor(_: MediaStream, { mimeType = '' }: MediaRecorderOptions = {}) {
        super();
        if (mimeType !== 'audio/mp4') throw new DOMException('not a kind of Safari’s', 'NotSupportedError');
        this.mimeType = mimeType;
      }
      start() {
        this.state = 'recording';
      }
      stop() {
        this.state = 'inactive';
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const data = new Blob([bytes], { type: this.mimeType });
        this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }));
        this.dispatchEvent(new Event('stop'));
      }
    }
    Object.assign(window, { MediaRecorder: SafariRecorder });
  }, readFileSync(file).toString('base64'));
}
