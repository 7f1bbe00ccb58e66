// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://lamplight.example/stories" }
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPlaceKeeper } from './place-keeper.ts';
import { placeIn, unsentPlaces, wasHeard } from './story-places.ts';

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
    openKeeper().keeper.note(60_000, lengthMs, true);
    expect(placeIn('s')).toMatchObject({ positionMs: 60_000, isAsleep: false });
  });

  it('is forgotten by whoever goes back, and the player that is still closing cannot bring it again', () => {
    const { keeper } = openKeeper();
    keeper.note(60_000, lengthMs, true);
    keeper.close();
    keeper.note(60_500, lengthMs, true);
    expect(placeIn('s')).toBeNull();
  });

  it('stays where sleep began, whatever is paused or left after that', () => {
    const { keeper } = openKeeper();
    keeper.noteSleep(60_000, lengthMs);
    keeper.note(60_200, lengthMs, true);
    keeper.close();
    expect(placeIn('s')).toMatchObject({ positionMs: 60_000, isAsleep: true });
  });

  it('goes on with a child that was not asleep after all', () => {
    const { keeper } = openKeeper();
    keeper.noteSleep(60_000, lengthMs);
    keeper.note(90_000, lengthMs, true);
    expect(placeIn('s')).toMatchObject({ positionMs: 90_000, isAsleep: false });
  });

  it('is the beginning after a stop', () => {
    const { keeper } = openKeeper();
    keeper.note(60_000, lengthMs, true);
    keeper.forget();
    expect(placeIn('s')).toBeNull();
  });

  it('is told to the house at once and every few seconds, and when it is paused, sleep begins, it is stopped or left', () => {
    const { keeper, send, pass } = openKeeper();
    for (let index = 0; index < 10; index += 1) {
      keeper.note(60_000 + index * 2_000, lengthMs, true);
      pass(2_000);
    }
    expect(send).toHaveBeenCalledTimes(5);
    expect(unsentPlaces()).toMatchObject([{ isPlaying: true }]);
    keeper.note(80_000, lengthMs, false);
    expect(unsentPlaces()).toMatchObject([{ isPlaying: false }]);
    keeper.noteSleep(90_000, lengthMs);
    keeper.forget();
    keeper.close();
    expect(send).toHaveBeenCalledTimes(9);
  });

  it('is known in its first seconds too, while it is being told', () => {
    const { keeper } = openKeeper();
    keeper.note(1_000, lengthMs, true);
    expect(unsentPlaces()).toMatchObject([{ positionMs: 0, isPlaying: true }]);
    expect(placeIn('s')).toBeNull();
  });

  it('is the beginning once the story was told to its end, and it can be heard again', () => {
    const { keeper } = openKeeper();
    expect(wasHeard('s')).toBe(false);
    keeper.note(60_000, lengthMs, true);
    keeper.end();
    expect([placeIn('s'), wasHeard('s')]).toEqual([null, true]);
    // Left half-way another evening, it was heard all the same.
    keeper.note(70_000, lengthMs, false);
    expect([placeIn('s')?.positionMs, wasHeard('s')]).toEqual([70_000, true]);
  });
});
