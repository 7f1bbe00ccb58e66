import type Stripe from 'stripe';
import type * as z from 'zod/mini';
import type { Charge, Checkout, Dispute, InvoicePaymentPaid, Subscription } from './payment-events.ts';
import type { PaymentLink } from './payment-link.ts';
import type { Item } from './sold-items.ts';

// Nothing here runs. What the provider documents of itself has to fit into what we read of it, and the compiler says so.

export const checkoutFits = (documented: Stripe.Checkout.Session): z.input<typeof Checkout> => documented;
export const subscriptionFits = (documented: Stripe.Subscription): z.input<typeof Subscription> => documented;
export const chargeFits = (documented: Stripe.Charge): z.input<typeof Charge> => documented;
export const disputeFits = (documented: Stripe.Dispute): z.input<typeof Dispute> => documented;
export const invoicePaymentFits = (documented: Stripe.InvoicePayment): z.input<typeof InvoicePaymentPaid> =>
  documented;
export const linkFits = (documented: Stripe.PaymentLink): z.input<typeof PaymentLink> => documented;
export const itemFits = (documented: Stripe.LineItem): z.input<typeof Item> => documented;
