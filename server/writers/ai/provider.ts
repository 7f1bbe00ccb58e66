import type { LanguageModel } from 'ai';
import type { FreeQuestion } from '#server/platform/ask-outside.ts';
import type { Vendor } from '#server/platform/config/providers.ts';

/** One place where language models are to be had. */
export type Provider = Vendor & {
  /** What a family reads under a story. */
  name: string;
  /** What is asked where the settings name no model. */
  defaultModel: string | null;
  /** Loads the vendor's library, on first use, and gives the model. */
  connect(settings: ProviderSettings): Promise<LanguageModel>;
  /** What whoever runs the house may ask as often as they like. */
  freeQuestion(settings: Omit<ProviderSettings, 'model'>): FreeQuestion;
};

export type ProviderSettings = { apiKey: string | undefined; baseUrl: string | undefined; model: string };
