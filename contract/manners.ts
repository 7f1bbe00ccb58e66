// How each sentence of a story wants to be told, as far as its own words say: what somebody says in it, what comes again, and where it
// turns. Our narrators and the device's own voice read the same marks, each as far as it can.

export type Manner = {
  /** How much of it is said by somebody in the story: 0 is all told, 1 is all said. */
  speech: number;
  /** A line that comes again and again, to join in with. */
  isRefrain: boolean;
  /** Here the story goes another way; whoever tells it takes a breath. */
  isTurn: boolean;
  /** Where in the story its middle is, from 0 to 1: towards 1 everything is slower and softer. */
  place: number;
};

type Span = { charStart: number; charEnd: number };

/** The last third is told towards sleep. */
export const eveningFrom = 2 / 3;

/** A shorter text is no story: it has no refrain, no turn and no evening in it. */
const fewestWordsOfAStory = 90;
/** What comes twice may be chance, and so may be a word or two. */
const fewestTimes = 3;
const fewestWordsAgain = 3;
/** Two breaths close together would be a habit. */
const sentencesBetweenTurns = 4;

/** Signs around what is said; one that is never closed holds till its paragraph ends. */
const said = /[“„][^“”„\n]*(?:”|$)|"[^"\n]*(?:"|$)|«[^«»\n]*(?:»|$)|(?<![\p{L}\p{N}])‘[^‘\n]*?[.,!?…—]’/gmu;
const letter = /[\p{L}\p{N}]/u;
const turnsAnywhere = /^(?:but|until|except|instead|only then|just then|at that very)(?![\p{L}'’])/iu;
const turnsAtTheBeginning = /^(?:then|and then|so then|that was when|and yet|yet|at last)(?![\p{L}'’])/iu;

/** In the order of the sentences. */
export function mannersIn(text: string, sentences: readonly Span[]): Manner[] {
  const words = sentences.map(({ charStart, charEnd }) => wordsIn(text.slice(charStart, charEnd)).length);
  const wordCount = words.reduce((sum, count) => sum + count, 0);
  const isStory = wordCount >= fewestWordsOfAStory;
  const speech = speechIn(text);
  const comesAgain = isStory ? linesThatComeAgain(text, sentences) : new Set<string>();
  let lastTurn = 0;
  let before = 0;
  return sentences.map((sentence, index) => {
    const manner: Manner = {
      speech: shareOf(speech, sentence),
      isRefrain: comesAgain.has(lineOf(text, sentence)),
      isTurn: isStory && index - lastTurn >= sentencesBetweenTurns && turns(text, sentence, speech),
      place: isStory ? (before + (words[index] ?? 0) / 2) / wordCount : 0,
    };
    if (manner.isTurn) lastTurn = index;
    before += words[index] ?? 0;
    return manner;
  });
}

/** For each letter of the text 1 where it is said by somebody, 2 where it is told. */
function speechIn(text: string): Uint8Array {
  const marks = new Uint8Array(text.length);
  const quotes = [...text.matchAll(said)];
  for (let at = 0; at < text.length; at += 1) if (letter.test(text.charAt(at))) marks[at] = 2;
  for (const { 0: quote, index } of quotes)
    for (let at = index; at < index + quote.length; at += 1) if (marks[at] === 2) marks[at] = 1;
  return marks;
}

function shareOf(speech: Uint8Array, { charStart, charEnd }: Span): number {
  let letters = 0;
  let spoken = 0;
  for (let at = charStart; at < charEnd; at += 1) {
    if (speech[at] === 1) spoken += 1;
    if (speech[at] !== 0) letters += 1;
  }
  return letters === 0 ? 0 : spoken / letters;
}

function linesThatComeAgain(text: string, sentences: readonly Span[]): Set<string> {
  const times = new Map<string, number>();
  for (const sentence of sentences) {
    const line = lineOf(text, sentence);
    if (line.split(' ').length >= fewestWordsAgain) times.set(line, (times.get(line) ?? 0) + 1);
  }
  return new Set([...times].filter(([, count]) => count >= fewestTimes).map(([line]) => line));
}

/** What is said in it, whoever says it this time; else the whole of it, without signs and capitals. */
function lineOf(text: string, { charStart, charEnd }: Span): string {
  const sentence = text.slice(charStart, charEnd);
  const quotes = [...sentence.matchAll(said)].map(([quote]) => wordsIn(quote).join(' ')).join(' ');
  return quotes.split(' ').length >= fewestWordsAgain ? quotes : wordsIn(sentence).join(' ');
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];

function turns(text: string, { charStart, charEnd }: Span, speech: Uint8Array): boolean {
  if (speech[charStart] !== 2) return false;
  const sentence = text.slice(charStart, Math.min(charEnd, charStart + 40));
  const isParagraph = /(?:^|\n)\s*$/.test(text.slice(Math.max(0, charStart - 4), charStart));
  return turnsAnywhere.test(sentence) || (isParagraph && turnsAtTheBeginning.test(sentence));
}
