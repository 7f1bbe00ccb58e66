import { sendOutbound, OutboundFailure } from '#server/platform/outbound-request.ts';
import { answeredOddly, busyHere, refusalOf, tookTooLong, tooBig } from './refusals.ts';

// The only way out to the design service: one host, which the settings name, and an answer in JSON. What goes wrong is said without the
// token and without the answer's words.

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
  const headers = { 'x-figma-token': token, accept: 'application/json' };
  const answer = await sendOutbound({ url, headers, patienceMs: withinMs, mostBytes }).catch(
    (trouble: unknown) => {
      throw inWords(trouble, mostBytes);
    },
  );
  if (answer.status !== 200) throw refusalOf(answer.status, answer.headers);
  if (!/^application\/json\b/i.test(answer.headers.get('content-type') ?? ''))
    throw answeredOddly('is not JSON');
  try {
    return JSON.parse(answer.text) as unknown;
  } catch {
    // The parser's complaint quotes what it read, so it goes no further.
    throw answeredOddly('is broken JSON');
  }
}

function inWords(trouble: unknown, mostBytes: number): unknown {
  if (!(trouble instanceof OutboundFailure)) return trouble;
  if (trouble.why === 'late') return tookTooLong(trouble);
  return trouble.why === 'endless' ? tooBig(mostBytes) : answeredOddly('did not arrive', trouble);
}
