import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { inHashThread, type HashCost } from './hash-threads.ts';
import { Problem } from '#contract/problem.ts';

/** Keeps passwords so that whoever steals the database still has to guess them, slowly. */
export type PasswordHasher = {
  /** Throws when the line is full: whoever would be sent away at its end is sent away before anything is written for them. */
  mustHaveRoom: () => void;
  hash(password: string): Promise<string>;
  /** Exactly one hash's work, also for an account that has no password or does not exist: the time tells nothing. */
  verify(kept: string | null, password: string): Promise<boolean>;
};

/** OWASP's first recommendation for argon2id, the library's default kind: 19 MiB, two passes, one lane. */
const recommended: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** How many hashes are made at a time, and how many may wait for theirs. */
type Limits = { atOnce: number; waiting: number };

/**
 * A hash is made of processor time, so a crowd at the door could keep every story waiting. Half of the processors may work on
 * passwords, behind everything else that wants them, a short line may wait, and whoever comes after that is asked to come again.
 */
const usualLimits: Limits = { atOnce: Math.max(1, Math.floor(availableParallelism() / 2)), waiting: 32 };

export function createPasswordHasher({
  limits = usualLimits,
  cost = recommended,
}: { limits?: Limits; cost?: HashCost | undefined } = {}): PasswordHasher {
  const inLine = createLine(limits);
  const nobodysHash = hashOfNobody(cost);
  return {
    mustHaveRoom: inLine.mustHaveRoom,
    hash: (password) => inLine.wait(async () => String(await inHashThread({ password, cost }))),
    verify: (kept, password) =>
      inLine.wait(async () => {
        const isRight = await inHashThread({ kept: kept ?? nobodysHash, password });
        return kept !== null && isRight === true;
      }),
  };
}

/** The hash of no password at all, of the same cost as every other. */
function hashOfNobody({ memoryCost, timeCost, parallelism }: HashCost): string {
  const unpadded = (bytes: number) => randomBytes(bytes).toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${unpadded(16)}$${unpadded(32)}`;
}

type Line = { mustHaveRoom: () => void; wait: <R>(work: () => Promise<R>) => Promise<R> };

function createLine({ atOnce, waiting }: Limits): Line {
  const line: (() => void)[] = [];
  let working = 0;
  const mustHaveRoom = () => {
    if (working >= atOnce && line.length >= waiting) throw new Problem('resting', { retryAfterSeconds: 2 });
  };
  return {
    mustHaveRoom,
    async wait(work) {
      mustHaveRoom();
      // Whoever leaves hands its place on, so nobody who has just come can slip in between.
      if (working >= atOnce) await new Promise<void>((resolve) => line.push(resolve));
      else working += 1;
      try {
        return await work();
      } finally {
        const next = line.shift();
        if (next) next();
        else working -= 1;
      }
    },
  };
}
