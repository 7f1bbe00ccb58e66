import { brand } from '#web/platform/brand.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

export function ResetPasswordPage() {
  return (
    <Notice title="Reset password">
      <p className="text-on-soft">
        This house cannot send passwords yet. Please write to us from the address you signed up with.
      </p>
      <ButtonLink href={`mailto:${brand.email}`} tone="amber" size="large">
        Write to {brand.name}
      </ButtonLink>
    </Notice>
  );
}
