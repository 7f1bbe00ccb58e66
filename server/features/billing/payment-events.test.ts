import { describe, expect, test } from 'vitest';
import { readPaymentEvent } from './payment-events.ts';

const at = 1_800_000_000;
const event = (type: string, object: unknown) => ({
  id: 'evt_1',
  type,
  created: at,
  livemode: false,
  data: { object },
});
const factOf = (type: string, object: unknown) => readPaymentEvent(event(type, object)).fact;
const checkout = {
  id: 'cs_test_1',
  payment_status: 'paid',
  customer_details: { email: 'Buyer@Home.example' },
};

describe('a message about a checkout', () => {
  test('says who paid, for what, in our own words', () => {
    expect(
      readPaymentEvent(event('checkout.session.completed', { ...checkout, subscription: { id: 'sub_1' } })),
    ).toEqual({
      id: 'evt_1',
      at: new Date(at * 1_000),
      isLive: false,
      fact: {
        kind: 'paid',
        checkoutId: 'cs_test_1',
        email: 'buyer@home.example',
        subscriptionId: 'sub_1',
        paymentId: null,
      },
    });
    expect(
      factOf('checkout.session.async_payment_succeeded', { ...checkout, payment_intent: 'pi_1' }),
    ).toMatchObject({
      kind: 'paid',
      paymentId: 'pi_1',
    });
    expect(
      factOf('checkout.session.completed', { ...checkout, payment_status: 'no_payment_required' }),
    ).toMatchObject({ kind: 'paid' });
  });

  test('says nothing before there is money', () => {
    expect(factOf('checkout.session.completed', { ...checkout, payment_status: 'unpaid' })).toEqual({
      kind: 'nothing',
    });
    expect(factOf('checkout.session.expired', checkout)).toEqual({ kind: 'nothing' });
    expect(factOf('invoice.paid', { anything: true })).toEqual({ kind: 'nothing' });
  });

  test('has no address unless there is exactly one that we could write to', () => {
    for (const email of [undefined, null, '', 'two@home.example,three@home.example', 'no address'])
      expect(
        factOf('checkout.session.completed', { ...checkout, customer_details: { email } }),
      ).toMatchObject({ email: null });
    expect(
      factOf('checkout.session.completed', {
        ...checkout,
        customer_details: null,
        customer_email: 'a@home.example',
      }),
    ).toMatchObject({
      email: 'a@home.example',
    });
  });
});

describe('a message about a subscription', () => {
  const subscription = { id: 'sub_1', status: 'active' };
  const told = (more: object) => factOf('customer.subscription.updated', { ...subscription, ...more });

  test('says until when it is paid, wherever the provider’s version says it', () => {
    const paidUntil = new Date((at + 60) * 1_000);
    expect(told({ current_period_end: at + 60 })).toMatchObject({ paidUntil });
    expect(
      told({ items: { data: [{ current_period_end: at }, { current_period_end: at + 60 }] } }),
    ).toMatchObject({ paidUntil });
    expect(told({})).toMatchObject({ paidUntil: null, isEnded: false, isCancelled: false });
  });

  test('says whether it ends, and whether it has ended', () => {
    expect(told({ cancel_at_period_end: true })).toMatchObject({ isCancelled: true, isEnded: false });
    expect(told({ cancel_at: at + 60 })).toMatchObject({ isCancelled: true, isEnded: false });
    for (const status of ['canceled', 'incomplete_expired'])
      expect(told({ status })).toMatchObject({ isEnded: true });
    for (const status of ['unpaid', 'paused', 'a word of next year'])
      expect(told({ status })).toMatchObject({ isEnded: false, status });
  });
});

describe('a message about money that went back', () => {
  test('counts when all of it did, or when the buyer’s bank says so', () => {
    expect(factOf('charge.refunded', { payment_intent: 'pi_1', refunded: true })).toEqual({
      kind: 'refunded',
      paymentId: 'pi_1',
    });
    expect(factOf('charge.refunded', { payment_intent: 'pi_1', refunded: false })).toEqual({
      kind: 'nothing',
    });
    expect(factOf('charge.dispute.created', { payment_intent: { id: 'pi_1' } })).toEqual({
      kind: 'refunded',
      paymentId: 'pi_1',
    });
    expect(factOf('charge.refunded', { payment_intent: null, refunded: true })).toEqual({ kind: 'nothing' });
  });
});

test('what is not shaped as documented is refused, not guessed at', () => {
  const good = event('checkout.session.completed', checkout);
  const odd = [
    null,
    [],
    {},
    { ...good, id: 'no id' },
    { ...good, created: 'soon' },
    { ...good, created: 1e15 },
    { ...good, livemode: 'yes' },
    event('checkout.session.completed', { id: 7 }),
    event('customer.subscription.updated', 'sub_1'),
  ];
  for (const one of odd) expect(() => readPaymentEvent(one), JSON.stringify(one)).toThrow();
});
