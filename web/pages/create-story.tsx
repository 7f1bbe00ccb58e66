import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

export function CreateStoryPage() {
  return (
    <Notice title="Create Story">
      <p className="text-on-soft">The storyteller has not moved into this house yet.</p>
      <ButtonLink href="/dashboard" tone="amber" size="large">
        Back to Home
      </ButtonLink>
    </Notice>
  );
}
