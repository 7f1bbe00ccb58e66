/**
 * - busy: later it would work.
 * - refused: this will not be done, however often one asks.
 * - misconfigured: the operator must mend something.
 * - broken: whoever was asked did not do what it promised.
 */
export type FailureKind = 'busy' | 'refused' | 'misconfigured' | 'broken';

/** How everybody fails who writes, speaks or paints for the house, in one vocabulary; what a vendor said is the cause. */
export class ProviderFailure extends Error {
  override readonly name: string = 'ProviderFailure';
  readonly kind: FailureKind;
  /** How long somebody busy asked us to wait, where they said so. */
  readonly retryAfterMs: number | undefined;

  constructor(kind: FailureKind, message: string, details: { cause?: unknown; retryAfterMs?: number } = {}) {
    super(message, details.cause === undefined ? {} : { cause: details.cause });
    this.kind = kind;
    this.retryAfterMs = details.retryAfterMs;
  }
}

/** What a vendor's status says, of those that are no success. */
export function kindOfStatus(status: number): FailureKind {
  if ([401, 402, 403, 404, 405].includes(status)) return 'misconfigured';
  if ([408, 429, 503, 529].includes(status)) return 'busy';
  return status >= 400 && status < 500 ? 'refused' : 'broken';
}

/** For whoever runs the house. What was refused each craft says itself. */
export function failureInWords(who: string, kind: FailureKind, refusal: string): string {
  const words = {
    misconfigured: 'does not accept our key, address, model or plan',
    busy: 'has too much to do',
    refused: refusal,
    broken: 'failed',
  };
  return `${who} ${words[kind]}`;
}
