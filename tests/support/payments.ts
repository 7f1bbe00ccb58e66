import { createServer } from 'node:http';
import type { Answer, TestHouse } from './house.ts';
import { onLoopback } from './loopback.ts';
import {
  type Checkout,
  type Message,
  messageOf,
  newId,
  paidCheckout,
  signatureAt,
} from './payment-messages.ts';

export const webhookSecret = 'whsec_for_tests_0123456789abcdef';

/** A house that takes payment, in the provider's test mode. */
export const sellingHouse = {
  TRUST_PROXY: '1',
  STRIPE_SECRET_KEY: 'sk_test_0123456789',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_PAYMENT_LINK: 'https://buy.stripe.com/test_0123456789',
};

const seconds = (house: TestHouse) => Math.floor(house.clock.now().getTime() / 1_000);

export const newCheckoutId = () => newId('cs_test');
export const newSubscriptionId = () => newId('sub');

/** What the provider sends, by the clock of that house. */
export const message = (
  house: TestHouse,
  type: string,
  object: Record<string, unknown>,
  laterSeconds = 0,
): Message => messageOf(type, seconds(house) + laterSeconds, object);

export const checkoutCompleted = (house: TestHouse, checkout: Checkout): Message =>
  paidCheckout(seconds(house), checkout);

export const subscriptionNews = (house: TestHouse, id: string, status: string, laterSeconds = 0, more = {}) =>
  message(
    house,
    status === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated',
    {
      id,
      object: 'subscription',
      status,
      cancel_at_period_end: false,
      items: { data: [{ current_period_end: seconds(house) + 30 * 86_400 }] },
      ...more,
    },
    laterSeconds,
  );

export function signature(
  house: TestHouse,
  body: string,
  { secret = webhookSecret, ageSeconds = 0 } = {},
): string {
  return signatureAt(seconds(house) - ageSeconds, body, secret);
}

/** Sends the very bytes, as the provider does. */
export async function sendBytes(
  house: TestHouse,
  body: string,
  header: string | undefined,
): Promise<Pick<Answer, 'status'>> {
  const answer = await fetch(`${house.url}/api/webhooks/stripe`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(header !== undefined && { 'stripe-signature': header }),
    },
    body,
  });
  await answer.text();
  return answer;
}

export async function send(house: TestHouse, sent: Message): Promise<number> {
  const body = JSON.stringify(sent, null, 2);
  return (await sendBytes(house, body, signature(house, body))).status;
}

/** The provider's interface, of which we use one call. */
export async function startPaymentPeer(): Promise<{ url: string; asked: string[]; answers: number[] }> {
  const peer = { url: '', asked: [] as string[], answers: [] as number[] };
  const server = createServer((request, response) => {
    peer.asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    response.writeHead(peer.answers.shift() ?? 200, { 'content-type': 'application/json' }).end('{}');
  });
  peer.url = await onLoopback(server);
  return peer;
}
