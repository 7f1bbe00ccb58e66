import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

export function FamilyManagerPage() {
  return (
    <Notice title="Family Manager">
      <p className="text-on-soft">This house cannot keep family members yet.</p>
      <ButtonLink href="/create" tone="amber" size="large">
        Back to Home
      </ButtonLink>
    </Notice>
  );
}
