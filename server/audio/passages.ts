import { withoutMarkup } from './markup.ts';

/** One breath of a story: a sentence, or a part of a long one, with its place in the text as it was sent. */
export type Passage = { text: string; charStart: number; charEnd: number; paragraph: number };

/** Engines lose their melody, and some cut the end off, in longer ones. */
const longestPassage = 260;
/** A cut before this would leave a stump that sounds like a mistake. */
const shortestPart = 60;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const isSpoken = /[\p{L}\p{N}]/u;
/** A dot after these ends no sentence: titles, and the initials of a name. */
const endsInAbbreviation = /(?:^|[\s("“'])(?:(?:Mr|Mrs|Ms|Dr|St|Prof|Mt|vs|etc|Jr|Sr)|\p{Lu})\.\s*$/u;
/** With the mark and the spaces around it. A paragraph of nothing but initials would else be read anew for each of them. */
const longestAbbreviation = 12;
/** “Why?” she said: what follows a quote in small letters still belongs to it. */
const goesOn = /^[\s"'”’)]*\p{Ll}/u;
const onlyClosingMarks = /^[\s"'”’).!?…]*$/u;

export function passagesOf(writtenText: string): Passage[] {
  const text = withoutMarkup(writtenText);
  const passages: Passage[] = [];
  let paragraph = 0;
  for (const match of text.matchAll(/[^\n]+(?:\n(?![^\S\n]*\n)[^\n]+)*/g)) {
    if (!isSpoken.test(match[0])) continue;
    for (const sentence of sentencesOf(match[0])) {
      for (const part of partsOf(sentence.text)) {
        const passage = trimmed(part.text, match.index + sentence.at + part.at);
        if (isSpoken.test(passage.text)) passages.push({ ...passage, paragraph });
      }
    }
    paragraph += 1;
  }
  return passages;
}

type Part = { text: string; at: number };

function sentencesOf(paragraph: string): Part[] {
  const whole: { at: number; end: number }[] = [];
  // Unicode does not think that “…” ends a sentence. Here it does, unless small letters follow.
  for (const { segment, index } of sentences.segment(paragraph.replaceAll('…', '.'))) {
    const last = whole.at(-1);
    const end = index + segment.length;
    const belongs =
      goesOn.test(segment) ||
      onlyClosingMarks.test(segment) ||
      (last &&
        endsInAbbreviation.test(paragraph.slice(Math.max(last.at, index - longestAbbreviation), index)));
    if (last && belongs) last.end = end;
    else whole.push({ at: index, end });
  }
  return whole.map(({ at, end }) => ({ text: paragraph.slice(at, end), at }));
}

function* partsOf(sentence: string): Generator<Part> {
  let at = 0;
  while (sentence.length - at > longestPassage) {
    const length = cutOf(sentence.slice(at));
    yield { text: sentence.slice(at, at + length), at };
    at += length;
  }
  yield { text: sentence.slice(at), at };
}

/** Where to breathe: after a comma, else between words; and a word that is longer than a breath is left whole, only its beginning is said. */
function cutOf(rest: string): number {
  const breath = rest.slice(0, longestPassage);
  const comma = /^[^]*[,;:—–](?=[\s\p{L}])/u.exec(breath)?.[0].length ?? 0;
  if (comma >= shortestPart) return comma;
  const space = breath.lastIndexOf(' ');
  if (space >= shortestPart) return space;
  const wordEnd = rest.slice(longestPassage).search(/\s/);
  return wordEnd < 0 ? rest.length : longestPassage + wordEnd;
}

function trimmed(text: string, at: number): Omit<Passage, 'paragraph'> {
  const charStart = at + (text.length - text.trimStart().length);
  const bare = text.trim();
  return { text: bare, charStart, charEnd: charStart + bare.length };
}
