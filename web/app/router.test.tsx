// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://lamplight.example/" }
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '#web/features/accounts/use-session.ts';
import { inAppNavigation } from './in-app-navigation.ts';
import { Providers } from './providers.tsx';
import { createAppRouter } from './router.tsx';
import { appPages } from './routes.ts';

// How long a busy machine takes to read a page's code is not what is tested here.
beforeAll(async () => void (await Promise.all(appPages.map((page) => page.load()))));
beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('[]')),
  );
});
afterEach(() => {
  cleanup();
  act(() => session.forgetUser());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function openAt(address: string, pages = appPages) {
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createAppRouter(pages);
  router.update({ ...router.options, history });
  render(
    <Providers
      navigate={inAppNavigation(history, {
        pages: appPages,
        isFamily: () => session.current().status === 'signed-in',
      })}
    >
      <RouterProvider router={router} />
    </Providers>,
  );
  return { history };
}

const familyIsHere = () => act(() => session.signIn({ id: 'u1', username: 'Siobhán' }));
const visitorIsHere = () => act(() => session.forgetUser());

describe('an address of the app', () => {
  it.each(appPages.filter((page) => page.isForFamily).map((page) => page.path))(
    'sends a visitor from %s to the door',
    async (address) => {
      visitorIsHere();
      const { history } = await openAt(address);
      expect(await screen.findByRole('heading', { level: 1, name: /^Welcome to/ })).toBeDefined();
      expect(history.location.pathname).toBe('/login');
    },
  );

  it('shows a family its page, and says so in the tab', async () => {
    familyIsHere();
    await openAt('/create-story');
    expect(await screen.findByRole('heading', { level: 1, name: 'Create Story' })).toBeDefined();
    expect(document.title).toBe('Create Story · Lamplight');
  });

  it('that nobody has is answered kindly, with a way home', async () => {
    await openAt('/somewhere');
    expect(await screen.findByText(/Did you forget to add the page to the router\?/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  });
});

describe('going from page to page', () => {
  it('happens without a page load, and takes a listener along', async () => {
    familyIsHere();
    const { history } = await openAt('/dashboard');
    const tiles = within(await screen.findByRole('main'));
    await userEvent.click(await tiles.findByRole('link', { name: /^Family Manager/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Family Manager' })).toBeDefined();
    expect(history.location.pathname).toBe('/family');
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('content'));
    expect(document.title).toContain('Family Manager');
  });
});

describe('a page that is left', () => {
  it('goes as it is, and is not made once more on the way', async () => {
    const opened: string[] = [];
    const pageCalled = (name: string) =>
      function Page() {
        useEffect(() => {
          opened.push(name);
          return () => void opened.push(`${name} left`);
        }, []);
        return <h1>{name}</h1>;
      };
    const home = pageCalled('Home');
    const shelf = pageCalled('Shelf');
    familyIsHere();
    const { history } = await openAt('/dashboard', [
      { path: '/dashboard', title: 'Home', isForFamily: true, load: async () => home },
      { path: '/stories', title: 'Shelf', isForFamily: true, load: async () => shelf },
    ]);
    await screen.findByRole('heading', { name: 'Home' });
    // In development React tries every page out twice.
    opened.length = 0;
    act(() => history.push('/stories'));
    await screen.findByRole('heading', { name: 'Shelf' });
    expect(opened.filter((what) => what.startsWith('Home'))).toEqual(['Home left']);
  });
});

describe('a trial that has ended', () => {
  const ended = { state: 'ended', trialEndsAt: null, paidUntil: null, isCancelled: false } as const;
  const words = 'Your free trial has ended';

  it('is spoken of where stories begin', async () => {
    act(() => session.signIn({ id: 'u1', plan: ended }));
    await openAt('/dashboard');
    expect((await screen.findByText(words, { exact: false })).closest('[role="status"]')).not.toBeNull();
  });

  it('and not where they are read', async () => {
    act(() => session.signIn({ id: 'u1', plan: ended }));
    await openAt('/stories');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(words, { exact: false })).toBeNull();
  });
});
