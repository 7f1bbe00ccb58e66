import { expect, test } from 'vitest';
import { readTaleHead } from '../notation/read-tale.ts';
import { readWish } from '../wish/read-wish.ts';
import type { Asked } from './evening.ts';
import { spokenAside } from './spoken-aside.ts';

const { head } = readTaleHead('a-tale.tale', 'title: T\nsubject: submarine, fish\npremise: P.');

const asideIn = (text: string) =>
  spokenAside(head, { wish: readWish(text, []), likely: (phrases: readonly string[]) => phrases } as Asked);

test('what somebody of the family met with may be told of by its name', () => {
  expect(asideIn('I dropped my fish on the kitchen floor at lunch')?.why).toEqual(['said beside: fish']);
});

test('of a heron that ate a fish nobody wants to hear about a fish', () => {
  expect(asideIn('we saw a heron at the pond today and it ate a fish whole')).toBeUndefined();
});
