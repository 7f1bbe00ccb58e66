import { useState } from 'react';
import { OnlyEmail } from '#contract/accounts.ts';
import { ApiError } from '#web/platform/api.ts';
import { refusalWords } from '#web/platform/trouble.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { askForNewPassword } from './account-calls.ts';
import { useAccountForm } from './use-account-form.ts';

type ResetFormProps = { email: string; onDone: (email: string) => void };

export function ResetForm({ email, onDone }: ResetFormProps) {
  const { form, isSubmitting, field, showTroubles } = useAccountForm(OnlyEmail, { email });
  const [trouble, setTrouble] = useState<string | null>(null);

  const reset = form.handleSubmit(async (typed) => {
    setTrouble(null);
    try {
      await askForNewPassword(typed);
      onDone(typed.email);
    } catch (refusal) {
      if (!showTroubles(refusal)) setTrouble(troubleWords(refusal));
    }
  });

  return (
    <form noValidate onSubmit={(event) => void reset(event)} className="grid gap-5">
      {trouble !== null && (
        <Banner tone="trouble">
          <p>{trouble}</p>
        </Banner>
      )}
      <fieldset disabled={isSubmitting} className="grid gap-5">
        <TextField label="Email" type="email" required autoComplete="username" {...field('email')} />
        <Button type="submit" tone="amber" size="large" isBusy={isSubmitting}>
          {isSubmitting ? 'Resetting...' : 'Reset Password'}
        </Button>
      </fieldset>
    </form>
  );
}

function troubleWords(trouble: unknown): string {
  if (trouble instanceof ApiError) return refusalWords(trouble, 'Failed to reset password');
  return 'Failed to reset password. Please try again.';
}
