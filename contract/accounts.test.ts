import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { accountCalls, ChangePassword, Login, normaliseEmail, OnlyEmail, SignUp } from './accounts.ts';
import { workOf } from '#tests/support/house/loop-watch.ts';
import type { Call } from './call.ts';

const anna = {
  firstName: 'Anna',
  lastName: 'Ngata',
  email: 'anna@home.example',
  password: 'moon-kettle-41',
  agreeToTerms: true,
};

/** What the form shows under each field. */
function complaints(schema: z.core.$ZodType, sent: unknown): Record<string, string> {
  const result = z.core.safeParse(schema, sent);
  if (result.success) return {};
  return Object.fromEntries(
    result.error.issues.toReversed().map(({ path, message }) => [path.join('.') || 'body', message]),
  );
}

describe('an e-mail address', () => {
  const read = (email: unknown) => z.core.safeParse(OnlyEmail, { email });

  test('is one address however it is capitalised or composed', () => {
    expect(read('  Anna@Home.Example ').data).toEqual({ email: 'anna@home.example' });
    expect(read('siobha\u0301n@home.example').data).toEqual({ email: 'siobh\u00e1n@home.example' });
    expect(read("o'neil+bedtime@sub.home.example").success).toBe(true);
  });

  test('of a look-alike is somebody else', () => {
    expect(normaliseEmail('isla@home.example')).not.toBe(normaliseEmail('\u0131sla@home.example'));
    expect(normaliseEmail('sam@home.example')).not.toBe(normaliseEmail('\u017Fam@home.example'));
  });

  test.each([
    ['a list', ['anna@home.example', 'thief@elsewhere.example']],
    ['an object', { $ne: null }],
    ['a second address', 'anna@home.example,thief@elsewhere.example'],
    ['a second header', 'anna@home.example\r\nBcc: thief@elsewhere.example'],
    ['a line end behind it', 'anna@home.example\n'],
    ['a name around it', 'Anna <anna@home.example>'],
    ['an invisible letter', 'an\u200bna@home.example'],
    ['the Kelvin sign for a K', '\u212Aate@home.example'],
    ['half a letter', 'an\ud800na@home.example'],
    ['nothing', ''],
    ['no place', 'anna@'],
    ['no dot', 'anna@home'],
    ['two at signs', 'anna@home@home.example'],
    ['255 characters', `${'a'.repeat(61)}@${'b.'.repeat(93)}example`],
    ['a hyphen at the edge', 'anna@-home.example'],
  ])('is refused with %s', (_what, email) => {
    expect(complaints(OnlyEmail, { email })).toEqual({ email: 'Please enter your email address' });
  });

  test('is looked at no longer for the spaces in it than for its letters', () => {
    const workFor = (spaces: number) => workOf(() => normaliseEmail(`a${' '.repeat(spaces)}x`));
    expect(workFor(80_000)).toBeLessThan(40 * workFor(8_000) + 1);
    expect(complaints(Login, { email: `${' '.repeat(1_000)}anna@home.example`, password: 'x' })).toEqual({
      email: 'Please enter a valid email address',
    });
  });

  test('stays as it is once it is read, and never grows a letter of ASCII', () => {
    const ascii = (text: string) => text.replace(/[^\0-\x7f]/g, '').toLowerCase();
    // Letters, and those that some way of writing makes into letters: of anything at all hardly one address in a thousand would be read.
    const letters = fc.constantFrom(
      'a',
      'B',
      'é',
      '1',
      'ß',
      'ı',
      'İ',
      'ſ',
      'ﬁ',
      'ａ',
      '\u212b',
      '\u0301',
      '\u0307',
    );
    const part = fc.string({ unit: letters, minLength: 1, maxLength: 6 });
    let addresses = 0;
    fc.assert(
      fc.property(part, part, (name, place) => {
        const typed = `${name}@${place}.example`;
        const result = read(typed);
        if (!result.success) return;
        addresses += 1;
        expect(read(result.data.email).data).toEqual(result.data);
        expect(ascii(result.data.email).length).toBeLessThanOrEqual(ascii(typed).length);
      }),
      { numRuns: 400 },
    );
    expect(addresses).toBeGreaterThan(200);
  });

  test('with a thousand dots is refused in no time', () => {
    const started = performance.now();
    expect(read(`a@${'a-'.repeat(120)}!`).success).toBe(false);
    expect(read(`a@${'a.'.repeat(50_000)}`).success).toBe(false);
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});

describe('the sign-up form', () => {
  test('takes what a parent fills in, and nothing besides', () => {
    const sent = { ...anna, firstName: ' Anna ', isAdmin: true, plan: 'premium' };
    expect(z.core.parse(SignUp, sent)).toEqual(anna);
  });

  test('says what is missing in the words of the specification', () => {
    expect(complaints(SignUp, {})).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Please enter a valid email',
      password: 'Password must be at least 6 characters',
      agreeToTerms: 'You must agree to the terms and conditions',
    });
    const blank = { firstName: ' ', lastName: '', email: 'anna', password: '12345', agreeToTerms: false };
    expect(complaints(SignUp, blank)).toEqual(complaints(SignUp, {}));
  });

  test('never cuts a password: two hundred characters pass, one more does not', () => {
    expect(complaints(SignUp, { ...anna, password: 'x'.repeat(200) })).toEqual({});
    expect(complaints(SignUp, { ...anna, password: 'x'.repeat(201) })).toHaveProperty('password');
  });

  test('keeps a name to a name', () => {
    expect(complaints(SignUp, { ...anna, firstName: 'x'.repeat(81) })).toHaveProperty('firstName');
    expect(complaints(SignUp, { ...anna, lastName: 'Ngata\r\nBcc: thief' })).toHaveProperty('lastName');
    expect(complaints(SignUp, { ...anna, firstName: 'Siobhán', lastName: '王' })).toEqual({});
  });
});

