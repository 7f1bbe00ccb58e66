import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

export function SignupFormPage() {
  return (
    <Notice title="Start Your Free Trial">
      <p className="text-on-soft">
        This house cannot open accounts yet. Everything about the plan is on its own page.
      </p>
      <ButtonLink href="/subscribe" tone="amber" size="large">
        Pricing
      </ButtonLink>
    </Notice>
  );
}
