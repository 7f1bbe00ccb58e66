import { carefulFetch, withVersion } from './ai/careful-fetch.ts';
import type { Judge, Provider } from './ai/provider.ts';

const address = 'https://api.openai.com';

export const openai: Provider = {
  id: 'openai',
  own: { key: 'OPENAI_API_KEY', address: 'OPENAI_BASE_URL' },
  name: 'OpenAI',
  defaultModel: 'gpt-6.1-terra',
  secondReader: 'gpt-6-luna',
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
  manner: {
    call: {
      openai: {
        reasoningEffort: 'low',
        // What is written to the cache costs a quarter more, so only what comes again is: up to the mark below.
        promptCacheKey: 'bedtime-story',
        promptCacheOptions: { mode: 'explicit' },
        // Neither kept with them nor looked at by others.
        store: false,
      },
    },
    fixedPart: { openai: { promptCacheBreakpoint: { mode: 'explicit' } } },
  },
  judge: ({ apiKey, baseUrl }) => moderation(`${withVersion(baseUrl ?? address, 'v1')}/moderations`, apiKey),
  freeQuestion: ({ apiKey, baseUrl }) => ({
    url: `${withVersion(baseUrl ?? address, 'v1')}/models`,
    headers: { authorization: `Bearer ${apiKey}` },
  }),
};

/** Their own judge, which costs nothing and knows many tongues. Gateways that have none answer with an error, which is silence. */
function moderation(url: string, apiKey: string | undefined): Judge {
  return async ({ text: input }, signal) => {
    const response = await carefulFetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'omni-moderation-latest', input }),
      signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      return [];
    }
    return flaggedIn(await response.json());
  };
}

function flaggedIn(answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null || !('results' in answer)) return [];
  const [result] = Array.isArray(answer.results) ? (answer.results as unknown[]) : [];
  if (typeof result !== 'object' || result === null) return [];
  if (!('flagged' in result) || result.flagged !== true) return [];
  const categories = 'categories' in result ? Object.entries(result.categories ?? {}) : [];
  const named = categories.flatMap(([category, isFound]) => (isFound === true ? [category] : []));
  return named.length > 0 ? named : ['flagged'];
}
