// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://lamplight.example/stories" }
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '#web/platform/query-client.ts';
import { toasts } from '#web/ui/toasts.ts';
import { useFavourite, useStories } from './story-questions.ts';

const kite = { id: 's1', title: 'The Kite', isFavorite: false, createdAt: '2026-11-20T19:00:00.000Z' };
let stars: { isFavorite: boolean; answer: (response: Response) => void }[] = [];
const house = (_address: string, { method, body }: { method: string; body?: string }) =>
  method === 'GET'
    ? Promise.resolve(Response.json([kite]))
    : new Promise<Response>((answer) => stars.push({ ...JSON.parse(body ?? ''), answer }));

beforeEach(() => {
  stars = [];
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.spyOn(toasts, 'show').mockReturnValue('toast');
  vi.stubGlobal('fetch', house);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function openShelf() {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => ({ shelf: useStories('u1').data, star: useFavourite('u1').mutate }), { wrapper })
    .result;
}

it('a star that is put on and taken off at once is told to the house in that order', async () => {
  const page = openShelf();
  await vi.waitFor(() => expect(page.current.shelf).toHaveLength(1));
  act(() => page.current.star({ id: 's1', isFavorite: true }));
  act(() => page.current.star({ id: 's1', isFavorite: false }));
  await vi.waitFor(() => expect(stars).toHaveLength(1));
  await act(async () => stars[0]?.answer(Response.json({ ...kite, isFavorite: true })));
  await vi.waitFor(() => expect(stars.map(({ isFavorite }) => isFavorite)).toEqual([true, false]));
  await act(async () => stars[1]?.answer(Response.json(kite)));
  await vi.waitFor(() => expect(page.current.shelf).toMatchObject([{ isFavorite: false }]));
});
