/** Time is handed in, so that a test can let a week pass. Only the doors take the real one. */
export type Clock = { now: () => Date };

export const realClock: Clock = { now: () => new Date() };

export const dayMs = 86_400_000;

/** What is counted by the day is counted by this one, whichever process counts. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** Until a new day begins, and with it a new count. */
export const secondsToMidnight = (now: Date): number => Math.ceil((dayMs - (now.getTime() % dayMs)) / 1_000);
