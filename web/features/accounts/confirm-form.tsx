import { useState } from 'react';
import { ConfirmEmail } from '#contract/accounts.ts';
import { refusalWords, troubledFields } from '#web/platform/trouble.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { confirmEmail } from './account-calls.ts';
import { useAccountForm } from './use-account-form.ts';

type ConfirmFormProps = {
  token: string;
  /** Whoever is signed in need not type a password, unless the link is about another account. */
  isSignedIn: boolean;
  onDone: () => void;
};

/** Says that an address is one's own. A deliberate act: a mail program that opens every link must not have said it. */
export function ConfirmForm({ token, isSignedIn, onDone }: ConfirmFormProps) {
  const { form, isSubmitting, field, showTroubles } = useAccountForm(ConfirmEmail, { token });
  const [isAnothers, setIsAnothers] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  const confirm = form.handleSubmit(async (typed) => {
    setTrouble(null);
    try {
      await confirmEmail(typed);
      onDone();
    } catch (refusal) {
      if ('password' in troubledFields(refusal)) setIsAnothers(true);
      if (!showTroubles(refusal))
        setTrouble(refusalWords(refusal, 'Something went wrong. Please try again.'));
    }
  });

  return (
    <form noValidate onSubmit={(event) => void confirm(event)} className="grid gap-5">
      {trouble !== null && (
        <Banner tone="trouble">
          <p>{trouble}</p>
        </Banner>
      )}
      <fieldset disabled={isSubmitting} className="grid gap-5">
        {(!isSignedIn || isAnothers) && (
          <PasswordField
            label="Password"
            autoComplete="current-password"
            {...field('password', { setValueAs: (typed?: string) => typed || undefined })}
          />
        )}
        <Button type="submit" tone="amber" size="large" isBusy={isSubmitting}>
          Yes, this is my address
        </Button>
      </fieldset>
    </form>
  );
}
