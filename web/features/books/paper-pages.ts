import { type BookPicture, type Paragraph, paragraphsOf } from './book.ts';

/** A page of words, or a picture that fills its page. */
export type PaperPage = { words: readonly Paragraph[] } | { picture: BookPicture };

/** How a story is laid out on paper: in which size of type, and what stands on which page. */
type PaperBook = { sizePt: number; pages: readonly PaperPage[] };

/** From that of a picture book down to that of any book. */
const sizesPt = [17, 15.5, 14, 12.75, 11.5] as const;
const smallestPt = 11.5;
/** What a page of A5 has room for, within its margins; and what the title takes of the first. In points, as type is measured. */
const room = { width: 323, height: 476, title: 118 } as const;
/** Of our type, on average, in parts of its size; and what each line leaves empty at its end. */
const letterWidth = 0.53;
const lineHeight = 1.55;

/**
 * Words and picture facing each other, on every spread. The words are shared out among the pictures, each with its own paragraph, as evenly as
 * that allows, and set as large as they fit. What is too long for a page each has as many pages for every picture, and the picture among
 * them, so that wherever it comes to lie its own words face it.
 */
export function paperBook(content: string, pictures: readonly BookPicture[]): PaperBook {
  const paragraphs = paragraphsOf(content);
  if (pictures.length === 0) return { sizePt: smallestPt, pages: [{ words: paragraphs }] };
  const parts = partsOf(paragraphs, pictures);
  // Behind the last picture there is room for any number of pages, since none comes that would have to face its words.
  const before = parts.length > 1 ? parts.slice(0, -1) : parts;
  const most = (size: number) => Math.max(...before.map((part, at) => pagesFor(part, at === 0, size)));
  const each = most(smallestPt);
  const sizePt = sizesPt.find((size) => most(size) <= each) ?? smallestPt;
  const pages = parts.flatMap((part, at): PaperPage[] => {
    const picture = pictures[at];
    const [first = [], ...others] = evenly(part, Math.max(each, pagesFor(part, at === 0, sizePt)));
    return [
      { words: first },
      ...(picture ? [{ picture }] : []),
      ...others.filter((words) => words.length > 0).map((words) => ({ words })),
    ];
  });
  return { sizePt, pages };
}

/** The paragraphs that belong to each picture: it stands behind one of them, and where one part ends and the next begins is free between two. */
function partsOf(paragraphs: readonly Paragraph[], pictures: readonly BookPicture[]): Paragraph[][] {
  const ends = lengthsUpTo(paragraphs);
  const whole = ends.at(-1) ?? 0;
  let from = 0;
  return pictures.map(({ after }, at) => {
    const next = pictures[at + 1];
    const to = next
      ? nearest(ends, (whole * (at + 1)) / pictures.length, after, next.after - 1)
      : ends.length - 1;
    const part = paragraphs.slice(from, to + 1);
    from = to + 1;
    return part;
  });
}

/** Which paragraph ends nearest to so many letters, of those from here to there. */
function nearest(ends: readonly number[], letters: number, from: number, to: number): number {
  let best = from;
  for (let at = from; at <= to; at += 1)
    if (Math.abs((ends[at] ?? 0) - letters) < Math.abs((ends[best] ?? 0) - letters)) best = at;
  return best;
}

function lengthsUpTo(paragraphs: readonly Paragraph[]): number[] {
  let letters = 0;
  return paragraphs.map(({ text }) => (letters += text.length));
}

/** How many pages it needs in this size, with the title above it or without. */
function pagesFor(part: readonly Paragraph[], hasTitle: boolean, sizePt: number): number {
  const lines = part.reduce((sum, { text }) => sum + linesOf(text, sizePt), 0);
  const height = lines * sizePt * lineHeight + (hasTitle ? room.title : 0);
  return Math.max(1, Math.ceil(height / room.height));
}

const linesOf = (text: string, sizePt: number): number =>
  Math.ceil((text.length + 3) / (room.width / (sizePt * letterWidth)));

/** Paragraphs on so many pages, of about one length. */
function evenly(paragraphs: readonly Paragraph[], count: number): Paragraph[][] {
  const ends = lengthsUpTo(paragraphs);
  const whole = ends.at(-1) ?? 0;
  let from = 0;
  return Array.from({ length: count }, (_, at) => {
    const to =
      at === count - 1 ? ends.length - 1 : nearest(ends, (whole * (at + 1)) / count, from, ends.length - 1);
    const page = paragraphs.slice(from, to + 1);
    from = to + 1;
    return page;
  });
}
