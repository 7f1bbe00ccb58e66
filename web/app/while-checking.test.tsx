// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://lamplight.example/" }
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brandDefaults, brandText } from '#contract/brand.ts';
import { accountKeys } from '#web/features/accounts/storage-keys.ts';

// The time between opening a page and the server's word on who is here. Each test opens the app anew.

let answer: (body: object) => void;

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) => (answer = (body) => resolve(new Response(JSON.stringify(body))))),
  );
  localStorage.setItem(accountKeys.user, JSON.stringify({ id: 'u1', username: 'anna@home.example' }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function openAt(address: string) {
  const { createAppRouter } = await import('./router.tsx');
  const { Providers } = await import('./providers.tsx');
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createAppRouter();
  router.update({ ...router.options, history });
  render(
    <Providers navigate={() => false}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { history };
}

describe('while nobody knows yet who is here', () => {
  it('a family’s page says that it takes a moment, and opens once the family is known', async () => {
    await openAt('/create-story');
    expect(await screen.findByText('One moment…')).toBeDefined();
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    answer({ valid: true });
    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
    expect(screen.queryByText('One moment…')).toBeNull();
  });

  it('and it turns out to be nobody, the page gives way to the door', async () => {
    const { history } = await openAt('/create-story');
    await screen.findByText('One moment…');
    answer({ valid: false });
    await vi.waitFor(() => expect(history.location.pathname).toBe('/login'));
  });

  it('the navigation is there but leads nowhere, until it is ready', async () => {
    const { SiteHeader } = await import('./frame/site-header.tsx');
    render(<SiteHeader brand={brandText(brandDefaults)} />);
    const main = within(screen.getByRole('navigation', { name: 'Main' }));
    const links = () => main.getAllByRole('link').map((link) => link.getAttribute('href'));
    await vi.waitFor(() => expect(links()).toEqual([null, null, null, null]));
    const login = screen.getByRole('button', { name: 'Login' });
    expect(login.getAttribute('aria-disabled')).toBe('true');
    expect(login.hasAttribute('popovertarget')).toBe(false);
    answer({ valid: true });
    const family = await screen.findByRole('button', { name: 'anna@home.example' });
    await vi.waitFor(() => expect(family.getAttribute('aria-disabled')).toBe('false'));
    expect(links()).toEqual(['/stories', '/family', '/user-profile', '/about']);
  });
});
