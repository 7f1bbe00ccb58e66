// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://lamplight.example/create-story" }
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Story, StoryWish } from '#contract/stories.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { toasts } from '#web/ui/toasts.ts';
import { useStories } from './story-calls.ts';
import { useStoryMaking } from './use-story-making.ts';

let shelf: readonly Partial<Story>[] = [];
let give: (answer: Response) => void = () => undefined;
let breakOff: () => void = () => undefined;
let keys: (string | null)[] = [];
const house = (_address: string, { method, headers }: RequestInit) => {
  if (method === 'GET') return Promise.resolve(Response.json(shelf));
  keys.push(new Headers(headers).get('idempotency-key'));
  return new Promise<Response>((resolve, fail) => {
    give = resolve;
    breakOff = () => fail(new TypeError('the network is gone'));
  });
};

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
  keys = [];
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function openPage() {
  const client = createQueryClient();
  const room = {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  };
  const onMade = vi.fn();
  return { room, onMade, page: renderHook(() => useStoryMaking('u1', onMade), room) };
}

/** A family that asks for a story and goes to another page before it is written. */
async function leaveWhileItIsWritten() {
  const { room, onMade, page } = openPage();
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

describe('a story that nobody waits for', () => {
  it('is written all the same and begins by no voice; the same wish meanwhile only looks on again', async () => {
    const { page, onMade } = openPage();
    const wish = { likeStory: 's0' };
    act(() => void page.result.current.make(wish));
    await vi.waitFor(() => expect(keys).toHaveLength(1));
    expect(page.result.current.making?.wish).toEqual(wish);
    act(() => page.result.current.leave());
    expect(page.result.current.making).toBeNull();
    act(() => void page.result.current.make(wish));
    expect(page.result.current.making?.wish).toEqual(wish);
    expect(keys).toHaveLength(1);
    act(() => page.result.current.leave());
    give(new Response('event: story\ndata: {"id":"s1","title":"The Kite"}\n\n'));
    await said(['Your story is ready', 'The Kite']);
    expect(onMade).not.toHaveBeenCalled();
    // It is written; whoever wishes for the same now wishes for another.
    act(() => void page.result.current.make(wish));
    await vi.waitFor(() => expect(keys).toHaveLength(2));
  });

  it('lets another be asked for meanwhile, and neither is taken for the other', async () => {
    const { page, onMade } = openPage();
    act(() => void page.result.current.make({ likeStory: 's0' }));
    await vi.waitFor(() => expect(keys).toHaveLength(1));
    const giveFirst = give;
    act(() => page.result.current.leave());
    act(() => void page.result.current.make({ likeStory: 's5' }));
    await vi.waitFor(() => expect(keys).toHaveLength(2));
    giveFirst(
      new Response(
        'event: title\ndata: {"title":"The Kite"}\n\nevent: story\ndata: {"id":"s1","title":"The Kite"}\n\n',
      ),
    );
    await said(['Your story is ready', 'The Kite']);
    expect(page.result.current.making).toMatchObject({ wish: { likeStory: 's5' }, soFar: { title: null } });
    expect(onMade).not.toHaveBeenCalled();
  });
});

describe('a story whose making broke off', () => {
  const askFor = async (page: ReturnType<typeof openPage>['page'], theme: string, becomes: () => void) => {
    const asked = keys.length;
    let made: Promise<void> | undefined;
    act(() => void (made = page.result.current.make({ ...wish, theme })));
    await vi.waitFor(() => expect(keys).toHaveLength(asked + 1));
    await act(async () => {
      becomes();
      await made;
    });
  };
  const refuse = () => give(Response.json({ code: 'too_many_tries', message: 'Enough.' }, { status: 429 }));
  const wish = {
    duration: 'short',
    narratorVoice: 'emma',
    culturalBackground: 'western',
    interests: [],
    characterNames: ['Mia'],
    characterDetails: [],
    childName: 'Mia',
    ageRange: '5 years',
  } satisfies Partial<StoryWish>;

  it('is the same story for whoever asks again, until the house has spoken or the wish is another', async () => {
    const { page } = openPage();
    await askFor(page, 'kites', () => breakOff());
    await askFor(page, 'kites', () => give(new Response('Bad gateway', { status: 502 })));
    await askFor(page, 'kites', refuse);
    await askFor(page, 'kites', () => breakOff());
    await askFor(page, 'trains', () => breakOff());
    const [first, second, third, fourth, fifth] = keys;
    expect(first).toMatch(/^[\w-]{36}$/);
    expect([second, third]).toEqual([first, first]);
    expect(new Set([first, fourth, fifth]).size).toBe(3);
  });
});
