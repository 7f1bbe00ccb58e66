import { carefulFetch, withVersion } from './ai/careful-fetch.ts';
import type { Provider } from './ai/provider.ts';

const address = 'https://api.openai.com';

export const openai: Provider = {
  id: 'openai',
  own: { key: 'OPENAI_API_KEY', address: 'OPENAI_BASE_URL' },
  name: 'OpenAI',
  defaultModel: 'gpt-5.4-mini',
  async connect({ apiKey, baseUrl, model }) {
    const { createOpenAI } = await import('@ai-sdk/openai');
    const vendor = createOpenAI({
      ...(apiKey !== undefined && { apiKey }),
      baseURL: withVersion(baseUrl ?? address, 'v1'),
      fetch: carefulFetch,
    });
    // Chat completions, which every gateway that calls itself OpenAI speaks; the newer way of asking few do.
    return vendor.chat(model);
  },
  freeQuestion: ({ apiKey, baseUrl }) => ({
    url: `${withVersion(baseUrl ?? address, 'v1')}/models`,
    headers: { authorization: `Bearer ${apiKey}` },
  }),
};
