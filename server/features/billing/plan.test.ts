import { describe, expect, test } from 'vitest';
import type { Purchase } from './purchase.ts';
import { planFrom } from './plan.ts';

const now = new Date('2026-03-10T19:00:00Z');
const later = new Date('2026-03-11T19:00:00Z');
const earlier = new Date('2026-03-09T19:00:00Z');
const bought = (status: string | null, more: Partial<Purchase> = {}): Purchase => ({
  paidAt: earlier,
  subscriptionId: 'sub_1',
  paymentId: null,
  invoiceId: 'in_1',
  customerId: 'cus_1',
  amount: 999,
  isRefunded: false,
  subscription: status === null ? null : subscribed({ status }),
  ...more,
});
type Subscribed = NonNullable<Purchase['subscription']>;
const subscribed = (more: Partial<Subscribed>): Subscribed => ({
  status: 'active',
  isCancelled: false,
  paidUntil: later,
  periodStart: earlier,
  invoiceId: 'in_1',
  customerId: 'cus_1',
  ...more,
});
const dayMs = 86_400_000;
const longAgo = (days: number) => new Date(now.getTime() - days * dayMs);
const stateOf = (purchases: Purchase[], trialEndsAt: Date | null = earlier, takesPayment = true) =>
  planFrom({ takesPayment, trialEndsAt, purchases, now }).state;

describe('what a family may do', () => {
  test('is everything, where nothing is sold', () => {
    expect(stateOf([], earlier, false)).toBe('open');
    expect(stateOf([bought('active')], null, false)).toBe('open');
  });

  test('is everything while it tries, to the minute', () => {
    expect(stateOf([], later)).toBe('trial');
    expect(stateOf([], now)).toBe('ended');
    expect(stateOf([], null)).toBe('ended');
  });

  test.each(['trialing', 'active', 'past_due'])('is everything while its subscription is %s', (status) => {
    expect(stateOf([bought(status)])).toBe('premium');
  });

  test.each(['canceled', 'unpaid', 'incomplete', 'incomplete_expired', 'paused'])(
    'ends when its subscription is %s',
    (status) => {
      expect(stateOf([bought(status)])).toBe('ended');
      expect(stateOf([bought(status)], later)).toBe('trial');
      expect(stateOf([bought(status), bought('active')])).toBe('premium');
    },
  );

  test('is everything when the payment is there and the news of the subscription is on its way', () => {
    expect(stateOf([bought(null)])).toBe('premium');
    expect(stateOf([bought(null, { isRefunded: true })])).toBe('ended');
  });

  test('says until when it is paid, and whether that is the end', () => {
    const plan = planFrom({ takesPayment: true, trialEndsAt: earlier, purchases: [bought('active')], now });
    expect(plan).toEqual({
      state: 'premium',
      trialEndsAt: earlier.toISOString(),
      paidUntil: later.toISOString(),
      isCancelled: false,
    });
    const cancelled = bought('active', {
      subscription: subscribed({ isCancelled: true }),
    });
    expect(planFrom({ takesPayment: true, trialEndsAt: null, purchases: [cancelled], now }).isCancelled).toBe(
      true,
    );
  });

  test('ends seven days after what was paid for, when nothing is heard', () => {
    const paidUntil = (days: number) => [
      bought('active', { subscription: subscribed({ paidUntil: longAgo(days) }) }),
    ];
    expect(stateOf(paidUntil(7 - 1 / dayMs))).toBe('premium');
    expect(stateOf(paidUntil(7))).toBe('ended');
    expect(stateOf([bought(null, { paidAt: longAgo(37) })])).toBe('premium');
    expect(stateOf([bought(null, { paidAt: longAgo(38) })])).toBe('ended');
    expect(
      stateOf([bought('active', { paidAt: longAgo(38), subscription: subscribed({ paidUntil: null }) })]),
    ).toBe('ended');
  });

  test('is a month for a single payment, which is renewed by nobody', () => {
    const single = (days: number) => bought(null, { subscriptionId: null, paidAt: longAgo(days) });
    expect(stateOf([single(30)])).toBe('premium');
    expect(stateOf([single(31)])).toBe('ended');
    expect(planFrom({ takesPayment: true, trialEndsAt: null, purchases: [single(1)], now })).toMatchObject({
      paidUntil: longAgo(-30).toISOString(),
      isCancelled: true,
    });
  });
});
