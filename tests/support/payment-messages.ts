import { createHmac, randomUUID } from 'node:crypto';

export const newId = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '')}`;

export type Message = {
  id: string;
  type: string;
  created: number;
  livemode: boolean;
  data: { object: Record<string, unknown> };
};

/** What the payment provider sends, in its documented shape; only the parts that say something. */
export const messageOf = (type: string, created: number, object: Record<string, unknown>): Message => ({
  id: newId('evt'),
  type,
  created,
  livemode: false,
  data: { object },
});

export type Checkout = {
  checkoutId: string;
  email: string;
  subscriptionId?: string | null;
  paymentStatus?: string;
  paymentId?: string;
};

export const paidCheckout = (created: number, checkout: Checkout): Message =>
  messageOf('checkout.session.completed', created, {
    id: checkout.checkoutId,
    object: 'checkout.session',
    payment_status: checkout.paymentStatus ?? 'paid',
    customer_details: { email: checkout.email },
    subscription: checkout.subscriptionId ?? null,
    payment_intent: checkout.paymentId ?? null,
  });

/** The header by which it shows that these very bytes are its own. */
export const signatureAt = (time: number, body: string, secret: string): string =>
  `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
