import type { FollowedSentence, Sound, WordTime } from '../../narrator.ts';
import type { Flite } from '../flite.ts';
import type { WordFinder } from './phones-to-words.ts';
import { anySpeech, type Expectation, expectedSpeech, type ExpectedWord } from './expected-speech.ts';
import { heardSpeech, type HeardSpeech } from './heard-speech.ts';
import { learnVoice } from './learn-voice.ts';
import { surestPath, type PlacedWord, type SurestPath } from './surest-path.ts';

/**
 * Follows somebody who reads aloud, with a finger on the page. A reader is not an engine: they rest where they like, leave out a
 * word, say one twice, cough, and laugh. So the sentences are not laid over the sound as one piece; each word is looked for in its
 * turn, words may be passed over, and what is heard between two words may be anything.
 */
export function followReader(
  flite: Flite,
  findWords: WordFinder,
  sentences: readonly string[],
  sound: Sound,
): FollowedSentence[] {
  const expected = sentences.flatMap((text, sentence) => expectedSpeech(flite, findWords, text, sentence));
  const expectation = { words: expected, anything: anySpeech(flite, findWords) };
  const { placed } = pathFor(expectation, heardSpeech(sound));
  return sentences.map((_, sentence) => sentenceOf(expected, placed, sentence));
}

/** Once as nobody in particular would say it, then as this reader does. */
function pathFor(expectation: Expectation, heard: HeardSpeech): SurestPath {
  let path = surestPath(expectation, heard);
  for (let look = 0; look < looks; look += 1) {
    const learnt = learnVoice(expectation, heard, path.matched);
    if (!learnt) break;
    path = surestPath(learnt.expectation, learnt.heard);
  }
  return path;
}

const looks = 2;

/** In a sentence of which so much is not found, nobody can say which word is heard. */
const mostWordsMissing = 0.5;
/** Rows that are further from what was expected than this were probably something else. */
const strangeDistance = 4.6;

function sentenceOf(
  expected: readonly ExpectedWord[],
  placed: readonly PlacedWord[],
  sentence: number,
): FollowedSentence {
  const indexes = expected.flatMap((word, index) => (word.sentence === sentence ? [index] : []));
  const found = indexes.flatMap((index) => {
    const place = placed[index];
    return place?.isHeard === true ? [place] : [];
  });
  const [first] = found;
  const last = found.at(-1);
  if (!first || !last) {
    const at = placed[indexes[0] ?? 0]?.startMs ?? 0;
    return { startMs: at, endMs: at, words: null };
  }
  const strangeness = found.reduce((sum, { distance }) => sum + distance, 0) / found.length;
  const isSure = found.length >= indexes.length * (1 - mostWordsMissing) && strangeness < strangeDistance;
  const words = indexes.map((index): WordTime => {
    const { charStart = 0, charEnd = 0 } = expected[index] ?? {};
    const { startMs = 0, endMs = 0 } = placed[index] ?? {};
    return { charStart, charEnd, startMs, endMs };
  });
  return { startMs: first.startMs, endMs: last.endMs, words: isSure ? words : null };
}
