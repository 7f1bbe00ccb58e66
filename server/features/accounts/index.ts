import type { FastifyInstance, FastifyRequest } from 'fastify';
import { normaliseEmail } from '#contract/accounts.ts';
import type { Plan } from '#contract/billing.ts';
import { Problem } from '#contract/problem.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Secrets } from '#server/platform/config/secrets.ts';
import type { Database } from '#server/platform/database/database.ts';
import { placeOf } from '#server/platform/http/place.ts';
import type { Door, Identify } from '#server/platform/http/serve.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { Throttle } from '#server/platform/throttle.ts';
import { accountById, countAccounts } from './account-book.ts';
import { createChangePassword } from './change-password.ts';
import { createClaimPurchase } from './claim-purchase.ts';
import { createConfirmAddress } from './confirm-address.ts';
import { createConfirmLinks } from './confirm-link.ts';
import { createCookies } from './cookies.ts';
import { createDeleteAccount } from './delete-account.ts';
import { createEverything } from './keepsakes/everything.ts';
import type { Keepsakes } from './keepsakes/keepsakes.ts';
import { createExportAccount, type Contribution } from './export-account.ts';
import { createForgotten } from './forgotten.ts';
import { createKnownDevices } from './known-device.ts';
import { createLetterLimit } from './letter-limit.ts';
import { createLetters } from './letters.ts';
import { createMailedPasswords } from './mailed-passwords.ts';
import { createPasswordHasher } from './password-hash.ts';
import { serveArrivals } from './pages.ts';
import { serveAccounts } from './routes.ts';
import { createSessions } from './sessions.ts';
import { createSignIn } from './sign-in.ts';
import { createSignInGuard } from './sign-in-guard.ts';
import { createSignUp, type AccountOpened, type Purchase } from './sign-up.ts';
import { createSweep } from './sweep.ts';
import { createTemporaryPasswords } from './temporary-passwords.ts';
import { asUser } from './user.ts';
import { createWhoAsks } from './who-asks.ts';

export { accountMigration, handedSessionMigration } from './account-tables.ts';
export { forgetAgainJob } from './forgotten.ts';

type Needs = {
  database: Database;
  /** Where the mark of a family that has left is kept, outside the database. */
  files: FileStore;
  clock: Clock;
  log: Log;
  secrets: Secrets;
  jobs: Jobs;
  mail: Mail;
  throttle: Throttle;
  settings: {
    publicUrl: string;
    nativeOrigins: readonly string[];
    adminEmails: readonly string[];
    /** Whether letters leave the house or go to the outbox folder. */
    isPostal: boolean;
    signUp: 'open' | 'confirmed';
    brand: { name: string; email: string; trialDays: number };
  };
  planOf: (userId: string) => Promise<Plan>;
  accountOpened: AccountOpened;
  accountClosing: (inside: Database, userId: string) => Promise<void>;
  eraseFiles: (userId: string) => Promise<void>;
  contributions: readonly Contribution[];
  keepsakesOf: (userId: string) => Promise<Keepsakes>;
  /** What other parts of the house throw away once a day. */
  sweeps: readonly (() => Promise<void>)[];
};

export type Accounts = {
  identify: Identify;
  /** The calls of the contract, and the page at which buyers arrive from outside. Before the site's own pages. */
  serve(door: Door, app: FastifyInstance): void;
  /** Arranges what has to happen once a day. When the house is open. */
  start(): Promise<void>;
  /** For a payment that has arrived: the account of that address, opened if there is none. */
  openForPurchase(inside: Database, purchase: Purchase): Promise<string>;
  /** Where a letter to this family goes; null when they have left. */
  addresseeOf(userId: string): Promise<{ email: string; firstName: string } | null>;
  count(): Promise<number>;
  /** Gives the device that asks into a child's hands, or takes it back. */
  handing(request: FastifyRequest): Promise<Hand>;
  /** Whether this is the password of whoever's session asks; behind the same count as signing in. */
  isPassword(request: FastifyRequest, password: string): Promise<boolean>;
};

export type Hand = (inside: Database, handedTo: string | null) => Promise<void>;

