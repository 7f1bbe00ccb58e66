import { useEffect, useState } from 'react';
import { connection } from '#web/platform/connection.ts';
import { learnPlaces } from './place-calls.ts';

/** Whoever tells says so every few seconds; asked about as often, another device knows within ten. */
const askEachMs = 5_000;

type Known = {
  /** Whether it is known what other devices of the family have left; or, after a moment, that nobody says. */
  areKnown: boolean;
  /** The story that is being told just now, on whichever device. */
  playingId: string | null;
};

/** Asked when the page is shown, and again and again while somebody may look at it. */
export function useKnownPlaces(): Known {
  const [known, know] = useState<Known>({ areKnown: false, playingId: null });
  useEffect(() => {
    let isHere = true;
    const ask = async () => {
      const playingId = await learnPlaces();
      // A new object each time: places are read anew from where they are kept.
      if (isHere) know({ areKnown: true, playingId });
    };
    const look = () => {
      if (document.visibilityState === 'visible' && !connection.isAway()) void ask();
    };
    void ask();
    const asking = setInterval(look, askEachMs);
    document.addEventListener('visibilitychange', look);
    addEventListener('pageshow', look);
    return () => {
      isHere = false;
      clearInterval(asking);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pageshow', look);
    };
  }, []);
  return known;
}
