import { createServer } from 'node:http';
import type { Answer, TestHouse } from '#tests/support/house/house.ts';
import { onLoopback } from './loopback.ts';
import * as documented from './payment-bodies.ts';
import {
  type Checkout,
  type Message,
  messageOf,
  newId,
  paidCheckout,
  sellingSettings,
  signatureAt,
} from './payment-messages.ts';

export const webhookSecret = 'whsec_for_tests_0123456789abcdef';

/** A house that takes payment, in the provider's test mode. */
export const sellingHouse = {
  TRUST_PROXY: '1',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  ...sellingSettings,
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

export function subscriptionNews(
  house: TestHouse,
  id: string,
  status: string,
  laterSeconds = 0,
  more: Record<string, unknown> = {},
): Message {
  const now = seconds(house);
  const [item] = documented.subscription.items.data;
  const month = { current_period_start: now, current_period_end: now + 30 * 86_400 };
  const type = status === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated';
  const object = {
    ...documented.subscription,
    id,
    status,
    customer: null,
    latest_invoice: null,
    items: { ...documented.subscription.items, data: [{ ...item, ...month, subscription: id }] },
    ...more,
  };
  return message(house, type, object, laterSeconds);
}

export const chargeRefunded = (house: TestHouse, more: Record<string, unknown> = {}): Message =>
  message(house, 'charge.refunded', {
    ...documented.charge,
    customer: null,
    created: seconds(house),
    ...more,
  });

export const chargeDisputed = (house: TestHouse, more: Record<string, unknown> = {}): Message =>
  message(house, 'charge.dispute.created', { ...documented.dispute, ...more });

export const invoiceSettled = (house: TestHouse, invoice: string, paymentId: string): Message =>
  message(house, 'invoice_payment.paid', {
    ...documented.invoicePayment,
    invoice,
    payment: { type: 'payment_intent', payment_intent: paymentId },
  });

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

export type PaymentPeer = {
  url: string;
  asked: string[];
  /** What it answers next, in place of what it has. */
  answers: number[];
  /** What there is to be asked for, by its path. */
  has: Map<string, unknown>;
};

/** The provider's interface: one payment link and what it sells. */
export async function startPaymentPeer(): Promise<PaymentPeer> {
  const list = (data: unknown[]) => ({ object: 'list', data, has_more: false });
  const { id } = documented.paymentLink;
  const has = new Map<string, unknown>([
    ['/v1/payment_links', list([documented.paymentLink])],
    [`/v1/payment_links/${id}`, documented.paymentLink],
    [`/v1/payment_links/${id}/line_items`, list([documented.lineItem])],
  ]);
  const peer: PaymentPeer = { url: '', asked: [], answers: [], has };
  const server = createServer((request, response) => {
    peer.asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    const thing = request.method === 'DELETE' ? {} : has.get(new URL(request.url ?? '', peer.url).pathname);
    const status = peer.answers.shift() ?? (thing === undefined ? 404 : 200);
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(status === 200 ? thing : { error: { type: 'invalid_request_error' } }));
  });
  peer.url = await onLoopback(server);
  return peer;
}
