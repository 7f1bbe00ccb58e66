import { type ExpressionBuilder, sql } from 'kysely';

// Whoever works on something that others could work on too holds a lease on it: a column that says until when. It is renewed while the
// work goes on, and whoever dies lets it run out. The tables are the features' own, so that one statement can claim the work and say how
// far it is; the rules are these.

/** No clock of ours is further off than that. */
const mostSkewMs = 60_000;
const renewalsPerLease = 4;

export const leaseEnd = (now: Date, leaseMs: number): Date => new Date(now.getTime() + leaseMs);

/** Never taken, run out, or so long that nobody gives it: then it was taken by a clock that was ahead. */
export function leaseIsOver<Tables, Table extends keyof Tables>(
  row: ExpressionBuilder<Tables, Table>,
  column: string,
  { now, leaseMs }: { now: Date; leaseMs: number },
) {
  const until = sql.ref<Date | null>(column);
  return row.or([
    row(until, 'is', null),
    row(until, '<=', now),
    row(until, '>', new Date(now.getTime() + leaseMs + mostSkewMs)),
  ]);
}

type Renewal = {
  leaseMs: number;
  now: () => Date;
  /** False when it is no longer ours. */
  renew: (until: Date) => Promise<boolean>;
  onLost?: () => void;
  /** It could not be asked. The next try may still be in time. */
  onFailure: (error: unknown) => void;
};

/** Renews a lease until the function that it gives is called. */
export function keepLease({ leaseMs, now, renew, onLost, onFailure }: Renewal): () => void {
  const renewOnce = async () => {
    try {
      if (!(await renew(leaseEnd(now(), leaseMs)))) onLost?.();
    } catch (error) {
      onFailure(error);
    }
  };
  const timer = setInterval(() => void renewOnce(), leaseMs / renewalsPerLease);
  return () => clearInterval(timer);
}
