// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://lamplight.example/login" }
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '#web/ui/toasts.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { LoginForm } from './login-form.tsx';
import { ResetForm } from './reset-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { session } from './use-session.ts';

type Answer = { status: number; body?: unknown } | Error;

/** The server, whose answer is given when the test says so. */
function serverThatAnswers() {
  const asked: { path: string; body: unknown }[] = [];
  let give: (answer: Answer) => void = () => undefined;
  const fetch = (path: string, { body }: { body?: string } = {}) => {
    asked.push({ path, body: body === undefined ? undefined : JSON.parse(body) });
    return new Promise<Response>((answered, failed) => {
      give = (answer) => {
        if (answer instanceof Error) failed(answer);
        else answered(new Response(JSON.stringify(answer.body ?? {}), { status: answer.status }));
      };
    });
  };
  vi.stubGlobal('fetch', fetch);
  return { asked, answer: (answer: Answer) => act(async () => give(answer)) };
}

/** The messages of this test, the newest first. */
const wordsShown = () =>
  vi
    .mocked(toasts.show)
    .mock.calls.map(([{ title, description }]) => [title, description])
    .toReversed();
const type = (label: string, words: string) =>
  userEvent.type(screen.getByLabelText(label, { selector: 'input' }), words);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.spyOn(toasts, 'show');
});
afterEach(() => {
  cleanup();
  act(() => session.forgetUser());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the sign-in form', () => {
  const open = () => {
    const onRight = vi.fn();
    render(<LoginForm email="moana@home.example" productName="Lamplight" onRight={onRight} />);
    return onRight;
  };

  it('can be filled by a password manager', () => {
    open();
    expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username');
    const password = screen.getByLabelText('Password', { selector: 'input' });
    expect(password.getAttribute('autocomplete')).toBe('current-password');
  });

  it('sends the address as the server writes it, and is busy until the next page', async () => {
    const server = serverThatAnswers();
    const onRight = open();
    await userEvent.clear(screen.getByLabelText('Email'));
    await type('Email', ' Moana@Home.example ');
    await type('Password', 'secret-lamp');
    await press('Sign In');
    expect(screen.getByRole('button', { name: 'Signing in...' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('group').matches(':disabled')).toBe(true);
    expect(server.asked).toEqual([
      { path: '/api/login', body: { email: 'moana@home.example', password: 'secret-lamp' } },
    ]);
    await server.answer({ status: 200, body: { user: { id: 'u1', username: 'moana@home.example' } } });
    expect(onRight).toHaveBeenCalledWith({ id: 'u1', username: 'moana@home.example' });
    expect(session.current()).toMatchObject({ status: 'signed-in', user: { id: 'u1' } });
    expect(wordsShown()[0]).toEqual(['Login Successful', 'Welcome to Lamplight!']);
    expect(screen.getByRole('button', { name: 'Signing in...' })).toBeDefined();
    expect(JSON.stringify(localStorage)).not.toContain('secret-lamp');
  });

  it('asks nothing while a field is empty, and says under it why', async () => {
    const server = serverThatAnswers();
    open();
    await press('Sign In');
    expect(await screen.findByText('Password is required')).toBeDefined();
    expect(server.asked).toEqual([]);
  });

  it('does not wait for ever for an answer', async () => {
    const patience = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    vi.stubGlobal(
      'fetch',
      (_path: string, { signal }: RequestInit) =>
        new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason as Error))),
    );
    open();
    await type('Password', 'secret-lamp');
    await press('Sign In');
    expect(timeout).toHaveBeenCalledWith(30_000);
    await act(async () => patience.abort(new DOMException('signal timed out', 'TimeoutError')));
    expect(wordsShown()[0]).toEqual(['Login Error', 'Request timed out. Please try again.']);
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeDefined();
  });

  it('is idle again after a refusal, with the focus on the password', async () => {
    const server = serverThatAnswers();
    open();
    await type('Password', 'wrong');
    await press('Sign In');
    await server.answer({ status: 401, body: { message: 'Invalid email or password' } });
    expect(wordsShown()[0]).toEqual(['Login Failed', 'Invalid email or password']);
    const field = screen.getByLabelText('Password', { selector: 'input' });
    await vi.waitFor(() => expect(document.activeElement).toBe(field));
    expect(session.current().status).not.toBe('signed-in');
  });
});

