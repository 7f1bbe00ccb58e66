import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { ApiError, read } from './api.ts';

/** What was read once is kept until somebody changes it: no retry, no refetch behind a parent's back, never stale. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readByKey({ on401: 'throw' }),
        // Asked though the browser believes that there is no network: the answer, or that there is none, is what a page can show.
        networkMode: 'always',
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Infinity,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Reads the path that a question's key spells, joined with slashes. A visitor may be answered with null. */
export function readByKey({ on401 }: { on401: 'null' | 'throw' }) {
  return async ({ queryKey, signal }: QueryFunctionContext): Promise<unknown> => {
    try {
      return await read(queryKey.join('/'), signal);
    } catch (trouble) {
      if (on401 === 'null' && trouble instanceof ApiError && trouble.status === 401) return null;
      throw trouble;
    }
  };
}
