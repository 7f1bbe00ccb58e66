import type { LanguageModelV3, SharedV3ProviderOptions } from '@ai-sdk/provider';
import type { FreeQuestion } from '#server/platform/outbound-request.ts';
import type { Vendor } from '#server/platform/config/providers.ts';

/** One place where language models are to be had. */
export type Provider = Vendor & {
  /** What a family reads under a story. */
  name: string;
  /** What is asked where the settings name no model. */
  defaultModel: string | null;
  /** Loads the vendor's library, on first use, and gives the model. */
  connect(settings: ProviderSettings): Promise<LanguageModelV3>;
  /** How it is asked, beside the question. A model that knows nothing of it is asked without. */
  manner: Manner;
  /** A small model of theirs that reads what the other has written. None for a server at home, which has one model and no time. */
  secondReader?: string;
  /** The vendor's own judge of texts, where it has one that costs nothing. */
  judge?(settings: Omit<ProviderSettings, 'model'>): Judge;
  /** What whoever runs the house may ask as often as they like. */
  freeQuestion(settings: Omit<ProviderSettings, 'model'>): FreeQuestion;
};

export type ProviderSettings = { apiKey: string | undefined; baseUrl: string | undefined; model: string };

export type Manner = {
  /** How hard to think, and what may be kept for the next time. */
  call?: SharedV3ProviderOptions;
  /** What marks the part of the prompt that is always the same. */
  fixedPart?: SharedV3ProviderOptions;
};

/** A story without a name in it, whole unless it says so, and what was wished for. */
export type Judged = { wish: string; text: string; isUnfinished?: true };

/** What it found, none for a fit one. It may be silent: that is no veto. */
export type Judge = (told: Judged, signal: AbortSignal) => Promise<readonly string[]>;
