import * as z from 'zod/mini';
import { Look } from './looks.ts';

export const picturePlaces = [
  'room',
  'kitchen',
  'garden',
  'street',
  'school',
  'farm',
  'hill',
  'wood',
  'jungle',
  'snow',
  'beach',
  'sea',
  'under-the-sea',
  'sky',
  'space',
  'castle',
  'stage',
] as const;
export type PicturePlace = (typeof picturePlaces)[number];

export const pictureHours = ['dusk', 'night', 'late'] as const;
export type PictureHour = (typeof pictureHours)[number];

/** In which colours a wish may have what it is about. */
export const pictureColours = [
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'turquoise',
  'purple',
  'pink',
  'brown',
  'black',
  'white',
  'grey',
  'silver',
  'golden',
] as const;
export type PictureColour = (typeof pictureColours)[number];

/** Each place is drawn in so many ways. */
export const arrangements = 3;

export const pictureLimits = { subjects: 2, people: 5, vignettes: 5 } as const;

/** One of those who are in the story, as the family had them drawn when it was told. */
export const PicturePerson = z.object({ avatar: z.string(), age: z.int(), look: Look });
export type PicturePerson = z.infer<typeof PicturePerson>;

/** What a story is about, by the name of one of our parts: contract/picture-subjects.ts has them all. Painted, where it was wished so. */
export const PictureSubject = z.object({
  is: z.string(),
  isMany: z.boolean(),
  colour: z.optional(z.enum(pictureColours)),
  /** Where the story happens indoors: seen through the window. */
  isOutside: z.optional(z.boolean()),
});
export type PictureSubject = z.infer<typeof PictureSubject>;

/** A part by its name as it is written in a sentence. */
export const partInWords = (name: string): string =>
  name === 'father-christmas' ? 'Father Christmas' : name.replaceAll('-', ' ');

/** "the kite and the owl": what a story is called where nobody shall be named. Empty where nothing of it can be drawn. */
export const thingsOf = ({ subjects }: Pick<StoryPicture, 'subjects'>): string =>
  subjects
    .map(({ is }) => partInWords(is))
    .map((words) => (/^[A-Z]/.test(words) ? words : `the ${words}`))
    .join(' and ');

/** A small picture on the way: after which paragraph, of what, and with whom of those on the cover. */
export const Vignette = z.object({
  after: z.int().check(z.minimum(0)),
  subject: z.nullable(z.string()),
  people: z.array(z.int().check(z.minimum(0))),
});
export type Vignette = z.infer<typeof Vignette>;

/** All that is on the picture of a story. The same words are the same picture, on every device. */
export const StoryPicture = z.object({
  subjects: z.array(PictureSubject).check(z.maxLength(pictureLimits.subjects)),
  place: z.enum(picturePlaces),
  hour: z.enum(pictureHours),
  arrangement: z.int().check(z.minimum(0), z.maximum(arrangements - 1)),
  people: z.array(PicturePerson).check(z.maxLength(pictureLimits.people)),
  /** Known once the story is told. */
  vignettes: z.optional(z.array(Vignette).check(z.maxLength(pictureLimits.vignettes))),
});
export type StoryPicture = z.infer<typeof StoryPicture>;
