import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isHouseThere } from '#web/features/offline/look-for-house.ts';
import { brand } from '#web/platform/brand.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** A page that fell over. What was kept on the server is not touched by it. */
export function PageTrouble({ error }: ErrorComponentProps) {
  const [isAway, setAway] = useState(false);
  useEffect(() => console.error(error), [error]);
  // Asked for while nobody answers, the page would make room for the browser's own white one.
  const loadAgain = async () => {
    if (await isHouseThere()) location.reload();
    else setAway(true);
  };
  return (
    <Notice title="This page fell asleep">
      <p>Something in it went wrong. Your stories are safe; loading it once more usually wakes it.</p>
      <Button tone="amber" size="large" onClick={() => void loadAgain()}>
        Load the page again
      </Button>
      <output>{isAway && `${brand.name} cannot be reached just now. Try again in a moment.`}</output>
    </Notice>
  );
}
