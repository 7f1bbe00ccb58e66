import { describe, expect, test } from 'vitest';
import { createIdleWork } from './when-idle.ts';

/** A browser whose spare moments come when the test says so. */
function browser() {
  const asked: (() => void)[] = [];
  const whenIdle = createIdleWork((act) => void asked.push(act));
  return { whenIdle, asked, spareMoment: () => asked.shift()?.() };
}

describe('what can wait', () => {
  test('is done one thing for each spare moment, in order', () => {
    const { whenIdle, asked, spareMoment } = browser();
    const done: string[] = [];
    for (const name of ['first', 'second', 'third']) whenIdle(() => void done.push(name));
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
    const { whenIdle, spareMoment, asked } = browser();
    const done: string[] = [];
    const takeBack = whenIdle(() => void done.push('gone'));
    whenIdle(() => void done.push('here'));
    takeBack();
    spareMoment();
    expect(done).toEqual(['here']);
    expect(asked).toEqual([]);
  });

  test('is asked for again after a rest', () => {
    const { whenIdle, spareMoment } = browser();
    const done: number[] = [];
    whenIdle(() => void done.push(1));
    spareMoment();
    whenIdle(() => void done.push(2));
    spareMoment();
    expect(done).toEqual([1, 2]);
  });
});
