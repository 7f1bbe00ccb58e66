import { describe, expect, test } from 'vitest';
import type { Paid } from './purchase.ts';
import { isPaidBack, type Refund } from './refunds.ts';

const started = new Date('2026-01-10T19:00:00Z');
const renewed = new Date('2026-02-10T19:00:00Z');
const paid: Paid = {
  paidAt: started,
  subscriptionId: 'sub_1',
  paymentId: null,
  invoiceId: 'in_first',
  customerId: 'cus_1',
  amount: 999,
  subscription: {
    status: 'active',
    isCancelled: false,
    paidUntil: renewed,
    periodStart: started,
    invoiceId: 'in_first',
    customerId: 'cus_1',
  },
};
const inSecondMonth: Paid = {
  ...paid,
  subscription: paid.subscription && { ...paid.subscription, invoiceId: 'in_second', periodStart: renewed },
};
const single: Paid = {
  ...paid,
  subscriptionId: null,
  subscription: null,
  paymentId: 'pi_1',
  invoiceId: null,
};
const refund = (more: Partial<Refund>): Refund => ({
  paymentId: 'pi_somewhere',
  invoiceId: null,
  customerId: null,
  amount: 999,
  chargedAt: started,
  ...more,
});

describe('what was paid back of a subscription', () => {
  test('is its newest invoice, and no earlier one', () => {
    expect(isPaidBack(paid, refund({ invoiceId: 'in_first' }))).toBe(true);
    expect(isPaidBack(inSecondMonth, refund({ invoiceId: 'in_first' }))).toBe(false);
    expect(isPaidBack(inSecondMonth, refund({ invoiceId: 'in_second' }))).toBe(true);
    expect(isPaidBack({ ...paid, subscription: null }, refund({ invoiceId: 'in_first' }))).toBe(true);
    expect(isPaidBack(paid, refund({ invoiceId: 'in_of_something_else' }))).toBe(false);
  });

  test('is nobody else’s', () => {
    const invoiceId = 'in_first';
    expect(isPaidBack(paid, refund({ invoiceId, customerId: 'cus_1' }))).toBe(true);
    expect(isPaidBack(paid, refund({ invoiceId, customerId: 'cus_2' }))).toBe(false);
  });

  test('is told by buyer, sum and time where nothing names the invoice', () => {
    const ours = { customerId: 'cus_1', chargedAt: renewed };
    expect(isPaidBack(inSecondMonth, refund(ours))).toBe(true);
    expect(isPaidBack(inSecondMonth, refund({ ...ours, chargedAt: started }))).toBe(false);
    expect(isPaidBack(inSecondMonth, refund({ ...ours, amount: 2_500 }))).toBe(false);
    expect(isPaidBack(inSecondMonth, refund({ ...ours, customerId: null }))).toBe(false);
  });
});

test('a single payment is told by its own id', () => {
  expect(isPaidBack(single, refund({ paymentId: 'pi_1' }))).toBe(true);
  expect(isPaidBack(single, refund({ paymentId: 'pi_2', customerId: 'cus_1' }))).toBe(false);
});
