import type { narrationCalls } from '#contract/narration.ts';
import { welcome } from '#contract/welcome.ts';
import { askForResponseOf } from '#web/platform/api.ts';
import { sharedKeys } from '#web/platform/storage.ts';

/** The sound of the welcome as a data URL: the one kept from an earlier visit, or fetched, and kept for the next. */
export async function findWelcomeSound(): Promise<string> {
  const kept = keptSound();
  if (kept !== null) return kept;
  const response = await askForResponseOf<typeof narrationCalls.speak>(
    { method: 'POST', path: '/api/generate-tts' },
    { body: { text: welcome.text, voice: welcome.voice } },
  );
  const sound = await asDataUrl(await response.blob());
  keepSound(sound);
  return sound;
}

export function forgetWelcomeSound(): void {
  try {
    localStorage.removeItem(sharedKeys.welcomeAudio);
  } catch (trouble) {
    console.info('The kept welcome could not be forgotten', trouble);
  }
}

// Whatever else may lie under this key, only a sound is ever given to the audio element.
const soundOnly = /^data:audio\/[\w.+-]+(;[\w=.+-]+)*;base64,/;

function keptSound(): string | null {
  try {
    const kept = localStorage.getItem(sharedKeys.welcomeAudio);
    return kept !== null && soundOnly.test(kept) ? kept : null;
  } catch (trouble) {
    console.info('The kept welcome could not be looked up', trouble);
    return null;
  }
}

function keepSound(sound: string): void {
  try {
    localStorage.setItem(sharedKeys.welcomeAudio, sound);
  } catch (trouble) {
    // A full or forbidden storage costs the next visit one download and this one nothing.
    console.info('The welcome could not be kept', trouble);
  }
}

function asDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const { result } = reader;
      if (typeof result === 'string' && soundOnly.test(result)) resolve(result);
      else reject(new Error('What came for the welcome is no sound.'));
    });
    reader.addEventListener('error', () =>
      reject(reader.error ?? new Error('The welcome could not be read.')),
    );
    reader.readAsDataURL(blob);
  });
}
