import { describe, expect, test } from 'vitest';
import { describeOnce, testOnce } from '#tests/support/database/told-once.ts';
import { openTestHouse } from '#tests/support/house/house.ts';
import { letterTo } from '#tests/support/family/letters.ts';
import {
  checkoutCompleted,
  newCheckoutId,
  newSubscriptionId,
  send,
  sendBytes,
  sellingHouse,
  signature,
  startPaymentPeer,
  subscriptionNews,
} from '#tests/support/peers/payments.ts';
import { lineItem, price } from '#tests/support/peers/payment-bodies.ts';
import { newFamily } from '#tests/support/family/visitor.ts';
import { openShop, planOf, countOf } from '#tests/support/family/shop.ts';

const day = 86_400_000;

describe('a message of the payment provider', () => {
  test('opens an account, once, and says so by one letter', async () => {
    const house = await openShop();
    const paid = checkoutCompleted(house, { checkoutId: newCheckoutId(), email: 'Buyer@Home.Example' });
    expect(await send(house, paid)).toBe(200);
    expect(await send(house, paid)).toBe(200);
    const { links } = await letterTo(house, 'buyer@home.example', 'Your Lamplight account is ready');
    expect(links[0]).toContain('/welcome?email=buyer%40home.example');
    expect([
      await countOf(house, 'users'),
      await countOf(house, 'purchases'),
      await countOf(house, 'trials'),
    ]).toEqual([1, 1, 1]);
  });

  test('counts once: what comes again under its id is not read again', async () => {
    const house = await openShop();
    const family = await newFamily(house);
    const subscriptionId = newSubscriptionId();
    const purchase = { checkoutId: newCheckoutId(), email: family.email, subscriptionId };
    await send(house, checkoutCompleted(house, purchase));
    const active = subscriptionNews(house, subscriptionId, 'active');
    await send(house, active);
    await send(house, { ...subscriptionNews(house, subscriptionId, 'canceled', 5), id: active.id });
    expect(await planOf(family)).toBe('premium');
  });

  testOnce('opens nothing when it is unsigned, altered, old, too large or no message', async () => {
    const house = await openTestHouse({ environment: sellingHouse, allowErrors: true });
    const paid = checkoutCompleted(house, { checkoutId: newCheckoutId(), email: 'buyer@home.example' });
    const body = JSON.stringify(paid);
    const refused = [
      await sendBytes(house, body, undefined),
      await sendBytes(house, body, signature(house, body, { secret: 'whsec_of_somebody_else' })),
      await sendBytes(house, body.replace('buyer@', 'thief@'), signature(house, body)),
      await sendBytes(house, body, signature(house, body, { ageSeconds: 301 })),
      await sendBytes(house, 'no message', signature(house, 'no message')),
      await sendBytes(house, '{"id":"evt_1"}', signature(house, '{"id":"evt_1"}')),
    ];
    expect(refused.map(({ status }) => status)).toEqual(Array(6).fill(400));
    const large = JSON.stringify({ ...paid, padding: 'x'.repeat(256_000) });
    expect((await sendBytes(house, large, signature(house, large))).status).toBe(413);
    const roomy = JSON.stringify({ ...paid, type: 'invoice.created', padding: 'x'.repeat(200_000) });
    expect((await sendBytes(house, roomy, signature(house, roomy))).status).toBe(200);
    expect(await countOf(house, 'users')).toBe(0);
  });

  test('is nobody’s where nothing is sold', async () => {
    const house = await openTestHouse();
    const body = JSON.stringify(
      checkoutCompleted(house, { checkoutId: newCheckoutId(), email: 'buyer@home.example' }),
    );
    expect((await sendBytes(house, body, signature(house, body))).status).toBe(404);
  });

  test('of a slow payment opens the account when the money has come', async () => {
    const house = await openShop();
    const purchase = { checkoutId: newCheckoutId(), email: 'buyer@home.example' };
    const waiting = checkoutCompleted(house, { ...purchase, more: { payment_status: 'unpaid' } });
    expect(await send(house, waiting)).toBe(200);
    expect(await countOf(house, 'users')).toBe(0);
    const arrived = checkoutCompleted(house, purchase);
    expect(await send(house, { ...arrived, type: 'checkout.session.async_payment_succeeded' })).toBe(200);
    expect(await countOf(house, 'users')).toBe(1);
  });

  test('without an address is kept, and the operator is told', async () => {
    const house = await openTestHouse({ environment: sellingHouse, allowErrors: true });
    expect(
      await send(house, checkoutCompleted(house, { checkoutId: newCheckoutId(), email: 'no address' })),
    ).toBe(200);
    expect([await countOf(house, 'users'), await countOf(house, 'purchases')]).toEqual([0, 1]);
    expect(house.logged()).toContain('a payment came without an address');
  });
});

