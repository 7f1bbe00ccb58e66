// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://lamplight.example/stories" }
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listener } from '#web/platform/listener.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { toasts } from '#web/ui/toasts.ts';
import { useFavourite, useStories } from './story-calls.ts';

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

/** The shelf, and each look that its star has had, in order. */
function openShelf() {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const looks: boolean[] = [];
  const { result } = renderHook(
    () => {
      const shelf = useStories('u1').data;
      const isLit = shelf?.[0]?.isFavorite;
      if (isLit !== undefined && isLit !== looks.at(-1)) looks.push(isLit);
      return { shelf, star: useFavourite('u1').mutate };
    },
    { wrapper },
  );
  return { page: result, looks };
}

async function tapTwice() {
  const { page, looks } = openShelf();
  await vi.waitFor(() => expect(page.current.shelf).toHaveLength(1));
  for (const isFavorite of [true, false]) {
    act(() => page.current.star({ id: 's1', isFavorite }));
    await vi.waitFor(() => expect(page.current.shelf).toMatchObject([{ isFavorite }]));
  }
  expect(stars).toHaveLength(1);
  return { page, looks };
}

it('a star that is put on and taken off at once is told to the house in that order, and does not flicker', async () => {
  const { page, looks } = await tapTwice();
  await act(async () => stars[0]?.answer(Response.json({ ...kite, isFavorite: true })));
  await vi.waitFor(() => expect(stars.map(({ isFavorite }) => isFavorite)).toEqual([true, false]));
  await act(async () => stars[1]?.answer(Response.json(kite)));
  await vi.waitFor(() => expect(toasts.show).toHaveBeenCalledTimes(1));
  expect(page.current.shelf).toMatchObject([{ isFavorite: false }]);
  expect(looks).toEqual([false, true, false]);
  expect(toasts.show).toHaveBeenCalledWith(expect.objectContaining({ title: 'Updated!' }));
});

it('a star that the house could keep neither time is what the house says it is', async () => {
  const { page } = await tapTwice();
  await act(async () => stars[0]?.answer(new Response('{}', { status: 500 })));
  await vi.waitFor(() => expect(stars).toHaveLength(2));
  await act(async () => stars[1]?.answer(new Response('{}', { status: 500 })));
  await vi.waitFor(() => expect(toasts.show).toHaveBeenCalledTimes(1));
  await vi.waitFor(() => expect(page.current.shelf).toMatchObject([{ isFavorite: false }]));
  expect(toasts.show).toHaveBeenCalledWith(expect.objectContaining({ title: 'Error' }));
});

it('a star on a child’s own shelf is the child’s, and the family’s stays as it was', async () => {
  listener.choose('ada');
  const { page } = openShelf();
  await vi.waitFor(() => expect(page.current.shelf).toHaveLength(1));
  act(() => page.current.star({ id: 's1', isFavorite: true }));
  await vi.waitFor(() => expect(page.current.shelf).toMatchObject([{ isFavorite: true }]));
  expect(stars).toMatchObject([{ isFavorite: true, listener: 'ada' }]);
  await act(async () => stars[0]?.answer(Response.json({ ...kite, stars: { ada: true } })));
  expect(page.current.shelf).toMatchObject([{ isFavorite: true }]);
  act(() => listener.choose(null));
  expect(page.current.shelf).toMatchObject([{ isFavorite: false }]);
  listener.forget();
});
