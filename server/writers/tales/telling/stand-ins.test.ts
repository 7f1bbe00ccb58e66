import { expect, test } from 'vitest';
import { saidWhoTheyAre } from './stand-ins.ts';

test('a stand-in whom no family knows is said to be from next door, once', () => {
  expect(
    saidWhoTheyAre(['It rained.', 'Mrs Minder had the oars. Mrs Minder rowed.', '“Oh,” said Mrs Minder.']),
  ).toEqual([
    'It rained.',
    'Mrs Minder from next door had the oars. Mrs Minder rowed.',
    '“Oh,” said Mrs Minder.',
  ]);
  expect(saidWhoTheyAre(['“Oh,” said Mr Pym.'])).toEqual(['“Oh,” said Mr Pym from next door.']);
});

test('and not where it is said who that is, or where she is only called', () => {
  for (const line of [
    'Mrs Minder from next door had the oars.',
    'Mrs Minder had the oars. She was minding Tom today.',
    'Mrs Minder, who had the oars, rowed.',
    'Mrs Minder’s oars were gone.',
    '“Mrs Minder has the oars,” said Tom.',
    'Mrs Minder and Tom rowed.',
  ])
    expect(saidWhoTheyAre([line])).toEqual([line]);
});
