import { sendOutbound, OutboundFailure } from '#server/platform/outbound-request.ts';
import { failureInWords, kindOfStatus } from '#server/platform/provider-failure.ts';
import { type Painting, PainterFailure } from './painter.ts';

export type PainterQuestion = {
  /** The vendor, in our own failures. */
  who: string;
  url: string;
  headers: Record<string, string>;
  body: unknown;
  patienceMs: number;
};

/** In letters, a third more than its bytes: far more than any picture that we ask for. */
const mostBytes = 24_000_000;
const mostPictureBytes = 12_000_000;

/**
 * Asks a vendor for a picture, and gives its answer as JSON. Fails in the painters' vocabulary, and without the vendor's words: those often
 * repeat what was asked.
 */
export async function askPainter(question: PainterQuestion, signal: AbortSignal): Promise<unknown> {
  const { who, url, headers, body, patienceMs } = question;
  const answer = await sendOutbound(
    {
      url,
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      patienceMs,
      mostBytes,
    },
    signal,
  ).catch((cause: unknown) => {
    if (cause instanceof OutboundFailure && cause.why === 'late')
      throw new PainterFailure('busy', `${who} took too long`, { cause });
    throw new PainterFailure('broken', `${who} could not be reached or broke off`, { cause });
  });
  if (answer.status >= 400) throw refusalOf(who, answer);
  const value = parsed(answer.text);
  if (value === undefined)
    throw new PainterFailure('broken', `${who} answered with something that is not JSON`);
  return value;
}

function refusalOf(who: string, { status, text }: { status: number; text: string }): PainterFailure {
  const code = vendorCodeOf(text);
  const cause = new Error(`status ${status}${code && `, ${code}`}`);
  const kind = /insufficient_quota|billing|API_KEY/.test(code) ? 'misconfigured' : kindOfStatus(status);
  return new PainterFailure(kind, failureInWords(who, kind, 'will not paint this'), { cause });
}

/** The short word that says why: OpenAI's code, or Google's reason, which alone tells a wrong key from a wrong question. */
function vendorCodeOf(text: string): string {
  const error = valueAt(parsed(text), 'error');
  const codes = [
    valueAt(error, 'details', 0, 'reason'),
    valueAt(error, 'code'),
    valueAt(error, 'status'),
    valueAt(error, 'type'),
  ];
  return codes.find((code) => typeof code === 'string' && /^\w{1,60}$/.test(code))?.toString() ?? '';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // An error page says nothing that we know.
    return undefined;
  }
}

/** A picture out of an answer. It may be anything until its first bytes have been looked at. */
export function paintingFrom(who: string, base64: unknown): Painting {
  if (typeof base64 !== 'string' || base64 === '')
    throw new PainterFailure('broken', `${who} answered without a picture`);
  const bytes = Buffer.from(base64, 'base64');
  const media = mediaOf(bytes);
  if (media === undefined || bytes.length > mostPictureBytes)
    throw new PainterFailure('broken', `${who} answered with something that is no picture`);
  return { bytes, media };
}

function mediaOf(bytes: Buffer): Painting['media'] | undefined {
  const starts = (hex: string, at = 0) => bytes.subarray(at, at + hex.length / 2).toString('hex') === hex;
  if (starts('89504e470d0a1a0a')) return 'image/png';
  if (starts('ffd8ff')) return 'image/jpeg';
  if (starts('52494646') && starts('57454250', 8)) return 'image/webp';
  return undefined;
}

/** What lies at a path of an answer whose shape nobody promises. */
export function valueAt(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inside, key) =>
      typeof inside === 'object' && inside !== null
        ? (inside as Record<string | number, unknown>)[key]
        : undefined,
    value,
  );
}
