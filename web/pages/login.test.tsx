// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://lamplight.example/login?email=moana%40home.example&confirmed=yes" }
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '#web/features/accounts/use-session.ts';
import { NavigateContext } from '#web/ui/link.tsx';
import { LoginPage } from './login.tsx';

const navigate = vi.fn(() => true);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  act(() => session.forgetUser());
  navigate.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = () =>
  render(
    <NavigateContext value={navigate}>
      <LoginPage />
    </NavigateContext>,
  );

/** Signs in, and stops the clock at the moment in which the server has said yes. */
async function signInAs(user: { id: string; mustChangePassword?: boolean }) {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ user })));
  open();
  await userEvent.type(screen.getByLabelText('Password', { selector: 'input' }), 'secret-lamp');
  vi.useFakeTimers();
  await act(async () => screen.getByRole('button', { name: 'Sign In' }).click());
  for (let turns = 0; turns < 20 && session.current().status !== 'signed-in'; turns += 1)
    await act(async () => Promise.resolve());
  expect(session.current().status).toBe('signed-in');
}

describe('the door', () => {
  it('has the address already that the link speaks of, and thanks for confirming it', () => {
    open();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('moana@home.example');
    expect(screen.getByRole('status').textContent).toContain('this address is yours');
    for (const [name, href] of [
      ['Sign up for free trial', '/signup'],
      ['← Back to home', '/'],
      ['Forgot your password?', '/reset-password'],
    ] as const)
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  });

  it.each([
    [{ id: 'u1' }, '/dashboard'],
    [{ id: 'u1', mustChangePassword: true }, '/user-profile'],
  ])('leads %o half a second later to %s, and nowhere before', async (user, href) => {
    await signInAs(user);
    act(() => void vi.advanceTimersByTime(499));
    expect(navigate).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(navigate.mock.calls).toEqual([[href, { replace: true }]]);
  });

  it('has nothing for a family that is in already', () => {
    act(() => session.signIn({ id: 'u1' }));
    open();
    expect(navigate).toHaveBeenCalledWith('/dashboard', { replace: true });
  });
});
