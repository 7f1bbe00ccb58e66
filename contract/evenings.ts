import * as z from 'zod/mini';
import { call } from './call.ts';

/** An evening has no score, and no figure here is good or bad: it is only how it was. */

export const eveningLimits = {
  /** The house counts for this month and the last one, and what is older goes. */
  keptDays: 62,
  timeZone: 64,
} as const;

const Minutes = z.int().check(z.nonnegative());

/** A month's evenings. Null where there was none to tell of. */
export const EveningMonth = z.object({
  /** "2026-11" */
  month: z.string(),
  evenings: z.int(),
  /** The middle one of all of them, by the clock of the family's device: "19:12". */
  usuallyBegun: z.nullable(z.string()),
  usuallyQuietAfter: z.nullable(Minutes),
});
export type EveningMonth = z.infer<typeof EveningMonth>;

/** One evening at one bed. */
export const LookedBackEvening = z.object({
  /** "2026-11-20": until four in the morning it is still the evening before. */
  day: z.string(),
  /** Who listened; nobody where it was for everybody. */
  whom: z.array(z.string()),
  begunAt: z.iso.datetime(),
  /** In minutes, from its beginning until a hand was on it for the last time. */
  quietAfter: Minutes,
  /** In the order in which they were told. */
  stories: z.array(z.object({ id: z.string(), title: z.string() })),
});
export type LookedBackEvening = z.infer<typeof LookedBackEvening>;

/** On how many evenings it was this one that was left alone in the end, and how long it usually took. */
export const Settled = z.object({ name: z.string(), evenings: z.int(), usuallyQuietAfter: Minutes });
export type Settled = z.infer<typeof Settled>;

export const SettledWith = z.object({
  /** Null: everybody. */
  whom: z.nullable(z.string()),
  stories: z.array(Settled),
  voices: z.array(Settled),
});
export type SettledWith = z.infer<typeof SettledWith>;

export const LookBack = z.object({
  isCounted: z.boolean(),
  thisMonth: EveningMonth,
  lastMonth: EveningMonth,
  /** The latest first. */
  evenings: z.array(LookedBackEvening),
  settledWith: z.array(SettledWith),
});
export type LookBack = z.infer<typeof LookBack>;

const path = '/api/evenings';

export const eveningCalls = {
  lookBack: call({
    method: 'GET',
    path,
    access: 'family',
    summary: 'The evenings of this month and the last: when they began, and when nobody touched it any more.',
    query: z.object({
      /** By whose clock an evening is one. */
      timeZone: z._default(
        z.string().check(z.maxLength(eveningLimits.timeZone), z.refine(isTimeZone, 'That is no time zone')),
        'UTC',
      ),
    }),
    status: 200,
    answer: LookBack,
  }),
  count: call({
    method: 'PUT',
    path: `${path}/counting`,
    access: 'family',
    summary: 'Counts the evenings, or no longer: then everything that was counted goes.',
    body: z.object({ isCounted: z.boolean('isCounted is true or false') }),
    status: 200,
    answer: z.object({ isCounted: z.boolean() }),
  }),
};

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
