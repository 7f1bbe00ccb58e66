import { describe, expect, test } from 'vitest';
import { openPlace } from '#tests/support/database/databases.ts';
import { openTestHouse } from '#tests/support/house/house.ts';
import { passUntil } from '#tests/support/house/nothing-runs.ts';
import { letterTo, lettersTo } from '#tests/support/family/letters.ts';
import {
  chargeDisputed,
  chargeRefunded,
  checkoutCompleted,
  invoiceSettled,
  newCheckoutId,
  newSubscriptionId,
  send,
  sellingHouse,
  startPaymentPeer,
  subscriptionNews,
} from '#tests/support/peers/payments.ts';
import { newFamily, newVisitor, signIn } from '#tests/support/family/visitor.ts';
import { sweepNews } from './payment-queries.ts';
import { openShop, planOf, countOf } from '#tests/support/family/shop.ts';

const day = 86_400_000;

describe('a family that buys', () => {
  test('has Premium while its subscription runs, and keeps what it has after that', async () => {
    const house = await openShop();
    const family = await newFamily(house);
    expect(await planOf(family)).toBe('trial');
    house.clock.pass(7 * day);
    expect(await planOf(family)).toBe('ended');
    const tell = () => family.ask('POST', '/api/tts', { text: 'Good night, little fox.', voice: 'emma' });
    const refused = await tell();
    expect(refused.status).toBe(402);
    expect(refused.json).toMatchObject({
      code: 'payment_needed',
      message: 'Your free trial has ended. Subscribe to make new stories; everything you have stays yours.',
    });

    const subscriptionId = newSubscriptionId();
    await send(
      house,
      checkoutCompleted(house, { checkoutId: newCheckoutId(), email: family.email, subscriptionId }),
    );
    expect(await planOf(family)).toBe('premium');
    expect((await tell()).status).toBe(200);
    await letterTo(house, family.email, 'Lamplight Premium is on');
    await send(house, subscriptionNews(house, subscriptionId, 'active'));
    expect(await planOf(family)).toBe('premium');
    await send(house, subscriptionNews(house, subscriptionId, 'canceled', 10));
    expect(await planOf(family)).toBe('ended');
    expect((await family.ask('GET', '/api/account/export')).status).toBe(200);
  });

  test('has its money back and no Premium', async () => {
    const house = await openShop();
    const family = await newFamily(house);
    house.clock.pass(8 * day);
    const paymentId = 'pi_0123456789';
    await send(house, chargeRefunded(house, { payment_intent: paymentId }));
    await send(
      house,
      checkoutCompleted(house, { checkoutId: newCheckoutId(), email: family.email, paymentId }),
    );
    expect(await planOf(family)).toBe('ended');
  });

  test('has a month, and a week to hear of the next one', async () => {
    const house = await openShop();
    const [subscriber, once] = [await newFamily(house), await newFamily(house)];
    const subscriptionId = newSubscriptionId();
    const paid = { checkoutId: newCheckoutId(), email: subscriber.email, subscriptionId };
    await send(house, checkoutCompleted(house, paid));
    await send(house, subscriptionNews(house, subscriptionId, 'active'));
    await send(house, checkoutCompleted(house, { checkoutId: newCheckoutId(), email: once.email }));
    house.clock.pass(31 * day);
    await signIn(subscriber, subscriber.email, subscriber.password);
    await signIn(once, once.email, once.password);
    expect([await planOf(subscriber), await planOf(once)]).toEqual(['premium', 'ended']);
    house.clock.pass(6 * day);
    expect(await planOf(subscriber)).toBe('ended');
    await send(house, subscriptionNews(house, subscriptionId, 'active'));
    expect(await planOf(subscriber)).toBe('premium');
  });

  test('has the money of an invoice back, and Premium again with the next one', async () => {
    const house = await openShop();
    const [customer, other] = ['cus_Q1w2e3', 'cus_Other'];
    const bought = async (invoiceId: string) => {
      const family = await newFamily(house);
      const subscriptionId = newSubscriptionId();
      const paid = { checkoutId: newCheckoutId(), email: family.email, subscriptionId, invoiceId };
      await send(house, checkoutCompleted(house, { ...paid, customerId: customer }));
      const invoiced = (latest: string, later = 0) =>
        send(
          house,
          subscriptionNews(house, subscriptionId, 'active', later, { customer, latest_invoice: latest }),
        );
      await invoiced(invoiceId);
      return { family, invoiced };
    };
    const [named, settled, disputed, somebodys] = [
      await bought('in_1'),
      await bought('in_2'),
      await bought('in_3'),
      await bought('in_4'),
    ];
    house.clock.pass(8 * day);
    // As older versions of the provider's interface say it, and as newer ones do, in either order.
    await send(house, chargeRefunded(house, { payment_intent: 'pi_1', customer, invoice: 'in_1' }));
    await send(house, chargeRefunded(house, { payment_intent: 'pi_2', customer, amount: 1_300 }));
    await send(house, invoiceSettled(house, 'in_2', 'pi_2'));
    await send(house, invoiceSettled(house, 'in_3', 'pi_3'));
    await send(house, chargeDisputed(house, { payment_intent: 'pi_3' }));
    await send(house, chargeRefunded(house, { payment_intent: 'pi_4', customer: other, invoice: 'in_4' }));
    const states = () =>
      Promise.all([named, settled, disputed, somebodys].map(({ family }) => planOf(family)));
    expect(await states()).toEqual(['ended', 'ended', 'ended', 'premium']);
    await named.invoiced('in_5', 1);
    expect(await states()).toEqual(['premium', 'ended', 'ended', 'premium']);
  });

  test('is never shown to somebody who only typed its address at the checkout', async () => {
    const house = await openShop();
    const family = await newFamily(house);
    const checkoutId = newCheckoutId();
    const stranger = newVisitor(house);
    await send(house, checkoutCompleted(house, { checkoutId, email: family.email }));
    await stranger.ask('GET', `/welcome?session_id=${checkoutId}`);
    const answer = await stranger.ask('POST', '/api/get-customer-credentials', { email: family.email });
    expect(Object.keys(answer.json as object)).toEqual(['message']);
    expect((await family.ask('GET', '/api/account/export')).status).toBe(200);
  });
});

