// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keep } from '#web/platform/storage.ts';
import type { SavedUser } from '../session.ts';
import { accountKeys } from '../storage-keys.ts';
import { ProfileChanges, profileIn } from './profile-changes.ts';
import { firstProfile, keepProfile, keptProfile } from './profile.ts';
import { timeZoneHere, timeZones } from './time-zones.ts';

const user: SavedUser = {
  id: 'u1',
  username: 'moana@home.example',
  email: 'moana@home.example',
  firstName: 'Moana',
  lastName: 'Rewi',
};
const noPasswords = { currentPassword: '', newPassword: '' };

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('the profile of a family', () => {
  it("starts from the account's own names and the defaults", () => {
    expect(keptProfile(user)).toEqual({
      firstName: 'Moana',
      lastName: 'Rewi',
      email: 'moana@home.example',
      username: 'moana@home.example',
      timezone: timeZoneHere(),
      notifications: { email: true, stories: false, updates: true },
      preferences: { defaultNarrator: 'emma', autoPlay: true, darkMode: false },
    });
  });

  it('is what was kept, but for the address they sign in with', () => {
    const kept = { ...firstProfile(user), firstName: 'Mo', username: 'somebody@else.example' };
    expect(keepProfile(kept)).toBe(true);
    expect(keptProfile(user)).toEqual({ ...kept, username: 'moana@home.example' });
  });

  it.each([null, 'x', { firstName: 'Mo' }, { ...firstProfile(user), timezone: 'Moon/Tranquility' }])(
    'starts anew when what was kept is %o',
    (kept) => {
      keep(accountKeys.profile, kept);
      expect(keptProfile(user)).toEqual(firstProfile(user));
    },
  );

  it('never has a password in what is kept', () => {
    const changes = { ...firstProfile(user), currentPassword: 'old-secret', newPassword: 'new-secret' };
    keepProfile(profileIn(changes));
    expect(localStorage.getItem(accountKeys.profile)).not.toContain('secret');
  });

  it('can have the clock of twenty-one places, and the computer knows each', () => {
    expect(timeZones).toHaveLength(21);
    for (const { value } of timeZones)
      expect(new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone).toBeTruthy();
  });
});

describe('changes to it', () => {
  const troublesOf = (changes: Partial<ProfileChanges>) =>
    ProfileChanges.safeParse({ ...firstProfile(user), ...noPasswords, ...changes }).error?.issues.map(
      ({ path, message }) => [path.join('.'), message],
    ) ?? [];

  it('need no password', () => expect(troublesOf({ firstName: 'Mo' })).toEqual([]));

  it('need no names, which a bought account does not have', () => {
    const bought = { firstName: '', lastName: '', currentPassword: 'ours-0815', newPassword: 'new-secret' };
    expect(troublesOf(bought)).toEqual([]);
  });

  it.each<[Partial<ProfileChanges>, string, string]>([
    [{ currentPassword: 'old-secret' }, 'newPassword', 'Please enter both current and new passwords'],
    [{ newPassword: 'new-secret' }, 'currentPassword', 'Please enter both current and new passwords'],
    [
      { currentPassword: 'old-secret', newPassword: 'short' },
      'newPassword',
      'Password must be at least 6 characters',
    ],
    [{ firstName: 'M'.repeat(81) }, 'firstName', 'The first name can have at most 80 characters'],
    [{ email: 'moana' }, 'email', 'Please enter a valid email'],
  ])('like %o are refused at %s: %s', (changes, field, message) => {
    expect(troublesOf(changes)).toEqual([[field, message]]);
  });
});
