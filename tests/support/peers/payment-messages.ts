import { createHmac, randomUUID } from 'node:crypto';
import * as documented from './payment-bodies.ts';

export const newId = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '')}`;

type Thing = Record<string, unknown>;
export type Message = {
  id: string;
  type: string;
  created: number;
  livemode: boolean;
  data: { object: Thing };
};

/** What the payment provider sends, in its documented shape. */
export const messageOf = (type: string, created: number, object: Thing): Message => ({
  ...documented.event,
  id: newId('evt'),
  type,
  created,
  data: { object },
});

/** A payment link, known to the house by its id. Nobody answers there whom it could ask about it. */
export const sellingSettings = {
  STRIPE_SECRET_KEY: 'sk_test_0123456789',
  STRIPE_PAYMENT_LINK: documented.paymentLink.url,
  STRIPE_PAYMENT_LINK_ID: documented.paymentLink.id,
  STRIPE_API_URL: 'http://127.0.0.1:9',
};

export type Checkout = {
  checkoutId: string;
  email: string;
  /** Without one it is a single payment. */
  subscriptionId?: string | null;
  paymentId?: string;
  invoiceId?: string;
  customerId?: string | null;
  /** Whatever else it says otherwise. */
  more?: Thing;
};

export function paidCheckout(created: number, checkout: Checkout): Message {
  const { checkoutId, email, subscriptionId = null, paymentId, invoiceId, customerId, more } = checkout;
  const isSubscription = subscriptionId !== null;
  return messageOf('checkout.session.completed', created, {
    ...documented.checkoutSession,
    id: checkoutId,
    created,
    mode: isSubscription ? 'subscription' : 'payment',
    customer: customerId ?? null,
    customer_details: { ...documented.checkoutSession.customer_details, email },
    subscription: subscriptionId,
    invoice: isSubscription ? (invoiceId ?? newId('in')) : null,
    payment_intent: isSubscription ? null : (paymentId ?? newId('pi')),
    ...more,
  });
}

/** The header by which it shows that these very bytes are its own. */
export const signatureAt = (time: number, body: string, secret: string): string =>
  `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
