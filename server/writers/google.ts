import { carefulFetch, withVersion } from './ai/careful-fetch.ts';
import type { Provider } from './ai/provider.ts';

const address = 'https://generativelanguage.googleapis.com';

export const google: Provider = {
  id: 'google',
  own: { key: 'GOOGLE_GENERATIVE_AI_API_KEY', address: 'GOOGLE_BASE_URL' },
  name: 'Google',
  defaultModel: 'gemini-3.8-flash',
  secondReader: 'gemini-3.5-flash-lite',
  async connect({ apiKey, baseUrl, model }) {
    const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
    const vendor = createGoogleGenerativeAI({
      ...(apiKey !== undefined && { apiKey }),
      baseURL: withVersion(baseUrl ?? address, 'v1beta'),
      fetch: carefulFetch,
    });
    return vendor(model);
  },
  // Its cache is filled by itself, by what prompts begin with.
  manner: { call: { google: { thinkingConfig: { thinkingLevel: 'low' } } } },
  freeQuestion: ({ apiKey, baseUrl }) => ({
    url: `${withVersion(baseUrl ?? address, 'v1beta')}/models?pageSize=1`,
    headers: { 'x-goog-api-key': apiKey ?? '' },
  }),
};
