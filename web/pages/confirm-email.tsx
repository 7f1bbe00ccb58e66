import { useState } from 'react';
import { ConfirmForm } from '#web/features/accounts/confirm-form.tsx';
import { session, useSession } from '#web/features/accounts/use-session.ts';
import { FormPage } from '#web/ui/form-page.tsx';
import { useGo } from '#web/ui/link.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** Where the link in the welcome letter leads. Opening it says nothing yet. */
export function ConfirmEmailPage() {
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '');
  const { status, user } = useSession();
  const go = useGo();

  // The sign-in page says thank you, and leads on whoever is in already. They may run the house from now on.
  async function thank() {
    await session.recheck();
    go('/login?confirmed=yes', { replace: true });
  }

  if (status === 'unasked' || status === 'checking') return <Spinner label="One moment..." />;
  return (
    <FormPage title="Is this address yours?" subtitle={subtitleFor(user?.username)}>
      <ConfirmForm token={token} isSignedIn={user !== null} onDone={() => void thank()} />
      <div className="grid justify-items-start gap-1 *:py-2">
        <p className="text-sm text-on-quiet">
          Did you not open this account? Then press nothing. “Reset password” makes it yours.
        </p>
        <TextLink href="/reset-password">Reset password</TextLink>
        <TextLink href="/">← Back to home</TextLink>
      </div>
    </FormPage>
  );
}

const subtitleFor = (username: string | undefined): string =>
  username === undefined
    ? 'Type the password of your account, so that we know it is you.'
    : `You are signed in as ${username}.`;
