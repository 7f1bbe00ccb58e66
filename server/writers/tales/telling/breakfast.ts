import type { Breakfast } from '#contract/breakfast.ts';
import { isSaidIn } from '../../said-in.ts';
import type { AskedAtBreakfast } from '../tale.ts';
import { sayParagraph } from './say.ts';
import type { Stage } from './stage.ts';

export type MorningAfter = {
  breakfast?: Breakfast;
  /** Of what the author wrote for the morning, the kinds of which nothing was told tonight. */
  untold: readonly string[];
};

/**
 * What is asked the next morning of the tale as it was told tonight: of each kind the first line whose answer was said in it, and the first
 * two words that were. Where one of them is missing there is none of it, since nothing may be asked that was not told.
 */
export function morningAfter(stage: Stage, paragraphs: readonly string[]): MorningAfter {
  const notes = stage.tale.breakfast;
  if (!notes) return { untold: [] };
  const told = paragraphs.join(' ');
  const find = firstTold(stage, notes.find, told);
  const count = firstTold(stage, notes.count, told);
  const ask = firstTold(stage, notes.ask, told);
  const words = notes.words.filter(({ word }) => isSaidIn(told, word)).slice(0, 2);
  if (find && count && ask && words.length === 2)
    return { breakfast: { find, count, ask, words }, untold: [] };
  const untold = Object.entries({ find, count, ask, word: words[1] }).flatMap(([kind, one]) =>
    one ? [] : [kind],
  );
  return { untold };
}

function firstTold(stage: Stage, lines: readonly AskedAtBreakfast[], told: string) {
  for (const line of lines) {
    const question = sayParagraph(stage, line.question);
    const answer = sayParagraph(stage, line.answer);
    if (question !== '' && isSaidIn(told, answer)) return { question, answer };
  }
  return undefined;
}
