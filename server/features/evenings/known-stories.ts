import type { FamilyMember } from '#contract/family.ts';
import { isChild, isToldFor } from '#contract/listeners.ts';
import { type NarratorVoice, voiceNames } from '#contract/narration.ts';
import type { Story } from '#contract/stories.ts';
import type { Known } from './look-back.ts';

/** What the family's shelf says of the stories that were heard. */
export function knownFrom(stories: readonly Story[], family: readonly FamilyMember[]): Known {
  const byId = new Map(stories.map((story) => [story.id, story]));
  const children = family.filter(isChild);
  return {
    titleOf: (storyId) => byId.get(storyId)?.title,
    voiceOf: (storyId, voice) =>
      isHouseVoice(voice)
        ? voiceNames[voice]
        : byId.get(storyId)?.readings?.find(({ id }) => id === voice)?.speaker,
    whomOf: (storyId, listener) => {
      const story = byId.get(storyId);
      const one = children.find(({ id }) => id === listener);
      if (one) return [one.name];
      const theirs = story ? children.filter((child) => isToldFor(story, child, family)) : [];
      // What is everybody's says nothing of anybody.
      return theirs.length < children.length || children.length === 1 ? theirs.map(({ name }) => name) : [];
    },
  };
}

const isHouseVoice = (voice: string): voice is NarratorVoice => voice in voiceNames;
