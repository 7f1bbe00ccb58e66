/** What a family has paid for, with what is known of its subscription and whether it was paid back. */
export type Purchase = Paid & { isRefunded: boolean };

/** What is known of a payment that was made at the checkout. */
export type Paid = {
  paidAt: Date;
  subscriptionId: string | null;
  paymentId: string | null;
  invoiceId: string | null;
  customerId: string | null;
  amount: number | null;
  /** Null for a single payment, and until the first news of the subscription comes. */
  subscription: {
    status: string;
    isCancelled: boolean;
    paidUntil: Date | null;
    periodStart: Date | null;
    invoiceId: string | null;
    customerId: string | null;
  } | null;
};
