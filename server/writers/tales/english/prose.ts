import { countWords } from '../../words.ts';
import { withCapital } from './titles.ts';

/** What a paragraph is made of before it is prose. A family's own words are printed as they are. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'own'; text: string }
  | { kind: 'joint'; word: string };

/** By the listener's age: so many words may a sentence have that a joint makes. */
export type Manner = { joinUpTo: number };

export const manners = {
  '2-4': { joinUpTo: 9 },
  '5-7': { joinUpTo: 19 },
  '8-12': { joinUpTo: 34 },
} as const satisfies Record<string, Manner>;
export type Ages = keyof typeof manners;

export function agesOf(listenerAge: number): Ages {
  if (listenerAge <= 4) return '2-4';
  return listenerAge <= 7 ? '5-7' : '8-12';
}

/** Joints are settled, sentences begin with a capital, blanks are one. */
export function proseOf(pieces: readonly Piece[], manner: Manner): string {
  let text = '';
  let joint: 'joined' | 'parted' | undefined;
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'joint') {
      const words = countWords(lastSentence(text)) + wordsUntilStop(pieces, index + 1) + 1;
      joint = words <= manner.joinUpTo ? 'joined' : 'parted';
      const keepsWord = piece.word !== 'and' && piece.word !== 'or';
      const kept = keepsWord ? `${withCapital(piece.word)} ` : '';
      text = `${text.trimEnd()}${joint === 'joined' ? `, ${piece.word} ` : `. ${kept}`}`;
      if (joint === 'parted' && keepsWord) joint = undefined;
      continue;
    }
    const begins = joint === 'parted' || (joint === undefined && startsSentence(text));
    text += begins && piece.kind === 'text' ? withCapital(piece.text) : piece.text;
    joint = undefined;
  }
  return tidy(text);
}

/** Only blanks and stops that gates and choices leave behind. */
function tidy(text: string): string {
  return (
    text
      .replace(/[ \t\n]{2,}|[\t\n]/g, ' ')
      .replace(/ ([,.;:!?…]|”)/g, '$1')
      .replace(/“ /g, '“')
      // What speaks may be many: "{i} am" of two penguins.
      .replace(/\b([Ww]e) am\b/g, '$1 are')
      .replace(/\b([Ww]e)’m\b/g, '$1’re')
      .trim()
  );
}

function lastSentence(text: string): string {
  const near = text.slice(-400);
  return near.slice(near.search(/[^.!?…]*$/u));
}

function wordsUntilStop(pieces: readonly Piece[], from: number): number {
  let words = 0;
  for (const piece of pieces.slice(from)) {
    if (piece.kind === 'joint') return words;
    const stop = piece.kind === 'text' ? piece.text.search(/[.!?…]/u) : -1;
    if (stop >= 0) return words + countWords(piece.text.slice(0, stop));
    words += countWords(piece.text);
  }
  return words;
}

/** Whether what comes next begins a sentence. After “Where?” a small word goes on (said, asked), and so does speech after a comma. */
export function startsSentence(before: string): boolean {
  const end = before.slice(-120);
  if (end.trim() === '') return true;
  if (/[“‘]$/u.test(end)) return !/[,…]” [^.!?]*, [“‘]$/u.test(end);
  return /[.!?…]\s$/u.test(end) || /\.”\s$/u.test(end);
}

/** Sentences that end in a text. */
export function stopsIn(text: string): number {
  let stops = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (!isStop(text.charCodeAt(at))) continue;
    const after = text.charAt(at + 1);
    const next = after === '”' || after === '’' ? text.charAt(at + 2) : after;
    if (next === '' || next === ' ' || blank.test(next)) stops += 1;
  }
  return stops;
}

/** Full stop, the two marks and the three dots. */
const isStop = (unit: number): boolean => unit === 0x2e || unit === 0x21 || unit === 0x3f || unit === 0x2026;
const blank = /\s/;
