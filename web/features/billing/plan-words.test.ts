import { describe, expect, it } from 'vitest';
import { dayInWords } from '#web/platform/language.ts';
import type { Plan } from '#contract/billing.ts';
import { nightsLeft, planWords, trialReminder } from './plan-words.ts';

const now = new Date('2026-11-20T19:30:00.000Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();
const plan = (state: Plan['state'], more: Partial<Plan> = {}): Plan => ({
  state,
  trialEndsAt: null,
  paidUntil: null,
  isCancelled: false,
  ...more,
});

describe('a reminder of the trial', () => {
  it.each([
    [7 * 24, null],
    [3 * 24 + 1, null],
    [3 * 24, '3 nights of your free trial are left'],
    [25, '2 nights of your free trial are left'],
    [24, 'This is the last night of your free trial'],
    [1, 'This is the last night of your free trial'],
  ])('with %i hours to go says %s', (hours, title) => {
    const reminder = trialReminder(plan('trial', { trialEndsAt: inHours(hours) }), now);
    expect(reminder?.title ?? null).toBe(title);
  });

  it('says kindly that it has ended', () => {
    expect(trialReminder(plan('ended'), now)?.words).toContain('Everything you made stays yours');
  });

  it.each([undefined, plan('open'), plan('premium'), plan('trial')])('has nothing to say of %o', (what) => {
    expect(trialReminder(what, now)).toBeNull();
  });

  it('never counts below nothing', () => expect(nightsLeft(inHours(-30), now)).toBe(0));
});

describe('the note about the subscription', () => {
  it.each<[Plan | undefined, string]>([
    [undefined, 'nothing is charged'],
    [plan('open'), 'nothing is charged'],
    [plan('trial'), 'You are on the free trial.'],
    [
      plan('trial', { trialEndsAt: '2026-11-27T12:00:00.000Z' }),
      `until ${dayInWords('2026-11-27T12:00:00.000Z')}`,
    ],
    [plan('ended'), 'Your free trial has ended'],
    [plan('premium'), 'You have Premium, at $9.99 per month'],
    [
      plan('premium', { paidUntil: '2026-12-20T12:00:00.000Z' }),
      `renewed on ${dayInWords('2026-12-20T12:00:00.000Z')}`,
    ],
    [plan('premium', { paidUntil: '2026-12-20T12:00:00.000Z', isCancelled: true }), 'nothing more is taken'],
  ])('for %o says “%s”', (what, words) => expect(planWords(what, '$9.99')).toContain(words));
});
