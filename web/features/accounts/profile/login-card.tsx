import { Banner } from '#web/ui/banner.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ProfileCard, readable } from './profile-card.tsx';
import type { ProfileForm } from './use-profile-form.ts';

type LoginCardProps = ProfileForm & {
  /** They signed in with a password that we made for them, and have to choose their own. */
  mustChoose: boolean;
};

export function LoginCard({ form, field, isEditing, mustChoose }: LoginCardProps) {
  return (
    <ProfileCard title="Login Credentials" note="Leave both passwords blank to keep the one you have.">
      {mustChoose && (
        <Banner>
          <p>
            You came in with a password that we made. Please choose your own now: enter ours once more as the
            current one, and then yours.
          </p>
        </Banner>
      )}
      <TextField
        label="Username"
        type="email"
        autoComplete="username"
        readOnly
        className={readable}
        {...form.register('username')}
      />
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        disabled={!isEditing}
        {...field('currentPassword')}
      />
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        hint="At least 6 characters. Twelve or more are safer."
        disabled={!isEditing}
        {...field('newPassword')}
      />
    </ProfileCard>
  );
}
