import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

export function WelcomePage() {
  return (
    <Notice title="Welcome">
      <p className="text-on-soft">
        Your sign-in details are in the e-mail that we sent you. Please check it, or contact support.
      </p>
      <ButtonLink href="/login" tone="amber" size="large">
        Sign In
      </ButtonLink>
    </Notice>
  );
}
