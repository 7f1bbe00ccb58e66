// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://lamplight.example/user-profile" }
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readKept } from '#web/platform/storage.ts';
import { toasts } from '#web/ui/toasts.ts';
import type { SavedUser } from '../session.ts';
import { accountKeys } from '../storage-keys.ts';
import { session } from '../use-session.ts';
import { DataCard } from './data-card.tsx';
import { ProfileForm } from './profile-form.tsx';

const user: SavedUser = {
  id: 'u1',
  username: 'moana@home.example',
  email: 'moana@home.example',
  firstName: 'Moana',
  lastName: 'Rewi',
};
const server = vi.fn<(path: string, sent?: { body?: string }) => Promise<Response>>();
const answering = (status: number, body: unknown) =>
  server.mockImplementation(async () => new Response(JSON.stringify(body), { status }));
/** The messages of this test, the newest first. */
const wordsShown = () =>
  vi
    .mocked(toasts.show)
    .mock.calls.map(([{ title, description }]) => [title, description])
    .toReversed();
const hear = (words: (string | undefined)[]) => vi.waitFor(() => expect(wordsShown()[0]).toEqual(words));
const focusOn = (element: HTMLElement) => vi.waitFor(() => expect(document.activeElement).toBe(element));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = (label: string, words: string) => userEvent.type(screen.getByLabelText(label), words);

