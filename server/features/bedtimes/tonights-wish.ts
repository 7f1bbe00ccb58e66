import { createHash } from 'node:crypto';
import type { BedtimeWish } from '#contract/bedtimes.ts';
import type { FamilyMember } from '#contract/family.ts';
import { ideasFor, interestsOf, type Chance } from '#contract/ideas.ts';
import { isChild, isToldFor } from '#contract/listeners.ts';
import { castOf } from '#contract/story-cast.ts';
import { maxCharactersPerStory, type Story, type StoryWish } from '#contract/stories.ts';
import { folded } from '#contract/text.ts';
import type { BedtimeRow } from './bedtime-queries.ts';
import { dayNumber, monthOf } from './evenings.ts';

/** What may be asked for tonight, the best first: what stands on the list, in its order, and then something of ours. */
export type Asked = { wishId: string | null; wish: StoryWish };

type Known = {
  bedtime: BedtimeRow;
  night: string;
  family: readonly FamilyMember[];
  /** Everything that was told in this family. */
  stories: readonly Story[];
};

/** Every third night of ours is another like one that they starred; the others are new. */
const likedEvery = 3;
const fewPeople = 4;

export function wishesForTonight({ bedtime, night, family, stories }: Known): Asked[] {
  const child = family.find(({ id }) => id === bedtime.listener);
  const shelf = child ? stories.filter((story) => isToldFor(story, child, family)) : stories;
  const chance = chanceOf(`${bedtime.id} ${night}`);
  const cast = peopleFor(bedtime, family, child);
  const about = (theme: string): StoryWish => ({
    theme,
    duration: bedtime.duration,
    narratorVoice: bedtime.narrator_voice,
    interests: interestsOf(cast, chance),
    ...castOf(cast),
    toldFor: child ? [child.id] : [],
  });
  const asked = bedtime.wishes.map((wish) => {
    const before = storyToCarryOn(wish, shelf, stories);
    return {
      wishId: wish.id,
      wish: before ? { ...about(before.request.theme), seriesOf: before.id } : about(wish.words),
    };
  });
  return [...asked, { wishId: null, wish: ours() }];

  function ours(): StoryWish {
    const liked = shelf.filter(({ isFavorite, stars }) => (child && stars?.[child.id]) ?? isFavorite);
    const turn = dayNumber(night);
    const like = turn % likedEvery === 0 ? liked[Math.floor(turn / likedEvery) % liked.length] : undefined;
    const known = { family: child ? [child] : cast, stories, month: monthOf(night), chance };
    const [idea = 'A trip to the moon'] = ideasFor({ ...known, timeZone: bedtime.time_zone });
    return like ? { ...about(like.request.theme), likeStory: like.id } : about(idea);
  }
}

/** Those who were chosen and are still here; or whoever listens, and the others at home. */
function peopleFor(
  { cast_ids: chosen }: BedtimeRow,
  family: readonly FamilyMember[],
  child: FamilyMember | undefined,
): FamilyMember[] {
  const there = family.filter(({ id }) => chosen.includes(id));
  if (there.length > 0) return there.slice(0, maxCharactersPerStory);
  if (child) return [child];
  const home = family.filter(({ isGuest }) => !isGuest);
  return home.toSorted((a, b) => Number(isChild(b)) - Number(isChild(a))).slice(0, fewPeople);
}

/** "Carry on the one about the robot", as a child would dictate it. */
const carryOn =
  /^(?:please )?(?:carry|go) on(?: with)?(?: the (?:one|story|tale))?(?: about| with| of)? (?:the |a |an )?(.+)$/;

/** The one that was chosen, or the newest that has what was said of it; on the child's own shelf before the others. */
function storyToCarryOn(
  { words, carriesOn }: BedtimeWish,
  shelf: readonly Story[],
  all: readonly Story[],
): Story | undefined {
  if (carriesOn !== null) return all.find(({ id }) => id === carriesOn);
  const sought = carryOn.exec(folded(words.trim()).replaceAll(/[.!?"“”]/g, ''))?.[1];
  if (sought === undefined) return undefined;
  const has = ({ title, request }: Story) => folded(`${title} ${request.theme}`).includes(sought);
  return newest(shelf.filter(has)) ?? newest(all.filter(has));
}

const newest = (stories: readonly Story[]): Story | undefined =>
  stories.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0];

/** The same draws for the same night, whichever process makes its story, and however often it is tried. */
function chanceOf(seed: string): Chance {
  let draws = 0;
  return () => {
    const hash = createHash('sha256').update(`${seed} ${draws++}`).digest();
    return hash.readUInt32BE() / 2 ** 32;
  };
}
