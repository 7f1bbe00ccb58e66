import type { Recording } from './recording.ts';

/** Nobody listening for so long means that nobody wants it any more. An audio element may hang up and come back. */
export const patienceMs = 20_000;

export type Making = {
  recording: Recording;
  /** Ends it for everybody; resolves when nothing is being done any more. */
  stop: () => Promise<void>;
  /** Counts as a listener until the function it gives is called. */
  join: () => () => void;
};

/** Stops what nobody listens to any more, here or elsewhere. */
export function withListeners(
  recording: Recording,
  stop: () => Promise<void>,
  isHeardElsewhere: () => Promise<boolean>,
): Making {
  let listeners = 0;
  let leaving: NodeJS.Timeout | undefined;
  const waitForSomebody = () => {
    leaving = setTimeout(() => void leave(), patienceMs);
    leaving.unref();
  };
  const leave = async () => {
    const isHeard = await isHeardElsewhere();
    // Somebody may have come meanwhile.
    if (listeners > 0) return;
    if (isHeard) waitForSomebody();
    else await stop();
  };
  waitForSomebody();
  return {
    recording,
    stop,
    join() {
      clearTimeout(leaving);
      listeners += 1;
      let hasLeft = false;
      return () => {
        if (hasLeft) return;
        hasLeft = true;
        listeners -= 1;
        if (listeners === 0) waitForSomebody();
      };
    },
  };
}
