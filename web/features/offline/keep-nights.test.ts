// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://lamplight.example/bedtimes" }
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openCaches } from '#tests/support/browser/caches.ts';
import { shelfStory } from '#tests/support/stories/shelf-story.ts';
import { keptCacheOf } from '#web/platform/storage.ts';
import { keepTonight } from '#web/worker/keep-tonight.ts';
import { keepNights } from './keep-nights.ts';
import { dropKept, keptOne, keptStories, readKeptStories, takeUpNights } from './kept-stories.ts';

const userId = 'u1';
const made = Date.parse('2026-11-20T05:00:00.000Z');
const hourMs = 3_600_000;
const storyOf = (id: string) => shelfStory(id, { createdAt: '2026-11-20T05:00:00.000Z', durationMs: 90_000 });

let browser = openCaches();
/** The house's nights, by their stories; and how often each address was asked. */
let nights: { storyId: string; isTold: boolean; madeAt: string }[] = [];
let asked: string[] = [];
let brokenAt = '';
const night = (storyId: string, agoHours = 1, isTold = true) => ({
  storyId,
  isTold,
  madeAt: new Date(made - agoHours * hourMs).toISOString(),
});

async function house(address: string, init: { body?: string } = {}): Promise<Response> {
  asked.push(address);
  if (brokenAt !== '' && address.includes(brokenAt)) throw new TypeError('The network is gone');
  if (address === '/api/bedtimes') return Response.json({ bedtimes: [], nights, news: {}, noteKey: '' });
  if (address.startsWith('/api/stories/')) return Response.json(storyOf(address.slice(13)));
  if (address !== '/api/tts') return new Response(`what is at ${address}`);
  const { storyId } = JSON.parse(init.body ?? '') as { storyId: string };
  const at = (part: string) => `https://the-house.example/api/narrations/${storyId}/${part}?until=1`;
  return Response.json({ audioUrl: at('sound'), marksUrl: at('marks'), durationMs: 90_000 });
}

const fetchNow = () => keepTonight(() => made);
const keptIds = () => keptStories.current().map(({ storyId }) => storyId);
const soundsAsked = () => asked.filter((address) => address.endsWith('sound?until=1'));

beforeEach(() => {
  browser = openCaches();
  [nights, asked, brokenAt] = [[], [], ''];
  vi.useFakeTimers({ toFake: ['Date'], now: made });
  vi.stubGlobal('caches', browser.caches);
  vi.stubGlobal('fetch', house);
  const locks = { request: (_name: string, _how: object, act: (lock: object) => Promise<void>) => act({}) };
  const storage = { persist: async () => true };
  const serviceWorker = { getRegistration: async () => undefined };
  const browserOf = (what: object) =>
    Object.create(
      navigator,
      Object.fromEntries(Object.entries(what).map(([name, value]) => [name, { value }])),
    ) as Navigator;
  vi.stubGlobal('navigator', browserOf({ locks, storage, serviceWorker }));
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a device that keeps the nights', () => {
  it('has tonight’s story with its sound, and last week’s not', async () => {
    nights = [night('tonight'), night('last-week', 7 * 24)];
    await keepNights(userId, true);
    expect(keptIds()).toEqual(['tonight']);
    expect(keptOne('tonight')?.narration?.audioUrl).toBe('/api/narrations/tonight/sound?until=1');
    expect(browser.paths()).toEqual(
      expect.arrayContaining(['/api/narrations/tonight/sound', '/api/narrations/tonight/marks']),
    );
    expect((await readKeptStories(userId, vi.fn())).map(({ title }) => title)).toEqual([
      'The story of tonight',
    ]);
  });

  it('finds what the worker has fetched while no page was open, though the house is gone now', async () => {
    await keepNights(userId, true);
    nights = [night('tonight')];
    await fetchNow();
    expect(keptIds()).toEqual([]);
    brokenAt = '/';
    await takeUpNights(userId);
    expect(keptIds()).toEqual(['tonight']);
    expect(keptOne('tonight')?.cast).toEqual([{ name: 'Mia', avatar: 'child' }]);
  });

  it('fetches each once, and not again what somebody let go', async () => {
    nights = [night('tonight')];
    await keepNights(userId, true);
    await dropKept(userId, 'tonight');
    await fetchNow();
    await takeUpNights(userId);
    expect(keptIds()).toEqual([]);
    expect(soundsAsked()).toHaveLength(1);
  });

  it('keeps nothing of what broke off in the middle, and has it the next time', async () => {
    nights = [night('tonight')];
    brokenAt = 'marks';
    await expect(keepNights(userId, true)).rejects.toThrow('The network is gone');
    await takeUpNights(userId);
    expect(keptIds()).toEqual([]);
    brokenAt = '';
    await fetchNow();
    await takeUpNights(userId);
    expect(keptIds()).toEqual(['tonight']);
  });

  it('waits for a sound that is not made yet', async () => {
    nights = [night('untold', 1, false)];
    await keepNights(userId, true);
    expect([keptIds(), soundsAsked()]).toEqual([[], []]);
  });

  it('keeps the last four evenings’, beside those that were opened', async () => {
    await keepNights(userId, true);
    for (const id of ['a', 'b', 'c', 'd', 'e']) {
      nights = [night(id)];
      await fetchNow();
      await takeUpNights(userId);
    }
    expect(keptIds()).toEqual(['e', 'd', 'c', 'b']);
    expect(browser.paths()).not.toContain('/api/narrations/a/sound');
    expect(browser.paths()).not.toContain('/kept/found/a');
  });
});

describe('a device that does not', () => {
  it('fetches nothing, before it was asked and after it was told to stop', async () => {
    nights = [night('tonight')];
    await caches.open(keptCacheOf(userId));
    await fetchNow();
    await keepNights(userId, true);
    await keepNights(userId, false);
    nights = [night('tomorrow')];
    await fetchNow();
    expect(soundsAsked()).toHaveLength(1);
  });
});
