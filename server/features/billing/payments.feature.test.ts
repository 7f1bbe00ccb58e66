import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openPlace } from '#tests/support/databases.ts';
import { openTestHouse, type TestHouse } from '#tests/support/house.ts';
import { letterTo, lettersTo } from '#tests/support/letters.ts';
import {
  checkoutCompleted,
  message,
  newCheckoutId,
  newSubscriptionId,
  send,
  sendBytes,
  sellingHouse,
  signature,
  startPaymentPeer,
  subscriptionNews,
} from '#tests/support/payments.ts';
import type { Message } from '#tests/support/payment-messages.ts';
import { newFamily, newVisitor, signIn, userIn, type Visitor } from '#tests/support/visitor.ts';
import { sweepNews } from './payment-shelf.ts';

const day = 86_400_000;
const openShop = () => openTestHouse({ environment: sellingHouse });
const stateOf = async (visitor: Visitor) =>
  userIn(await visitor.ask('POST', '/api/validate-session', {})).plan.state;

async function countOf(house: TestHouse, table: string): Promise<number> {
  const database = await openPlace(house.place);
  return (await database.tables<Record<string, object>>().selectFrom(table).selectAll().execute()).length;
}

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
    expect(await stateOf(family)).toBe('premium');
  });

  test('opens nothing when it is unsigned, altered, old, of the other mode, too large or no message', async () => {
    const house = await openTestHouse({ environment: sellingHouse, allowErrors: true });
    const paid = checkoutCompleted(house, { checkoutId: newCheckoutId(), email: 'buyer@home.example' });
    const body = JSON.stringify(paid);
    const live = JSON.stringify({ ...paid, livemode: true });
    const refused = [
      await sendBytes(house, body, undefined),
      await sendBytes(house, body, signature(house, body, { secret: 'whsec_of_somebody_else' })),
      await sendBytes(house, body.replace('buyer@', 'thief@'), signature(house, body)),
      await sendBytes(house, body, signature(house, body, { ageSeconds: 301 })),
      await sendBytes(house, live, signature(house, live)),
      await sendBytes(house, 'no message', signature(house, 'no message')),
      await sendBytes(house, '{"id":"evt_1"}', signature(house, '{"id":"evt_1"}')),
    ];
    expect(refused.map(({ status }) => status)).toEqual(Array(7).fill(400));
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
    const waiting = checkoutCompleted(house, { ...purchase, paymentStatus: 'unpaid' });
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

describe('a family that buys', () => {
  test('has Premium while its subscription runs, and keeps what it has after that', async () => {
    const house = await openShop();
    const family = await newFamily(house);
    expect(await stateOf(family)).toBe('trial');
    house.clock.pass(7 * day);
    expect(await stateOf(family)).toBe('ended');
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
    expect(await stateOf(family)).toBe('premium');
    expect((await tell()).status).toBe(200);
    await letterTo(house, family.email, 'Lamplight Premium is on');
    await send(house, subscriptionNews(house, subscriptionId, 'active'));
    expect(await stateOf(family)).toBe('premium');
    await send(house, subscriptionNews(house, subscriptionId, 'canceled', 10));
    expect(await stateOf(family)).toBe('ended');
    expect((await family.ask('GET', '/api/account/export')).status).toBe(200);
  });

  test('has its money back and no Premium', async () => {
    const house = await openShop();
    const family = await newFamily(house);
    house.clock.pass(8 * day);
    const paymentId = 'pi_0123456789';
    await send(house, message(house, 'charge.refunded', { payment_intent: paymentId, refunded: true }));
    await send(
      house,
      checkoutCompleted(house, { checkoutId: newCheckoutId(), email: family.email, paymentId }),
    );
    expect(await stateOf(family)).toBe('ended');
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

  test('comes to the same end in whatever order, and however often, the messages come', async () => {
    const house = await openShop();
    const history = (email: string) => {
      const subscriptionId = newSubscriptionId();
      return [
        checkoutCompleted(house, { checkoutId: newCheckoutId(), email, subscriptionId }),
        subscriptionNews(house, subscriptionId, 'active', 1),
        subscriptionNews(house, subscriptionId, 'past_due', 1),
        subscriptionNews(house, subscriptionId, 'canceled', 2),
        subscriptionNews(house, subscriptionId, 'active', 3),
      ];
    };
    const database = await openPlace(house.place);
    const endOf = async (email: string) => {
      const rows = await database
        .tables<EndTables>()
        .selectFrom('users')
        .innerJoin('purchases', 'purchases.user_id', 'users.id')
        .innerJoin('subscriptions', 'subscriptions.id', 'purchases.subscription_id')
        .select(['subscriptions.status', 'subscriptions.is_cancelled', 'subscriptions.told_at'])
        .where('users.email', '=', email)
        .execute();
      return rows;
    };
    for (const one of history('in-order@home.example')) expect(await send(house, one)).toBe(200);
    const expected = await endOf('in-order@home.example');
    expect(expected.map(({ status }) => status)).toEqual(['canceled']);

    const lots = fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true }));
    const sequences = fc.sample(lots, { numRuns: shuffles, seed: 20_261_120 }).map((drawn, number) => {
      const email = `family-${number}@home.example`;
      return { email, sent: shuffled(history(email), drawn) };
    });
    await inParallel(sequences, 8, async ({ email, sent }) => {
      const late = sent.filter((_one, index) => index % 2 === 1);
      const early = sent.filter((_one, index) => index % 2 === 0);
      await Promise.all([early, late].map((half) => sendAll(house, half)));
      expect(await endOf(email)).toEqual(expected);
    });
    expect(await countOf(house, 'users')).toBe(shuffles + 1);
    expect(await countOf(house, 'purchases')).toBe(shuffles + 1);
    await letterTo(house, `family-${shuffles - 1}@home.example`, 'account is ready');
    expect(await lettersTo(house, `family-${shuffles - 1}@home.example`)).toHaveLength(1);
  }, 300_000);
});

type EndTables = {
  users: { id: string; email: string };
  purchases: { user_id: string; subscription_id: string };
  subscriptions: { id: string; status: string; is_cancelled: boolean; told_at: Date };
};

const shuffles = 300;

/** Whoever is told to come again comes again, as the provider does. */
async function sendAll(house: TestHouse, messages: readonly Message[]): Promise<void> {
  for (const one of messages) {
    const status = await send(house, one);
    if (status === 503) expect(await send(house, one)).toBe(200);
    else expect(status).toBe(200);
  }
}

/** Each message once or twice, in an order drawn by lot. */
function shuffled(messages: readonly Message[], lots: fc.Stream<number>): Message[] {
  const draw = () => lots.next().value ?? 0;
  const copies = messages.flatMap((one) => Array<Message>(1 + Math.floor(draw() * 2)).fill(one));
  return copies
    .map((one) => ({ one, lot: draw() }))
    .toSorted((a, b) => a.lot - b.lot)
    .map(({ one }) => one);
}

async function inParallel<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const queue = [...items.entries()];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

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
    peer.answers.push(500);
    const house = await openTestHouse({ environment: { ...sellingHouse, STRIPE_API_URL: peer.url } });
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
    await expect
      .poll(() => {
        // That it failed may be noted only after a minute has passed, and the next try is reckoned from there.
        house.clock.pass(60_000);
        return peer.asked;
      })
      .toEqual([call, call]);
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
      const checkout = { checkoutId: newCheckoutId(), email, subscriptionId, paymentId };
      await send(house, checkoutCompleted(house, checkout));
      await send(house, subscriptionNews(house, subscriptionId, 'active'));
      await send(house, message(house, 'charge.refunded', { payment_intent: paymentId, refunded: true }));
      subscriptions.push(subscriptionId);
    }
    await left.ask('DELETE', `/api/delete-account?userId=${left.userId}`);
    // The provider says of the one what we have asked of it.
    await send(house, subscriptionNews(house, subscriptions[0] ?? '', 'canceled', 60));
    expect([await countOf(house, 'subscriptions'), await countOf(house, 'refunded_payments')]).toEqual([
      2, 2,
    ]);
    house.clock.pass(31 * day);
    await sweepNews(await openPlace(house.place), house.clock.now());
    expect([
      await countOf(house, 'subscriptions'),
      await countOf(house, 'refunded_payments'),
      await countOf(house, 'payment_events'),
      await countOf(house, 'purchases'),
    ]).toEqual([1, 1, 0, 1]);
    await signIn(stayed, stayed.email, stayed.password);
    expect(await stateOf(stayed)).toBe('ended');
  });
});
