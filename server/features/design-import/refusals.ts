import { Problem } from '#contract/problem.ts';
import { tooManyTries } from '#server/platform/throttle.ts';

// What a parent is told when the design service cannot be asked, or does not answer as it should.

export const noToken =
  'This house has no design service yet. Whoever runs it can connect one with FIGMA_TOKEN.';
export const tokenRefused =
  'The design service did not accept this house’s token. Whoever runs it can make a new one and set FIGMA_TOKEN.';

export const notConnected = () => new Problem('not_found', { message: noToken });

export const onlyForAdmins = () =>
  new Problem('not_allowed', {
    message:
      'Only the people who run this house can bring in designs. They can open it to every family with FIGMA_FOR=families.',
  });

export const tooDeep = () =>
  new Problem('too_large', { message: 'That design is nested more deeply than we can show.' });

export const tooBig = (most: number) =>
  new Problem('too_large', {
    message: `That design file is larger than the ${most / 1_000_000} MB we can bring in. Try a copy with fewer pages.`,
  });

export const busyHere = () =>
  new Problem('resting', {
    message: 'Several design files are being fetched just now. Please try again in a moment.',
    retryAfterSeconds: 5,
  });

export const answeredOddly = (what: string, cause?: unknown) =>
  new Problem('provider_failed', {
    message: 'The design service did not answer as it should. Please try again in a moment.',
    cause: new Error(`The design service's answer ${what}.`, { cause }),
  });

export const tookTooLong = (cause: unknown) =>
  new Problem('provider_failed', {
    message: 'The design service took too long to answer. Please try again in a moment.',
    cause,
  });

const refusedUs = () =>
  new Problem('not_allowed', {
    message: 'The design service does not show this file to this house. Its token may not read it.',
  });

const unknownFile = () =>
  new Problem('not_found', {
    message: 'The design service knows no such file, or does not show it to this house.',
  });

const unreadableFile = () =>
  new Problem('bad_request', {
    message: 'The design service cannot give us this kind of file, or this part of it.',
  });

const longestWaitMs = 24 * 3_600_000;

/** The service says how long, in seconds; what makes no sense is a minute. */
function askedToWait(retryAfter: string | null): Problem {
  const seconds = /^\d{1,9}$/.test(retryAfter ?? '') ? Number(retryAfter) : 60;
  return tooManyTries(
    Math.min(longestWaitMs, Math.max(1, seconds) * 1_000),
    (wait) => `The design service asks us to wait. Please try again in ${wait}.`,
  );
}

export function refusalOf(status: number, headers: Headers): Problem {
  if (status === 429) return askedToWait(headers.get('retry-after'));
  if (status === 401 || status === 403) return refusedUs();
  if (status === 404) return unknownFile();
  if (status === 400) return unreadableFile();
  return answeredOddly(`has the status ${status}`);
}
