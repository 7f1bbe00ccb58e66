import { describe, expect, test } from 'vitest';
import * as documented from '#tests/support/peers/payment-bodies.ts';
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
const checkout = documented.checkoutSession;

describe('a message about a checkout', () => {
  test('says who paid, for what, in our own words', () => {
    const email = 'Buyer@Home.example';
    const said = { ...checkout, customer_details: { ...checkout.customer_details, email } };
    expect(readPaymentEvent(event('checkout.session.completed', said))).toEqual({
      id: 'evt_1',
      at: new Date(at * 1_000),
      isLive: false,
      fact: {
        kind: 'paid',
        checkoutId: 'cs_test_a1T3f9',
        email: 'buyer@home.example',
        subscriptionId: 'sub_1T3f9',
        paymentId: null,
        invoiceId: 'in_1T3f9first',
        customerId: 'cus_Q1w2e3',
        sale: {
          mode: 'subscription',
          paymentStatus: 'paid',
          linkId: 'plink_0123456789',
          currency: 'usd',
          price: 999,
          discount: 0,
          total: 999,
        },
      },
    });
    const single = { ...checkout, mode: 'payment', subscription: null, payment_intent: 'pi_1' };
    expect(factOf('checkout.session.async_payment_succeeded', single)).toMatchObject({
      kind: 'paid',
      subscriptionId: null,
      paymentId: 'pi_1',
    });
  });

  test('says what it cost in our currency, whatever the buyer was shown', () => {
    const converted = {
      ...checkout,
      currency: 'nzd',
      amount_subtotal: 1_699,
      amount_total: 1_699,
      currency_conversion: {
        amount_subtotal: 999,
        amount_total: 999,
        fx_rate: '1.7007',
        source_currency: 'usd',
      },
    };
    expect(factOf('checkout.session.completed', converted)).toMatchObject({
      sale: { currency: 'usd', price: 999, total: 999 },
    });
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
  const subscription = { ...documented.subscription, id: 'sub_1', items: { data: [] } };
  const told = (more: object) => factOf('customer.subscription.updated', { ...subscription, ...more });

  test('says until when it is paid, wherever the provider’s version says it', () => {
    const paidUntil = new Date((at + 60) * 1_000);
    const periodStart = new Date(at * 1_000);
    const month = { current_period_start: at, current_period_end: at + 60 };
    expect(told(month)).toMatchObject({ paidUntil, periodStart });
    const earlier = { current_period_start: at - 60, current_period_end: at };
    expect(told({ items: { data: [earlier, month] } })).toMatchObject({ paidUntil, periodStart });
    expect(told({})).toMatchObject({ paidUntil: null, isEnded: false, isCancelled: false });
    expect(factOf('customer.subscription.created', documented.subscription)).toMatchObject({
      paidUntil: new Date('2025-12-20T19:00:00Z'),
      periodStart: new Date('2025-11-20T19:00:00Z'),
      invoiceId: 'in_1T3f9first',
      customerId: 'cus_Q1w2e3',
    });
  });

  test('says that a month whose money is late is not paid yet', () => {
    const month = { current_period_start: at, current_period_end: at + 60 };
    expect(told({ status: 'past_due', ...month })).toMatchObject({ paidUntil: new Date(at * 1_000) });
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
  const { charge, dispute } = documented;
  const refunded = {
    kind: 'refunded',
    paymentId: 'pi_1T3f9',
    invoiceId: null,
    customerId: 'cus_Q1w2e3',
    amount: 999,
    chargedAt: new Date('2025-11-20T19:00:00Z'),
  };

  test('counts when all of it did', () => {
    expect(factOf('charge.refunded', charge)).toEqual(refunded);
    expect(factOf('charge.refunded', { ...charge, amount_refunded: 500, refunded: false })).toEqual({
      kind: 'nothing',
    });
    expect(factOf('charge.refunded', { ...charge, payment_intent: null })).toMatchObject({
      paymentId: 'ch_1T3f9',
    });
  });

  test('names the invoice in older versions, and in newer ones another message does', () => {
    expect(factOf('charge.refunded', { ...charge, invoice: 'in_1' })).toMatchObject({ invoiceId: 'in_1' });
    expect(factOf('invoice_payment.paid', documented.invoicePayment)).toEqual({
      kind: 'invoice-paid',
      invoiceId: 'in_1T3f9first',
      paymentId: 'pi_1T3f9',
    });
    const byHand = { ...documented.invoicePayment, payment: { type: 'out_of_band_payment' } };
    expect(factOf('invoice_payment.paid', byHand)).toEqual({ kind: 'nothing' });
  });

  test('counts when the buyer’s bank says so', () => {
    expect(factOf('charge.dispute.created', { ...dispute, payment_intent: { id: 'pi_1' } })).toMatchObject({
      kind: 'refunded',
      paymentId: 'pi_1',
      customerId: null,
    });
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
