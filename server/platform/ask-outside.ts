/** Somebody outside the house did not answer, or not in a way that can be used. */
export class OutsideFailure extends Error {
  override readonly name = 'OutsideFailure';
  /** For those who say it in words of their own. */
  readonly why: 'late' | 'endless' | 'otherwise';

  constructor(
    message: string,
    { why = 'otherwise', cause }: { why?: OutsideFailure['why']; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.why = why;
  }
}

export type OutsideQuestion = {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
  /** For the whole answer, to its last byte. */
  patienceMs: number;
  mostBytes: number;
};

export type OutsideAnswer = { status: number; headers: Headers; text: string };

/**
 * One question to somebody outside the house. They cannot send us on to another address, which might be one inside; they cannot keep
 * us waiting, and they cannot fill the memory. Whatever status they answer with is an answer.
 */
export async function askOutside(question: OutsideQuestion, signal?: AbortSignal): Promise<OutsideAnswer> {
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
    return { status, headers: told, text: await textOf(response, mostBytes, leaving) };
  } catch (cause) {
    if (cause instanceof OutsideFailure) throw cause;
    if (patience.aborted) throw new OutsideFailure('It did not answer in time.', { why: 'late', cause });
    throw new OutsideFailure('It could not be reached.', { cause });
  }
}

/** The reader is cancelled by hand: once a garbage collection has passed, the signal no longer reaches a body that is being read. */
async function textOf(response: Response, mostBytes: number, leaving: AbortSignal): Promise<string> {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const leave = () => void reader.cancel().catch(() => undefined);
  leaving.addEventListener('abort', leave, { once: true });
  try {
    const pieces: Uint8Array[] = [];
    let bytes = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      bytes += value.byteLength;
      if (bytes > mostBytes) throw new OutsideFailure('Its answer had no end.', { why: 'endless' });
      pieces.push(value);
    }
    leaving.throwIfAborted();
    return Buffer.concat(pieces).toString('utf8');
  } finally {
    leaving.removeEventListener('abort', leave);
    // Where the connection broke, there is nothing left to cancel.
    await reader.cancel().catch(() => undefined);
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
export async function knock(question: FreeQuestion, signal: AbortSignal): Promise<void> {
  const { url, headers = {}, isOptional = false } = question;
  const limits = { patienceMs: patienceForAListMs, mostBytes: mostBytesOfAList };
  const { status } = await askOutside({ url, headers, ...limits }, signal);
  if (status === 401 || status === 403) throw new OutsideFailure('It does not accept our key.');
  if (isOptional && (status === 404 || status === 405)) return;
  if (status >= 400) throw new OutsideFailure(`It answered ${status}.`);
}
