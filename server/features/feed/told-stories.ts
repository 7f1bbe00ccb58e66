import { narratorVoices, type NarratorVoice, voiceNames } from '#contract/narration.ts';
import type { Story } from '#contract/stories.ts';
import type { Teller } from './episode-words.ts';

/** A story that can be heard, and the sound to hear it by. */
export type ToldStory = { story: Story; soundId: string; teller: Teller };

export type ToldNeeds = {
  storyOf: (userId: string, storyId: string) => Promise<Story | null>;
  storiesOf: (userId: string) => Promise<Story[]>;
  /** The whole tellings there are of these texts: the newest of each voice. */
  tellingsOf: (
    userId: string,
    texts: readonly { id: string; content: string }[],
  ) => Promise<readonly { storyId: string; voice: string; soundId: string }[]>;
  /** Of each story that somebody has read aloud: the reading that the family wants to hear. */
  readingsOf: (userId: string) => Promise<ReadonlyMap<string, { speaker: string; soundId: string }>>;
};

/** The stories that there is a sound of, the newest first: as whom the family loves reads it, else as its own narrator tells it, else as anybody did. */
export function toldStories(needs: ToldNeeds) {
  async function told(userId: string, stories: readonly Story[]): Promise<ToldStory[]> {
    const [readings, tellings] = await Promise.all([
      needs.readingsOf(userId),
      needs.tellingsOf(userId, stories),
    ]);
    return stories.flatMap((story) => {
      const reading = readings.get(story.id);
      if (reading)
        return { story, soundId: reading.soundId, teller: { name: reading.speaker, isOfFamily: true } };
      const own = tellings.filter(({ storyId }) => storyId === story.id);
      const telling = own.find(({ voice }) => voice === story.narratorVoice) ?? own.at(-1);
      if (!telling) return [];
      const teller = { name: nameOf(telling.voice), isOfFamily: false };
      return { story, soundId: telling.soundId, teller };
    });
  }

  return {
    async all(userId: string): Promise<ToldStory[]> {
      const stories = await needs.storiesOf(userId);
      return told(
        userId,
        stories.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)),
      );
    },
    async one(userId: string, storyId: string): Promise<ToldStory | null> {
      const story = await needs.storyOf(userId, storyId);
      return story ? ((await told(userId, [story]))[0] ?? null) : null;
    },
  };
}

const isOurs = (voice: string): voice is NarratorVoice => narratorVoices.some((one) => one === voice);
const nameOf = (voice: string): string => (isOurs(voice) ? voiceNames[voice] : voice);

export type ToldStories = ReturnType<typeof toldStories>;
