import { createHmac, timingSafeEqual } from 'node:crypto';

/** Older, or further in the future, than this and it may be an overheard message played again. */
const toleranceSeconds = 300;

/**
 * Whether these very bytes come from the payment provider: an HMAC over time and body, in the header `t=…,v1=…`, of which there are
 * several while a secret is being exchanged for another. The provider's own library does the same and more; it weighs 19 MB of memory and a
 * tenth of a second at every start (measured), for this check and one request that we would make of it.
 */
export function isGenuine(
  body: Buffer,
  header: string | undefined,
  { secrets, now }: { secrets: readonly string[]; now: Date },
): boolean {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('=', 2));
  const [time = ''] = valuesOf(parts, 't');
  if (!/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(now.getTime() / 1_000 - Number(time)) > toleranceSeconds) return false;
  const expected = secrets.map((secret) =>
    createHmac('sha256', secret).update(`${time}.`).update(body).digest(),
  );
  return valuesOf(parts, 'v1')
    .map((hex) => Buffer.from(hex, 'hex'))
    .some((given) => expected.some((one) => one.length === given.length && timingSafeEqual(one, given)));
}

function valuesOf(parts: string[][], name: string): string[] {
  return parts.filter(([key]) => key === name).map(([, value = '']) => value);
}
