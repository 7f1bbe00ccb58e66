import { describe, expect, it, vi } from 'vitest';
import { createSleepTimer } from './sleep-timer.ts';

function bedside({ storyLeftMs = 600_000 } = {}) {
  const room = { now: 0, storyLeftMs };
  const fade = vi.fn();
  const fallAsleep = vi.fn();
  const timer = createSleepTimer({
    nowMs: () => room.now,
    storyLeftMs: () => room.storyLeftMs,
    fade,
    fallAsleep,
  });
  const at = (ms: number) => {
    room.now = ms;
    timer.tick();
  };
  return { room, timer, fade, fallAsleep, at };
}

const minute = 60_000;

describe('the sleep timer', () => {
  it('does nothing until it is set', () => {
    const { timer, fade, fallAsleep, at } = bedside();
    at(90 * minute);
    expect(timer.current()).toEqual({ choice: 'off', leftMs: null, isFading: false });
    expect(fallAsleep).not.toHaveBeenCalled();
    expect(fade).toHaveBeenLastCalledWith(1);
  });

  it('takes the sound away over its last half minute, then lets everybody sleep', () => {
    const { timer, fade, fallAsleep, at } = bedside();
    timer.choose(10);
    at(9 * minute);
    expect(fade).toHaveBeenLastCalledWith(1);
    expect(timer.current()).toMatchObject({ leftMs: minute, isFading: false });
    at(9 * minute + 45_000);
    expect(fade).toHaveBeenLastCalledWith(0.5);
    expect(timer.current().isFading).toBe(true);
    at(10 * minute);
    expect(fallAsleep).toHaveBeenCalledTimes(1);
    // The next evening begins as loud as this one.
    expect(fade).toHaveBeenLastCalledWith(1);
    at(11 * minute);
    expect(fallAsleep).toHaveBeenCalledTimes(1);
    expect(timer.current().choice).toBe('off');
  });

  it('is put off by one tap, and the sound comes back', () => {
    const { timer, fade, fallAsleep, at } = bedside();
    timer.choose(10);
    at(9 * minute + 50_000);
    timer.extend();
    expect(fade).toHaveBeenLastCalledWith(1);
    expect(timer.current()).toMatchObject({ isFading: false, leftMs: 5 * minute + 10_000 });
    at(14 * minute);
    expect(fallAsleep).not.toHaveBeenCalled();
  });

  it('can go by the story, however fast it is told', () => {
    const { room, timer, fade, fallAsleep } = bedside({ storyLeftMs: 60_000 });
    timer.choose('end');
    expect(timer.current()).toMatchObject({ leftMs: 60_000, isFading: false });
    room.storyLeftMs = 3_000;
    timer.tick();
    expect(fade).toHaveBeenLastCalledWith(0.1);
    timer.extend();
    expect(timer.current().choice).toBe('off');
    expect(fade).toHaveBeenLastCalledWith(1);
    expect(fallAsleep).not.toHaveBeenCalled();
  });
});
