import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

export function NotFoundPage() {
  return (
    <Notice title="There is no page here">
      <p className="text-on-soft">
        Perhaps it moved on while the light was out. The way home is easy to find.
      </p>
      <ButtonLink href="/" tone="amber" size="large">
        Back to Home
      </ButtonLink>
      <p className="text-xs text-on-quiet">404 · Did you forget to add the page to the router?</p>
    </Notice>
  );
}
