/** Whoever asks in the meantime waits for this long at most, however many such works there are. */
const shareMs = 4;

/** Those who have had their share. In each turn of the process one of them goes on. */
const waiting: (() => void)[] = [];

/**
 * For work that goes over a whole text or a whole sound: called between its steps, it lets everybody else in the process have a turn when
 * this work has had its share.
 */
export function yieldWhenDue(): () => Promise<void> | undefined {
  let begun = performance.now();
  return () => (performance.now() - begun < shareMs ? undefined : otherPeoplesTurn());

  async function otherPeoplesTurn(): Promise<void> {
    await ownTick();
    begun = performance.now();
  }
}

/**
 * For a step of work that is known to take milliseconds: it is the only such step in its turn of the process, so that many who come to it at
 * the same moment do not together keep everybody else waiting.
 */
export function ownTick(): Promise<void> {
  return new Promise<void>((goOn) => {
    waiting.push(goOn);
    if (waiting.length === 1) setImmediate(nextGoesOn);
  });
}

function nextGoesOn(): void {
  const goOn = waiting.shift();
  if (waiting.length > 0) setImmediate(nextGoesOn);
  goOn?.();
}
