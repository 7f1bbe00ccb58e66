import { createECDH, createPrivateKey, sign } from 'node:crypto';
import type { Secrets } from '#server/platform/config/secrets.ts';

const curve = 'prime256v1';
const goodForSeconds = 12 * 3_600;

/** By what a push service knows that it is always the same house that writes (RFC 8292). */
export type HouseKey = { publicKey: string; authorize: (endpoint: string, now: Date) => string };

/** Made from the house's own secret: every process has the same, and there is nothing more to keep. */
export function openHouseKey(secrets: Secrets, contact: string): HouseKey {
  const pair = pairFrom(secrets);
  const point = pair.getPublicKey();
  const publicKey = point.toString('base64url');
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: pair.getPrivateKey().toString('base64url'),
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  return {
    publicKey,
    authorize(endpoint, now) {
      const claims = {
        aud: new URL(endpoint).origin,
        exp: Math.floor(now.getTime() / 1_000) + goodForSeconds,
        sub: `mailto:${contact}`,
      };
      const signed = [{ typ: 'JWT', alg: 'ES256' }, claims]
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.');
      const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
      return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
    },
  };
}

/** One number in four thousand million is no key of this curve; then the next one is. */
function pairFrom(secrets: Secrets) {
  for (let turn = 0; ; turn += 1) {
    const pair = createECDH(curve);
    try {
      pair.setPrivateKey(secrets.keyFor(`web push ${turn}`));
      return pair;
    } catch (cause) {
      if (turn === 9) throw new Error('No key could be made from the secret of this house.', { cause });
    }
  }
}
