import { describe, expect, it } from 'vitest';
import { weekdays } from '#contract/bedtimes.ts';
import { dayAt, latestEvening, nextEvening, type Rhythm } from './evenings.ts';

const every = (time: string, timeZone: string): Rhythm => ({ days: weekdays, time, timeZone });
/** All evenings from a moment on, each asked for when the one before has struck. */
function following(rhythm: Rhythm, from: string, howMany: number): string[] {
  let now = new Date(from);
  let night: string | null = null;
  const struck: string[] = [];
  for (let count = 0; count < howMany; count += 1) {
    const evening = nextEvening(rhythm, now, night);
    if (!evening) break;
    [now, night] = [evening.at, evening.night];
    struck.push(`${evening.night} ${evening.at.toISOString().slice(5, 16)}`);
  }
  return struck;
}

describe('an evening', () => {
  it('is at the hour of the family’s own wall, in summer and in winter', () => {
    expect(following(every('18:00', 'Pacific/Auckland'), '2026-04-03T12:00:00Z', 4)).toEqual([
      '2026-04-04 04-04T05:00',
      '2026-04-05 04-05T06:00',
      '2026-04-06 04-06T06:00',
      '2026-04-07 04-07T06:00',
    ]);
    expect(following(every('18:00', 'America/New_York'), '2026-03-07T00:00:00Z', 2)).toEqual([
      '2026-03-07 03-07T23:00',
      '2026-03-08 03-08T22:00',
    ]);
  });

  it('comes once where its hour is skipped, an hour later by the clock', () =>
    expect(following(every('02:30', 'Europe/Berlin'), '2026-03-28T00:00:00Z', 3)).toEqual([
      '2026-03-28 03-28T01:30',
      '2026-03-29 03-29T01:30',
      '2026-03-30 03-30T00:30',
    ]));

  it('comes once where its hour is repeated: the first time', () =>
    expect(following(every('02:30', 'Europe/Berlin'), '2026-10-24T00:00:00Z', 3)).toEqual([
      '2026-10-24 10-24T00:30',
      '2026-10-25 10-25T00:30',
      '2026-10-26 10-26T01:30',
    ]));

  it('comes also where a clock is changed by half an hour, and where midnight is skipped', () => {
    expect(following(every('02:15', 'Australia/Lord_Howe'), '2026-10-02T20:00:00Z', 2)).toEqual([
      '2026-10-04 10-03T15:45',
      '2026-10-05 10-04T15:15',
    ]);
    expect(following(every('00:15', 'America/Santiago'), '2026-09-05T12:00:00Z', 2)).toEqual([
      '2026-09-06 09-06T04:15',
      '2026-09-07 09-07T03:15',
    ]);
  });

  it('is only on the days that were chosen', () =>
    expect(
      following(
        { days: ['fri', 'sat'], time: '18:00', timeZone: 'Europe/London' },
        '2026-11-20T18:00:00Z',
        3,
      ),
    ).toEqual(['2026-11-21 11-21T18:00', '2026-11-27 11-27T18:00', '2026-11-28 11-28T18:00']));

  it('is none twice: whoever moves the hour later after it has struck waits until tomorrow', () => {
    const moved = every('20:00', 'Europe/London');
    expect(nextEvening(moved, new Date('2026-11-20T18:30:00Z'), '2026-11-20')?.night).toBe('2026-11-21');
  });

  it('that was missed is the latest one, however many there were', () => {
    const missed = latestEvening(every('18:00', 'Pacific/Auckland'), new Date('2026-11-21T08:00:00Z'));
    expect(missed).toEqual({ night: '2026-11-21', at: new Date('2026-11-21T05:00:00Z') });
    const sundays: Rhythm = { days: ['sun'], time: '18:00', timeZone: 'Europe/London' };
    expect(latestEvening(sundays, new Date('2026-11-21T12:00:00Z'))?.night).toBe('2026-11-15');
  });

  it('belongs to the day on the wall, not to the one of the server', () =>
    expect(dayAt(new Date('2026-11-20T12:30:00Z'), 'Pacific/Auckland')).toBe('2026-11-21'));
});
