import { useState } from 'react';
import { ResetForm } from '#web/features/accounts/reset-form.tsx';
import { brand } from '#web/platform/brand.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { FormPage } from '#web/ui/form-page.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

export function ResetPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) {
    return (
      <FormPage title="Look in your mail" hasNews>
        <p>
          A new password was sent to <strong className="break-all">{sentTo}</strong>.
        </p>
        <p className="text-on-soft">
          It opens your account once, within the next hour; then you choose your own. The password you had
          works until then. If no letter comes, look among the unwanted mail, or try the address you signed up
          with.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={`/login?email=${encodeURIComponent(sentTo)}`} tone="amber" size="large">
            Sign In
          </ButtonLink>
          <Button tone="ghost" size="large" onClick={() => setSentTo(null)}>
            Reset Another Password
          </Button>
        </div>
      </FormPage>
    );
  }
  return (
    <FormPage
      title="Reset password"
      subtitle="Tell us the address you sign in with, and we send a new password there."
    >
      <ResetForm email={new URLSearchParams(location.search).get('email') ?? ''} onDone={setSentTo} />
      <div className="grid justify-items-start gap-1 wrap-anywhere *:py-2">
        <TextLink href="/login">← Back to sign in</TextLink>
        <p className="text-sm text-on-quiet">
          Is that mailbox out of reach? Write to{' '}
          <TextLink href={`mailto:${brand.email}`}>{brand.email}</TextLink>.
        </p>
      </div>
    </FormPage>
  );
}
