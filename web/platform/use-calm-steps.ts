import { useEffect, useState } from 'react';
import { whenCalm } from './when-calm.ts';

/** Counts from 0 up to the most, one step in each moment that the browser has to spare. */
export function useCalmSteps(most: number): number {
  const [step, setStep] = useState(0);
  useEffect(() => (step < most ? whenCalm(() => setStep(step + 1)) : undefined), [step, most]);
  return Math.min(step, most);
}
