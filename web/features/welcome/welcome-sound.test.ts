// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://lamplight.example/" }
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sharedKeys } from '#web/platform/storage.ts';
import { findWelcomeSound, forgetWelcomeSound } from './welcome-sound.ts';

const sound = 'data:audio/wav;base64,UklGRg==';
let asked = 0;
let answer: () => Response;

beforeEach(() => {
  asked = 0;
  answer = () =>
    new Response(Uint8Array.from([82, 73, 70, 70]), { headers: { 'content-type': 'audio/wav' } });
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return answer();
  });
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the welcome is asked for once, kept for the next visit, and forgotten where it could not be played', async () => {
  expect(await findWelcomeSound()).toBe(sound);
  expect(await findWelcomeSound()).toBe(sound);
  expect(asked).toBe(1);
  forgetWelcomeSound();
  expect(await findWelcomeSound()).toBe(sound);
  expect(asked).toBe(2);
});

test.each(['https://elsewhere.example/a.mp3', 'data:text/html;base64,PGI+', 'javascript:alert(1)', ''])(
  'what is kept and is no sound is not played: %s',
  async (kept) => {
    localStorage.setItem(sharedKeys.welcomeAudio, kept);
    expect(await findWelcomeSound()).toBe(sound);
    expect(asked).toBe(1);
  },
);

test('what comes and is no sound is neither played nor kept', async () => {
  answer = () => new Response('<h1>Hotel network</h1>', { headers: { 'content-type': 'text/html' } });
  await expect(findWelcomeSound()).rejects.toThrow(/no sound/);
  expect(localStorage.getItem(sharedKeys.welcomeAudio)).toBeNull();
});

test('a full browser costs the next visit a download, and this one nothing', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
    clear: () => undefined,
  });
  expect(await findWelcomeSound()).toBe(sound);
  expect(() => forgetWelcomeSound()).not.toThrow();
});
