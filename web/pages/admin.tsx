import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

export function AdminPage() {
  return (
    <Notice title="Admin Dashboard">
      <p className="text-on-soft">The sleep playlist is chosen here. This house has no player for it yet.</p>
      <ButtonLink href="/dashboard" tone="amber" size="large">
        Back to Home
      </ButtonLink>
    </Notice>
  );
}
