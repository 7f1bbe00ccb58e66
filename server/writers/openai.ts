import { carefulFetch, withVersion } from './ai/careful-fetch.ts';
import type { Provider } from './ai/provider.ts';

export const openai: Provider = {
  id: 'openai',
  name: 'OpenAI',
  defaultModel: 'gpt-5.4-mini',
  async connect({ apiKey, baseUrl, model }) {
    const { createOpenAI } = await import('@ai-sdk/openai');
    const vendor = createOpenAI({
      ...(apiKey !== undefined && { apiKey }),
      baseURL: withVersion(baseUrl ?? 'https://api.openai.com', 'v1'),
      fetch: carefulFetch,
    });
    // Chat completions, which every gateway that calls itself OpenAI speaks; the newer way of asking few do.
    return vendor.chat(model);
  },
};
