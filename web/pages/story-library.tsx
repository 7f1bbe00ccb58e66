import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

export function StoryLibraryPage() {
  return (
    <Notice title="Story Library">
      <p className="text-on-soft">The shelf of this house is not hung yet, so no story can stand on it.</p>
      <ButtonLink href="/create" tone="amber" size="large">
        Back to Home
      </ButtonLink>
    </Notice>
  );
}
