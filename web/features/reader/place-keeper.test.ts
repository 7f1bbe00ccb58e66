// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://lamplight.example/stories" }
import { afterEach, describe, expect, it } from 'vitest';
import { createPlaceKeeper } from './place-keeper.ts';
import { placeIn } from './story-places.ts';

afterEach(() => localStorage.clear());
const lengthMs = 300_000;

describe('the place of a telling', () => {
  it('is kept while it goes on', () => {
    createPlaceKeeper('s').note(60_000, lengthMs);
    expect(placeIn('s')).toMatchObject({ positionMs: 60_000, isAsleep: false });
  });

  it('is forgotten by whoever goes back, and the player that is still closing cannot bring it again', () => {
    const keeper = createPlaceKeeper('s');
    keeper.note(60_000, lengthMs);
    keeper.close();
    keeper.note(60_500, lengthMs);
    expect(placeIn('s')).toBeNull();
  });

  it('stays where sleep began, whatever is paused or left after that', () => {
    const keeper = createPlaceKeeper('s');
    keeper.noteSleep(60_000, lengthMs);
    keeper.note(60_200, lengthMs);
    keeper.close();
    expect(placeIn('s')).toMatchObject({ positionMs: 60_000, isAsleep: true });
  });

  it('goes on with a child that was not asleep after all', () => {
    const keeper = createPlaceKeeper('s');
    keeper.noteSleep(60_000, lengthMs);
    keeper.note(90_000, lengthMs);
    expect(placeIn('s')).toMatchObject({ positionMs: 90_000, isAsleep: false });
  });

  it('is the beginning after a stop', () => {
    const keeper = createPlaceKeeper('s');
    keeper.note(60_000, lengthMs);
    keeper.forget();
    expect(placeIn('s')).toBeNull();
  });
});
