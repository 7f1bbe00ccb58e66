import { openWriter, type OpenedWriter, type Patience, usualPatience } from '#server/writers/index.ts';
import type { Attempt } from '#server/writers/ai/ai-writer.ts';
import { openBuiltInStoryteller } from '#server/writers/built-in.ts';
import type { WriterFailure } from '#server/writers/writer.ts';
import { type LanguageModelPeer, openLanguageModel } from '#tests/support/peers/language-model.ts';
import type { DialectName } from '#tests/support/peers/dialects.ts';

/** As patient as in earnest where it decides what happens, and quick where it only waits. */
export const quickPatience: Patience = {
  ...usualPatience,
  pauseMs: 1,
  longestPauseMs: 20,
  jitter: () => 0.5,
};

export type OpenedAiWriter = OpenedWriter & {
  peer: LanguageModelPeer;
  steppedIn: WriterFailure[];
  attempts: Attempt[];
  clock: { ms: number };
};

type Options = {
  patience?: Partial<Patience>;
  /** The vendor's own choice with null. */ model?: string | null;
};

const writers = openBuiltInStoryteller();

/** A writer as the settings would choose it, whose provider is a real HTTP peer of our own. */
export async function openAiWriter(dialect: DialectName, options: Options = {}): Promise<OpenedAiWriter> {
  const peer = await openLanguageModel(dialect);
  const steppedIn: WriterFailure[] = [];
  const attempts: Attempt[] = [];
  const clock = { ms: 0 };
  const chosen = openWriter(
    {
      name: dialect,
      apiKey: 'a-key',
      model: options.model === null ? undefined : (options.model ?? 'a-model'),
      baseUrl: peer.url,
    },
    {
      builtIn: writers.builtIn,
      seed: (request) => writers.premiseFor(request),
      onAttempt: (attempt) => void attempts.push(attempt),
      now: () => clock.ms,
      onStepIn: (failure) => void steppedIn.push(failure),
      patience: { ...quickPatience, ...options.patience },
    },
  );
  return { ...chosen, peer, steppedIn, attempts, clock };
}
