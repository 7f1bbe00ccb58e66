import type { Marks } from '#contract/narration.ts';
import { dayInWords, listInWords } from '#web/platform/language.ts';
import type { Story } from '#contract/stories.ts';

/** A story as it leaves the house: what stands in it, whoever reads it wherever. */
export type Book = {
  id: string;
  title: string;
  /** As it was told: the marks of a telling count its letters. */
  content: string;
  /** For the line under the title. */
  names: readonly string[];
  writtenBy: string;
  writtenAt: Date;
  /** The house that it comes from. */
  house: string;
};

/** A story's sound, whole, with the times of its sentences. */
export type Telling = { sound: Uint8Array<ArrayBuffer>; marks: Marks; voice: string };

/** Has a story told to its end. `onPart` is told how much there is, up to 1. */
export type TellingOf = (manner: { signal: AbortSignal; onPart: (part: number) => void }) => Promise<Telling>;

/** A picture inside a book, behind one of its paragraphs: lying, as wide as its page, and upright, as large as one. */
export type BookPicture = { after: number; lying: string; upright: string; inWords: string };

/** The same as a JPEG, for books that know no drawings in lines. */
export type PaintedPicture = Omit<BookPicture, 'lying' | 'upright'> & { picture: Uint8Array };

/** All that is drawn of a story for a book. */
export type Drawings = { cover: DrawnCover; coverInWords: string; pictures: readonly BookPicture[] };

/** The picture of a story as an upright drawing (SVG): free sky for the title in its upper half. */
export type DrawnCover = string;

export type Paragraph = { text: string; charStart: number };

export function bookOf(story: Story, house: string): Book {
  const { id, title, content, writtenBy, createdAt, request } = story;
  return {
    id,
    title,
    content,
    names: request.characterNames,
    writtenBy: whoWrote(writtenBy),
    writtenAt: new Date(createdAt),
    house,
  };
}

/** "Lamplight, which has no tale of that yet" was said to whoever asked; a book names its author. */
const whoWrote = (writtenBy: string): string => writtenBy.replace(/, which (?:tells in|has no) .*$/, '');

export function paragraphsOf(content: string): Paragraph[] {
  return [...content.matchAll(/\S[^]*?(?=\s*\n\s*\n|\s*$)/g)].map(({ 0: text, index }) => ({
    text,
    charStart: index,
  }));
}

/** "With Mia, Grandma Jo and Biscuit", or nothing where nobody is named. */
export function companyLine({ names }: Book): string {
  if (names.length === 0) return '';
  return `With ${listInWords(names)}`;
}

/** "Made for Mia and Grandpa on 21 November 2026", or only when, where nobody is named. */
export function madeForLine({ names, writtenAt }: Book): string {
  const day = dayInWords(writtenAt);
  if (names.length === 0) return `Made on ${day}`;
  return `Made for ${listInWords(names)} on ${day}`;
}

/** Who wrote it, and when: the small print at the end of every book. */
export function colophon({ writtenBy, writtenAt, house }: Book): string {
  return `Written by ${writtenBy}, ${dayInWords(writtenAt)}. Made with ${house}.`;
}
