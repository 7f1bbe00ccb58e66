import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '#server/platform/config/secrets.ts';
import type { Clock } from '#server/platform/clock.ts';

const hourMs = 3_600_000;

/** Links that a bare audio element can open: who holds one may hear this sound until tomorrow. */
export type SoundLinks = {
  /** The same link all morning, so that a browser's cache knows it. */
  sign: (id: string) => { until: string; key: string };
  isGood: (id: string, signature: { until: string; key: string }) => boolean;
};

export function createSoundLinks(secrets: Secrets, clock: Clock): SoundLinks {
  const secret = secrets.keyFor('sound-links');
  const keyOf = (id: string, until: string) =>
    createHmac('sha256', secret).update(`${id}.${until}`).digest('base64url');
  return {
    sign(id) {
      const until = String((Math.floor(clock.now().getTime() / (12 * hourMs)) + 2) * 12 * hourMs);
      return { until, key: keyOf(id, until) };
    },
    isGood(id, { until, key }) {
      const [given, wanted] = [Buffer.from(key), Buffer.from(keyOf(id, until))];
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return false;
      return Number(until) > clock.now().getTime();
    },
  };
}
