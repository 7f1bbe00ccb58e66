import { carefulFetch, withVersion } from './ai/careful-fetch.ts';
import type { Provider } from './ai/provider.ts';

export const anthropic: Provider = {
  id: 'anthropic',
  name: 'Anthropic',
  defaultModel: 'claude-sonnet-5',
  async connect({ apiKey, baseUrl, model }) {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    const vendor = createAnthropic({
      ...(apiKey !== undefined && { apiKey }),
      baseURL: withVersion(baseUrl ?? 'https://api.anthropic.com', 'v1'),
      fetch: carefulFetch,
    });
    return vendor(model);
  },
};
