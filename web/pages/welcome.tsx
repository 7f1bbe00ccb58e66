import { useState } from 'react';
import { CredentialsCard } from '#web/features/accounts/credentials-card.tsx';
import { type Credentials, CredentialsForm } from '#web/features/accounts/credentials-form.tsx';
import { brand } from '#web/platform/brand.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { FormPage } from '#web/ui/form-page.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

export function WelcomePage() {
  const [credentials, setCredentials] = useState<Credentials | null>(null);
  if (credentials) {
    return (
      <FormPage title={`Welcome to ${brand.name}`} subtitle="This is how you sign in the first time." hasNews>
        <CredentialsCard {...credentials} />
        <p className="text-on-soft">
          The password works once and is shown only here, so sign in now; then you choose your own.
        </p>
        <ButtonLink href={`/login?email=${encodeURIComponent(credentials.email)}`} tone="amber" size="large">
          Sign In
        </ButtonLink>
      </FormPage>
    );
  }
  return (
    <FormPage
      title={`Welcome to ${brand.name}`}
      subtitle="Thank you for your purchase. Tell us the address you paid with, and we show you how to sign in."
    >
      <CredentialsForm
        email={new URLSearchParams(location.search).get('email') ?? ''}
        onFound={setCredentials}
      />
      <p className="text-on-soft">
        Do you have a password already? <TextLink href="/login">Sign In</TextLink>
      </p>
    </FormPage>
  );
}
