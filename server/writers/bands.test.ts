import { expect, test } from 'vitest';

import { faultsOf, leastMentions, measure, sentencesOf, syllablesOf } from './bands.ts';

const audience = { age: 6, duration: 'short', names: ['Mia'] } as const;

test('a sentence ends where a reader breathes, and not at a question inside speech', () => {
  expect(sentencesOf('“Where?” asked Mia. She sat. “Here,” it said.')).toEqual([
    '“Where?” asked Mia.',
    'She sat.',
    '“Here,” it said.',
  ]);
});

test('syllables are counted as they are spoken', () => {
  expect(['moon', 'quiet', 'lantern', 'stone', 'opened', 'kettle', 'the'].map(syllablesOf)).toEqual([
    1, 1, 2, 1, 2, 2, 1,
  ]);
});

test('speech is the share of words between quotation marks', () => {
  expect(measure(['“One two,” said Mia. “Three,” said Bo.']).dialoguePercent).toBeCloseTo((100 * 3) / 7);
});

test('a story of the same sentence over and over is told off for it', () => {
  const faults = faultsOf(
    Array.from({ length: 60 }, () => 'Mia sat in the warm soft quiet house.'),
    audience,
  );
  expect(faults.join('\n')).toMatch(/variety of words/);
  expect(faults.join('\n')).toMatch(/percent of sentences repeated/);
});

test('a story that ends awake, loud, or without one of the family is told off for that', () => {
  const faults = faultsOf(['“Run!” said Mia.', 'They all ran and shouted. Was it over?'], {
    ...audience,
    names: ['Mia', 'Bo'],
  });
  expect(faults).toContain('the last paragraph does not sleep');
  expect(faults).toContain('the last paragraph calls out or asks');
  expect(faults).toContain('character 2 is not there at the end');
  expect(faults.join('\n')).not.toMatch(/Mia|Bo/);
});

test('in a small family everyone is heard of more often', () => {
  expect([1, 3, 4, 6, 7, 10].map(leastMentions)).toEqual([4, 4, 3, 3, 2, 2]);
});
