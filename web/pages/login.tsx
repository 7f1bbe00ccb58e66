import { brand } from '#web/platform/brand.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

export function LoginPage() {
  return (
    <Notice title={`Welcome to ${brand.name}`}>
      <p className="text-on-soft">Sign in to your account</p>
      <p>This house cannot look up accounts yet, so the door has no handle.</p>
      <ButtonLink href="/signup" tone="amber" size="large">
        Sign up for free trial
      </ButtonLink>
      <TextLink href="/">← Back to home</TextLink>
    </Notice>
  );
}
