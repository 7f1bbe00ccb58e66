import { describe, expect, it } from 'vitest';
import { createSleepTimer, fadeMs } from './sleep-timer.ts';
import { type Underscore, underscoreFade } from './underscore.ts';

/** A story of ten minutes with rain under it, and a sleep timer. */
function evening() {
  let nowMs = 0;
  let storyMs = 0;
  const heard: (number | 'asleep')[] = [];
  const rain: Underscore = {
    control: null,
    fade: (part) => heard.push(part),
    fallAsleep: () => heard.push('asleep'),
    endIn: () => undefined,
  };
  const fade = underscoreFade(rain, () => timer.current().choice === 'end');
  const timer = createSleepTimer({
    nowMs: () => nowMs,
    storyLeftMs: () => 10 * 60_000 - storyMs,
    fade,
    fallAsleep: rain.fallAsleep,
  });
  return {
    timer,
    last: () => heard.at(-1),
    pass: (ms: number) => {
      nowMs += ms;
      storyMs += ms;
      timer.tick();
    },
    storyBeginsAgain: () => {
      storyMs = 0;
      timer.tick();
    },
  };
}

describe('what sounds under a story', () => {
  it('fades with it to its end, and sleeps when it has ended', () => {
    const { timer, last, pass, storyBeginsAgain } = evening();
    timer.choose('end');
    pass(10 * 60_000 - fadeMs / 2);
    expect(last()).toBe(0.5);
    pass(fadeMs / 2 - 200);
    storyBeginsAgain();
    expect(last()).toBe('asleep');
  });

  it('comes back when somebody wants to hear it to the end', () => {
    const { timer, last, pass } = evening();
    timer.choose('end');
    pass(10 * 60_000 - fadeMs / 2);
    timer.extend();
    expect(last()).toBe(1);
  });

  it('goes on when the story ends before the minutes do, and sleeps with them', () => {
    const { timer, last, pass, storyBeginsAgain } = evening();
    timer.choose(20);
    pass(10 * 60_000);
    storyBeginsAgain();
    expect(last()).toBe(1);
    pass(10 * 60_000 - fadeMs / 4);
    expect(last()).toBe(0.25);
    timer.extend();
    expect(last()).toBe(1);
    pass(5 * 60_000 - 100);
    expect(last()).toBeCloseTo(0.25, 1);
  });
});
