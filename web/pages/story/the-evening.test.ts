// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shelfStory } from '#tests/support/stories/shelf-story.ts';
import { bedtimeQueue } from '#web/features/queue/bedtime-queue.ts';
import { connection } from '#web/platform/connection.ts';
import { evening, spendEvening } from './the-evening.ts';

const shelf = [shelfStory('kite'), shelfStory('boat')] as const;

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('nobody is there')));
  const quiet = {
    speaking: false,
    speak: vi.fn(),
    cancel: vi.fn(),
    resume: vi.fn(),
    getVoices: () => [],
  };
  vi.stubGlobal('speechSynthesis', quiet);
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue({
    request: async () => undefined,
  } as unknown as LockManager);
  spendEvening({ userId: 'u1', shelf, sayAs: {} });
  bedtimeQueue.add('boat');
});
afterEach(() => {
  evening.putAway();
  connection.noteAnswer();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('while the house is away the device’s own voice tells the queue on, and a narrator only what is kept here with its sound', () => {
  const [kite] = shelf;
  evening.tell(kite, { teller: 'device', startsAtOnce: false });
  expect(evening.next()?.id).toBe('boat');
  connection.noteSilence();
  expect(evening.next()?.id).toBe('boat');
  evening.tell(kite, { startsAtOnce: false });
  expect(evening.next()).toBeNull();
  connection.noteAnswer();
  expect(evening.next()?.id).toBe('boat');
});
