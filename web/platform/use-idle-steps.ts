import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** Counts from 0 up to the most, one step in each moment that the browser has to spare. */
export function useIdleSteps(most: number): number {
  const [step, setStep] = useState(0);
  useEffect(() => (step < most ? whenIdle(() => setStep(step + 1)) : undefined), [step, most]);
  return Math.min(step, most);
}
