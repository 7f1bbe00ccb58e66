import type { LanguageModel } from 'ai';
import { AskedToWait } from '../with-retry.ts';
import { TooSlow, withTimeLimit } from '../with-time-limit.ts';
import { WriterFailure } from '../writer.ts';

export type Turn = { role: 'user' | 'assistant'; content: string };

export type Question = {
  model: LanguageModel;
  system: string;
  turns: readonly Turn[];
  mostTokens: number;
  /** Whether the form of the answer is demanded by the protocol, or only asked for in words. */
  inForm: boolean;
  idleMs: number;
  totalMs: number;
};

/** Why a model stopped, as far as it matters to us. */
export type Ending = 'whole' | 'cut' | 'filtered';

/** This server knows nothing of demanded forms. The same question without one may do. */
export class FormRefused extends WriterFailure {}

/** A piece of the reply, or the end of it. */
export type Word = { text: string } | { ending: Ending };

/** The reply as it comes, then why it ended. Fails in the writers' vocabulary, and with nothing in it that was sent. */
export async function* askModel(question: Question, signal: AbortSignal): AsyncGenerator<Word> {
  const { streamText, InvalidResponseDataError } = await import('ai');
  const enough = new AbortController();
  const { fullStream } = streamText({
    model: question.model,
    system: question.system,
    messages: [...question.turns],
    maxOutputTokens: question.mostTokens,
    maxRetries: 0, // with-retry.ts decides, because it knows what the family has heard.
    abortSignal: AbortSignal.any([signal, enough.signal]),
    ...(question.inForm && { output: demandedForm }),
    onError: () => undefined, // It comes through the stream as well; the default would print it.
  });
  const limit = {
    idleMs: question.idleMs,
    totalMs: question.totalMs,
    giveUp: () => enough.abort(),
  };
  let ending: Ending = 'cut';
  try {
    for await (const part of withTimeLimit(fullStream, limit)) {
      if (part.type === 'text-delta') yield { text: part.text };
      else if (part.type === 'error') throw part.error;
      else if (part.type === 'finish') ending = endingOf(part.finishReason);
    }
    yield { ending };
  } catch (error) {
    // An answer that stops without saying why, as the library for compatible servers puts it.
    if (InvalidResponseDataError.isInstance(error)) {
      yield { ending: 'cut' };
      return;
    }
    throw await inOurWords(error, question.inForm);
  } finally {
    enough.abort();
  }
}

/**
 * Demands the form and leaves the reading of it to us: the library's own way reads everything again with each word that comes, which
 * takes seconds of a slow machine.
 */
const demandedForm = {
  name: 'story',
  responseFormat: Promise.resolve({
    type: 'json' as const,
    name: 'story',
    schema: {
      type: 'object' as const,
      properties: {
        title: { type: 'string' as const },
        paragraphs: { type: 'array' as const, items: { type: 'string' as const } },
      },
      required: ['title', 'paragraphs'],
      additionalProperties: false,
    },
  }),
  parseCompleteOutput: async ({ text }: { text: string }) => text,
  // Each word is something new, and so is passed on.
  parsePartialOutput: async ({ text }: { text: string }) => ({ partial: text.length }),
  createElementStreamTransform: () => undefined,
};

function endingOf(reason: string): Ending {
  if (reason === 'content-filter') return 'filtered';
  return reason === 'stop' ? 'whole' : 'cut';
}

/**
 * What a provider says in its own words may quote what it was sent, and causes end up in logs. So the cause that we keep says only what
 * kind of failure it was.
 */
async function inOurWords(error: unknown, inForm: boolean): Promise<WriterFailure> {
  if (error instanceof WriterFailure) return error;
  const { APICallError } = await import('ai');
  const status = APICallError.isInstance(error) ? error.statusCode : undefined;
  const cause = new Error(`${error instanceof Error ? error.name : 'Error'}${status ? ` ${status}` : ''}`);
  if (error instanceof TooSlow) return new WriterFailure('broken', error.message, cause);
  if (status === undefined) return new WriterFailure('busy', 'The provider could not be reached.', cause);
  if (status === 429 || status >= 500) {
    const waitMs = APICallError.isInstance(error) ? waitFrom(error.responseHeaders ?? {}) : 0;
    return new AskedToWait(waitMs, `The provider answered ${status}.`, cause);
  }
  if ([401, 402, 403].includes(status))
    return new WriterFailure('misconfigured', 'The provider does not accept our key.', cause);
  if (inForm && [400, 404, 415, 422].includes(status))
    return new FormRefused('broken', `The provider answered ${status} to a demanded form.`, cause);
  if (status === 404)
    return new WriterFailure('misconfigured', 'The provider does not know this model or address.', cause);
  return new WriterFailure('broken', `The provider answered ${status}.`, cause);
}

/** In seconds, as every one of these providers gives it; in milliseconds where one is more exact. */
function waitFrom(headers: Record<string, string>): number {
  const exact = Number(headers['retry-after-ms']);
  if (exact > 0) return exact;
  const seconds = Number(headers['retry-after']);
  return seconds > 0 ? seconds * 1_000 : 0;
}
