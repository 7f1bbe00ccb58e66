import { expect, test } from 'vitest';
import { readWish } from '../wish/read-wish.ts';
import { premiseLine } from './premise-line.ts';
import { subjectWordsOf } from './subject-words.ts';

function line(premise: string, theme = '') {
  const wish = readWish(theme, []);
  const [subject, other] = wish.things.map((thing) => subjectWordsOf(thing, wish));
  return premiseLine(premise, { hero: 'Ottoline', subject, other });
}

test('a tale is offered by how it begins, and what turns it is not given away', () => {
  expect(line("A unicorn can't get home, and nobody sees it, until its horn is lit.")).toBe(
    'A unicorn can’t get home, and nobody sees it.',
  );
  expect(line('A bear waits; till the hero comes.')).toBe('A bear waits.');
  expect(line('A dinosaur cannot sleep because its tail has not heard that it is night.')).toBe(
    'A dinosaur cannot sleep because its tail has not heard that it is night.',
  );
});

test('of what is long the first clauses are said, and none that has lost its own', () => {
  expect(
    line(
      'Somebody is away for work, and every evening asks on the telephone what the child did that day, and the child, who has nothing to tell, says nothing much.',
    ),
  ).toBe('Somebody is away for work, and every evening asks on the telephone what the child did that day.');
});

test('whatever was wished for has its name, and so has whose story it is', () => {
  expect(line('X can only Y if the hero is asleep, so X waits.', 'a penguin who wants to sing')).toBe(
    'A penguin can only sing if Ottoline is asleep, so the penguin waits.',
  );
  expect(line('An old pirate has lost the map, and the X is on it.')).toBe(
    'An old pirate has lost the map, and the X is on it.',
  );
  expect(line('X has found Z by the road.', 'a fox and a digger')).toBe(
    'A fox has found a digger by the road.',
  );
});

test('nothing is said where it would be wrong: of many as of one, or of what is not known', () => {
  expect(line('X is lonely because nobody needs it.', 'three penguins')).toBeUndefined();
  expect(line('X has lost its Y.', 'a penguin')).toBeUndefined();
});
