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
  return (await answer.json()) as Parts;
}
