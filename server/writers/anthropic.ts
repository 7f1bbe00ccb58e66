import { carefulFetch, withVersion } from './ai/careful-fetch.ts';
import type { Provider } from './ai/provider.ts';

const address = 'https://api.anthropic.com';

export const anthropic: Provider = {
  id: 'anthropic',
  own: { key: 'ANTHROPIC_API_KEY', address: 'ANTHROPIC_BASE_URL' },
  name: 'Anthropic',
  defaultModel: 'claude-sonnet-5-5',
  secondReader: 'claude-haiku-5-5',
  async connect({ apiKey, baseUrl, model }) {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    const vendor = createAnthropic({
      ...(apiKey !== undefined && { apiKey }),
      baseURL: withVersion(baseUrl ?? address, 'v1'),
      fetch: carefulFetch,
    });
    return vendor(model);
  },
  manner: {
    // Thought is on by itself, and low is enough for a story.
    call: { anthropic: { effort: 'low' } },
    fixedPart: { anthropic: { cacheControl: { type: 'ephemeral' } } },
  },
  freeQuestion: ({ apiKey, baseUrl }) => ({
    url: `${withVersion(baseUrl ?? address, 'v1')}/models?limit=1`,
    headers: { 'x-api-key': apiKey ?? '', 'anthropic-version': '2023-06-01' },
  }),
};
