import { bodyOf, collected } from './bounded-body.ts';

/** Somebody outside the house did not answer, or not in a way that can be used. */
export class OutboundFailure extends Error {
  override readonly name = 'OutsideFailure';
  /** For those who say it in words of their own. */
  readonly why: 'late' | 'endless' | 'otherwise';

  constructor(
    message: string,
    { why = 'otherwise', cause }: { why?: OutboundFailure['why']; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.why = why;
  }
}

export type OutboundRequest = {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
  /** For the whole answer, to its last byte. */
  patienceMs: number;
  mostBytes: number;
};

export type OutboundAnswer = { status: number; headers: Headers; text: string };

/**
 * One question to somebody outside the house. They cannot send us on to another address, which might be one inside; they cannot keep
 * us waiting, and they cannot fill the memory. Whatever status they answer with is an answer.
 */
export async function sendOutbound(question: OutboundRequest, signal?: AbortSignal): Promise<OutboundAnswer> {
  const { url, method = 'GET', headers = {}, body, patienceMs, mostBytes } = question;
  const patience = AbortSignal.timeout(patienceMs);
  const leaving = signal ? AbortSignal.any([signal, patience]) : patience;
  try {
    const response = await fetch(url, {
      method,
      headers,
      redirect: 'error',
      signal: leaving,
      ...(body !== undefined && { body }),
    });
    const { status, headers: told } = response;
    const tooMuch = () => new OutboundFailure('Its answer had no end.', { why: 'endless' });
    const whole = await collected(bodyOf(response, leaving), { mostBytes, tooMuch });
    leaving.throwIfAborted();
    return { status, headers: told, text: whole.toString('utf8') };
  } catch (cause) {
    if (cause instanceof OutboundFailure) throw cause;
    if (patience.aborted) throw new OutboundFailure('It did not answer in time.', { why: 'late', cause });
    throw new OutboundFailure('It could not be reached.', { cause });
  }
}

/** Something that may be asked without it costing anything, such as which models there are. */
export type FreeQuestion = {
  url: string;
  headers?: Record<string, string>;
  /** Not every server that speaks the language has this page; one that answers "not found" is there, too. */
  isOptional?: boolean;
};

/** The caller's signal is shorter. */
const patienceForAListMs = 30_000;
const mostBytesOfAList = 4_000_000;

/** Learns whether somebody is there and takes our key. */
export async function checkVendor(question: FreeQuestion, signal: AbortSignal): Promise<void> {
  const { url, headers = {}, isOptional = false } = question;
  const limits = { patienceMs: patienceForAListMs, mostBytes: mostBytesOfAList };
  const { status } = await sendOutbound({ url, headers, ...limits }, signal);
  if (status === 401 || status === 403) throw new OutboundFailure('It does not accept our key.');
  if (isOptional && (status === 404 || status === 405)) return;
  if (status >= 400) throw new OutboundFailure(`It answered ${status}.`);
}
