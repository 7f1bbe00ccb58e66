import { Look } from '#contract/looks.ts';
import * as z from 'zod/mini';
import type { PicturePerson } from '#contract/pictures.ts';
import { Story } from '#contract/stories.ts';
import { narratorOf } from '#contract/story-narrator.ts';
import { keptCacheOf, sharedKeys, watchKept } from '#web/platform/storage.ts';
import { takeUpFound, wordsPath } from '#web/worker/keep-tonight.ts';

// Stories that can be read and heard without the house. What they are is a short list in the browser's storage; their words, sounds
// and marks lie in a cache that belongs to the family and goes with it. The service worker plays from there.

const Narration = z.object({ audioUrl: z.string(), marksUrl: z.string(), durationMs: z.number() });
export type Narration = z.infer<typeof Narration>;

const Kept = z.object({
  storyId: z.string(),
  /** Somebody asked for it; the others make room for newer ones. */
  isByTap: z.boolean(),
  /** Made ahead for an evening and fetched by itself: those of the last evenings stay. */
  isForNight: z._default(z.boolean(), false),
  /** With the faces it had, for nobody can be asked then. */
  cast: z.array(
    z.object({
      name: z.string(),
      avatar: z.string(),
      age: z.optional(z.number()),
      look: z.optional(Look),
    }),
  ),
  /** Where its sound is kept; null where there are only words. */
  narration: z.nullable(Narration),
  /** The key of the narrator whose sound is kept; empty where it is not known. */
  toldBy: z._default(z.string(), ''),
});
export type Kept = z.infer<typeof Kept>;

/** Those opened last, without a tap: last night's is the one asked for again. */
const mostByItself = 3;
/** How many stories made ahead stay: two children's, of this evening and the last. */
const mostNights = 4;
/** About 100 MB of sound: many evenings, and still a guest on a phone. */
export const mostByTap = 20;

const list = watchKept<readonly Kept[]>(sharedKeys.keptStories, (value) => {
  const kept = z.safeParse(z.array(Kept), value);
  return kept.success ? kept.data : [];
});

/** Newest first. */
export const keptStories = { current: list.current, subscribe: list.subscribe };

/** Only a page on https or on localhost can keep a story: without a service worker nobody could play it. */
export const canKeep = (): boolean => 'caches' in globalThis && 'serviceWorker' in navigator;

export const keptOne = (storyId: string): Kept | undefined =>
  list.current().find((kept) => kept.storyId === storyId);

type Keeping = { userId: string; story: Story; cast: Kept['cast'] };

/** Keeps its words, as the last story that was opened; its sound stays as it was. */
export async function keepWords(
  { userId, story, cast }: Keeping,
  { isByTap }: { isByTap: boolean },
): Promise<void> {
  const cache = await caches.open(keptCacheOf(userId));
  await cache.put(wordsPath(story.id), Response.json(story));
  const known = keptOne(story.id);
  const kept = {
    storyId: story.id,
    isByTap: isByTap || known?.isByTap === true,
    isForNight: known?.isForNight === true,
    cast: [...cast],
    narration: known?.narration ?? null,
    toldBy: known?.toldBy ?? '',
  };
  list.change([kept, ...others(story.id)]);
  await dropSurplus(userId);
}

/** What was fetched for the night while nobody looked is on the list from now on. */
export async function takeUpNights(userId: string): Promise<void> {
  await takeUpFound(await caches.open(keptCacheOf(userId)), (words, sound) => {
    const story = z.safeParse(Story, words);
    const narration = z.safeParse(Narration, sound);
    if (!story.success || !narration.success) return;
    const { id, request, picture } = story.data;
    const known = keptOne(id);
    const kept = {
      storyId: id,
      isByTap: known?.isByTap === true,
      isForNight: true,
      cast: known?.cast ?? request.characterNames.map((name, place) => asDrawn(name, picture?.people[place])),
      narration: narration.data,
      toldBy: narratorOf(story.data).key,
    };
    list.change([kept, ...others(id)]);
  });
  await dropSurplus(userId);
}

