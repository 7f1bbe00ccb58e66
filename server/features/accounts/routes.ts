import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { englishAmong, languagesIn } from '#contract/english.ts';
import { accountCalls, type User } from '#contract/accounts.ts';
import { Problem } from '#contract/problem.ts';
import { networkOf } from '#server/platform/http/client-network.ts';
import type { Api } from '#server/platform/http/api.ts';
import { tooManyTries, type Limit, type Throttle } from '#server/platform/throttle.ts';
import type { ConfirmAddress } from './account/confirm-address.ts';
import type { DeleteAccount } from './account/delete-account.ts';
import type { ExportAccount } from './account/export-account.ts';
import type { Everything } from './account/keepsakes/everything.ts';
import type { SignUp } from './account/sign-up.ts';
import type { ClaimPurchase } from './purchase/claim-purchase.ts';
import type { ChangePassword } from './sign-in/change-password.ts';
import type { Cookies } from './sign-in/cookies.ts';
import type { CallerIdentity } from './sign-in/identify-caller.ts';
import type { KnownDevices } from './sign-in/known-device.ts';
import type { MailedPasswords } from './sign-in/mailed-passwords.ts';
import type { Session, Sessions } from './sign-in/sessions.ts';
import type { Whence } from './sign-in/sign-in-guard.ts';
import type { SignIn } from './sign-in/sign-in.ts';

export type RouteNeeds = {
  callers: CallerIdentity;
  cookies: Cookies;
  knownDevices: KnownDevices;
  sessions: Sessions;
  throttle: Throttle;
  signUp: SignUp;
  signIn: SignIn;
  changePassword: ChangePassword;
  confirmAddress: ConfirmAddress;
  mailedPasswords: MailedPasswords;
  claimPurchase: ClaimPurchase;
  deleteAccount: DeleteAccount;
  exportAccount: ExportAccount;
  everything: Everything;
  userOf: (userId: string) => Promise<User | null>;
  renew: (session: Session) => Promise<string>;
};

const hourMs = 3_600_000;
const perPlace = {
  signUp: { name: 'sign-up-place', most: 10, perMs: hourMs },
  reset: { name: 'reset-place', most: 10, perMs: hourMs },
  claim: { name: 'claim-place', most: 10, perMs: hourMs },
} as const satisfies Record<string, Limit>;

/** HTTP in, HTTP out: what stands in cookies and headers, and who is asked to do the work. */
export function serveAccounts(api: Api, needs: RouteNeeds): void {
  const { callers, cookies, knownDevices, sessions } = needs;

  api.serve(accountCalls.signUp, async ({ body, request }) => {
    await passPlace(perPlace.signUp, request);
    await needs.signUp.byForm(body);
    return {
      success: true as const,
      message:
        'Your account has been created successfully. Check your email for login credentials and welcome instructions.',
    };
  });

  api.serve(accountCalls.login, async ({ body, request, reply }) => {
    const { account, token } = await needs.signIn(body, whenceOf(request, body.email));
    // Whoever signs in again on the same device means to leave the session from before behind.
    const earlier = await callers.sessionOf(request);
    if (earlier) await sessions.end(earlier);
    const user = await mustBeThere(account.id);
    if (callers.isNative(request)) return { user, token };
    cookies.set(reply, 'sid', token);
    cookies.set(reply, 'device', knownDevices.remember(cookies.read(request, 'device'), account.email));
    return { user };
  });

  api.serve(accountCalls.logout, async ({ request, reply }) => {
    const session = await callers.sessionOf(request);
    if (session) await sessions.end(session);
    cookies.clear(reply, 'sid');
    return undefined;
  });

  api.serve(accountCalls.validateSession, async ({ body, request }) => {
    const session = await callers.sessionOf(request);
    if (!session || (body.userId !== undefined && body.userId !== session.userId)) return { valid: false };
    const user = await needs.userOf(session.userId);
    if (!user) return { valid: false };
    return { valid: true, user: { ...user, isWithChild: session.handedTo !== null } };
  });

  api.serve(accountCalls.confirmEmail, async ({ body, request, reply }) => {
    const session = await callers.sessionOf(request);
    const { hasBecomeAdmin } = await needs.confirmAddress(body, session, (email) => whenceOf(request, email));
    if (hasBecomeAdmin && session && isByCookie(request))
      cookies.set(reply, 'sid', await needs.renew(session));
    return { message: 'Thank you. Now we know that this address is yours.' };
  });

  api.serve(accountCalls.changePassword, async ({ body, request, reply }) => {
    const session = await mustBeSignedIn(request);
    await needs.changePassword(session, body, whenceOf(request, session.email));
    // A cookie that somebody has copied ends here too. A token of the native app is never copied by chance, and stays.
    if (isByCookie(request)) cookies.set(reply, 'sid', await needs.renew(session));
    return { message: 'Your password has been updated successfully' };
  });

  api.serve(accountCalls.resetPassword, async ({ body, request }) => {
    await passPlace(perPlace.reset, request);
    await needs.mailedPasswords.forReset(body.email);
    return {
      message:
        'If this e-mail has an account, we have sent a new password to it. It works once, within the next hour, beside the one you have.',
    };
  });

  api.serve(accountCalls.getCustomerCredentials, async ({ body, request }) => {
    await passPlace(perPlace.claim, request);
    return await needs.claimPurchase(body.email, cookies.read(request, 'claim'));
  });

  api.serve(accountCalls.deleteAccount, async ({ caller, reply }) => {
    await needs.deleteAccount(caller.userId);
    for (const name of ['sid', 'device', 'claim'] as const) cookies.clear(reply, name);
    // The next person at a shared tablet finds nothing of this family in the browser either.
    void reply.header('clear-site-data', '"cache", "storage"');
    return { message: 'Account deleted successfully' };
  });

  api.serve(accountCalls.exportAccount, async ({ caller, reply }) => {
    void reply.header('content-disposition', 'attachment; filename="everything-we-keep.json"');
    return await needs.exportAccount(caller.userId);
  });

  api.serve(accountCalls.downloadEverything, async ({ caller, request, reply }) => {
    const english = englishAmong(languagesIn(request.headers['accept-language']));
    const everything = await needs.everything(caller.userId, english);
    return reply
      .header('content-disposition', 'attachment; filename="everything-we-keep.zip"')
      .type('application/zip')
      .send(Readable.from(everything, { objectMode: false }));
  });

  async function passPlace(limit: Limit, request: FastifyRequest): Promise<void> {
    const refusal = await needs.throttle.take([{ limit, subject: '', place: networkOf(request.ip) }]);
    if (refusal) throw tooManyTries(refusal.waitMs);
  }

  function whenceOf(request: FastifyRequest, email: string): Whence {
    const device = knownDevices.markFor(cookies.read(request, 'device'), email);
    return { place: networkOf(request.ip), device };
  }

  async function mustBeSignedIn(request: FastifyRequest): Promise<Session> {
    const session = await callers.sessionOf(request);
    if (!session) throw new Problem('not_signed_in');
    return session;
  }

  async function mustBeThere(userId: string): Promise<User> {
    const user = await needs.userOf(userId);
    if (!user) throw new Problem('wrong_credentials');
    return user;
  }
}

const isByCookie = ({ headers }: FastifyRequest): boolean => !/^Bearer\b/i.test(headers.authorization ?? '');
