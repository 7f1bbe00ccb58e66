import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** A page that fell over. What was kept on the server is not touched by it. */
export function PageTrouble({ error }: ErrorComponentProps) {
  useEffect(() => console.error(error), [error]);
  return (
    <Notice title="This page fell asleep">
      <p>Something in it went wrong. Your stories are safe; loading it once more usually wakes it.</p>
      <Button tone="amber" size="large" onClick={() => location.reload()}>
        Load the page again
      </Button>
    </Notice>
  );
}
