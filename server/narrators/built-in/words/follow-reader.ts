import type { FollowedSentence, Sound, WordTime } from '../../narrator.ts';
import type { Flite } from '../flite.ts';
import type { WordFinder } from './phones-to-words.ts';
import { anySpeech, type Expectation, expectedSpeech, type ExpectedWord } from './expected-speech.ts';
import { betweenFound } from './between-found.ts';
import { heardSpeech, type HeardSpeech, soundIn } from './heard-speech.ts';
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
  const heard = heardSpeech(sound);
  const { placed: found } = pathFor(expectation, heard);
  const placed = betweenFound(expected, found, {
    wholeMs: (sound.samples.length / sound.sampleRateHz) * 1000,
    soundIn: (span) => soundIn(heard, span),
    endsInPause: ({ sentence, charStart, charEnd }) =>
      !/[\p{L}\p{N}]$/u.test(sentences[sentence]?.slice(charStart, charEnd) ?? ''),
  });
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
  // Where a sentence begins, its first word may not have been found, and yet have been said.
  const said = indexes.flatMap((index) => placed[index] ?? []).filter((one) => one.endMs > one.startMs);
  const startMs = said[0]?.startMs ?? placed[indexes[0] ?? 0]?.startMs ?? 0;
  const endMs = said.at(-1)?.endMs ?? startMs;
  if (found.length === 0) return { startMs, endMs, words: null };
  const strangeness = found.reduce((sum, { distance }) => sum + distance, 0) / found.length;
  const isSure = found.length >= indexes.length * (1 - mostWordsMissing) && strangeness < strangeDistance;
  const words = indexes.map((index): WordTime => {
    const { charStart = 0, charEnd = 0 } = expected[index] ?? {};
    const { startMs: fromMs = 0, endMs: toMs = 0 } = placed[index] ?? {};
    return { charStart, charEnd, startMs: fromMs, endMs: toMs };
  });
  return { startMs, endMs, words: isSure ? words : null };
}
