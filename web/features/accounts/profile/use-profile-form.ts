import { useState } from 'react';
import { ApiError } from '#web/platform/api.ts';
import { refusalWords } from '#web/platform/trouble.ts';
import { readKept } from '#web/platform/storage.ts';
import { toasts } from '#web/ui/toasts.ts';
import { changePassword } from '../account-calls.ts';
import type { SavedUser } from '../session.ts';
import { accountKeys } from '../storage-keys.ts';
import { useAccountForm } from '../use-account-form.ts';
import { session } from '../use-session.ts';
import { followDarkMode } from './dark-mode.ts';
import { ProfileChanges, profileIn } from './profile-changes.ts';
import { keepProfile, keptProfile } from './profile.ts';

const noPasswords = { currentPassword: '', newPassword: '' };

/** The profile, read-only until somebody wants to change it. */
export function useProfileForm(user: SavedUser) {
  const [isEditing, setIsEditing] = useState(user.mustChangePassword === true);
  const accountForm = useAccountForm(ProfileChanges, { ...keptProfile(user), ...noPasswords });
  const { form, showTroubles } = accountForm;

  const save = form.handleSubmit(async (changes) => {
    if (!isStillHere(user)) return tellNoSession();
    if (changes.newPassword !== '' && !(await hasChangedPassword(changes))) return;
    const profile = profileIn(changes);
    if (!keepProfile(profile)) {
      toasts.show({
        tone: 'error',
        title: 'Failed to save profile',
        description: 'Please try again later.',
      });
      return;
    }
    followDarkMode();
    form.reset({ ...profile, ...noPasswords });
    setIsEditing(false);
    toasts.show({ tone: 'success', title: 'Profile updated successfully!' });
  });

  async function hasChangedPassword(changes: ProfileChanges): Promise<boolean> {
    const { username: email, currentPassword, newPassword } = changes;
    try {
      await changePassword({ email, currentPassword, newPassword });
    } catch (trouble) {
      if (trouble instanceof ApiError && trouble.problem.code === 'not_signed_in') {
        tellNoSession();
        return false;
      }
      showTroubles(trouble);
      toasts.show({ tone: 'error', title: 'Password Change Failed', description: troubleWords(trouble) });
      return false;
    }
    session.learn({ mustChangePassword: false });
    // Whatever becomes of the rest, a second try must not send the password that was just given up.
    form.setValue('currentPassword', '');
    form.setValue('newPassword', '');
    toasts.show({
      tone: 'success',
      title: 'Password Changed',
      description: 'Your password has been updated successfully',
    });
    return true;
  }

  return {
    ...accountForm,
    isEditing,
    edit: () => setIsEditing(true),
    cancel: () => {
      form.reset({ ...keptProfile(user), ...noPasswords });
      setIsEditing(false);
    },
    save: (event: React.FormEvent<HTMLFormElement>) => {
      const current = event.currentTarget.elements.namedItem('currentPassword');
      // A password manager fills the current password by itself; alone that is no wish to change it.
      if (form.getValues('newPassword') === '' && current instanceof Element && current.matches(':autofill'))
        form.setValue('currentPassword', '');
      void save(event);
    },
  };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;

/** Signed out in the meantime, in this tab or in another, or this browser's memory was emptied under an open page. */
function isStillHere({ id }: SavedUser): boolean {
  return session.current().user?.id === id && readKept(accountKeys.user) !== null;
}

function tellNoSession(): void {
  toasts.show({ tone: 'error', title: 'Error', description: 'No user session found', goesAlong: true });
}

function troubleWords(trouble: unknown): string {
  if (trouble instanceof ApiError) return refusalWords(trouble, 'Failed to change password');
  return 'Something went wrong. Please try again.';
}
