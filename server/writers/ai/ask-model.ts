import type { LanguageModelV3, LanguageModelV3Prompt, LanguageModelV3StreamPart } from '@ai-sdk/provider';
import { TooSlow, withTimeLimit } from '../with-time-limit.ts';
import { WriterFailure } from '../writer.ts';
import type { Manner } from './provider.ts';
import type { StoryForm } from './story-form.ts';

export type Turn = { role: 'user' | 'assistant'; content: string };

export type Question = {
  model: LanguageModelV3;
  /** Always the same, and so it comes first: providers keep what they have read of a beginning. */
  system: string;
  turns: readonly Turn[];
  mostTokens: number;
  form: StoryForm;
  way: Way;
  manner: Manner;
  idleMs: number;
  totalMs: number;
};

/**
 * In full: with the form demanded by the protocol, and in the vendor's own manner. What an older model or a gateway refuses is left out,
 * first the manner, then the form; the prompt asks for it in words as well.
 */
export type Way = 'in full' | 'in form' | 'in words';

export const simplerThan: Record<Way, Way | null> = {
  'in full': 'in form',
  'in form': 'in words',
  'in words': null,
};

/** Why a model stopped, as far as it matters to us. */
export type Ending = 'whole' | 'cut' | 'filtered';

/** What a reply cost, where the provider says so. */
export type Tokens = { read?: number | undefined; known?: number | undefined; written?: number | undefined };

/** This server knows nothing of what was asked for beside the question. The same question in a simpler way may do. */
export class WayRefused extends WriterFailure {}

/** A piece of the reply, or the end of it. */
export type Word = { text: string } | { ending: Ending; tokens: Tokens };

/** The reply as it comes, then why it ended. Fails in the writers' vocabulary, and with nothing in it that was sent. */
export async function* askModel(question: Question, signal: AbortSignal): AsyncGenerator<Word> {
  const { InvalidResponseDataError } = await import('@ai-sdk/provider');
  const enough = new AbortController();
  const parts = partsOf(question, AbortSignal.any([signal, enough.signal]));
  const limit = {
    idleMs: question.idleMs,
    totalMs: question.totalMs,
    giveUp: () => enough.abort(),
  };
  let ending: Ending = 'cut';
  let tokens: Tokens = {};
  try {
    for await (const part of withTimeLimit(parts, limit)) {
      if (part.type === 'text-delta') yield { text: part.delta };
      else if (part.type === 'error') throw part.error;
      else if (part.type === 'finish') {
        ending = endingOf(part.finishReason.unified);
        tokens = {
          read: part.usage.inputTokens.total,
          known: part.usage.inputTokens.cacheRead,
          written: part.usage.outputTokens.total,
        };
      }
    }
    yield { ending, tokens };
  } catch (error) {
    // An answer that stops without saying why, as the library for compatible servers puts it.
    if (InvalidResponseDataError.isInstance(error)) {
      yield { ending: 'cut', tokens };
      return;
    }
    throw await inOurWords(error, question.way);
  } finally {
    enough.abort();
  }
}

async function* partsOf(
  { model, system, turns, mostTokens, form, way, manner }: Question,
  signal: AbortSignal,
): AsyncGenerator<LanguageModelV3StreamPart> {
  const isFull = way === 'in full';
  const prompt: LanguageModelV3Prompt = [
    {
      role: 'system',
      content: system,
      ...(isFull && manner.fixedPart && { providerOptions: manner.fixedPart }),
    },
    ...turns.map(({ role, content }) => ({ role, content: [{ type: 'text' as const, text: content }] })),
  ];
  const { stream } = await model.doStream({
    prompt,
    maxOutputTokens: mostTokens,
    abortSignal: signal,
    ...(way !== 'in words' && { responseFormat: form }),
    ...(isFull && manner.call && { providerOptions: manner.call }),
  });
  yield* stream;
}

function endingOf(reason: string): Ending {
  if (reason === 'content-filter') return 'filtered';
  return reason === 'stop' ? 'whole' : 'cut';
}

/**
 * What a provider says in its own words may quote what it was sent, and causes end up in logs. So the cause that we keep says only what
 * kind of failure it was.
 */
async function inOurWords(error: unknown, way: Way): Promise<WriterFailure> {
  if (error instanceof WriterFailure) return error;
  const { APICallError } = await import('@ai-sdk/provider');
  const status = APICallError.isInstance(error) ? error.statusCode : undefined;
  const cause = new Error(`${error instanceof Error ? error.name : 'Error'}${status ? ` ${status}` : ''}`);
  if (error instanceof TooSlow) return new WriterFailure('broken', error.message, { cause });
  if (status === undefined) return new WriterFailure('busy', 'The provider could not be reached.', { cause });
  if (status === 429 || status >= 500) {
    const waitMs = APICallError.isInstance(error) ? waitFrom(error.responseHeaders ?? {}) : 0;
    return new WriterFailure('busy', `The provider answered ${status}.`, { cause, retryAfterMs: waitMs });
  }
  if ([401, 402, 403].includes(status))
    return new WriterFailure('misconfigured', 'The provider does not accept our key.', { cause });
  if (simplerThan[way] !== null && [400, 404, 415, 422].includes(status))
    return new WayRefused('broken', `The provider answered ${status} to what was asked ${way}.`, { cause });
  if (status === 404)
    return new WriterFailure('misconfigured', 'The provider does not know this model or address.', { cause });
  return new WriterFailure('broken', `The provider answered ${status}.`, { cause });
}

/** In seconds, as every one of these providers gives it; in milliseconds where one is more exact. */
function waitFrom(headers: Record<string, string>): number {
  const exact = Number(headers['retry-after-ms']);
  if (exact > 0) return exact;
  const seconds = Number(headers['retry-after']);
  return seconds > 0 ? seconds * 1_000 : 0;
}