describe('the sign-up form', () => {
  const fill = async () => {
    const onDone = vi.fn();
    render(<SignUpForm onDone={onDone} />);
    await type('First name', 'Moana');
    await type('Last name', 'Rewi');
    await type('Email', 'moana@home.example');
    await type('Password', 'secret-lamp');
    await userEvent.click(screen.getByRole('checkbox'));
    return onDone;
  };

  it('opens the account once the terms are agreed to', async () => {
    const server = serverThatAnswers();
    const onDone = await fill();
    await press('Create Account');
    expect(screen.getByRole('button', { name: 'Creating Account...' })).toBeDefined();
    await server.answer({ status: 201, body: { success: true, message: 'It is open.' } });
    expect(server.asked[0]?.body).toEqual({
      firstName: 'Moana',
      lastName: 'Rewi',
      email: 'moana@home.example',
      password: 'secret-lamp',
      agreeToTerms: true,
    });
    expect(onDone).toHaveBeenCalledWith({ email: 'moana@home.example', message: 'It is open.' });
  });

  it('sleeps until the terms are agreed to, and again when the tick is taken away', async () => {
    await fill();
    const button = () => screen.getByRole('button', { name: 'Create Account' });
    expect(button().matches(':disabled')).toBe(false);
    await userEvent.click(screen.getByRole('checkbox'));
    expect(button().matches(':disabled')).toBe(true);
    expect(await screen.findByText('You must agree to the terms and conditions')).toBeDefined();
  });

  it.each<[Answer, string]>([
    [{ status: 429, body: { message: 'Please wait.' } }, 'Please wait.'],
    [{ status: 500, body: {} }, 'Failed to create account'],
    [new TypeError('Failed to fetch'), 'Failed to fetch'],
    [new Error(''), 'An error occurred during signup'],
  ])('says in a banner what went wrong: %o', async (answer, words) => {
    const server = serverThatAnswers();
    const onDone = await fill();
    await press('Create Account');
    await server.answer(answer);
    expect(screen.getByRole('alert').textContent).toBe(words);
    expect(onDone).not.toHaveBeenCalled();
  });
});

describe('asking for a new password', () => {
  it.each<[Answer, string | null]>([
    [{ status: 200, body: { message: 'Sent.' } }, null],
    [{ status: 429, body: { message: 'Please wait.' } }, 'Please wait.'],
    [{ status: 500 }, 'Failed to reset password'],
    [new TypeError('Failed to fetch'), 'Failed to reset password. Please try again.'],
  ])('is answered by %o with %s', async (answer, words) => {
    const server = serverThatAnswers();
    const onDone = vi.fn();
    render(<ResetForm email="moana@home.example" onDone={onDone} />);
    await press('Reset Password');
    await server.answer(answer);
    expect(screen.queryByRole('alert')?.textContent ?? null).toBe(words);
    expect(onDone.mock.calls).toEqual(words === null ? [['moana@home.example']] : []);
  });
});

it('a form that failed gives the focus back to where it was sent from', async () => {
  const server = serverThatAnswers();
  render(<ResetForm email="moana@home.example" onDone={vi.fn()} />);
  const field = screen.getByLabelText('Email');
  await userEvent.type(field, '{Enter}');
  // As every browser does with a field that is disabled.
  field.blur();
  await server.answer(new TypeError('Failed to fetch'));
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
});

describe('the details of a purchase', () => {
  const credentials = { email: 'moana@home.example', password: 'SEVEN-LAMPS' };

  it.each<[Answer, string]>([
    [{ status: 200, body: { message: 'They are in your mail.' } }, 'They are in your mail.'],
    [{ status: 200, body: {} }, 'No account found. Please check your email or contact support.'],
    [{ status: 500 }, 'No account found. Please check your email or contact support.'],
    [new TypeError('Failed to fetch'), 'Failed to check credentials. Please try again.'],
  ])('are not there: %o', async (answer, words) => {
    const server = serverThatAnswers();
    const onFound = vi.fn();
    render(<CredentialsForm email={credentials.email} onFound={onFound} />);
    await press('Show my sign-in details');
    await server.answer(answer);
    expect(screen.getByText(words)).toBeDefined();
    expect(onFound).not.toHaveBeenCalled();
  });

  it('are shown to the browser that bought', async () => {
    const server = serverThatAnswers();
    const onFound = vi.fn();
    render(<CredentialsForm email={credentials.email} onFound={onFound} />);
    await press('Show my sign-in details');
    await server.answer({ status: 200, body: { credentials } });
    expect(onFound).toHaveBeenCalledWith(credentials);
  });

  it('need an address first', async () => {
    const server = serverThatAnswers();
    render(<CredentialsForm email="" onFound={vi.fn()} />);
    await press('Show my sign-in details');
    expect(await screen.findByText('Please enter your email address')).toBeDefined();
    expect(server.asked).toEqual([]);
  });
});
