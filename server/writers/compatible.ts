import { carefulFetch, withVersion } from './ai/careful-fetch.ts';
import type { Provider } from './ai/provider.ts';

/** Any server that speaks as OpenAI does: Ollama, llama.cpp, LM Studio, vLLM, OpenRouter. Most need no key. */
export const compatible: Provider = {
  id: 'compatible',
  needs: { BASE_URL: "the server's address", MODEL: 'a model of that server' },
  name: 'a language model of this house',
  defaultModel: null,
  async connect({ apiKey, baseUrl, model }) {
    if (baseUrl === undefined) throw new TypeError('A compatible server has an address.');
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    const vendor = createOpenAICompatible({
      name: 'compatible',
      ...(apiKey !== undefined && { apiKey }),
      baseURL: withVersion(baseUrl, 'v1'),
      // Without it the library asks for "some JSON", which LM Studio refuses and which tells nobody the form.
      supportsStructuredOutputs: true,
      fetch: carefulFetch,
    });
    return vendor(model);
  },
  manner: {},
  freeQuestion: ({ apiKey, baseUrl = '' }) => ({
    url: `${withVersion(baseUrl, 'v1')}/models`,
    headers: apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` },
    isOptional: true,
  }),
};
