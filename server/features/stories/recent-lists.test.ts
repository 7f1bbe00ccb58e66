import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRecentLists } from './recent-lists.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const list = (size: number) => Buffer.alloc(size, 'a');

test('a list is there as long as the library is as it was', () => {
  const lists = createRecentLists();
  lists.keep('moon', 'one', list(10));
  expect(lists.find('moon', 'one')).toEqual(list(10));
  expect(lists.find('moon', 'two')).toBeUndefined();
  expect(lists.find('sun', 'one')).toBeUndefined();
});

test('of a family only the latest is kept, and nothing for longer than a minute', () => {
  const lists = createRecentLists();
  lists.keep('moon', 'one', list(10));
  vi.advanceTimersByTime(50_000);
  lists.keep('moon', 'two', list(20));
  expect(lists.find('moon', 'one')).toBeUndefined();
  vi.advanceTimersByTime(59_000);
  expect(lists.find('moon', 'two')).toEqual(list(20));
  vi.advanceTimersByTime(1_000);
  expect(lists.find('moon', 'two')).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});

test('many families have no more room than one is given: the longest there goes first', () => {
  const lists = createRecentLists({ bytes: 100, ageMs: 60_000 });
  lists.keep('moon', 'one', list(40));
  lists.keep('sun', 'one', list(40));
  lists.keep('star', 'one', list(40));
  expect(lists.find('moon', 'one')).toBeUndefined();
  expect(lists.find('sun', 'one')).toBeDefined();
  expect(lists.find('star', 'one')).toBeDefined();
  lists.keep('whale', 'one', list(101));
  expect(lists.find('whale', 'one')).toBeUndefined();
  expect(lists.find('sun', 'one')).toBeDefined();
});