beforeEach(() => {
  localStorage.clear();
  server.mockReset();
  vi.stubGlobal('fetch', server);
  vi.spyOn(toasts, 'show');
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  act(() => session.signIn(user));
});
afterEach(() => {
  cleanup();
  act(() => session.forgetUser());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('My Profile', () => {
  it('is to be read until somebody wants to change it, and sends nothing when it is saved', async () => {
    render(<ProfileForm user={user} />);
    const firstName = screen.getByLabelText('First name');
    expect(firstName.hasAttribute('readonly')).toBe(true);
    await press('Edit Profile');
    expect(firstName.hasAttribute('readonly')).toBe(false);
    await focusOn(firstName);
    await userEvent.clear(firstName);
    await type('First name', 'Mo');
    await userEvent.click(screen.getByRole('switch', { name: 'Product updates' }));
    await press('Save Changes');
    await hear(['Profile updated successfully!', undefined]);
    expect(readKept(accountKeys.profile)).toMatchObject({
      firstName: 'Mo',
      notifications: { email: true, stories: false, updates: false },
    });
    expect(server).not.toHaveBeenCalled();
    await focusOn(await screen.findByRole('button', { name: 'Edit Profile' }));
  });

  it('is as it was when the changes are cancelled', async () => {
    render(<ProfileForm user={user} />);
    await press('Edit Profile');
    await type('First name', 'xyz');
    await press('Cancel');
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Moana');
    expect(readKept(accountKeys.profile)).toBeNull();
  });

  it('changes the password when both are there, and keeps neither', async () => {
    answering(200, { message: 'Done' });
    render(<ProfileForm user={{ ...user, mustChangePassword: true }} />);
    await focusOn(screen.getByLabelText('Current Password'));
    await type('Current Password', 'old-secret');
    await type('New Password', 'new-secret');
    await press('Save Changes');
    expect(JSON.parse(server.mock.calls[0]?.[1]?.body ?? '')).toEqual({
      email: 'moana@home.example',
      currentPassword: 'old-secret',
      newPassword: 'new-secret',
    });
    await vi.waitFor(() =>
      expect(wordsShown()).toContainEqual([
        'Password Changed',
        'Your password has been updated successfully',
      ]),
    );
    expect(JSON.stringify(localStorage)).not.toContain('secret');
    expect(screen.getByLabelText<HTMLInputElement>('New Password').value).toBe('');
    expect(session.current().user?.mustChangePassword).toBe(false);
  });

  it.each([
    [401, { message: 'Not yours.', fields: { currentPassword: 'Not yours.' } }, 'Not yours.'],
    [500, {}, 'Failed to change password'],
  ])('keeps everything open when the password is refused with %i', async (status, body, words) => {
    answering(status, body);
    render(<ProfileForm user={user} />);
    await press('Edit Profile');
    await type('Current Password', 'old-secret');
    await type('New Password', 'new-secret');
    await press('Save Changes');
    await hear(['Password Change Failed', words]);
    expect(screen.getByRole('button', { name: 'Save Changes' })).toBeDefined();
    expect(readKept(accountKeys.profile)).toBeNull();
    if (status === 401) await focusOn(screen.getByLabelText('Current Password'));
  });

  it('says so when the network is away', async () => {
    server.mockRejectedValue(new TypeError('Failed to fetch'));
    render(<ProfileForm user={user} />);
    await press('Edit Profile');
    await type('Current Password', 'old-secret');
    await type('New Password', 'new-secret');
    await press('Save Changes');
    await hear(['Password Change Failed', 'Something went wrong. Please try again.']);
  });

  it('takes a current password that the browser filled in by itself for no wish', async () => {
    render(<ProfileForm user={user} />);
    await press('Edit Profile');
    await type('Current Password', 'old-secret');
    const field = screen.getByLabelText('Current Password');
    const matches = field.matches.bind(field);
    vi.spyOn(field, 'matches').mockImplementation((what) => what === ':autofill' || matches(what));
    await press('Save Changes');
    await hear(['Profile updated successfully!', undefined]);
    expect(server).not.toHaveBeenCalled();
  });

  it('asks for both passwords when one was typed', async () => {
    render(<ProfileForm user={user} />);
    await press('Edit Profile');
    await type('Current Password', 'old-secret');
    await press('Save Changes');
    expect(await screen.findByText('Please enter both current and new passwords')).toBeDefined();
  });

  it('says so when the browser cannot keep it', async () => {
    render(<ProfileForm user={user} />);
    await press('Edit Profile');
    vi.stubGlobal('localStorage', {
      getItem: () => JSON.stringify(user.id),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    await press('Save Changes');
    await hear(['Failed to save profile', 'Please try again later.']);
  });

  it('sends a password that was changed already no second time', async () => {
    answering(200, { message: 'Changed.' });
    render(<ProfileForm user={user} />);
    await press('Edit Profile');
    await type('Current Password', 'old-secret');
    await type('New Password', 'new-secret');
    const setItem = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await press('Save Changes');
    await hear(['Failed to save profile', 'Please try again later.']);
    setItem.mockRestore();
    await press('Save Changes');
    await hear(['Profile updated successfully!', undefined]);
    expect(server).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['signed out meanwhile', () => session.forgetUser()],
    ['whose browser has forgotten everything', () => localStorage.clear()],
  ])('saves nothing for somebody %s', async (_who, leave) => {
    render(<ProfileForm user={user} />);
    await press('Edit Profile');
    act(leave);
    await press('Save Changes');
    await hear(['Error', 'No user session found']);
    expect(readKept(accountKeys.profile)).toBeNull();
  });

  it('changes no password for somebody whose session has ended elsewhere', async () => {
    server.mockImplementation(async (path) =>
      path === '/api/change-password'
        ? new Response(JSON.stringify({ code: 'not_signed_in', message: 'User not authenticated' }), {
            status: 401,
          })
        : new Response('{"valid":false}'),
    );
    render(<ProfileForm user={user} />);
    await press('Edit Profile');
    await type('Current Password', 'old-secret');
    await type('New Password', 'new-secret');
    await press('Save Changes');
    await hear(['Error', 'No user session found']);
    expect(session.current().status).toBe('signed-out');
  });
});

describe('deleting the account', () => {
  const confirm = async () => {
    await press('Delete Account');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Account' }));
  };

  it('empties this browser and leads on', async () => {
    answering(200, { message: 'Gone' });
    const onGone = vi.fn();
    render(<DataCard userId="u1" onGone={onGone} />);
    sessionStorage.setItem('anything', '1');
    await confirm();
    expect(server.mock.calls[0]?.[0]).toBe('/api/delete-account?userId=u1');
    expect(onGone).toHaveBeenCalledTimes(1);
    expect(localStorage.length + sessionStorage.length).toBe(0);
    await hear(['Account deleted successfully', undefined]);
  });

  it.each([
    [{ message: 'Too often.' }, 'Too often.'],
    [{}, 'Please try again later.'],
  ])('that fails says why, closes the question and keeps everything', async (body, words) => {
    answering(429, body);
    const onGone = vi.fn();
    render(<DataCard userId="u1" onGone={onGone} />);
    await confirm();
    await hear(['Failed to delete account', words]);
    await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(onGone).not.toHaveBeenCalled();
    expect(readKept(accountKeys.currentUserId)).toBe('u1');
  });
});
