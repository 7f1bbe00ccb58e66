import { bodyOf } from '#server/platform/bounded-body.ts';
import { failureInWords, kindOfStatus } from '#server/platform/provider-failure.ts';
import { NarratorFailure, type SpokenPiece } from './narrator.ts';
import { readPcm16, readWav } from './wav.ts';

export type SpeechQuestion = {
  /** The vendor, in our own failures. */
  who: string;
  url: string;
  headers: Record<string, string>;
  body: unknown;
  /** Of sound that comes without a header that says so. */
  sampleRateHz: number;
};

/** Two minutes at 24 kHz and 16 bits: five times the longest utterance. Whoever sends more is not answering our question. */
const mostBytes = 6_000_000;
/** Sound is given on in pieces of about a third of a second. */
const pieceBytes = 16_384;

/**
 * Asks a speech server over HTTP. What it answers is hostile until read: it may be an error page, end in half a sample, claim a length
 * it does not have, or never end.
 */
export async function* askForSpeech(
  question: SpeechQuestion,
  signal: AbortSignal,
): AsyncGenerator<SpokenPiece, void> {
  let response: Response | undefined;
  try {
    response = await fetch(question.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...question.headers },
      body: JSON.stringify(question.body),
      // Our key must not travel to wherever a vendor's address might lead.
      redirect: 'error',
      signal,
    });
    if (!response.ok) throw await refusalOf(response, question.who, signal);
    expectSound(response, question.who);
    yield* piecesOf(bodyOf(response, signal), question);
  } catch (error) {
    if (signal.aborted) return;
    if (error instanceof NarratorFailure) throw error;
    throw new NarratorFailure('broken', `${question.who} could not be reached or broke off`, {
      cause: error,
    });
  } finally {
    // An answer that nobody reads would keep its connection open.
    if (response?.body && !response.body.locked) await response.body.cancel();
  }
}

function expectSound(response: Response, who: string) {
  const type = response.headers.get('content-type') ?? '';
  if (
    /^(?:audio\/(?!mpeg|mp3|ogg|opus|aac|flac|webm)|application\/octet-stream|binary\/octet-stream)/i.test(
      type,
    )
  )
    return;
  throw new NarratorFailure('broken', `${who} answered with something that is not plain sound`, {
    cause: new Error(`content-type ${type.slice(0, 60)}`),
  });
}

async function* piecesOf(
  chunks: AsyncIterable<Uint8Array>,
  { who, sampleRateHz }: SpeechQuestion,
): AsyncGenerator<SpokenPiece, void> {
  let held: Uint8Array = new Uint8Array(0);
  let isWav: boolean | undefined;
  let byteCount = 0;
  for await (const chunk of chunks) {
    byteCount += chunk.length;
    if (byteCount > mostBytes) throw new NarratorFailure('broken', `${who} would not stop talking`);
    held = Buffer.concat([held, chunk]);
    if (held.length < 12) continue;
    isWav ??= Buffer.from(held.subarray(0, 4)).toString('latin1') === 'RIFF';
    // A WAV is read when it is whole: its header may lie about everything that follows.
    if (isWav || held.length < pieceBytes) continue;
    const whole = held.length - (held.length % 2);
    yield { samples: readPcm16(held.subarray(0, whole)), sampleRateHz };
    held = held.subarray(whole);
  }
  if (byteCount < 2) throw new NarratorFailure('broken', `${who} said nothing`);
  if (held.length > 1) yield isWav ? wavOf(held, who) : { samples: readPcm16(held), sampleRateHz };
}

function wavOf(bytes: Uint8Array, who: string): SpokenPiece {
  try {
    return readWav(bytes);
  } catch (cause) {
    throw new NarratorFailure('broken', `${who} answered with a WAV file we cannot read`, { cause });
  }
}

async function refusalOf(response: Response, who: string, signal: AbortSignal): Promise<NarratorFailure> {
  const code = await vendorCodeOf(bodyOf(response, signal));
  const cause = new Error(`status ${response.status}${code && `, ${code}`}`);
  const kind = code === 'insufficient_quota' ? 'misconfigured' : kindOfStatus(response.status);
  const seconds = kind === 'busy' ? Number.parseFloat(response.headers.get('retry-after') ?? '') : NaN;
  const wait = seconds >= 0 && Number.isFinite(seconds) ? { retryAfterMs: seconds * 1000 } : {};
  return new NarratorFailure(kind, failureInWords(who, kind, 'will not say this'), { cause, ...wait });
}

/** Only the short code: a vendor's message often repeats the words it was given, and those are a child's story. */
async function vendorCodeOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  let text = '';
  for await (const chunk of chunks) {
    text += Buffer.from(chunk).toString('utf8');
    if (text.length > 20_000) break;
  }
  return /"(?:code|status|type)"\s*:\s*"([a-z_]{1,60})"/.exec(text)?.[1] ?? '';
}
