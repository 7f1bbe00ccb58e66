import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '#server/platform/config/secrets.ts';
import type { Clock } from '#server/platform/clock.ts';

const hourMs = 3_600_000;

/** Links that a bare audio element can open: who holds one may hear this sound until tomorrow. */
export type SoundLinks = {
  /** The same link all morning, so that a browser's cache knows it. */
  sign: (id: string) => { until: string; key: string };
  /** Under the name that the house has in the world, also for somebody who came in by another; a page takes them as its own. */
  urlsOf: (id: string) => { audioUrl: string; marksUrl: string };
  isGood: (id: string, signature: { until: string; key: string }) => boolean;
};

type Needs = { secrets: Secrets; clock: Clock; publicUrl: () => string };

export function createSoundLinks({ secrets, clock, publicUrl }: Needs): SoundLinks {
  const secret = secrets.keyFor('sound-links');
  const keyOf = (id: string, until: string) =>
    createHmac('sha256', secret).update(`${id}.${until}`).digest('base64url');
  const sign = (id: string) => {
    const until = String((Math.floor(clock.now().getTime() / (12 * hourMs)) + 2) * 12 * hourMs);
    return { until, key: keyOf(id, until) };
  };
  return {
    sign,
    urlsOf(id) {
      const { until, key } = sign(id);
      const base = `${publicUrl()}/api/narrations/${id}`;
      const query = `?until=${until}&key=${key}`;
      return { audioUrl: `${base}/sound${query}`, marksUrl: `${base}/marks${query}` };
    },
    isGood(id, { until, key }) {
      const [given, wanted] = [Buffer.from(key), Buffer.from(keyOf(id, until))];
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return false;
      return Number(until) > clock.now().getTime();
    },
  };
}
