import { useEffect, useRef, useState } from 'react';
import { LoginForm } from '#web/features/accounts/login-form.tsx';
import type { SavedUser } from '#web/features/accounts/session.ts';
import { useSession } from '#web/features/accounts/use-session.ts';
import { brand } from '#web/platform/brand.ts';
import { Banner } from '#web/ui/banner.tsx';
import { FormPage } from '#web/ui/form-page.tsx';
import { useGo } from '#web/ui/link.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { useRedirect } from '#web/ui/use-redirect.ts';

const redirectAfterMs = 500;
const confirmedWords = 'Thank you. Now we know that this address is yours.';

export function LoginPage() {
  const [{ email, hasConfirmed }] = useState(whatTheAddressSays);
  const { signedIn, comeIn } = useWhoComesIn(hasConfirmed);

  return (
    <FormPage title={`Welcome to ${brand.name}`} subtitle="Sign in to your account">
      {hasConfirmed && (
        <Banner tone="good">
          <p>{confirmedWords}</p>
        </Banner>
      )}
      <LoginForm email={email} productName={brand.name} onRight={comeIn} />
      {signedIn && <LeadOn user={signedIn} />}
      <div className="grid justify-items-start gap-1 *:py-2">
        <TextLink href="/reset-password">Forgot your password?</TextLink>
        <TextLink href="/signup">Sign up for free trial</TextLink>
        <TextLink href="/">← Back to home</TextLink>
      </div>
    </FormPage>
  );
}

function whatTheAddressSays() {
  const query = new URLSearchParams(location.search);
  return { email: query.get('email') ?? '', hasConfirmed: query.get('confirmed') === 'yes' };
}

/** Whoever came in with a password that we made goes where they choose their own. */
function LeadOn({ user }: { user: SavedUser }) {
  useRedirect(user.mustChangePassword ? '/user-profile' : '/dashboard', redirectAfterMs);
  return null;
}

/** A family that is signed in already has nothing to do at the door; one that comes in just now is led on in its own time. */
function useWhoComesIn(hasConfirmed: boolean) {
  const [signedIn, setSignedIn] = useState<SavedUser | null>(null);
  const hasJustComeIn = useRef(false);
  const { status } = useSession();
  const go = useGo();
  useEffect(() => {
    if (status !== 'signed-in' || hasJustComeIn.current) return;
    if (hasConfirmed) toasts.show({ tone: 'success', title: confirmedWords, goesAlong: true });
    go('/dashboard', { replace: true });
  }, [status, hasConfirmed, go]);

  function comeIn(user: SavedUser) {
    hasJustComeIn.current = true;
    setSignedIn(user);
  }
  return { signedIn, comeIn };
}
