/** Time is handed in, so that a test can let a week pass. Only the doors take the real one. */
export type Clock = { now: () => Date };

export const realClock: Clock = { now: () => new Date() };
