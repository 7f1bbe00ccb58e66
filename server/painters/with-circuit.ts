import { type Painter, PainterFailure } from './painter.ts';

/** After so many failures one after the other it is left alone for a while; then one try shows whether it is well again. */
export type CircuitRules = { failures: number; restMs: number; now: () => number };

export function withCircuit(painter: Painter, { failures, restMs, now }: CircuitRules): Painter {
  let failedInARow = 0;
  let restsUntil = 0;
  return {
    name: painter.name,
    async paint(commission, signal) {
      if (failedInARow >= failures && now() < restsUntil)
        throw new PainterFailure('busy', `${painter.name} is given a rest`);
      // Whoever comes while this one tries finds it resting still.
      restsUntil = now() + restMs;
      try {
        const painting = await painter.paint(commission, signal);
        failedInARow = 0;
        return painting;
      } catch (error) {
        const isItsFault = error instanceof PainterFailure && error.kind !== 'refused';
        if (isItsFault && !signal.aborted) failedInARow += 1;
        throw error;
      }
    },
  };
}
