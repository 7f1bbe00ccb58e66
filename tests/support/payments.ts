import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { Answer, TestHouse } from './house.ts';
import { onLoopback } from './loopback.ts';

export const webhookSecret = 'whsec_for_tests_0123456789abcdef';

/** A house that takes payment, in the provider's test mode. */
export const sellingHouse = {
  TRUST_PROXY: '1',
  STRIPE_SECRET_KEY: 'sk_test_0123456789',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_PAYMENT_LINK: 'https://buy.stripe.com/test_0123456789',
};

export type Message = {
  id: string;
  type: string;
  created: number;
  livemode: boolean;
  data: { object: Record<string, unknown> };
};

const seconds = (house: TestHouse) => Math.floor(house.clock.now().getTime() / 1_000);
const newId = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '')}`;

export const newCheckoutId = () => newId('cs_test');
export const newSubscriptionId = () => newId('sub');

/** What the provider sends, in its documented shape; only the parts that say something. */
export function message(
  house: TestHouse,
  type: string,
  object: Record<string, unknown>,
  laterSeconds = 0,
): Message {
  return {
    id: newId('evt'),
    type,
    created: seconds(house) + laterSeconds,
    livemode: false,
    data: { object },
  };
}

export const checkoutCompleted = (
  house: TestHouse,
  purchase: {
    checkoutId: string;
    email: string;
    subscriptionId?: string | null;
    paymentStatus?: string;
    paymentId?: string;
  },
) =>
  message(house, 'checkout.session.completed', {
    id: purchase.checkoutId,
    object: 'checkout.session',
    payment_status: purchase.paymentStatus ?? 'paid',
    customer_details: { email: purchase.email },
    subscription: purchase.subscriptionId ?? null,
    payment_intent: purchase.paymentId ?? null,
  });

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
  const time = seconds(house) - ageSeconds;
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
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
