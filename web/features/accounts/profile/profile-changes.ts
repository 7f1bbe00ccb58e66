import * as z from 'zod/mini';
import { NewPassword } from '#contract/accounts.ts';
import { Profile } from './profile.ts';

const bothPasswords = 'Please enter both current and new passwords';

/** What the form holds: the profile, and two passwords that are sent when both are there and are kept nowhere. */
export const ProfileChanges = z
  .extend(Profile, { currentPassword: z.string(), newPassword: z.string() })
  .check((context) => {
    const { currentPassword, newPassword } = context.value;
    if (currentPassword === '' && newPassword === '') return;
    const complain = (field: string, message: string) =>
      context.issues.push({ code: 'custom', input: context.value, path: [field], message });
    if (currentPassword === '') complain('currentPassword', bothPasswords);
    else if (newPassword === '') complain('newPassword', bothPasswords);
    const [tooWeak] = NewPassword.safeParse(newPassword).error?.issues ?? [];
    if (newPassword !== '' && tooWeak) complain('newPassword', tooWeak.message);
  });
export type ProfileChanges = z.infer<typeof ProfileChanges>;

/** The form without its passwords: as much as may be kept. */
export const profileIn = (changes: ProfileChanges): Profile => Profile.parse(changes);
