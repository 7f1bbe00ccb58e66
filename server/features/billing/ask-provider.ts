import { sendOutbound } from '#server/platform/outbound-request.ts';

export type Provider = { secretKey: string; apiUrl: string };

/** What the provider says, or that it does not let this key ask. That it could not be reached is thrown. */
export type Told = { status: 'told'; answer: unknown } | { status: 'not-allowed' } | { status: 'unknown' };

/** A message of the provider's waits for this one, and it gives us twenty seconds for all of it. */
const answerWithinMs = 8_000;
/** A hundred payment links, at a few kilobytes each. */
const mostBytes = 2_000_000;

/** One question to the payment provider that changes nothing there. */
export async function askProvider(
  { secretKey, apiUrl }: Provider,
  path: string,
  query: Record<string, string> = {},
): Promise<Told> {
  const { status, text } = await sendOutbound({
    url: `${apiUrl}/v1/${path}?${new URLSearchParams(query).toString()}`,
    headers: { authorization: `Bearer ${secretKey}` },
    patienceMs: answerWithinMs,
    mostBytes,
  });
  if (status === 401 || status === 403) return { status: 'not-allowed' };
  if (status === 404) return { status: 'unknown' };
  if (status !== 200) throw new Error(`The payment provider answered ${status}.`);
  return { status: 'told', answer: JSON.parse(text) };
}
