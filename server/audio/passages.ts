import { withoutMarkup } from './markup.ts';

/** One breath of a story: a sentence, or a part of a long one, with its place in the text as it was sent. */
export type Passage = { text: string; charStart: number; charEnd: number; paragraph: number };

/** Engines lose their melody, and some cut the end off, in longer ones. */
const longestPassage = 260;
/** A cut before this would leave a stump that sounds like a mistake. */
const shortestPart = 60;

/** A year, a time and a price are no longer in the mouth than on paper. What is more than that is: each digit becomes a word. */
const fewDigits = 12;
const lettersPerDigit = 5;

const anySpace = /\s/g;
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const isSpoken = /[\p{L}\p{N}]/u;
/** A dot after these ends no sentence: titles, and the initials of a name. */
const endsInAbbreviation = /(?:^|[\s("“'])(?:(?:Mr|Mrs|Ms|Dr|St|Prof|Mt|vs|etc|Jr|Sr)|\p{Lu})\.\s*$/u;
/** With the mark and the spaces around it. A paragraph of nothing but initials would else be read anew for each of them. */
const longestAbbreviation = 12;
/** “Why?” she said: what follows a quote in small letters still belongs to it. */
const goesOn = /^[\s"'”’)]*\p{Ll}/u;
const onlyClosingMarks = /^[\s"'”’).!?…]*$/u;

/** One after the other. Between them, and where one takes long to be found, it gives null: then somebody else may have a turn. */
export function* passagesIn(writtenText: string): Generator<Passage | null, void> {
  const text = withoutMarkup(writtenText);
  let paragraph = 0;
  for (const match of text.matchAll(/[^\n]+(?:\n(?![^\S\n]*\n)[^\n]+)*/g)) {
    if (!isSpoken.test(match[0])) continue;
    for (const sentence of sentencesIn(match[0])) {
      if (sentence === null) {
        yield null;
        continue;
      }
      for (const part of partsOf(sentence.text)) {
        const passage = trimmed(part.text, match.index + sentence.at + part.at);
        if (isSpoken.test(passage.text)) yield { ...passage, paragraph };
      }
    }
    paragraph += 1;
  }
}

export function passagesOf(writtenText: string): Passage[] {
  return [...passagesIn(writtenText)].filter((passage) => passage !== null);
}

type Part = { text: string; at: number };

/** So many pieces of a sentence are put together before somebody else may have a turn. */
const piecesAtOnce = 100;

function* sentencesIn(paragraph: string): Generator<Part | null, void> {
  let whole: { at: number; end: number } | undefined;
  let pieces = 0;
  const textOf = ({ at, end }: { at: number; end: number }): Part => ({ text: paragraph.slice(at, end), at });
  // Unicode does not think that “…” ends a sentence. Here it does, unless small letters follow.
  for (const { segment, index } of sentences.segment(paragraph.replaceAll('…', '.'))) {
    const end = index + segment.length;
    const belongs =
      goesOn.test(segment) ||
      onlyClosingMarks.test(segment) ||
      (whole &&
        endsInAbbreviation.test(paragraph.slice(Math.max(whole.at, index - longestAbbreviation), index)));
    if (whole && !belongs) yield textOf(whole);
    whole = whole && belongs ? { at: whole.at, end } : { at: index, end };
    pieces += 1;
    if (pieces % piecesAtOnce === 0) yield null;
  }
  if (whole) yield textOf(whole);
}

function* partsOf(sentence: string): Generator<Part> {
  let at = 0;
  for (;;) {
    const breath = breathOf(sentence, at);
    if (at + breath >= sentence.length) break;
    const length = cutOf(sentence, at, breath);
    yield { text: sentence.slice(at, at + length), at };
    at += length;
  }
  yield { text: sentence.slice(at), at };
}

/** How many letters from there on are one breath. A number is said in many more than it is written in. */
function breathOf(sentence: string, from: number): number {
  const most = Math.min(sentence.length, from + longestPassage);
  let letters = 0;
  let digits = 0;
  for (let at = from; at < most; at += 1) {
    const code = sentence.charCodeAt(at);
    if (code >= 0x30 && code <= 0x39) digits += 1;
    letters += code >= 0x30 && code <= 0x39 && digits > fewDigits ? lettersPerDigit : 1;
    if (letters > longestPassage) return at - from;
  }
  return longestPassage;
}

/** Where to breathe: after a comma, else between words; and a word that is longer than a breath is left whole, only its beginning is said. */
function cutOf(sentence: string, at: number, length: number): number {
  const breath = sentence.slice(at, at + length);
  const shortest = Math.min(shortestPart, length / 4);
  const comma = /^[^]*[,;:—–](?=[\s\p{L}])/u.exec(breath)?.[0].length ?? 0;
  if (comma >= shortest) return comma;
  const space = breath.lastIndexOf(' ');
  if (space >= shortest) return space;
  const end = wordEnd(sentence, at + length);
  return end - at;
}

function wordEnd(sentence: string, from: number): number {
  anySpace.lastIndex = from;
  return anySpace.exec(sentence)?.index ?? sentence.length;
}

function trimmed(text: string, at: number): Omit<Passage, 'paragraph'> {
  const charStart = at + (text.length - text.trimStart().length);
  const bare = text.trim();
  return { text: bare, charStart, charEnd: charStart + bare.length };
}
