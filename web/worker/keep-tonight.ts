import type { Bedtimes } from '#contract/bedtimes.ts';
import type { Telling } from '#contract/narration.ts';
import type { Story } from '#contract/stories.ts';

// Tonight's story, fetched to this device before anybody asks. The service worker does it when the browser lets it, and an open page does
// the same by the same code. What was fetched lies in the family's own cache, beside the order to do so, and goes with the family; the page
// takes it up into its list of kept stories when it is opened next, with or without the house.

/** A device that was asked to keep the nights has this in the family's cache. */
export const orderPath = '/kept/order';
export const wordsPath = (storyId: string): string => `/kept/${storyId}`;
const foundPrefix = '/kept/found/';
/** Where the sound of a story that was fetched is kept; put there last, so that whatever has it is whole. */
const foundPath = (storyId: string): string => foundPrefix + storyId;

/** What the worker's wake-up calls are named. */
export const keepTonightTag = 'keep-tonight';

/** Later than that, nobody is put to bed with it any more. */
const tonightMs = 20 * 3_600_000;
const familyCache = /^kept-/;

/** One at a time, whether a page or the worker is at it. */
export async function keepTonight(now = () => Date.now()): Promise<void> {
  await navigator.locks.request(keepTonightTag, { ifAvailable: true }, async (mine) => {
    if (!mine) return;
    for (const name of (await caches.keys()).filter((one) => familyCache.test(one))) {
      const cache = await caches.open(name);
      if (await cache.match(orderPath)) await keepNightsIn(cache, now());
    }
  });
}

async function keepNightsIn(cache: Cache, nowMs: number): Promise<void> {
  const { nights } = await ask<Bedtimes>('/api/bedtimes');
  const tonight = nights
    .filter(({ madeAt, isTold }) => isTold && nowMs - Date.parse(madeAt) < tonightMs)
    .flatMap(({ storyId }) => storyId ?? []);
  for (const storyId of tonight)
    if (!(await cache.match(foundPath(storyId)))) await keepNight(cache, storyId);
  await forgetOthers(cache, tonight);
}

async function keepNight(cache: Cache, storyId: string): Promise<void> {
  const story = await ask<Story>(`/api/stories/${storyId}`);
  const told = await ask<Telling>('/api/tts', {
    text: story.content,
    voice: story.narratorVoice,
    storyId,
  });
  const narration = { ...told, audioUrl: here(told.audioUrl), marksUrl: here(told.marksUrl) };
  await putWhole(cache, narration.audioUrl);
  // The last marks come a moment after the last sound.
  await (await fetch(narration.marksUrl, { headers: { accept: 'text/event-stream' } })).text();
  await putWhole(cache, narration.marksUrl);
  await cache.put(wordsPath(storyId), Response.json(story));
  await cache.put(foundPath(storyId), Response.json(narration));
}

/** A mark says only that tonight's story was fetched once; whoever let it go again does not want it back. */
async function forgetOthers(cache: Cache, tonight: readonly string[]): Promise<void> {
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    const isOld = pathname.startsWith(foundPrefix) && !tonight.includes(pathname.slice(foundPrefix.length));
    if (isOld && (await isTakenUp(cache, pathname))) await cache.delete(pathname);
  }
}

/** What the page has on its list by now. */
const takenUp = 'taken up';

async function isTakenUp(cache: Cache, path: string): Promise<boolean> {
  return (await (await cache.match(path))?.text()) === takenUp;
}

/** What was fetched since the page looked last: each story with its sound, once. */
export async function takeUpFound(
  cache: Cache,
  takeUp: (story: unknown, narration: unknown) => void,
): Promise<void> {
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (!pathname.startsWith(foundPrefix) || (await isTakenUp(cache, pathname))) continue;
    const words = await cache.match(wordsPath(pathname.slice(foundPrefix.length)));
    const narration = await cache.match(pathname);
    if (words && narration) takeUp(await words.json(), await narration.json());
    await cache.put(pathname, new Response(takenUp));
  }
}

async function putWhole(cache: Cache, url: string): Promise<void> {
  const answer = await fetch(url);
  if (answer.status !== 200) throw new Error(`HTTP ${answer.status}`);
  await cache.put(new URL(url, location.href).pathname, answer);
}

/** In the address that this device came in by, as pages take it. */
function here(link: string): string {
  const { pathname, search } = new URL(link, location.href);
  return pathname + search;
}

async function ask<Answer>(path: string, body?: object): Promise<Answer> {
  const response = await fetch(path, {
    credentials: 'same-origin',
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  // The house is of the same build as this worker; the page reads what was kept by its own shape.
  return (await response.json()) as Answer;
}
