import type { FastifyRequest } from 'fastify';
import { Problem } from '#contract/problem.ts';
import type { Database } from '#server/platform/database/database.ts';
import { networkOf } from '#server/platform/http/client-network.ts';
import { accountById } from '../account/account-queries.ts';
import type { Cookies } from './cookies.ts';
import type { CallerIdentity } from './identify-caller.ts';
import type { KnownDevices } from './known-device.ts';
import type { PasswordHasher } from './password-hash.ts';
import type { SignInGuard } from './sign-in-guard.ts';

type Needs = {
  database: Database;
  callers: CallerIdentity;
  cookies: Cookies;
  knownDevices: KnownDevices;
  guard: SignInGuard;
  hasher: PasswordHasher;
};

/** Whether this is the password of whoever's session asks; behind the same count as signing in. */
export type CheckPassword = (request: FastifyRequest, password: string) => Promise<boolean>;

export function createCheckPassword(needs: Needs): CheckPassword {
  const { database, callers, cookies, knownDevices, guard, hasher } = needs;
  return async (request, password) => {
    const session = await callers.sessionOf(request);
    const account = session && (await accountById(database, session.userId));
    if (!account) throw new Problem('not_signed_in');
    const device = knownDevices.markFor(cookies.read(request, 'device'), account.email);
    const whence = { place: networkOf(request.ip), device };
    const look = await guard.look(account.email, whence, () =>
      hasher.verify(account.password_hash, password),
    );
    if (look.isRight) await database.transaction((inside) => look.succeeded(inside));
    return look.isRight;
  };
}
