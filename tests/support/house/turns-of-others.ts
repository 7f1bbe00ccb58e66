/** Counts the turns of the process: whoever else is there has had one whenever the number has grown. */
export function countTurns(): { now: () => number; stop: () => void } {
  let turns = 0;
  let isOver = false;
  const next = () => {
    turns += 1;
    if (!isOver) setImmediate(next);
  };
  setImmediate(next);
  return { now: () => turns, stop: () => (isOver = true) };
}
