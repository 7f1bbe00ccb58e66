import { durations, type Duration } from '#contract/stories.ts';
import type { Fault } from './fault.ts';

/** A quarter more or less than was asked for is still the evening that was asked for. */
const leeway = 0.25;

export function lengthFault(paragraphs: readonly string[], duration: Duration): Fault | undefined {
  const words = wordsIn(paragraphs);
  const [least, most] = durations[duration].words;
  if (words < least * (1 - leeway))
    return { kind: 'too-short', say: `It is too short: ${words} words. It has to have ${least} to ${most}.` };
  if (words > most * (1 + leeway))
    return { kind: 'too-long', say: `It is too long: ${words} words. It has to have ${least} to ${most}.` };
  return undefined;
}

/** How much it has of the words that were asked for. */
export function shareOf(paragraphs: readonly string[], duration: Duration): number {
  const [least, most] = durations[duration].words;
  return (2 * wordsIn(paragraphs)) / (least + most);
}

/** As an editor counts, between spaces; what is written without spaces is counted by its signs, two to a word. */
export function wordsIn(paragraphs: readonly string[]): number {
  let words = 0;
  for (const paragraph of paragraphs) {
    const unspaced = paragraph.match(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu,
    );
    words +=
      unspaced && unspaced.length > paragraph.length / 3
        ? Math.round(unspaced.length / 2)
        : spaced(paragraph);
  }
  return words;
}

const spaced = (paragraph: string): number => paragraph.split(/\s+/).filter(Boolean).length;

/** It ends where a sentence ends. */
export function cutFault(paragraphs: readonly string[]): Fault | undefined {
  const last = (paragraphs.at(-1) ?? '').trimEnd();
  if (/[.!?…。！？｡؟।~♪*)][”’"'»)\]]*$|[”"»]$/u.test(last) || /\p{Extended_Pictographic}$/u.test(last))
    return undefined;
  return {
    kind: 'cut-off',
    say: 'It stops in the middle of a sentence. Write it to its end, in fewer words.',
  };
}