/** Keeps the sound and the marks of a story whose words are kept. Both are whole, or nothing of them is there. */
export async function keepSound(userId: string, story: Story, narration: Narration): Promise<void> {
  const { id: storyId } = story;
  const known = keptOne(storyId);
  if (!known || known.narration?.audioUrl === narration.audioUrl) return;
  const cache = await caches.open(keptCacheOf(userId));
  const before = known.narration;
  const isSameSound = before !== null && pathOf(before.audioUrl) === pathOf(narration.audioUrl);
  try {
    // Listened to from its beginning, or a sound that is being made would be given up: nobody seems to want it.
    await putWhole(cache, narration.audioUrl);
    await untilFinal(narration.marksUrl);
    await putWhole(cache, narration.marksUrl);
  } catch (trouble) {
    if (!isSameSound) await dropSound(cache, narration);
    throw trouble;
  }
  change(storyId, { narration, toldBy: narratorOf(story).key });
  if (before && !isSameSound) await dropSound(cache, before);
  // The story was dropped while its sound was being fetched.
  if (!keptOne(storyId)) await dropSound(cache, narration);
}

export async function dropKept(userId: string, storyId: string): Promise<void> {
  const known = keptOne(storyId);
  list.change(others(storyId));
  const cache = await caches.open(keptCacheOf(userId));
  await cache.delete(wordsPath(storyId));
  if (known?.narration) await dropSound(cache, known.narration);
}

/** The stories themselves. What the browser has thrown away to make room is no longer on the list. */
export async function readKeptStories(
  userId: string,
  noteNarration: (story: Story, narration: Narration) => void,
): Promise<Story[]> {
  const cache = await caches.open(keptCacheOf(userId));
  const stories: Story[] = [];
  for (const { storyId, narration } of list.current()) {
    const words = await cache.match(wordsPath(storyId));
    const story = z.safeParse(Story, await words?.json());
    if (!story.success) {
      await dropKept(userId, storyId);
      continue;
    }
    stories.push(story.data);
    if (narration) noteNarration(story.data, narration);
  }
  return stories;
}

type Narrations = {
  soundOf: (story: Story) => Promise<Narration>;
  /** The link to its sound that this device remembers. */
  forgetNarration: (story: Story) => void;
};

/** What has changed on the shelf since, or is gone from it. */
export async function followShelf(
  userId: string,
  shelf: readonly Story[],
  narrations: Narrations,
): Promise<void> {
  const cache = await caches.open(keptCacheOf(userId));
  for (const { storyId } of list.current()) {
    const story = shelf.find(({ id }) => id === storyId);
    if (story) await cache.put(wordsPath(storyId), Response.json(story));
    else await dropKept(userId, storyId);
    if (story) await followNarrator(userId, story, narrations);
  }
}

/** The family has chosen another narrator: what is kept of the one before would be heard under the other's name. */
async function followNarrator(
  userId: string,
  story: Story,
  { soundOf, forgetNarration }: Narrations,
): Promise<void> {
  const known = keptOne(story.id);
  const { key } = narratorOf(story);
  if (!known?.narration || known.toldBy === '' || known.toldBy === key) return;
  // While the house was away the old one stood in for the new.
  forgetNarration(story);
  await dropSound(await caches.open(keptCacheOf(userId)), known.narration);
  change(story.id, { narration: null, toldBy: '' });
  if (known.isByTap) await keepSound(userId, story, await soundOf(story));
}

/** As they are on its picture; whoever did not fit on it has a plain face. */
const asDrawn = (name: string, drawn: PicturePerson | undefined): Kept['cast'][number] => ({
  name,
  avatar: 'child',
  ...drawn,
});

async function dropSurplus(userId: string): Promise<void> {
  const byThemselves = list.current().filter(({ isByTap }) => !isByTap);
  const surplus = [
    ...byThemselves.filter(({ isForNight }) => isForNight).slice(mostNights),
    ...byThemselves.filter(({ isForNight }) => !isForNight).slice(mostByItself),
  ];
  for (const { storyId } of surplus) await dropKept(userId, storyId);
}

async function putWhole(cache: Cache, url: string): Promise<void> {
  const answer = await fetch(url);
  if (answer.status !== 200) throw new Error(`HTTP ${answer.status}`);
  await cache.put(pathOf(url), answer);
}

/** The last marks come a moment after the last sound; then they are told no more. */
async function untilFinal(marksUrl: string): Promise<void> {
  await (await fetch(marksUrl, { headers: { accept: 'text/event-stream' } })).text();
}

async function dropSound(cache: Cache, { audioUrl, marksUrl }: Narration): Promise<void> {
  await cache.delete(pathOf(audioUrl));
  await cache.delete(pathOf(marksUrl));
}

function change(storyId: string, news: Partial<Kept>): void {
  list.change(list.current().map((kept) => (kept.storyId === storyId ? { ...kept, ...news } : kept)));
}

const others = (storyId: string): Kept[] => list.current().filter((kept) => kept.storyId !== storyId);
/** The signature in a link's query is another one each day. */
const pathOf = (url: string): string => new URL(url, location.href).pathname;