export function createAccounts(needs: Needs): Accounts {
  const { database, clock, jobs, mail, throttle, settings } = needs;
  const keyFor = (purpose: string) => needs.secrets.keyFor(`accounts ${purpose}`);
  const { brand, publicUrl } = settings;
  const sender = {
    opensOnlyConfirmed: settings.signUp === 'confirmed',
    productName: brand.name,
    supportEmail: brand.email,
    trialDays: brand.trialDays,
    publicUrl,
  };

  const hasher = createPasswordHasher();
  const guard = createSignInGuard(database, throttle);
  const sessions = createSessions(needs);
  const temporaryPasswords = createTemporaryPasswords({ database, clock, key: keyFor('temporary-password') });
  const confirmLinks = createConfirmLinks({ clock, key: keyFor('confirm-link') });
  const letterLimit = createLetterLimit(throttle);
  const letters = createLetters({ database, jobs, mail, confirmLinks, temporaryPasswords, sender });
  const mailedPasswords = createMailedPasswords({ database, jobs, letters, letterLimit });
  const signUp = createSignUp({ ...needs, hasher, letters, letterLimit });
  const cookies = createCookies(settings);
  const knownDevices = createKnownDevices(keyFor('known-device'));

  const admins = new Set(settings.adminEmails.map(normaliseEmail));
  const isAdmin = ({ email, isConfirmed }: { email: string; isConfirmed: boolean }) =>
    isConfirmed && admins.has(email);
  // A house at https://localhost has the native wrapper's origin itself: there it is a browser's.
  const nativeOrigins = settings.nativeOrigins.filter((origin) => origin !== new URL(publicUrl).origin);
  const who = createWhoAsks({ sessions, cookies, nativeOrigins, isAdmin });
  const sweep = createSweep({
    database,
    clock,
    jobs,
    sweeps: [() => sessions.sweep(), () => temporaryPasswords.sweep(), ...needs.sweeps],
  });

  const forgotten = createForgotten({ ...needs, key: keyFor('departed') });
  const deleteAccount = createDeleteAccount({
    ...needs,
    sender,
    isPostal: settings.isPostal,
    markDeparted: (inside, userId) => forgotten.mark(inside, userId),
  });
  forgotten.forgetAgain(deleteAccount);

  const exportAccount = createExportAccount({ ...needs, sessions });

  return {
    identify: (request) => who.identify(request),
    start: () => sweep.forTomorrow(),
    count: () => countAccounts(database),
    async handing(request) {
      const session = await who.sessionOf(request);
      if (!session) throw new Problem('not_signed_in');
      return (inside, handedTo) => sessions.hand(inside, session, handedTo);
    },
    async isPassword(request, password) {
      const session = await who.sessionOf(request);
      const account = session && (await accountById(database, session.userId));
      if (!account) throw new Problem('not_signed_in');
      const device = knownDevices.markFor(cookies.read(request, 'device'), account.email);
      const whence = { place: placeOf(request.ip), device };
      const look = await guard.look(account.email, whence, () =>
        hasher.verify(account.password_hash, password),
      );
      if (look.isRight) await database.transaction((inside) => look.succeeded(inside));
      return look.isRight;
    },
    openForPurchase: (inside, purchase) => signUp.byPurchase(inside, purchase),
    async addresseeOf(userId) {
      const account = await accountById(database, userId);
      return account ? { email: account.email, firstName: account.first_name } : null;
    },
    serve(door, app) {
      serveArrivals(app, cookies);
      serveAccounts(door, {
        who,
        cookies,
        sessions,
        throttle,
        signUp,
        mailedPasswords,
        knownDevices,
        signIn: createSignIn({
          ...needs,
          hasher,
          guard,
          sessions,
          temporaryPasswords,
          letters,
          opensOnlyConfirmed: settings.signUp === 'confirmed',
        }),
        changePassword: createChangePassword({
          database,
          hasher,
          guard,
          sessions,
          temporaryPasswords,
          letters,
          clock,
        }),
        confirmAddress: createConfirmAddress({
          database,
          clock,
          confirmLinks,
          hasher,
          guard,
          sessions,
          willBeAdmin: (email) => isAdmin({ email, isConfirmed: true }),
        }),
        claimPurchase: createClaimPurchase({ database, clock, temporaryPasswords, mailedPasswords }),
        deleteAccount,
        exportAccount,
        everything: createEverything({
          house: settings.brand.name,
          clock,
          exportAccount,
          keepsakesOf: needs.keepsakesOf,
          accountOf,
        }),
        userOf,
        renew: (session) => sessions.renew(database, session),
      });
    },
  };

  async function accountOf(userId: string) {
    const account = await accountById(database, userId);
    if (!account) throw new Problem('not_signed_in');
    const { first_name: firstName, last_name: lastName, email, created_at: since } = account;
    return { firstName, lastName, email, since };
  }

  async function userOf(userId: string) {
    const account = await accountById(database, userId);
    if (!account) return null;
    const isConfirmed = account.email_confirmed_at !== null;
    return asUser(account, {
      isAdmin: isAdmin({ email: account.email, isConfirmed }),
      plan: await needs.planOf(userId),
    });
  }
}
