import { petAvatars } from '#contract/pets.ts';
import type { PicturePerson, StoryPicture } from '#contract/pictures.ts';
import type { Onlooker, Scene } from '#server/painters/painter.ts';

/** What of a story's picture leaves the house: our own words for it, and how old those are who look on. No name, no face. */
export function sceneOf({ subjects, place, hour, people }: StoryPicture): Scene {
  return {
    subjects: subjects.map(({ is, isMany, colour, isOutside }) => ({
      is,
      isMany,
      ...(colour && { colour }),
      ...(isOutside && { isOutside }),
    })),
    place,
    hour,
    onlookers: people.map(onlookerFor),
  };
}

function onlookerFor({ avatar, age }: PicturePerson): Onlooker {
  if (petAvatars.includes(avatar)) return 'pet';
  if (age < 2) return 'baby';
  if (age < 14) return 'child';
  return age < 62 ? 'grown-up' : 'old person';
}
