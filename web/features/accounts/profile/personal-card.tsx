import { Controller } from 'react-hook-form';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ProfileCard, readable } from './profile-card.tsx';
import { timeZones } from './time-zones.ts';
import type { ProfileForm } from './use-profile-form.ts';

export function PersonalCard({ form, errorOf, isEditing }: ProfileForm) {
  return (
    <ProfileCard title="Personal Information" note="Kept in this browser, and sent nowhere.">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="First name"
          autoComplete="given-name"
          placeholder="Aroha"
          className={readable}
          readOnly={!isEditing}
          error={errorOf('firstName')}
          {...form.register('firstName')}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          placeholder="Walker"
          className={readable}
          readOnly={!isEditing}
          error={errorOf('lastName')}
          {...form.register('lastName')}
        />
      </div>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        placeholder="aroha@example.com"
        className={readable}
        readOnly={!isEditing}
        error={errorOf('email')}
        {...form.register('email')}
      />
      <Controller
        control={form.control}
        name="timezone"
        render={({ field }) => (
          <Select
            label="Time zone"
            value={field.value}
            choices={timeZones}
            disabled={!isEditing}
            onChange={field.onChange}
          />
        )}
      />
    </ProfileCard>
  );
}
