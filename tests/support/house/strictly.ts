/** The weekly check: it tries everything, where the ordinary one tries some in turns. */
export const isStrict = process.env['CHECK_STRICTLY'] === 'yes';

/** Strictly all of them; else every so-manieth, beginning elsewhere for each that asks, so that all are met by somebody. */
export const inTurns = <One>(all: readonly One[], every: number, asking: number): readonly One[] =>
  isStrict ? all : all.filter((_, at) => (at + asking) % every === 0);