describe('the sign-in form', () => {
  test('says what is wrong under each field', () => {
    expect(complaints(Login, { email: 'anna', password: '' })).toEqual({
      email: 'Please enter a valid email address',
      password: 'Password is required',
    });
    expect(complaints(Login, { email: 'anna@home.example', password: 'x' })).toEqual({});
  });
});

describe('changing the password', () => {
  const change = { email: 'anna@home.example', currentPassword: 'moon-kettle-41', newPassword: 'tin-boat-7' };
  const both = 'Please enter both current and new passwords';

  test.each([undefined, ''])('asks for both: %j is none', (none) => {
    expect(complaints(ChangePassword, { ...change, newPassword: none })).toEqual({ newPassword: both });
    expect(complaints(ChangePassword, { ...change, currentPassword: none })).toEqual({
      currentPassword: both,
    });
  });

  test('asks for a long enough one', () => {
    expect(complaints(ChangePassword, { ...change, newPassword: 'x' })).toEqual({
      newPassword: 'Password must be at least 6 characters',
    });
    expect(complaints(ChangePassword, change)).toEqual({});
  });
});

describe('the calls about accounts', () => {
  test('stand under the addresses of the specification, and each says who may make it', () => {
    const shown = Object.values<Call>(accountCalls).map(({ method, path, access, status }) =>
      [method, path, access, status].join(' '),
    );
    expect(shown).toEqual([
      'POST /api/signup visitor 201',
      'POST /api/login visitor 200',
      'POST /api/logout visitor 204',
      'POST /api/validate-session visitor 200',
      'POST /api/confirm-email visitor 200',
      'POST /api/change-password family 200',
      'POST /api/reset-password visitor 200',
      'POST /api/get-customer-credentials visitor 200',
      'DELETE /api/delete-account family 200',
      'GET /api/account/export family 200',
      'GET /api/account/everything family 200',
    ]);
  });
});
