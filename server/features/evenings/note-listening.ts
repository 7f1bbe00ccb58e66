import { narratorOf } from '#contract/story-narrator.ts';
import type { Story } from '#contract/stories.ts';
import type { StoryPlace } from '#contract/story-places.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type Heard, isHandOnIt, isToldToItsEnd } from './hand-on-it.ts';
import { type Listening, listeningQueries } from './listening-queries.ts';

/** A story that is being heard, with those who have read it aloud, and where in it they are. */
export type HeardStory = { userId: string; story: Story; place: StoryPlace };

/** Whoever takes a child to the bathroom comes back to the same telling. */
const sameTellingMs = 30 * 60_000;
/** The quiet moment between two stories, with room for a slow network. */
const followsByItselfMs = 60_000;

/** Inside the transaction that keeps the place. */
export async function noteListening(inside: Database, { userId, story, place }: HeardStory): Promise<void> {
  const queries = listeningQueries(inside);
  if (!(await queries.isCounted(userId))) return;
  const now: Heard = { ...place, at: new Date(place.updatedAt) };
  const listener = place.listener ?? null;
  const latest = await queries.since(userId, new Date(now.at.getTime() - sameTellingMs));
  const open = latest.find((one) => one.story_id === story.id && one.listener === listener);
  const left = {
    voice: narratorOf(story).key,
    position_ms: now.positionMs,
    is_playing: now.isPlaying,
    heard_until: now.at,
  };
  if (!open) {
    // An evening without a network says only where it ended, and when it began nobody knows.
    if (!now.isPlaying) return;
    const touched = latest.some((one) => isFollowedBy(one, now)) ? null : now.at;
    const begun = { user_id: userId, story_id: story.id, listener, begun_at: now.at, touched_at: touched };
    await queries.begin({ ...begun, ...left, is_over: false });
    return;
  }
  // Of two devices at once the later one counts.
  if (now.at < open.heard_until) return;
  const known = { positionMs: open.position_ms, isPlaying: open.is_playing, at: open.heard_until };
  const durationMs = durationOf(story);
  await queries.goOn(open.id, {
    ...left,
    is_over: isToldToItsEnd(known, now, durationMs) || (open.is_over && !now.isPlaying),
    ...(isHandOnIt(known, now, durationMs) && { touched_at: now.at }),
  });
}

function isFollowedBy({ is_over: isOver, heard_until: until }: Listening, { at }: Heard): boolean {
  return isOver && at.getTime() - until.getTime() <= followsByItselfMs;
}

function durationOf(story: Story): number | null {
  const { recordingId } = narratorOf(story);
  const reading = story.readings?.find(({ id }) => id === recordingId);
  return reading ? reading.durationMs : story.durationMs;
}
