import { useState } from 'react';
import { SignUp } from '#contract/accounts.ts';
import { ApiError } from '#web/platform/api.ts';
import { agreedToTerms } from '#web/platform/terms.ts';
import { refusalWords } from '#web/platform/trouble.ts';
import { useCurrent } from '#web/platform/use-current.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { signUp } from './account-calls.ts';
import { useAccountForm } from './use-account-form.ts';

type SignUpFormProps = { onDone: (account: { email: string; message: string }) => void };

export function SignUpForm({ onDone }: SignUpFormProps) {
  const { form, isSubmitting, field, showTroubles } = useAccountForm(SignUp, {
    firstName: '',
    lastName: '',
    email: '',
    password: '',
    agreeToTerms: agreedToTerms.current(),
  });
  const [trouble, setTrouble] = useState<string | null>(null);
  const hasAgreed = useCurrent(agreedToTerms);

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
        {/* What they sign in with: the browser offers to keep it with the password, and fills both in at the door. */}
        <TextField label="Email" type="email" autoComplete="username" {...field('email')} />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint="At least 6 characters. Twelve or more are safer."
          {...field('password')}
        />
        <Checkbox {...field('agreeToTerms', { onChange: noteAgreement })}>
          I agree to the <Elsewhere href="/terms">Terms and Conditions</Elsewhere> and the{' '}
          <Elsewhere href="/privacy">Privacy Policy</Elsewhere>
        </Checkbox>
        {/* At the button, where the eye is: on a phone the form's top is long out of sight. */}
        {trouble !== null && (
          <Banner tone="trouble">
            <p>{trouble}</p>
          </Banner>
        )}
        {/* A button that sleeps hears nothing; who taps it all the same is told why. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <span className="grid" onClick={() => hasAgreed || void form.trigger('agreeToTerms')}>
          <Button
            type="submit"
            tone="amber"
            size="large"
            className="disabled:pointer-events-none"
            isBusy={isSubmitting}
            disabled={!hasAgreed}
          >
            {isSubmitting ? 'Creating Account...' : 'Create Account'}
          </Button>
        </span>
      </fieldset>
    </form>
  );

  function noteAgreement(event: { target: { checked: boolean } }) {
    agreedToTerms.change(event.target.checked);
    // Who takes the tick away again is told at once why the button went to sleep.
    void form.trigger('agreeToTerms');
  }
}

/** In a tab of its own: what was typed here stays. */
function Elsewhere({ href, children }: { href: string; children: string }) {
  return (
    <TextLink href={href} target="_blank" rel="noopener">
      {children}
    </TextLink>
  );
}

function troubleWords(trouble: unknown): string {
  if (trouble instanceof ApiError) return refusalWords(trouble, 'Failed to create account');
  const said = trouble instanceof Error ? trouble.message : '';
  return said || 'An error occurred during signup';
}
