import type { Migration } from '#server/platform/database/migrate.ts';

export type AccountTables = {
  users: {
    id: string;
    email: string;
    first_name: string;
    last_name: string;
    /** Null while there is no password of the owner's own: bought and not claimed yet, or replaced by a temporary one. */
    password_hash: string | null;
    must_change_password: boolean;
    email_confirmed_at: Date | null;
    last_sign_in_at: Date | null;
    created_at: Date;
  };
  sessions: {
    token_hash: string;
    user_id: string;
    created_at: Date;
    /** Noted once a day at most, so the family may have come up to a day after it. */
    last_seen_at: Date;
    /** The device is in a child's hands: by which hand-over. */
    handed_to: string | null;
  };
  temporary_passwords: {
    id: string;
    user_id: string;
    /** `mailed` proves that its user reads the account's mail; `first` was shown to the browser that had paid. */
    kind: 'mailed' | 'first';
    secret_mac: string;
    created_at: Date;
    /** Of the chance to sign in with it; once it is used, of the chance to give it as the current password. */
    expires_at: Date;
    used_at: Date | null;
  };
  /** Accounts that a purchase opened and nobody has signed in to. */
  unclaimed_accounts: {
    user_id: string;
    checkout_hash: string;
    opened_at: Date;
    reveals: number;
  };
};

export const accountMigration: Migration = {
  name: '0010-accounts',
  async up(schema) {
    await schema
      .createTable('users')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('first_name', 'text', (column) => column.notNull())
      .addColumn('last_name', 'text', (column) => column.notNull())
      .addColumn('password_hash', 'text')
      .addColumn('must_change_password', 'boolean', (column) => column.notNull())
      .addColumn('email_confirmed_at', 'timestamptz')
      .addColumn('last_sign_in_at', 'timestamptz')
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .execute();
    const ownUser = ownedBy(schema);
    await ownUser('sessions')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .addColumn('last_seen_at', 'timestamptz', (column) => column.notNull())
      .execute();
    await ownUser('temporary_passwords')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('secret_mac', 'text', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .addColumn('used_at', 'timestamptz')
      .execute();
    await ownUser('unclaimed_accounts')
      .addColumn('checkout_hash', 'text', (column) => column.primaryKey())
      .addColumn('opened_at', 'timestamptz', (column) => column.notNull())
      .addColumn('reveals', 'integer', (column) => column.notNull())
      .execute();
    for (const table of ['sessions', 'temporary_passwords', 'unclaimed_accounts'])
      await schema.createIndex(`${table}_user`).on(table).column('user_id').execute();
  },
};

export const handedSessionMigration: Migration = {
  name: '0111-handed-sessions',
  async up(schema) {
    await schema.alterTable('sessions').addColumn('handed_to', 'text').execute();
  },
};

/** Whatever belongs to an account goes when the account goes, by the database's own hand. */
const ownedBy = (schema: Parameters<Migration['up']>[0]) => (table: string) =>
  schema
    .createTable(table)
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'));
