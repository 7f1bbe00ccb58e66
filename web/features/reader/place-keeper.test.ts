// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://lamplight.example/stories" }
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPlaceKeeper } from './place-keeper.ts';
import { placeIn } from './story-places.ts';

afterEach(() => localStorage.clear());
const lengthMs = 300_000;

function openKeeper() {
  let nowMs = Date.UTC(2026, 10, 20, 19);
  const send = vi.fn();
  const keeper = createPlaceKeeper('s', { now: () => new Date(nowMs), send });
  return { keeper, send, pass: (ms: number) => (nowMs += ms) };
}

describe('the place of a telling', () => {
  it('is kept while it goes on', () => {
    openKeeper().keeper.note(60_000, lengthMs);
    expect(placeIn('s')).toMatchObject({ positionMs: 60_000, isAsleep: false });
  });

  it('is forgotten by whoever goes back, and the player that is still closing cannot bring it again', () => {
    const { keeper } = openKeeper();
    keeper.note(60_000, lengthMs);
    keeper.close();
    keeper.note(60_500, lengthMs);
    expect(placeIn('s')).toBeNull();
  });

  it('stays where sleep began, whatever is paused or left after that', () => {
    const { keeper } = openKeeper();
    keeper.noteSleep(60_000, lengthMs);
    keeper.note(60_200, lengthMs);
    keeper.close();
    expect(placeIn('s')).toMatchObject({ positionMs: 60_000, isAsleep: true });
  });

  it('goes on with a child that was not asleep after all', () => {
    const { keeper } = openKeeper();
    keeper.noteSleep(60_000, lengthMs);
    keeper.note(90_000, lengthMs);
    expect(placeIn('s')).toMatchObject({ positionMs: 90_000, isAsleep: false });
  });

  it('is the beginning after a stop', () => {
    const { keeper } = openKeeper();
    keeper.note(60_000, lengthMs);
    keeper.forget();
    expect(placeIn('s')).toBeNull();
  });

  it('is told to the house every fifteen seconds, and when sleep begins, it is stopped or left', () => {
    const { keeper, send, pass } = openKeeper();
    for (let index = 1; index <= 10; index += 1) {
      pass(3_000);
      keeper.note(60_000 + index * 3_000, lengthMs);
    }
    expect(send).toHaveBeenCalledTimes(2);
    keeper.noteSleep(90_000, lengthMs);
    keeper.forget();
    keeper.close();
    expect(send).toHaveBeenCalledTimes(5);
  });
});
