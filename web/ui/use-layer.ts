import { useEffect, useRef } from 'react';
import { layOver } from '#web/platform/layers.ts';

/** While it is open, Back closes this before anything under it. */
export function useLayer(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => (isOpen ? layOver(() => latest.current()) : undefined), [isOpen]);
}
