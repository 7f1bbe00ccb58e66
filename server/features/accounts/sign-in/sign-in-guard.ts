import type { Database } from '#server/platform/database/database.ts';
import {
  tooManyTries,
  type Limit,
  type Refusal,
  type Throttle,
  type Try,
} from '#server/platform/throttle.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const waits = { firstMs: 15_000, longestMs: 15 * minuteMs };

/** At most ten guesses at one account from one place in a quarter of an hour, while a parent who mistypes waits seconds. */
const accountHere: Limit = { name: 'sign-in-here', most: 5, perMs: 15 * minuteMs, waits };
const place: Limit = { name: 'sign-in-place', most: 20, perMs: hourMs };
/** In a row, from everywhere together. It does not end by waiting: a mailed password, or a success, ends it. */
const account: Limit = { name: 'sign-in-account', most: 100, perMs: 3_650 * 24 * hourMs };
const knownDevice: Limit = { name: 'sign-in-device', most: 5, perMs: 15 * minuteMs, waits };
const knownDeviceInAll: Limit = { name: 'sign-in-device-all', most: 100, perMs: account.perMs };

/** Where a password is tried: the network it comes from, and the device's mark if the account is known there. */
export type Whence = { place: string; device: string | null };

/** What one look at a password has shown. */
export type Look = {
  isRight: boolean;
  /** The password was right: this and the tries before it were honest. */
  succeeded(inside: Database): Promise<void>;
};

export type SignInGuard = {
  /** Counts a try, and then looks. Throws, and looks at nothing, when there have been too many. */
  look(email: string, whence: Whence, verify: () => Promise<boolean>): Promise<Look>;
};

/**
 * One count for everything that tells whether a password is right. A try is counted before the password is looked at, so fifty
 * at once are fifty. What is counted is the address that was typed, account or not: being made to wait tells nothing either.
 */
export function createSignInGuard(database: Database, throttle: Throttle): SignInGuard {
  return {
    async look(email, whence, verify) {
      const tries = triesOf(email, whence);
      const refusal = await throttle.take(tries);
      if (refusal) throw refused(refusal);
      const isRight = await verify().catch(async (error: unknown) => {
        // Whoever was sent away because of the crowd has not tried yet.
        await throttle.giveBack(database, tries);
        throw error;
      });
      const own = tries.filter(({ limit }) => limit !== place);
      const shared = tries.filter(({ limit }) => limit === place);
      return {
        isRight,
        async succeeded(inside) {
          // In the order in which they are taken, or two sign-ins could wait for each other.
          await throttle.giveBack(inside, shared);
          await throttle.clear(inside, own);
        },
      };
    },
  };
}

function triesOf(email: string, whence: Whence): Try[] {
  if (whence.device !== null) {
    const device = { subject: email, place: `device ${whence.device}` };
    return [
      { limit: knownDevice, ...device },
      { limit: knownDeviceInAll, ...device },
    ];
  }
  return [
    { limit: place, subject: '', place: whence.place },
    { limit: accountHere, subject: email, place: whence.place },
    { limit: account, subject: email, place: '' },
  ];
}

function refused({ limit, waitMs }: Refusal) {
  const isForGood = limit === account || limit === knownDeviceInAll;
  if (isForGood)
    return tooManyTries(
      hourMs,
      () =>
        'There have been too many wrong passwords for this address. Please use “Reset password”: the temporary password in our mail will let you in.',
    );
  return tooManyTries(
    waitMs,
    (wait) =>
      `That was not right a few times. Please try again in ${wait}, or use “Reset password”: the temporary password in our mail lets you in at once.`,
  );
}
