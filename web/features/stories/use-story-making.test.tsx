// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://lamplight.example/create-story" }
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Story } from '#contract/stories.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { toasts } from '#web/ui/toasts.ts';
import { useStories } from './story-questions.ts';
import { useStoryMaking } from './use-story-making.ts';

let shelf: readonly Partial<Story>[] = [];
let give: (answer: Response) => void = () => undefined;
const house = (_address: string, { method }: RequestInit) =>
  method === 'GET'
    ? Promise.resolve(Response.json(shelf))
    : new Promise<Response>((resolve) => (give = resolve));

const wordsShown = () =>
  vi.mocked(toasts.show).mock.calls.map(([{ title, description }]) => [title, description]);
const said = (words: readonly string[]) => vi.waitFor(() => expect(wordsShown()).toEqual([words]));

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.spyOn(toasts, 'show').mockReturnValue('toast');
  vi.stubGlobal('fetch', house);
});
afterEach(() => {
  cleanup();
  shelf = [];
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A family that asks for a story and goes to another page before it is written. */
async function leaveWhileItIsWritten() {
  const client = createQueryClient();
  const room = {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  };
  const onMade = vi.fn();
  const page = renderHook(() => useStoryMaking('u1', onMade), room);
  const library = renderHook(() => useStories('u1'), room);
  await vi.waitFor(() => expect(library.result.current.data).toEqual([]));
  act(() => void page.result.current.make({ likeStory: 's0' }));
  page.unmount();
  return { onMade, library };
}

describe('a page that is left while a story is written', () => {
  it('does not stop it: it is announced where the family is, and stands on the shelf', async () => {
    const { onMade, library } = await leaveWhileItIsWritten();
    shelf = [{ id: 's1', title: 'The Kite' }];
    give(new Response('event: story\ndata: {"id":"s1","title":"The Kite"}\n\n'));
    await said(['Your story is ready', 'The Kite']);
    await vi.waitFor(() => expect(library.result.current.data).toEqual(shelf));
    expect(onMade).not.toHaveBeenCalled();
  });

  it('has the house’s own words follow when the theme was not for bedtime', async () => {
    await leaveWhileItIsWritten();
    const refusal = { code: 'unfit_for_bedtime', message: 'Not tonight.', suggestions: ['Kites'] };
    give(Response.json(refusal, { status: 422 }));
    await said(['Failed to create story', 'Not tonight.']);
  });
});