describeOnce('a payment that is Stripe’s and not ours', () => {
  const email = 'buyer@home.example';
  const sale = { checkoutId: 'cs_test_0', email };
  const single = (more: Record<string, unknown>) => ({ ...sale, more });

  test.each([
    ['is through another payment link', single({ payment_link: 'plink_other' }), 'another payment link'],
    ['is through no payment link', single({ payment_link: null }), 'another payment link'],
    ['is in another currency', single({ currency: 'vnd' }), 'another currency'],
    ['is one cent', single({ amount_subtotal: 1, amount_total: 1 }), 'another amount'],
    ['is one cent of our price', single({ amount_total: 1 }), 'another amount'],
    ['names no amount', single({ amount_subtotal: null, amount_total: null }), 'another amount'],
    ['is of two', single({ amount_subtotal: 1_998, amount_total: 1_998 }), 'another amount'],
    ['only leaves a card', single({ mode: 'setup', payment_status: 'no_payment_required' }), 'not a payment'],
    ['asks for nothing', single({ payment_status: 'no_payment_required' }), 'nothing was paid'],
    [
      'is a subscription for nothing',
      { ...sale, subscriptionId: 'sub_1', more: { payment_status: 'no_payment_required', amount_total: 0 } },
      'nothing was paid',
    ],
  ])('opens nothing when it %s, and says so in the log', async (_, checkout, because) => {
    const house = await openShop();
    const family = await newFamily(house);
    house.clock.pass(8 * day);
    for (const buyer of [email, family.email]) {
      const sent = checkoutCompleted(house, { ...checkout, checkoutId: newCheckoutId(), email: buyer });
      expect(await send(house, sent)).toBe(200);
      expect(house.logged()).toContain(`"event":"${sent.id}","because":"${because}"`);
    }
    expect([await countOf(house, 'users'), await countOf(house, 'purchases')]).toEqual([1, 0]);
    expect(await planOf(family)).toBe('ended');
    expect(house.logged()).not.toContain(email);
  });

  test('opens nothing when it is of the other mode', async () => {
    const house = await openShop();
    const sent = { ...checkoutCompleted(house, { ...sale, checkoutId: newCheckoutId() }), livemode: true };
    expect(await send(house, sent)).toBe(200);
    expect(house.logged()).toContain('the other mode');
    expect(await countOf(house, 'users')).toBe(0);
  });

  test('counts with taxes on it and a discount that the operator gave', async () => {
    const house = await openShop();
    const buy = (buyer: string, more: Record<string, unknown>) =>
      send(house, checkoutCompleted(house, { checkoutId: newCheckoutId(), email: buyer, more }));
    const details = (more: object) => ({ amount_discount: 0, amount_shipping: 0, amount_tax: 0, ...more });
    await buy('taxed@home.example', { amount_total: 1_149, total_details: details({ amount_tax: 150 }) });
    await buy('given@home.example', { amount_total: 499, total_details: details({ amount_discount: 500 }) });
    expect(await countOf(house, 'users')).toBe(2);
  });

  test('counts through another link for the very price that is set, where the key may ask what it was', async () => {
    const peer = await startPaymentPeer();
    const environment = { ...sellingHouse, STRIPE_API_URL: peer.url, STRIPE_PRICE_ID: price.id };
    const house = await openTestHouse({ environment });
    const items = (...data: unknown[]) => ({ object: 'list', data, has_more: false });
    const buy = async (item: unknown) => {
      const checkoutId = newCheckoutId();
      if (item !== null) peer.has.set(`/v1/checkout/sessions/${checkoutId}/line_items`, items(item));
      const checkout = { checkoutId, email, more: { payment_link: null } };
      expect(await send(house, checkoutCompleted(house, checkout))).toBe(200);
      return await countOf(house, 'users');
    };
    expect(await buy(null)).toBe(0);
    expect(await buy({ ...lineItem, price: { ...price, id: 'price_other' } })).toBe(0);
    expect(await buy({ ...lineItem, quantity: 2 })).toBe(0);
    expect(await buy(lineItem)).toBe(1);
  });
});
