import { useEffect, useState } from 'react';
import { learnPlaces } from './place-questions.ts';

/** Whether it is known what other devices of the family have left; or, after a moment, that nobody says. */
export function useKnownPlaces(): boolean {
  const [areKnown, know] = useState(false);
  useEffect(() => {
    let isHere = true;
    void learnPlaces().finally(() => isHere && know(true));
    return () => {
      isHere = false;
    };
  }, []);
  return areKnown;
}
