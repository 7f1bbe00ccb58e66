import { describe, expect, test } from 'vitest';
import { checkTale } from '../authoring/check.ts';
import { readTale, readTaleHead } from '../notation/read-tale.ts';
import { castOf } from '../people/cast.ts';
import { readWordTable } from '../people/word-table.ts';
import { noWays } from '../people/ways.ts';
import { tellTale } from './tell-tale.ts';

const tables = {
  hobbies: readWordTable('music:\n  piano'),
  natures: readWordTable('shy:\n  shy'),
  ways: noWays,
};
const mia = { name: 'Mia', age: 6, relationship: 'daughter', hobbies: [], traits: [] };

const story = `title: The Ledge
subject: ledge
premise: A kite sits on a ledge.
hero: 4-9
people: 1-1
scene one
A kite sat on the ledge, drowsy. {hero} knocked three times. <medium: Then it came down, wing by wing.>
`;
const breakfast = `
breakfast
  find: Where did the kite sit? Find one. = the ledge
  count: How many wings came down? = wing by wing
  count: How often did {hero} knock? = three times
  ask: Why did it not move? = drowsy
  word: ledge = a small shelf of stone
  word: hangar = a house for aeroplanes
  word: drowsy = nearly asleep
`;

function morning(source: string, duration: 'short' | 'medium' = 'short') {
  const { tale, faults } = readTale('ledge.tale', source);
  expect(faults).toEqual([]);
  const telling = { cast: castOf([mia], tables), duration, culture: 'western', place: {}, seed: 1 };
  return tellTale(tale, telling).morning;
}
const faultsIn = (source: string) => readTale('ledge.tale', source).faults.map(({ text }) => text);

describe('a question for breakfast', () => {
  test('is the first of its kind whose answer was told tonight, with two words that were', () => {
    expect(morning(story + breakfast).breakfast).toEqual({
      find: { question: 'Where did the kite sit? Find one.', answer: 'The ledge' },
      count: { question: 'How often did Mia knock?', answer: 'Three times' },
      ask: { question: 'Why did it not move?', answer: 'Drowsy' },
      words: [
        { word: 'ledge', meaning: 'a small shelf of stone' },
        { word: 'drowsy', meaning: 'nearly asleep' },
      ],
    });
    expect(morning(story + breakfast, 'medium').breakfast?.count.answer).toBe('Wing by wing');
  });

  test('is not made up: where one kind was not told there is none of it', () => {
    expect(morning(story)).toEqual({ untold: [] });
    const untold =
      story + breakfast.replace('= three times', '= four times').replace('word: drowsy', 'word: dusky');
    expect(morning(untold)).toEqual({ untold: ['count', 'word'] });
  });

  test('is no part of the head, nor of the story before it', () => {
    expect(readTaleHead('ledge.tale', story + breakfast).faults).toEqual([]);
    expect(readTale('ledge.tale', story + breakfast).tale.scenes).toEqual(
      readTale('ledge.tale', story).tale.scenes,
    );
  });

  test('that is written wrongly is named with its mend', () => {
    expect(faultsIn(`${story}breakfast\n  find: a ledge`)).toEqual([
      expect.stringContaining('under "breakfast" stands "find: What …? = the answer"'),
      expect.stringContaining('nothing to find'),
      expect.stringContaining('nothing to count'),
      expect.stringContaining('nothing to ask'),
      expect.stringContaining('needs two words'),
    ]);
    expect(faultsIn(story + breakfast + breakfast)).toEqual(['there is a "breakfast" already']);
  });

  test('that one telling does not answer is found by the check', () => {
    const source = story.replace('people: 1-1', 'people: 1-4').replace('lengths', '# lengths') + breakfast;
    const check = (text: string) =>
      checkTale('ledge.tale', text, { tables, places: {} }, () => [{ wish: '' }]).complaints.map(
        ({ text: said }) => said,
      );
    const about = (text: string) => check(text).filter((said) => said.startsWith('breakfast'));
    expect(about(source)).toEqual([]);
    expect(about(source.replace('  count: How often did {hero} knock? = three times\n', ''))).toEqual([
      'breakfast: no "count" has an answer that was told, in these very words',
    ]);
  });
});
