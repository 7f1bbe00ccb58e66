// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://lamplight.example/stories" }
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openCaches } from '#tests/support/browser/caches.ts';
import { shelfStory } from '#tests/support/stories/shelf-story.ts';
import { toasts } from '#web/ui/toasts.ts';
import { keepHeard, keepOpened } from './keep-by-itself.ts';
import { keepForTonight } from './keep-for-tonight.ts';
import {
  dropKept,
  followShelf,
  keepSound,
  keepWords,
  keptOne,
  keptStories,
  readKeptStories,
} from './kept-stories.ts';

const userId = 'u1';
const cast = [{ name: 'Mia', avatar: 'girl' }];
const narration = (id: string, day = 1) => ({
  audioUrl: `/api/narrations/${id}/sound?until=${day}`,
  marksUrl: `/api/narrations/${id}/marks?until=${day}`,
  durationMs: 90_000,
});

const noSound = async () => Promise.reject(new Error('nobody asked for a sound'));

const open = (id: string) => keepOpened({ userId, story: shelfStory(id), cast });
const tap = (id: string) => keepWords({ userId, story: shelfStory(id), cast }, { isByTap: true });
const keptIds = () => keptStories.current().map(({ storyId }) => storyId);
let browser = openCaches();

beforeEach(() => {
  browser = openCaches();
  vi.stubGlobal('caches', browser.caches);
  vi.stubGlobal('fetch', async (url: string) => new Response(`what is at ${url}`));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: {} }));
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('stories on this device', () => {
  it('are the last three that were opened, and every one that was asked for', async () => {
    await tap('asked');
    for (const id of ['a', 'b', 'c', 'd']) await open(id);
    expect(keptIds()).toEqual(['d', 'c', 'b', 'asked']);
    expect((await readKeptStories(userId, vi.fn())).map(({ id }) => id)).toEqual(['d', 'c', 'b', 'asked']);
    expect(browser.paths()).not.toContain('/kept/a');
    expect(keptOne('b')?.cast).toEqual(cast);
  });

  it('stay asked for when they are opened again', async () => {
    await tap('a');
    await open('a');
    for (const id of ['b', 'c', 'd']) await open(id);
    expect(keptIds()).toContain('a');
  });

  it('have their sound and marks, by whichever link they came', async () => {
    await open('a');
    await keepHeard(userId, shelfStory('a'), narration('s1'));
    expect(browser.paths()).toEqual(
      expect.arrayContaining(['/api/narrations/s1/sound', '/api/narrations/s1/marks']),
    );
    expect(keptOne('a')?.narration).toEqual(narration('s1'));
    await keepSound(userId, shelfStory('a'), narration('s1', 2));
    expect(browser.paths()).toContain('/api/narrations/s1/sound');
  });

  it('leave no sound behind when a name is said otherwise, or when they go', async () => {
    await open('a');
    await keepSound(userId, shelfStory('a'), narration('s1'));
    await keepSound(userId, shelfStory('a'), narration('s2'));
    expect(browser.paths()).not.toContain('/api/narrations/s1/sound');
    await dropKept(userId, 'a');
    expect(browser.paths()).toEqual([]);
    expect(keptIds()).toEqual([]);
  });

  it('have no sound when not all of it could be kept', async () => {
    await open('a');
    vi.stubGlobal(
      'fetch',
      async (url: string) => new Response('', { status: url.includes('marks') ? 404 : 200 }),
    );
    await expect(keepSound(userId, shelfStory('a'), narration('s1'))).rejects.toThrow('HTTP 404');
    expect(keptOne('a')?.narration).toBeNull();
    expect(browser.paths()).toEqual(['/kept/a']);
  });

  it('are no longer listed when the browser has thrown them away', async () => {
    await open('a');
    await open('b');
    browser.throwAway('/kept/a');
    expect(await readKeptStories(userId, vi.fn())).toMatchObject([{ id: 'b' }]);
    expect(keptIds()).toEqual(['b']);
  });

  it('follow the shelf: a new star, and a story that was deleted on another device', async () => {
    await open('a');
    await open('b');
    await followShelf(userId, [{ ...shelfStory('b'), isFavorite: true }], {
      soundOf: noSound,
      forgetNarration: vi.fn(),
    });
    expect(await readKeptStories(userId, vi.fn())).toMatchObject([{ id: 'b', isFavorite: true }]);
  });

  it('is told by whom the family has chosen since, and never by one in the name of another', async () => {
    await tap('a');
    await open('b');
    await keepSound(userId, shelfStory('a'), narration('s1'));
    await keepSound(userId, shelfStory('b'), narration('s2'));
    const byNana = (id: string) => ({
      ...shelfStory(id),
      readings: [{ id: 'nana', speaker: 'Nana', isFavorite: true, durationMs: 9 }],
    });
    // Without the house she could not be heard yet, and the link to the other stood in.
    const forgetNarration = vi.fn();
    await followShelf(userId, [byNana('a'), byNana('b')], {
      soundOf: async ({ id }) => narration(`nana-${id}`),
      forgetNarration,
    });
    expect(keptOne('a')).toMatchObject({
      toldBy: 'nana',
      narration: { audioUrl: narration('nana-a').audioUrl },
    });
    expect(keptOne('b')?.narration).toBeNull();
    expect(forgetNarration.mock.calls).toMatchObject([[{ id: 'b' }], [{ id: 'a' }]]);
    expect(browser.paths().filter((address) => address.includes('/s1/') || address.includes('/s2/'))).toEqual(
      [],
    );
  });

  it('say where their sound is, though its link was forgotten', async () => {
    await open('a');
    await keepSound(userId, shelfStory('a'), narration('s1'));
    const noteNarration = vi.fn();
    await readKeptStories(userId, noteNarration);
    expect(noteNarration).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: 'a' }),
      narration('s1'),
    );
  });

  it('are not kept by themselves on a phone that pays for each byte, nor where nothing can be kept', async () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }));
    await open('a');
    vi.stubGlobal('caches', undefined);
    await open('b');
    expect(keptIds()).toEqual([]);
  });

  it('that could not be kept by themselves trouble nobody', async () => {
    browser.refuse(new DOMException('full', 'QuotaExceededError'));
    await open('a');
    expect(keptIds()).toEqual([]);
  });
});

describe('a story that is to be kept for tonight', () => {
  it.each([
    ['whole', async () => narration('s1'), 'Kept for tonight'],
    ['without its sound', () => Promise.reject(new TypeError('gone')), 'Could not keep it for tonight'],
  ])('has a message of its own for how it went: %s', async (_how, soundOf, words) => {
    const show = vi.spyOn(toasts, 'show').mockReturnValue('toast');
    await keepForTonight({ userId, story: shelfStory('a'), cast, soundOf });
    expect(show.mock.calls.map(([{ title }]) => title)).toEqual(['Keeping it for tonight …', words]);
  });
});
