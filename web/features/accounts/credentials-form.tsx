import { useState } from 'react';
import { OnlyEmail } from '#contract/accounts.ts';
import { ApiError } from '#web/platform/api.ts';
import { refusalWords } from '#web/platform/trouble.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { askForCredentials } from './account-calls.ts';
import { useAccountForm } from './use-account-form.ts';

export type Credentials = { email: string; password: string };
type CredentialsFormProps = { email: string; onFound: (credentials: Credentials) => void };
type Said = { tone: 'plain' | 'trouble'; text: string };

const nothingFound = 'No account found. Please check your email or contact support.';

export function CredentialsForm({ email, onFound }: CredentialsFormProps) {
  const { form, isSubmitting, field, showTroubles } = useAccountForm(OnlyEmail, { email });
  const [said, setSaid] = useState<Said | null>(null);

  const look = form.handleSubmit(async (typed) => {
    setSaid(null);
    try {
      const answer = await askForCredentials(typed);
      if ('credentials' in answer) onFound(answer.credentials);
      else setSaid({ tone: 'plain', text: answer.message || nothingFound });
    } catch (refusal) {
      if (!showTroubles(refusal)) setSaid({ tone: 'trouble', text: troubleWords(refusal) });
    }
  });

  return (
    <form noValidate onSubmit={(event) => void look(event)} className="grid gap-5">
      {said && (
        <Banner tone={said.tone}>
          <p>{said.text}</p>
        </Banner>
      )}
      <fieldset disabled={isSubmitting} className="grid gap-5">
        <TextField label="Email" type="email" autoComplete="username" {...field('email')} />
        <Button type="submit" tone="amber" size="large" isBusy={isSubmitting}>
          {isSubmitting ? 'Looking...' : 'Show my sign-in details'}
        </Button>
      </fieldset>
    </form>
  );
}

function troubleWords(trouble: unknown): string {
  if (trouble instanceof ApiError) return refusalWords(trouble, nothingFound);
  return 'Failed to check credentials. Please try again.';
}
