import { useState } from 'react';
import { SignUpForm } from '#web/features/accounts/sign-up-form.tsx';
import { brand } from '#web/platform/brand.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { FormPage } from '#web/ui/form-page.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

export function SignupFormPage() {
  const [account, setAccount] = useState<{ email: string; message: string } | null>(null);
  if (account) {
    return (
      <FormPage title="Welcome" hasNews>
        <p className="text-on-soft">{account.message}</p>
        <ButtonLink href={`/login?email=${encodeURIComponent(account.email)}`} tone="amber" size="large">
          Go to Login
        </ButtonLink>
      </FormPage>
    );
  }
  return (
    <FormPage
      title="Start Your Free Trial"
      subtitle={`${brand.trialDays} days of everything, and no card asked for here.`}
    >
      <SignUpForm onDone={setAccount} />
      <p className="text-on-soft">
        Already have an account? <TextLink href="/login">Log in</TextLink>
      </p>
    </FormPage>
  );
}
