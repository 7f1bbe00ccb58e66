import * as z from 'zod/mini';
import { Plan } from './billing.ts';
import { call } from './call.ts';
import { typedText } from './text.ts';

const passwordCharacters = { least: 6, most: 200 } as const;
const emailCharacters = 254;
/** With the spaces that a phone puts around it. What is longer is not looked at. */
const typedEmailCharacters = 1_000;
export const personNameCharacters = 80;

/**
 * The one way an address is written, so that one person is one account. Only A to Z are folded: under Unicode's rules `ı` and others
 * fold to ASCII letters too, and would let a look-alike address stand in for somebody else's.
 */
export function normaliseEmail(email: string): string {
  return (
    email
      .replace(/^ +/, '')
      // A pattern for the end alone would be tried anew at every space there is.
      .replace(/(?<! ) +$/, '')
      .normalize('NFC')
      .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
  );
}

// Letters of any script may stand in it. What mail programs read as more than one address, or as a header, may not.
const emailShape =
  /^[^\s@"<>()[\]\\,;:\p{C}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?\.)+[\p{L}\p{M}]{2,63}$/u;

/** These three signs become ASCII even by composing them (the Kelvin sign a K), so nobody's address may have one. */
const becomesAscii = /[\u212A\u037E\u1FEF]/;

/** One text, never a list: the answer to a request goes to the address that is stored, or to nobody. */
export function emailAddress(message: string) {
  const isAnAddress = (email: string): boolean => email.length <= emailCharacters && emailShape.test(email);
  return z
    .pipe(
      z.string(message).check(
        z.maxLength(typedEmailCharacters, message),
        z.refine((typed) => !becomesAscii.test(typed), message),
      ),
      z.transform(normaliseEmail),
    )
    .check(z.refine(isAnAddress, message));
}

/** What somebody types to sign in. It is never shortened: what is too long is said to be too long. */
const TypedPassword = z
  .string('Password is required')
  .check(
    z.minLength(1, 'Password is required'),
    z.maxLength(passwordCharacters.most, `A password has at most ${passwordCharacters.most} characters`),
  );

const tooShort = `Password must be at least ${passwordCharacters.least} characters`;

const newPassword = (missing: string) =>
  z
    .string(missing)
    .check(
      z.minLength(1, missing),
      z.minLength(passwordCharacters.least, tooShort),
      z.maxLength(passwordCharacters.most, `A password has at most ${passwordCharacters.most} characters`),
    );
export const NewPassword = newPassword(tooShort);

export const SignUp = z.object({
  firstName: typedText({
    what: 'The first name',
    max: personNameCharacters,
    missing: 'First name is required',
  }),
  lastName: typedText({ what: 'The last name', max: personNameCharacters, missing: 'Last name is required' }),
  email: emailAddress('Please enter a valid email'),
  password: NewPassword,
  agreeToTerms: z.literal(true, 'You must agree to the terms and conditions'),
});

export const Login = z.object({
  email: emailAddress('Please enter a valid email address'),
  password: TypedPassword,
});

const bothPasswords = 'Please enter both current and new passwords';

export const ChangePassword = z.object({
  email: emailAddress('Please enter a valid email address'),
  currentPassword: z
    .string(bothPasswords)
    .check(
      z.minLength(1, bothPasswords),
      z.maxLength(passwordCharacters.most, `A password has at most ${passwordCharacters.most} characters`),
    ),
  newPassword: newPassword(bothPasswords),
});

/** The password is for whoever is not signed in to the account that the link is about. */
export const ConfirmEmail = z.object({
  token: z.string('This link is not whole').check(z.maxLength(300, 'This link is not whole')),
  password: z.optional(TypedPassword),
});

export const OnlyEmail = z.object({ email: emailAddress('Please enter your email address') });

const ownUserId = z.optional(z.string());

/** A signed-in person, as the browser may know them. */
export const User = z.object({
  id: z.string(),
  /** What they sign in with: their e-mail address. */
  username: z.string(),
  email: z.string(),
  /** Both names are empty for an account that was bought through the checkout, until its owner gives them. */
  firstName: z.string(),
  lastName: z.string(),
  createdAt: z.iso.datetime(),
  isAdmin: z.boolean(),
  /** They signed in with a password that we made: the page opens My Profile at the password form. */
  mustChangePassword: z.boolean(),
  /** This device was given to a child. */
  isWithChild: z.optional(z.boolean()),
  plan: Plan,
});
export type User = z.infer<typeof User>;

const Message = z.object({ message: z.string() });

/** What every address gets that asks for the details of a purchase, whatever is behind it. */
export const detailsOnTheirWay =
  'If this e-mail has a purchase waiting, we have sent the sign-in details to it. Please check your email or contact support.';

export const accountCalls = {
  signUp: call({
    method: 'POST',
    path: '/api/signup',
    access: 'visitor',
    summary: 'Opens an account and starts its trial.',
    body: SignUp,
    status: 201,
    answer: z.object({ success: z.literal(true), message: z.string() }),
  }),
  login: call({
    method: 'POST',
    path: '/api/login',
    access: 'visitor',
    summary: 'Signs in. The session comes as a cookie; the native app gets it as a token.',
    body: Login,
    status: 200,
    answer: z.object({ user: User, token: z.optional(z.string()) }),
  }),
  logout: call({
    method: 'POST',
    path: '/api/logout',
    access: 'visitor',
    summary: 'Ends the session.',
    status: 204,
    answer: null,
  }),
  validateSession: call({
    method: 'POST',
    path: '/api/validate-session',
    access: 'visitor',
    forChild: true,
    summary: 'Says whether the session still stands, and whose it is.',
    body: z.object({ userId: ownUserId }),
    status: 200,
    answer: z.object({ valid: z.boolean(), user: z.optional(User) }),
  }),
  confirmEmail: call({
    method: 'POST',
    path: '/api/confirm-email',
    access: 'visitor',
    summary: 'Confirms an address, by the link from our letter and by being its account’s owner.',
    body: ConfirmEmail,
    status: 200,
    answer: Message,
  }),
  changePassword: call({
    method: 'POST',
    path: '/api/change-password',
    access: 'family',
    summary: 'Changes the password and ends every other session.',
    body: ChangePassword,
    status: 200,
    answer: Message,
  }),
  resetPassword: call({
    method: 'POST',
    path: '/api/reset-password',
    access: 'visitor',
    summary: 'Mails a temporary password, which works once, for an hour, beside the old one.',
    body: OnlyEmail,
    status: 200,
    answer: Message,
  }),
  getCustomerCredentials: call({
    method: 'POST',
    path: '/api/get-customer-credentials',
    access: 'visitor',
    summary: 'Shows the sign-in details of a purchase to the browser that made it; mails them otherwise.',
    body: OnlyEmail,
    status: 200,
    answer: z.union([
      z.object({ credentials: z.object({ email: z.string(), password: z.string() }) }),
      Message,
    ]),
  }),
  deleteAccount: call({
    method: 'DELETE',
    path: '/api/delete-account',
    access: 'family',
    summary: 'Deletes the account and everything kept about it.',
    query: z.object({ userId: ownUserId }),
    status: 200,
    answer: Message,
  }),
  exportAccount: call({
    method: 'GET',
    path: '/api/account/export',
    access: 'family',
    summary: 'Everything kept about the account, as a file.',
    query: z.object({ userId: ownUserId }),
    status: 200,
    answer: z.record(z.string(), z.unknown()),
  }),
  downloadEverything: call({
    method: 'GET',
    path: '/api/account/everything',
    access: 'family',
    summary: 'Everything kept about the account, as a zip: a page to read, the sounds, and the data.',
    query: z.object({ userId: ownUserId }),
    status: 200,
    answer: null,
    media: 'application/zip',
  }),
};
