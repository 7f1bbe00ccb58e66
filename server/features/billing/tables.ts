import type { Migration } from '#server/platform/database/migrate.ts';

export type BillingTables = {
  trials: { user_id: string; ends_at: Date };
  /** What was paid for at the checkout. Its id is a secret of its buyer's browser, so only its hash is kept. */
  purchases: {
    checkout_hash: string;
    /** Null inside the transaction that records it, and for good where the checkout gave no address that we could write to. */
    user_id: string | null;
    subscription_id: string | null;
    payment_id: string | null;
    paid_at: Date;
    invoice_id: string | null;
    customer_id: string | null;
    /** What was taken, in the currency's smallest unit. */
    amount: number | null;
  };
  /** The newest that we have heard of each. Kept whether or not we know yet whose it is: news comes in any order. */
  subscriptions: {
    id: string;
    status: string;
    is_ended: boolean;
    paid_until: Date | null;
    is_cancelled: boolean;
    told_at: Date;
    event_id: string;
    /** The newest invoice, and when what it is for began. */
    invoice_id: string | null;
    period_start: Date | null;
    customer_id: string | null;
  };
  /** Kept likewise: a payment that went back opens nothing, even where word of it comes before word of the purchase. */
  refunded_payments: {
    payment_id: string;
    refunded_at: Date;
    invoice_id: string | null;
    customer_id: string | null;
    amount: number | null;
    charged_at: Date | null;
  };
  /** Which payment settled which invoice: a refund names the payment, a subscription its invoice. */
  invoice_payments: { payment_id: string; invoice_id: string; told_at: Date };
  payment_events: { id: string; received_at: Date };
};

export const billingMigration: Migration = {
  name: '0020-billing',
  async up(schema) {
    await schema
      .createTable('trials')
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await schema
      .createTable('purchases')
      .addColumn('checkout_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
      .addColumn('subscription_id', 'text')
      .addColumn('payment_id', 'text')
      .addColumn('paid_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await schema.createIndex('purchases_user').on('purchases').column('user_id').execute();
    await schema
      .createTable('subscriptions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('is_ended', 'boolean', (column) => column.notNull())
      .addColumn('paid_until', 'timestamptz')
      .addColumn('is_cancelled', 'boolean', (column) => column.notNull())
      .addColumn('told_at', 'timestamptz', (column) => column.notNull())
      .addColumn('event_id', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('refunded_payments')
      .addColumn('payment_id', 'text', (column) => column.primaryKey())
      .addColumn('refunded_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await schema
      .createTable('payment_events')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('received_at', 'timestamptz', (column) => column.notNull())
      .execute();
  },
};

/** What was paid may go back by its invoice or its customer, and a purchase is for a time. */
export const paidPeriodsMigration: Migration = {
  name: '0080-paid-periods',
  async up(schema) {
    const columns = {
      purchases: { invoice_id: 'text', customer_id: 'text', amount: 'bigint' },
      subscriptions: { invoice_id: 'text', period_start: 'timestamptz', customer_id: 'text' },
      refunded_payments: {
        invoice_id: 'text',
        customer_id: 'text',
        amount: 'bigint',
        charged_at: 'timestamptz',
      },
    } as const;
    for (const [table, added] of Object.entries(columns))
      for (const [column, type] of Object.entries(added))
        await schema.alterTable(table).addColumn(column, type).execute();
    for (const column of ['invoice_id', 'customer_id'])
      await schema
        .createIndex(`refunded_payments_${column}`)
        .on('refunded_payments')
        .column(column)
        .execute();
    await schema
      .createTable('invoice_payments')
      .addColumn('payment_id', 'text', (column) => column.primaryKey())
      .addColumn('invoice_id', 'text', (column) => column.notNull())
      .addColumn('told_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('invoice_payments_invoice')
      .on('invoice_payments')
      .column('invoice_id')
      .execute();
  },
};
