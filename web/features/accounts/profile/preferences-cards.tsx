import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { narratorVoices, voiceDescriptions } from '#contract/narration.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { ProfileCard } from './profile-card.tsx';
import type { ProfileForm } from './use-profile-form.ts';

const narrators = narratorVoices.map((voice) => ({
  value: voice,
  label: `${voice.charAt(0).toUpperCase()}${voice.slice(1)} · ${voiceDescriptions[voice].toLowerCase()}`,
}));

export function NotificationsCard(form: ProfileForm) {
  return (
    <ProfileCard title="Notifications" note="Letters about your account itself always come.">
      <Toggle {...form} name="notifications.email" label="Email notifications" />
      <Toggle {...form} name="notifications.stories" label="Story reminders" />
      <Toggle {...form} name="notifications.updates" label="Product updates" />
    </ProfileCard>
  );
}

export function PreferencesCard(form: ProfileForm) {
  return (
    <ProfileCard title="Preferences" note="How evenings begin at your house.">
      <NativeSelect
        label="Default narrator"
        choices={narrators}
        disabled={!form.isEditing}
        {...form.form.register('preferences.defaultNarrator')}
      />
      <Toggle
        {...form}
        name="preferences.autoPlay"
        label="Autoplay"
        hint="The telling begins as soon as the audio player is open."
      />
      <Toggle
        {...form}
        name="preferences.darkMode"
        label="Dark mode"
        hint="The paper is dimmed too, so that no bright page wakes anybody."
      />
    </ProfileCard>
  );
}

type ToggleName =
  | `notifications.${'email' | 'stories' | 'updates'}`
  | `preferences.${'autoPlay' | 'darkMode'}`;
type ToggleProps = ProfileForm & { name: ToggleName; label: string; hint?: ReactNode };

function Toggle({ form, isEditing, name, label, hint }: ToggleProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <Switch
          label={label}
          hint={hint}
          isOn={field.value}
          disabled={!isEditing}
          onChange={field.onChange}
        />
      )}
    />
  );
}
