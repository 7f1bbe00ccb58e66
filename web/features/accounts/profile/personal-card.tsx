import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ProfileCard, readable } from './profile-card.tsx';
import { timeZones } from './time-zones.ts';
import type { ProfileForm } from './use-profile-form.ts';

export function PersonalCard({ form, field, isEditing }: ProfileForm) {
  return (
    <ProfileCard title="Personal Information" note="Kept in this browser, and sent nowhere.">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="First name"
          autoComplete="given-name"
          placeholder="Aroha"
          className={readable}
          readOnly={!isEditing}
          {...field('firstName')}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          placeholder="Walker"
          className={readable}
          readOnly={!isEditing}
          {...field('lastName')}
        />
      </div>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        placeholder="aroha@example.com"
        className={readable}
        readOnly={!isEditing}
        {...field('email')}
      />
      <NativeSelect
        label="Time zone"
        choices={timeZones}
        disabled={!isEditing}
        {...form.register('timezone')}
      />
    </ProfileCard>
  );
}
