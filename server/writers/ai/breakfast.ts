import type { Breakfast } from '#contract/breakfast.ts';
import { isSaidIn } from '../said-in.ts';

/** What is asked of a model beside the story, where a family would like it. */
export const breakfastAsked =
  'Beside the story the JSON has "breakfast", after "paragraphs": ten strings for the next morning, in the language of the story. A question for something to find in the house that was in the story, and its answer; a question for something that can be counted in the story, and its answer; a question why somebody did something in it, and its answer; then a word of the story that the child may not know yet, and what it means as one would tell a child; and another such word, and what it means. Each answer and each word is copied from the story, letter by letter, in a few words. No question asks for more than the story told.';

const most = { text: 200, count: 10 };

/** Only where it is whole, and everything in it was told; a story is as good without it. Names are placeholders until they are shown. */
export function breakfastFrom(
  said: readonly string[],
  paragraphs: readonly string[],
  show: (text: string) => string,
): Breakfast | undefined {
  const [findWhat = '', found = '', countWhat = '', counted = '', askWhat = '', answer = '', ...words] = said;
  const [word = '', meaning = '', another = '', itsMeaning = ''] = words;
  if (said.length !== most.count || said.some((text) => text.trim() === '' || text.length > most.text))
    return undefined;
  const told = paragraphs.join(' ');
  if (![found, counted, answer, word, another].every((copied) => isSaidIn(told, copied))) return undefined;
  return {
    find: { question: show(findWhat), answer: show(found) },
    count: { question: show(countWhat), answer: show(counted) },
    ask: { question: show(askWhat), answer: show(answer) },
    words: [
      { word: show(word), meaning: show(meaning) },
      { word: show(another), meaning: show(itsMeaning) },
    ],
  };
}
