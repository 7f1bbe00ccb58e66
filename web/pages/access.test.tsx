// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://preview.hosting.example/access" }
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#web/platform/query-client.ts';
import { NavigateContext } from '#web/ui/link.tsx';
import { AccessPage, loginAddress } from './access.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the access page', () => {
  it('leads to the sign-in page after two seconds, even when nobody says anything about the house', () => {
    const navigate = vi.fn(() => true);
    render(
      <QueryClientProvider client={createQueryClient()}>
        <NavigateContext value={navigate}>
          <AccessPage />
        </NavigateContext>
      </QueryClientProvider>,
    );
    expect(screen.getByRole('link', { name: 'Go to Login' }).getAttribute('href')).toBe('/login');
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
    act(() => void vi.advanceTimersByTime(1999));
    expect(navigate).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(navigate).toHaveBeenCalledWith('/login', { replace: true });
  });

  it('leads elsewhere only on the name of the hosting service, and only where a house says so', () => {
    const access = {
      devHostingSuffix: '.hosting.example',
      externalLoginUrl: 'https://login.hosting.example/',
    };
    expect(loginAddress(access, 'preview.hosting.example')).toBe('https://login.hosting.example/');
    expect(loginAddress(access, 'lamplight.example')).toBe('/login');
    expect(loginAddress({ ...access, externalLoginUrl: null }, 'preview.hosting.example')).toBe('/login');
    expect(loginAddress({ devHostingSuffix: null, externalLoginUrl: 'https://x.example/' }, 'a')).toBe(
      '/login',
    );
    expect(loginAddress(undefined, 'preview.hosting.example')).toBe('/login');
  });
});
