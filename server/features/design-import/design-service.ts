import { Problem } from '#contract/problem.ts';
import { answeredOddly, busyHere, refusalOf, tookTooLong, tooBig } from './refusals.ts';

// The only way out to the design service: one host, which the settings name; no redirect is followed; the answer is JSON, comes
// within a time and is no larger than we can hold. What goes wrong is said without the token and without the answer's words.

/** Twenty thousand parts, at a good kilobyte for each as the service describes them. */
const answerBytes = 30_000_000;
const answerWithinMs = 10_000;
/** Each may hold an answer of that size, several times over while it is read. */
const mostAtOnce = 4;

export type DesignService = {
  /** Steps of a path below the service's `/v1`; each is kept to itself, whatever is in it. */
  ask(steps: readonly string[], query?: Record<string, string>): Promise<unknown>;
};

type Settings = { token: string; apiUrl: string; withinMs?: number; mostBytes?: number };

export function createDesignService(settings: Settings): DesignService {
  const { token, apiUrl, withinMs = answerWithinMs, mostBytes = answerBytes } = settings;
  const base = `${apiUrl.replace(/\/+$/, '')}/v1`;
  let asking = 0;
  return {
    async ask(steps, query = {}) {
      if (asking >= mostAtOnce) throw busyHere();
      asking += 1;
      try {
        const words = new URLSearchParams(query).toString();
        const url = `${base}/${steps.map(encodeURIComponent).join('/')}${words && `?${words}`}`;
        return await answerOf(url, { token, withinMs, mostBytes });
      } finally {
        asking -= 1;
      }
    },
  };
}

type Limits = { token: string; withinMs: number; mostBytes: number };

async function answerOf(url: string, { token, withinMs, mostBytes }: Limits): Promise<unknown> {
  const signal = AbortSignal.timeout(withinMs);
  try {
    const response = await fetch(url, {
      headers: { 'x-figma-token': token, accept: 'application/json' },
      redirect: 'error',
      signal,
    });
    if (!response.ok) throw await refused(response, refusalOf(response.status, response.headers));
    const type = response.headers.get('content-type') ?? 'nothing';
    if (!/^application\/json\b/i.test(type)) throw await refused(response, answeredOddly('is not JSON'));
    return JSON.parse(await textWithin(response, mostBytes)) as unknown;
  } catch (trouble) {
    throw problemFrom(trouble, signal);
  }
}

/** What is not read is let go of, or its connection stays taken. */
async function refused(response: Response, problem: Problem): Promise<Problem> {
  await response.body?.cancel();
  return problem;
}

async function textWithin(response: Response, mostBytes: number): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength;
    // Leaving the loop cancels the rest.
    if (bytes > mostBytes) throw tooBig(mostBytes);
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

function problemFrom(trouble: unknown, signal: AbortSignal): unknown {
  if (trouble instanceof Problem) return trouble;
  if (signal.aborted) return tookTooLong(trouble);
  // A parser's complaint quotes what it read.
  if (trouble instanceof SyntaxError) return answeredOddly('is broken JSON');
  return answeredOddly('did not arrive', trouble);
}
