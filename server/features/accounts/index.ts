import type { FastifyInstance, FastifyRequest } from 'fastify';
import { normaliseEmail } from '#contract/accounts.ts';
import type { Plan } from '#contract/billing.ts';
import { Problem } from '#contract/problem.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Secrets } from '#server/platform/config/secrets.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Api, Identify } from '#server/platform/http/api.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { Throttle } from '#server/platform/throttle.ts';
import { accountById } from './account/account-queries.ts';
import { asUser } from './account/as-user.ts';
import { createConfirmAddress } from './account/confirm-address.ts';
import { createConfirmLinks } from './account/confirm-link.ts';
import { createDeleteAccount } from './account/delete-account.ts';
import { createExportAccount, type Contribution } from './account/export-account.ts';
import { createEverything } from './account/keepsakes/everything.ts';
import type { Keepsakes } from './account/keepsakes/keepsakes.ts';
import { createSignUp, type AccountOpened, type Purchase } from './account/sign-up.ts';
import { createDailyCleanup } from './cleanup/daily-cleanup.ts';
import { createDepartedAccounts } from './cleanup/departed-accounts.ts';
import { createLetterLimit } from './letters/letter-limit.ts';
import { createLetters } from './letters/letters.ts';
import { serveArrivalLink } from './purchase/arrival-link.ts';
import { createClaimPurchase } from './purchase/claim-purchase.ts';
import { serveAccounts } from './routes.ts';
import { createChangePassword } from './sign-in/change-password.ts';
import { createCheckPassword, type CheckPassword } from './sign-in/check-password.ts';
import { createCookies } from './sign-in/cookies.ts';
import { createCallerIdentity } from './sign-in/identify-caller.ts';
import { createKnownDevices } from './sign-in/known-device.ts';
import { createMailedPasswords } from './sign-in/mailed-passwords.ts';
import { createPasswordHasher } from './sign-in/password-hash.ts';
import type { HashCost } from './sign-in/hash-threads.ts';
import { createSessions } from './sign-in/sessions.ts';
import { createSignInGuard } from './sign-in/sign-in-guard.ts';
import { createSignIn } from './sign-in/sign-in.ts';
import { createTemporaryPasswords } from './sign-in/temporary-passwords.ts';

export { openKnownAccounts } from './account/known-accounts.ts';
export type { HashCost } from './sign-in/hash-threads.ts';
export { accountMigration, handedSessionMigration } from './tables.ts';
export { forgetAgainJob } from './cleanup/departed-accounts.ts';

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
  /** Other than what is recommended only in tests that are about something else: a hash is made to cost its maker time. */
  passwordCost?: HashCost | undefined;
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
  serve(api: Api, app: FastifyInstance): void;
  /** Arranges what has to happen once a day. When the house is open. */
  start(): Promise<void>;
  /** For a payment that has arrived: the account of that address, opened if there is none. */
  openForPurchase(this: void, inside: Database, purchase: Purchase): Promise<string>;
  /** Gives the device that asks into a child's hands, or takes it back. */
  handing(this: void, request: FastifyRequest): Promise<Hand>;
  isPassword: CheckPassword;
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

  const hasher = createPasswordHasher({ cost: needs.passwordCost });
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
  const callers = createCallerIdentity({ sessions, cookies, nativeOrigins, isAdmin });
  const cleanup = createDailyCleanup({
    database,
    clock,
    jobs,
    sweeps: [() => sessions.sweep(), () => temporaryPasswords.sweep(), ...needs.sweeps],
  });

  const departed = createDepartedAccounts({ ...needs, key: keyFor('departed') });
  const deleteAccount = createDeleteAccount({
    ...needs,
    sender,
    isPostal: settings.isPostal,
    markDeparted: (inside, userId) => departed.mark(inside, userId),
  });
  departed.forgetAgain(deleteAccount);

  const exportAccount = createExportAccount({ ...needs, sessions });

  return {
    identify: (request) => callers.identify(request),
    start: () => cleanup.forTomorrow(),
    async handing(request) {
      const session = await callers.sessionOf(request);
      if (!session) throw new Problem('not_signed_in');
      return (inside, handedTo) => sessions.hand(inside, session, handedTo);
    },
    isPassword: createCheckPassword({ database, callers, cookies, knownDevices, guard, hasher }),
    openForPurchase: (inside, purchase) => signUp.byPurchase(inside, purchase),
    serve(api, app) {
      serveArrivalLink(app, cookies);
      serveAccounts(api, {
        callers,
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
