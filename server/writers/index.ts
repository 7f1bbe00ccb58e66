import { Problem } from '#contract/problem.ts';
import { checkVendor } from '#server/platform/outbound-request.ts';
import { lazily } from '#server/platform/lazily.ts';
import { anthropic } from './anthropic.ts';
import { type AiPatience, type Attempt, createAiWriter, type Seed } from './ai/ai-writer.ts';
import type { Judge, Provider } from './ai/provider.ts';
import { createSecondReader } from './ai/second-reader.ts';
import { compatible } from './compatible.ts';
import { google } from './google.ts';
import { openai } from './openai.ts';
import { withCircuit } from './with-circuit.ts';
import { withFallback } from './with-fallback.ts';
import { withKnownChanges } from './with-known-changes.ts';
import { withConcurrencyLimit } from './with-concurrency-limit.ts';
import { type StoryRequest, type Writer, WriterFailure } from './writer.ts';

/** In the order in which `auto` looks for a key; a new one is a file and a word here. */
export const providers: readonly Provider[] = [openai, anthropic, google, compatible];

/** As it stands in the settings; `builtin` is none of the providers. */
export type WriterSettings = {
  name: string;
  apiKey: string | undefined;
  model: string | undefined;
  baseUrl: string | undefined;
};

export type Patience = AiPatience & { atOnce: number; failures: number; restMs: number };

/** A silence of half a minute is a failure; a slow machine at home may take ten in all. */
export const usualPatience: Patience = {
  idleMs: 30_000,
  totalMs: 600_000,
  // While the family is in the first third of it.
  judgeMs: 5_000,
  retries: 1,
  pauseMs: 500,
  longestPauseMs: 10_000,
  jitter: Math.random,
  atOnce: 8,
  failures: 5,
  restMs: 30_000,
};

type Needs = {
  builtIn: Writer;
  /** What the house would tell of, for a wish that leaves it to whoever writes. */
  seed: Seed;
  now: () => number;
  /** What a model's attempt was like, for whoever tunes the prompt. */
  onAttempt: (attempt: Attempt) => void;
  onStepIn: (failure: WriterFailure) => void;
  patience?: Patience;
};

export type OpenedWriter = {
  writer: Writer;
  /** What a family reads under a story, from the id of whoever wrote it: also who stepped in, and for whom. */
  signatureOf: (writerId: string) => string;
  /** As an operator would call it. */
  title: string;
  /** Asks whether it could write now, by a question that nobody pays for. Throws when it could not. */
  isThere: (signal: AbortSignal) => Promise<void>;
};

/** The writer that the settings name, with the built-in one behind it: a family always gets a story. */
export function openWriter(settings: WriterSettings, needs: Needs): OpenedWriter {
  const provider = providers.find(({ id }) => id === settings.name);
  if (!provider) {
    const builtIn = withKnownChanges(needs.builtIn);
    return {
      writer: builtIn,
      signatureOf: () => builtIn.descriptor.name,
      title: 'The built-in storyteller',
      isThere: (signal) => tellsATitle(builtIn, signal),
    };
  }
  // What only the model could have changed has to wait until it is there again.
  const builtIn = withKnownChanges(needs.builtIn, () => new Problem('provider_failed'));
  return {
    title: [provider.name, settings.model ?? provider.defaultModel].filter(Boolean).join(', '),
    isThere: (signal) => checkVendor(provider.freeQuestion(settings), signal),
    writer: withFallback(guarded(provider, settings, needs), builtIn, needs.onStepIn),
    signatureOf: (writerId) =>
      writerId === provider.id
        ? provider.name
        : `${builtIn.descriptor.name}, stepping in for ${provider.name}`,
  };
}

async function tellsATitle(writer: Writer, signal: AbortSignal): Promise<void> {
  for await (const { type } of writer.write(oneQuietEvening, signal)) if (type === 'title') return;
  throw new WriterFailure('broken', 'It told no story.');
}

const oneQuietEvening: StoryRequest = {
  characters: [{ name: 'Star', age: 5, relationship: 'friend', hobbies: [], traits: [] }],
  theme: 'A quiet evening',
  duration: 'short',
  culture: 'western',
  narratorVoice: 'emma',
  interests: [],
  history: [],
};

function guarded(provider: Provider, settings: WriterSettings, needs: Needs): Writer {
  const patience = needs.patience ?? usualPatience;
  const model = settings.model ?? provider.defaultModel;
  if (model === null) throw new TypeError(`${provider.name} needs a model.`);
  const secondReader = secondReaderOf(provider, settings, patience);
  const writer = createAiWriter({
    descriptor: { id: provider.id, name: provider.name, changesAnything: true },
    model: lazily(() => provider.connect({ ...settings, model }).catch(cannotConnect)),
    manner: provider.manner,
    // The vendor's own judge costs nothing.
    judges: [provider.judge?.(settings), secondReader].filter((judge) => judge !== undefined),
    secondReader,
    seed: needs.seed,
    onAttempt: needs.onAttempt,
    patience,
  });
  const rules = { failures: patience.failures, restMs: patience.restMs, now: needs.now };
  return withConcurrencyLimit(withCircuit(writer, rules), patience.atOnce);
}

/** A small model of the same vendor, which reads what the other has written as a parent would. */
function secondReaderOf(
  provider: Provider,
  settings: WriterSettings,
  { judgeMs }: Patience,
): Judge | undefined {
  const { secondReader: model, manner } = provider;
  if (model === undefined) return undefined;
  return createSecondReader({
    model: lazily(() => provider.connect({ ...settings, model }).catch(cannotConnect)),
    manner,
    patienceMs: judgeMs,
  });
}

/** The vendor's library is not there, or does not take these settings. */
function cannotConnect(cause: unknown): never {
  throw new WriterFailure('misconfigured', 'The provider’s library could not be used.', { cause });
}
