import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { SavedUser } from '../session.ts';
import { LoginCard } from './login-card.tsx';
import { PersonalCard } from './personal-card.tsx';
import { useProfileForm } from './use-profile-form.ts';
import { NotificationsCard, PreferencesCard } from './preferences-cards.tsx';

export function ProfileForm({ user }: { user: SavedUser }) {
  const profile = useProfileForm(user);
  const { isEditing, isSubmitting, edit, cancel, save } = profile;
  const mustChoose = user.mustChangePassword === true;
  const page = useRef<HTMLFormElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(isEditing);

  // Whoever has to choose a password begins there, once the page that came with it has been put at its top. After that the focus goes
  // where the work is, and back to the button that began it: at once, lest it be taken from whoever is already typing elsewhere.
  useEffect(() => {
    const focusOn = (name: string) => {
      const field = page.current?.elements.namedItem(name);
      if (field instanceof HTMLElement) field.focus();
    };
    const began = wasEditing.current;
    wasEditing.current = isEditing;
    if (mustChoose && isEditing) {
      const arrived = setTimeout(() => focusOn('currentPassword'));
      return () => clearTimeout(arrived);
    }
    if (isEditing && !began) focusOn('firstName');
    else if (!isEditing && began) editButton.current?.focus();
    return undefined;
  }, [mustChoose, isEditing]);

  return (
    <form ref={page} noValidate onSubmit={save} className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-1">
          <h1 className="text-3xl text-lamp-50">My Profile</h1>
          <p className="text-night-200">Your account, and how your family likes its evenings.</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/dashboard" tone="ghost">
            Back to Dashboard
          </ButtonLink>
          {!isEditing && (
            <Button ref={editButton} tone="amber" onClick={edit}>
              Edit Profile
            </Button>
          )}
        </div>
      </div>
      <fieldset disabled={isSubmitting} className="grid gap-6 lg:grid-cols-2 [&_input]:scroll-mb-40">
        <PersonalCard {...profile} />
        <LoginCard {...profile} mustChoose={mustChoose} />
        <NotificationsCard {...profile} />
        <PreferencesCard {...profile} />
      </fieldset>
      {isEditing && (
        <div className="night-sheet sticky bottom-[calc(var(--player-room,0px)+1rem)] z-10 flex flex-wrap justify-end gap-3 rounded-card p-3">
          <Button tone="ghost" disabled={isSubmitting} onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" tone="amber" isBusy={isSubmitting}>
            {isSubmitting ? 'Saving...' : 'Save Changes'}
          </Button>
        </div>
      )}
    </form>
  );
}
