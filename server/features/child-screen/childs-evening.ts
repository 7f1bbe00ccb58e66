import { isHeardStill, mayBegin, nightOf } from '#contract/child-evening.ts';
import type { ChildScreen, Night } from '#contract/child-screen.ts';
import type { FamilyMember } from '#contract/family.ts';
import { isToldFor } from '#contract/listeners.ts';
import type { Telling } from '#contract/narration.ts';
import { Problem } from '#contract/problem.ts';
import type { Story } from '#contract/stories.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Caller } from '#server/platform/http/api.ts';
import { eveningOf, type HandOver, type HandOverQueries } from './hand-over-queries.ts';
import { asleep, notGiven, storyNotFound } from './refusals.ts';

export type EveningNeeds = {
  clock: Clock;
  membersOf: (userId: string) => Promise<FamilyMember[]>;
  storiesOf: (userId: string) => Promise<Story[]>;
  /** By whom the family loves to hear it, else by its narrator. */
  tell: (userId: string, story: Story, gone: AbortSignal) => Promise<Telling>;
};

/** As many as a finger can look through. */
const mostStories = 60;
export type ChildsEvening = ReturnType<typeof createChildsEvening>;

/** What a child sees and hears on a device that was given: its own stories, and as many of them as the evening has. */
export function createChildsEvening(needs: EveningNeeds & { queries: HandOverQueries }) {
  const { clock, queries } = needs;

  /** The hand-over of this session, with an evening that is today's. */
  async function handOverOf({ handedTo }: Caller): Promise<HandOver> {
    const row = handedTo === null ? undefined : await queries.find(handedTo);
    if (!row) throw notGiven();
    if (!nightOf(eveningOf(row), clock.now()).isNewDay) return row;
    await queries.beginNewDay(row);
    return (await queries.find(row.id)) ?? row;
  }

  async function childOf(row: HandOver): Promise<{ child: FamilyMember | undefined; stories: Story[] }> {
    const members = await needs.membersOf(row.user_id);
    const child = members.find(({ id }) => id === row.child_id);
    if (!child) return { child, stories: [] };
    const stories = (await needs.storiesOf(row.user_id))
      .filter((story) => isToldFor(story, child, members))
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
    return { child, stories: stories.slice(0, mostStories) };
  }

  async function screenOf(row: HandOver): Promise<ChildScreen> {
    const { child, stories } = await childOf(row);
    return {
      child: child ? { name: child.name, age: child.age, avatar: child.avatar, look: child.look } : null,
      stories: stories.map(({ id, title, picture }) => ({ id, title, picture })),
      bedtime: eveningOf(row).bedtime,
      night: shown(row),
    };
  }

  const shown = (row: HandOver): Night => nightOf(eveningOf(row), clock.now()).night;

  /** One of this child's own; any other is as if it had never been. */
  async function storyFor(row: HandOver, storyId: string): Promise<Story> {
    const { stories } = await childOf(row);
    const story = stories.find(({ id }) => id === storyId);
    if (!story) throw storyNotFound();
    return story;
  }

  async function begin(row: HandOver, story: Story, gone: AbortSignal): Promise<Telling> {
    const now = clock.now();
    if (!mayBegin(eveningOf(row), story.id, now)) throw asleep();
    const isStill = isHeardStill(eveningOf(row), story.id, now);
    const telling = await needs.tell(row.user_id, story, gone);
    if (isStill) return telling;
    const news = { last_story: story.id, last_told_at: clock.now(), last_ms: telling.durationMs };
    if (!(await queries.countTelling(row, news))) throw new Problem('conflict');
    return telling;
  }

  return { handOverOf, screenOf, shown, storyFor, begin };
}
