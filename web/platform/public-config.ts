import { useEffect, useState } from 'react';
import type { PublicConfig } from '#contract/config.ts';
import { read } from './api.ts';

let answer: Promise<PublicConfig | null> | undefined;

/** What this house says about itself, asked once a page; null when it does not answer, and asked again the next time. */
export function askPublicConfig(): Promise<PublicConfig | null> {
  return (answer ??= read('/api/config').then(
    // The server is of the same build as this page; this is the place where that is taken on trust.
    (house) => house as PublicConfig,
    (trouble: unknown) => {
      console.info('The house said nothing about itself', trouble);
      answer = undefined;
      return null;
    },
  ));
}

/** The same for a part of a page: null until it is known. */
export function usePublicConfig(): PublicConfig | null {
  const [house, setHouse] = useState<PublicConfig | null>(null);
  useEffect(() => {
    let isHere = true;
    const listen = async () => {
      const said = await askPublicConfig();
      if (isHere) setHouse(said);
    };
    void listen();
    return () => {
      isHere = false;
    };
  }, []);
  return house;
}
