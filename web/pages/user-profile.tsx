import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

export function UserProfilePage() {
  return (
    <Notice title="My Profile">
      <p className="text-on-soft">This house has no drawer for your profile yet.</p>
      <ButtonLink href="/dashboard" tone="amber" size="large">
        Back to Dashboard
      </ButtonLink>
    </Notice>
  );
}
