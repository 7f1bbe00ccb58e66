import { describe, expect, test } from 'vitest';
import { openTestHouse } from '#tests/support/house/house.ts';
import {
  checkoutCompleted,
  newCheckoutId,
  send,
  sellingHouse,
  startPaymentPeer,
} from '#tests/support/peers/payments.ts';
import { lineItem, paymentLink, price } from '#tests/support/peers/payment-bodies.ts';
import { countOf } from '#tests/support/family/shop.ts';

describe('a house that opens to sell', () => {
  const { STRIPE_PAYMENT_LINK_ID: _, ...withoutId } = sellingHouse;

  test('learns the id of its payment link, and sees that both say the same', async () => {
    const peer = await startPaymentPeer();
    const house = await openTestHouse({ environment: { ...withoutId, STRIPE_API_URL: peer.url } });
    await send(house, checkoutCompleted(house, { checkoutId: newCheckoutId(), email: 'buyer@home.example' }));
    expect(await countOf(house, 'users')).toBe(1);
    expect(peer.asked.every((one) => one.startsWith('GET /v1/payment_links'))).toBe(true);
  });

  test('learns it later when nobody answers just then: the payment’s message comes again', async () => {
    const peer = await startPaymentPeer();
    peer.answers.push(500, 500);
    const environment = { ...withoutId, STRIPE_API_URL: peer.url };
    const house = await openTestHouse({ environment, allowErrors: true });
    const paid = checkoutCompleted(house, { checkoutId: newCheckoutId(), email: 'buyer@home.example' });
    expect([await send(house, paid), await countOf(house, 'users')]).toEqual([503, 0]);
    expect([await send(house, paid), await countOf(house, 'users')]).toEqual([200, 1]);
  });

  const list = (...data: unknown[]) => ({ object: 'list', data, has_more: false });
  const link = `/v1/payment_links/${paymentLink.id}`;
  test.each([
    [
      'another price',
      `${link}/line_items`,
      list({ ...lineItem, price: { ...price, unit_amount: 1_299 } }),
      /STRIPE_AMOUNT .* 1299 usd/,
    ],
    [
      'another currency',
      `${link}/line_items`,
      list({ ...lineItem, price: { ...price, currency: 'nzd' } }),
      /STRIPE_CURRENCY .* 999 nzd/,
    ],
    [
      'two things',
      `${link}/line_items`,
      list(lineItem, lineItem),
      /STRIPE_PAYMENT_LINK sells something else/,
    ],
    [
      'a trial',
      link,
      { ...paymentLink, subscription_data: { trial_period_days: 7 } },
      /free trial of its own/,
    ],
    [
      'another address',
      link,
      { ...paymentLink, url: 'https://buy.stripe.com/test_other' },
      /STRIPE_PAYMENT_LINK_ID belongs to/,
    ],
    ['nothing', link, undefined, /STRIPE_PAYMENT_LINK_ID is no link of this Stripe account/],
  ])('stays shut when the payment link has %s', async (_name, path, thing, sentence) => {
    const peer = await startPaymentPeer();
    peer.has.set(path, thing);
    const opening = openTestHouse({ environment: { ...sellingHouse, STRIPE_API_URL: peer.url } });
    await expect(opening).rejects.toThrow(sentence);
  });

  test('stays shut when it can neither ask for the link’s id nor has been told', async () => {
    const peer = await startPaymentPeer();
    peer.answers.push(403);
    const opening = openTestHouse({ environment: { ...withoutId, STRIPE_API_URL: peer.url } });
    await expect(opening).rejects.toThrow(/STRIPE_PAYMENT_LINK_ID is missing: please set it/);
  });

  test('opens with a key that may not ask, when it has been told', async () => {
    const peer = await startPaymentPeer();
    peer.answers.push(403);
    await openTestHouse({ environment: { ...sellingHouse, STRIPE_API_URL: peer.url } });
    expect(peer.asked).toHaveLength(1);
  });
});
