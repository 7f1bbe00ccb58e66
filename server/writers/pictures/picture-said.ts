import { pictureSubjects } from '#contract/picture-subjects.ts';
import {
  type PictureHour,
  pictureHours,
  pictureLimits,
  type PicturePlace,
  picturePlaces,
} from '#contract/pictures.ts';
import type { PictureWords } from '../writer.ts';
import { colourOfHit, inColour } from './colours.ts';
import { subjectNamed } from './picture-for.ts';
import { scan } from './scan.ts';
import { seenFrom } from './seen-outside.ts';
import { homeOf } from './place-words.ts';
import { subjectOfWords } from './subject-words.ts';

/** All that a model may say of a picture. */
export const wordsForPictures = {
  things: pictureSubjects,
  places: picturePlaces,
  hours: pictureHours,
} as const;

/**
 * What a writer outside the house says of its picture, in our words: things, a place, an hour, in whatever order. What is none of our words
 * is left out; undefined where nothing of it can be drawn. What the wish has painted is painted so, whether or not the writer says it.
 */
export function pictureSaid(words: readonly string[], wish = ''): PictureWords | undefined {
  const said = words.map((word) => word.trim().toLowerCase());
  const place = picturePlaces.find(
    (known) => said.includes(known) || said.includes(known.replaceAll('-', ' ')),
  );
  const hour: PictureHour = pictureHours.find((known) => said.includes(known)) ?? 'dusk';
  const things = said.filter((word) => !isElsewhere(word)).flatMap((word) => subjectNamed(word) ?? []);
  const wished = scan(wish, subjectOfWords);
  const subjects = [...new Set(things)].slice(0, pictureLimits.subjects).map((is) => {
    const hit = wished.find(({ found }) => found === is);
    return inColour(is, false, hit && colourOfHit(hit));
  });
  const home = subjects[0] && homeOf.get(subjects[0].is);
  const where: PicturePlace | undefined = place ?? home;
  return where === undefined ? undefined : { subjects: seenFrom(where, subjects, wish), place: where, hour };
}

/** A castle is a place as well as a thing, and is one only. */
const isElsewhere = (word: string): boolean =>
  [...picturePlaces, ...pictureHours].some((known) => known === word || known.replaceAll('-', ' ') === word);
