import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Two parents and a grandmother at one tablet, and some to spare. */
const accountsPerDevice = 6;

export type KnownDevices = {
  /** The device's own mark, when somebody has signed in to this account on it before. */
  markFor(cookie: string | undefined, email: string): string | null;
  /** The cookie of a device on which somebody has just signed in to this account. */
  remember(cookie: string | undefined, email: string): string;
};

/**
 * A device remembers, in a cookie that only we can write, who has signed in on it. Whoever guesses at a family's password from elsewhere
 * uses up tries of their own then, and not the family's. The cookie names nobody: a mark, and one signature per account.
 */
export function createKnownDevices(key: Buffer): KnownDevices {
  const sign = (mark: string, email: string) =>
    createHmac('sha256', key).update(`${mark}\n${email}`).digest('base64url');
  const parse = (cookie: string | undefined) => {
    const [mark = '', ...signatures] = (cookie ?? '').split('.');
    return /^[\w-]{22}$/.test(mark) ? { mark, signatures } : { mark: '', signatures: [] };
  };
  return {
    markFor(cookie, email) {
      const { mark, signatures } = parse(cookie);
      if (mark === '') return null;
      const expected = Buffer.from(sign(mark, email));
      const isKnown = signatures
        .slice(0, accountsPerDevice)
        .map((signature) => Buffer.from(signature))
        .some((signature) => signature.length === expected.length && timingSafeEqual(signature, expected));
      return isKnown ? mark : null;
    },
    remember(cookie, email) {
      const { mark, signatures } = parse(cookie);
      const ownMark = mark === '' ? randomBytes(16).toString('base64url') : mark;
      const own = sign(ownMark, email);
      const others = signatures.filter((signature) => signature !== own);
      return [ownMark, own, ...others].slice(0, accountsPerDevice + 1).join('.');
    },
  };
}
