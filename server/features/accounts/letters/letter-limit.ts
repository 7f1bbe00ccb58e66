import type { Limit, Throttle } from '#server/platform/throttle.ts';

/** Letters that anybody can cause by typing an address. More than these, and a stranger could fill a parent's mailbox. */
const lettersPerAddress: Limit = { name: 'letters', most: 3, perMs: 3_600_000 };

export type LetterLimit = { allows(email: string): Promise<boolean> };

/** Silent: whoever asked is told the same as always. */
export function createLetterLimit(throttle: Throttle): LetterLimit {
  return {
    async allows(email) {
      return (await throttle.take([{ limit: lettersPerAddress, subject: email, place: '' }])) === null;
    },
  };
}
