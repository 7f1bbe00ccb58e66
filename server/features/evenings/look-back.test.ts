import { describe, expect, it } from 'vitest';
import type { Listening } from './listening-queries.ts';
import { type Known, lookBack } from './look-back.ts';

const timeZone = 'Pacific/Auckland';
/** In Auckland it is thirteen hours later in November. */
const aucklandTime = (day: number, hour: number, minute = 0, month = 11) =>
  new Date(Date.UTC(2026, month - 1, day, hour - 13, minute));
const now = aucklandTime(21, 21);

let count = 0;
function listening(begun: Date, touchedAfter: number | null, change: Partial<Listening> = {}): Listening {
  count += 1;
  return {
    id: `listening ${count}`,
    user_id: 'family',
    story_id: 'kite',
    listener: null,
    voice: 'emma',
    begun_at: begun,
    touched_at: touchedAfter === null ? null : new Date(begun.getTime() + touchedAfter * 60_000),
    heard_until: begun,
    position_ms: 0,
    is_playing: false,
    is_over: true,
    ...change,
  };
}

const titles: Record<string, string> = { kite: 'The Kite', lamp: 'The Lamp' };
const voices: Record<string, string> = { emma: 'Emma', david: 'David' };
const known: Known = {
  titleOf: (id) => titles[id],
  voiceOf: (_id, voice) => voices[voice],
  whomOf: (_id, listener) => (listener === null ? [] : [listener === 'm' ? 'Mia' : 'Theo']),
};
const look = (...listenings: Listening[]) => lookBack(listenings, { now, timeZone, known });

describe('an evening', () => {
  it('begins with its first story and is quiet after the last hand on any of them', () => {
    const { evenings } = look(
      listening(aucklandTime(20, 19, 5), 4),
      listening(aucklandTime(20, 19, 15), 3, { story_id: 'lamp' }),
    );
    expect(evenings).toEqual([
      {
        day: '2026-11-20',
        whom: [],
        begunAt: aucklandTime(20, 19, 5).toISOString(),
        quietAfter: 13,
        stories: [
          { id: 'kite', title: 'The Kite' },
          { id: 'lamp', title: 'The Lamp' },
        ],
      },
    ]);
  });

  it('is not touched by a story that began by itself', () => {
    const { evenings, settledWith } = look(
      listening(aucklandTime(20, 19), 2),
      listening(aucklandTime(20, 19, 10), null, { story_id: 'lamp' }),
    );
    expect(evenings[0]).toMatchObject({ quietAfter: 2, stories: [{ id: 'kite' }, { id: 'lamp' }] });
    expect(settledWith[0]?.stories).toEqual([{ name: 'The Kite', evenings: 1, usuallyQuietAfter: 2 }]);
  });

  it('goes on after midnight, and is not what is heard by day', () => {
    const { evenings } = look(
      listening(aucklandTime(20, 23, 50), 1),
      listening(aucklandTime(21, 2), 0, { story_id: 'lamp' }),
      listening(aucklandTime(21, 10), 0),
    );
    expect(evenings).toMatchObject([{ day: '2026-11-20', quietAfter: 130 }]);
  });

  it('is another for each bed', () => {
    const { evenings } = look(
      listening(aucklandTime(20, 19), 5, { listener: 'm' }),
      listening(aucklandTime(20, 20), 9, { listener: 't' }),
    );
    expect(evenings.map(({ whom, quietAfter }) => [whom, quietAfter])).toEqual([
      [['Theo'], 9],
      [['Mia'], 5],
    ]);
  });
});

describe('a month', () => {
  it('stands beside the last one, with the evening in the middle of all', () => {
    const { thisMonth, lastMonth } = look(
      listening(aucklandTime(18, 18, 30), 30),
      listening(aucklandTime(19, 19, 10), 12),
      listening(aucklandTime(20, 22), 14),
      listening(aucklandTime(30, 19, 40, 10), 20),
      listening(aucklandTime(30, 19, 40, 9), 20),
    );
    expect(thisMonth).toEqual({
      month: '2026-11',
      evenings: 3,
      usuallyBegun: '19:10',
      usuallyQuietAfter: 14,
    });
    expect(lastMonth).toEqual({
      month: '2026-10',
      evenings: 1,
      usuallyBegun: '19:40',
      usuallyQuietAfter: 20,
    });
  });

  it('without an evening says nothing of them', () => {
    expect(look().thisMonth).toEqual({
      month: '2026-11',
      evenings: 0,
      usuallyBegun: null,
      usuallyQuietAfter: null,
    });
    expect(lookBack([], { now: new Date('2027-01-05T07:00:00Z'), timeZone, known }).lastMonth.month).toBe(
      '2026-12',
    );
  });
});

describe('what settles whom', () => {
  it('is the story and the voice that were left alone in the end, those of most evenings first', () => {
    const { settledWith } = look(
      listening(aucklandTime(18, 19), 5, { listener: 'm', story_id: 'lamp', voice: 'david' }),
      listening(aucklandTime(19, 19), 30, { listener: 'm' }),
      listening(aucklandTime(20, 19), 10, { listener: 'm' }),
      listening(aucklandTime(20, 20), 7, { listener: 't', voice: 'a recording that is gone' }),
    );
    expect(settledWith).toEqual([
      { whom: 'Theo', stories: [{ name: 'The Kite', evenings: 1, usuallyQuietAfter: 7 }], voices: [] },
      {
        whom: 'Mia',
        stories: [
          { name: 'The Kite', evenings: 2, usuallyQuietAfter: 10 },
          { name: 'The Lamp', evenings: 1, usuallyQuietAfter: 5 },
        ],
        voices: [
          { name: 'Emma', evenings: 2, usuallyQuietAfter: 10 },
          { name: 'David', evenings: 1, usuallyQuietAfter: 5 },
        ],
      },
    ]);
  });
});
