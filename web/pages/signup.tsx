import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useRedirect } from '#web/ui/use-redirect.ts';
import { brand } from '#web/platform/brand.ts';

const redirectAfterMs = 2000;

export function SignupPage() {
  useRedirect('/signup-form', redirectAfterMs);
  return (
    <Notice title="Redirecting to Signup..." picture={<Spinner size={40} />}>
      <p className="text-on-soft">
        We're taking you to our signup form to start your {brand.trialDays}-day free trial.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink href="/signup-form" tone="amber" size="large">
          Start Free Trial
        </ButtonLink>
        <ButtonLink href="/" tone="ghost" size="large">
          Back to Home
        </ButtonLink>
      </div>
    </Notice>
  );
}
