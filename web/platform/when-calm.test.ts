import { describe, expect, test } from 'vitest';
import { createCalmWork } from './when-calm.ts';

/** A browser whose spare moments come when the test says so. */
function browser() {
  const asked: (() => void)[] = [];
  const whenCalm = createCalmWork((act) => void asked.push(act));
  return { whenCalm, asked, spareMoment: () => asked.shift()?.() };
}

describe('what can wait', () => {
  test('is done one thing for each spare moment, in order', () => {
    const { whenCalm, asked, spareMoment } = browser();
    const done: string[] = [];
    for (const name of ['first', 'second', 'third']) whenCalm(() => void done.push(name));
    expect(done).toEqual([]);
    expect(asked).toHaveLength(1);
    spareMoment();
    expect(done).toEqual(['first']);
    spareMoment();
    spareMoment();
    expect(done).toEqual(['first', 'second', 'third']);
    expect(asked).toEqual([]);
  });

  test('is not done any more when it was taken back', () => {
    const { whenCalm, spareMoment, asked } = browser();
    const done: string[] = [];
    const takeBack = whenCalm(() => void done.push('gone'));
    whenCalm(() => void done.push('here'));
    takeBack();
    spareMoment();
    expect(done).toEqual(['here']);
    expect(asked).toEqual([]);
  });

  test('is asked for again after a rest', () => {
    const { whenCalm, spareMoment } = browser();
    const done: number[] = [];
    whenCalm(() => void done.push(1));
    spareMoment();
    whenCalm(() => void done.push(2));
    spareMoment();
    expect(done).toEqual([1, 2]);
  });
});