describe('the trial', () => {
  test('is announced to end two days before, with how to go on and how to cancel', async () => {
    const house = await openShop();
    const family = await newFamily(house);
    const subscriber = await newFamily(house);
    await send(house, checkoutCompleted(house, { checkoutId: newCheckoutId(), email: subscriber.email }));
    house.clock.pass(5 * day - 1);
    // A letter that is due now shows that the reminder is not.
    await family.ask('POST', '/api/reset-password', { email: family.email });
    await letterTo(house, family.email, 'Your temporary password');
    expect((await lettersTo(house, family.email)).some(({ subject }) => /trial/.test(subject))).toBe(false);
    house.clock.pass(1);
    const { text } = await letterTo(house, family.email, 'Two more evenings in your trial');
    expect(text).toContain('/subscribe');
    expect(text).toMatch(/hello@lamplight\.example with\s+“cancel” in the subject/);
    expect((await lettersTo(house, subscriber.email)).some(({ subject }) => /trial/.test(subject))).toBe(
      false,
    );
  });

  test('is nothing to be reminded of where nothing is sold', async () => {
    const house = await openTestHouse();
    await newFamily(house);
    const database = await openPlace(house.place);
    const jobs = await database
      .tables<{ jobs: { kind: string } }>()
      .selectFrom('jobs')
      .select('kind')
      .execute();
    expect(jobs.filter(({ kind }) => kind.startsWith('billing'))).toEqual([]);
  });
});

describe('a family with a subscription that leaves', () => {
  test('is not charged again, even if the provider is away just then', async () => {
    const peer = await startPaymentPeer();
    const house = await openTestHouse({ environment: { ...sellingHouse, STRIPE_API_URL: peer.url } });
    peer.asked.length = 0;
    peer.answers.push(500);
    const family = await newFamily(house);
    const subscriptionId = newSubscriptionId();
    await send(
      house,
      checkoutCompleted(house, { checkoutId: newCheckoutId(), email: family.email, subscriptionId }),
    );
    await send(house, subscriptionNews(house, subscriptionId, 'active'));
    await family.ask('DELETE', `/api/delete-account?userId=${family.userId}`);
    expect([await countOf(house, 'subscriptions'), await countOf(house, 'purchases')]).toEqual([0, 0]);
    const call = `DELETE /v1/subscriptions/${subscriptionId} Bearer ${sellingHouse.STRIPE_SECRET_KEY}`;
    await expect.poll(() => peer.asked).toEqual([call]);
    // That it failed may be noted only after a minute has passed, and the next try is reckoned from there.
    await passUntil(house, 60_000, () => expect(peer.asked).toEqual([call, call]));
    // For whoever runs the house, should it never succeed.
    expect(house.logged()).toContain(subscriptionId);
  });

  test('leaves nothing of its payments behind once no message of them can come any more', async () => {
    const house = await openShop();
    const [left, stayed] = [await newFamily(house), await newFamily(house)];
    const subscriptions: string[] = [];
    for (const [{ email }, paymentId] of [
      [left, 'pi_left'],
      [stayed, 'pi_stayed'],
    ] as const) {
      const subscriptionId = newSubscriptionId();
      const invoiceId = `in_of_${paymentId}`;
      const checkout = { checkoutId: newCheckoutId(), email, subscriptionId, invoiceId };
      await send(house, checkoutCompleted(house, checkout));
      await send(house, subscriptionNews(house, subscriptionId, 'active', 0, { latest_invoice: invoiceId }));
      await send(house, invoiceSettled(house, invoiceId, paymentId));
      await send(house, chargeRefunded(house, { payment_intent: paymentId }));
      subscriptions.push(subscriptionId);
    }
    await left.ask('DELETE', `/api/delete-account?userId=${left.userId}`);
    // The provider says of the one what we have asked of it.
    await send(house, subscriptionNews(house, subscriptions[0] ?? '', 'canceled', 60));
    expect([
      await countOf(house, 'subscriptions'),
      await countOf(house, 'refunded_payments'),
      await countOf(house, 'invoice_payments'),
    ]).toEqual([2, 2, 2]);
    house.clock.pass(31 * day);
    // What was told of the payment keeps what was paid back for one night longer.
    for (let night = 0; night < 2; night++) await sweepNews(await openPlace(house.place), house.clock.now());
    expect([
      await countOf(house, 'subscriptions'),
      await countOf(house, 'refunded_payments'),
      await countOf(house, 'invoice_payments'),
      await countOf(house, 'payment_events'),
      await countOf(house, 'purchases'),
    ]).toEqual([1, 1, 1, 0, 1]);
    await signIn(stayed, stayed.email, stayed.password);
    expect(await planOf(stayed)).toBe('ended');
  });
});
