import { useState } from 'react';
import { SignUp } from '#contract/accounts.ts';
import { ApiError } from '#web/platform/api.ts';
import { refusalWords } from '#web/platform/trouble.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { signUp } from './account-questions.ts';
import { useAccountForm } from './use-account-form.ts';

type SignUpFormProps = { onDone: (account: { email: string; message: string }) => void };

export function SignUpForm({ onDone }: SignUpFormProps) {
  const { form, isSubmitting, field, showTroubles } = useAccountForm(SignUp, {
    firstName: '',
    lastName: '',
    email: '',
    password: '',
  });
  const [trouble, setTrouble] = useState<string | null>(null);
  const [hasAgreed, setHasAgreed] = useState(false);

  const open = form.handleSubmit(async (typed) => {
    setTrouble(null);
    try {
      const { message } = await signUp(typed);
      onDone({ email: typed.email, message });
    } catch (refusal) {
      showTroubles(refusal);
      setTrouble(troubleWords(refusal));
    }
  });

  return (
    <form noValidate onSubmit={(event) => void open(event)}>
      <fieldset disabled={isSubmitting} className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
          <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
        </div>
        <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint="At least 6 characters. Twelve or more are safer."
          {...field('password')}
        />
        <Checkbox {...field('agreeToTerms', { onChange: noteAgreement })}>
          I agree to the <TextLink href="/terms">Terms and Conditions</TextLink> and the{' '}
          <TextLink href="/privacy">Privacy Policy</TextLink>
        </Checkbox>
        {/* At the button, where the eye is: on a phone the form's top is long out of sight. */}
        {trouble !== null && (
          <Banner tone="trouble">
            <p>{trouble}</p>
          </Banner>
        )}
        <Button type="submit" tone="amber" size="large" isBusy={isSubmitting} disabled={!hasAgreed}>
          {isSubmitting ? 'Creating Account...' : 'Create Account'}
        </Button>
      </fieldset>
    </form>
  );

  function noteAgreement(event: { target: { checked: boolean } }) {
    setHasAgreed(event.target.checked);
    // Who takes the tick away again is told at once why the button went to sleep.
    void form.trigger('agreeToTerms');
  }
}

function troubleWords(trouble: unknown): string {
  if (trouble instanceof ApiError) return refusalWords(trouble, 'Failed to create account');
  const said = trouble instanceof Error ? trouble.message : '';
  return said || 'An error occurred during signup';
}
