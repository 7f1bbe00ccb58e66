import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openPlace } from '#tests/support/database/databases.ts';
import { type TestHouse } from '#tests/support/house/house.ts';
import { letterTo, lettersTo } from '#tests/support/family/letters.ts';
import {
  checkoutCompleted,
  newCheckoutId,
  newSubscriptionId,
  send,
  subscriptionNews,
} from '#tests/support/peers/payments.ts';
import { type Message } from '#tests/support/peers/payment-messages.ts';
import { openShop, countOf } from '#tests/support/family/shop.ts';

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
