import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

export function DesignImportPage() {
  return (
    <Notice title="Design import">
      <p className="text-on-soft">This house is not connected to a design service yet.</p>
      <ButtonLink href="/dashboard" tone="amber" size="large">
        Back to Home
      </ButtonLink>
    </Notice>
  );
}
