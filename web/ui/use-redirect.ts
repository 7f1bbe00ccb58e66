import { useEffect } from 'react';
import { useGo } from './link.tsx';

/** Leads on after a while; leaving earlier stops it. The page it was on is not kept in the history: Back would only lead here again. */
export function useRedirect(href: string, afterMs: number): void {
  const go = useGo();
  useEffect(() => {
    const timer = setTimeout(() => go(href, { replace: true }), afterMs);
    return () => clearTimeout(timer);
  }, [go, href, afterMs]);
}
