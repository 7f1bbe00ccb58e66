import address from 'lamplight-pictures/parts.json?url';
import type { Parts } from './parts.ts';

let parts: Promise<Parts> | undefined;

/** The drawn parts, fetched once for a page; the service worker keeps them with the app. A failure is not kept. */
export function loadParts(): Promise<Parts> {
  parts ??= fetchParts().catch((trouble: unknown) => {
    parts = undefined;
    throw trouble;
  });
  return parts;
}

async function fetchParts(): Promise<Parts> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The parts of our pictures could not be fetched (${answer.status})`);
  const came = (await answer.json()) as Partial<Parts>;
  // Whatever else answers in their place (a hotel's network, a house that is just being renewed) is not kept for the rest of the evening.
  if (!came.places) throw new Error('What came is no parts of our pictures');
  return came as Parts;
}
