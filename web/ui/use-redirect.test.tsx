// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NavigateContext } from './link.tsx';
import { useRedirect } from './use-redirect.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Redirecting() {
  useRedirect('/signup-form', 2000);
  return null;
}

describe('a page that leads on by itself', () => {
  it('does so after its time, once, and does not stay in the history', () => {
    const navigate = vi.fn(() => true);
    render(
      <NavigateContext value={navigate}>
        <Redirecting />
      </NavigateContext>,
    );
    act(() => void vi.advanceTimersByTime(1999));
    expect(navigate).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(5000));
    expect(navigate.mock.calls).toEqual([['/signup-form', { replace: true }]]);
  });

  it('leads nobody on who has left already', () => {
    const navigate = vi.fn(() => true);
    const { unmount } = render(
      <NavigateContext value={navigate}>
        <Redirecting />
      </NavigateContext>,
    );
    unmount();
    act(() => void vi.advanceTimersByTime(5000));
    expect(navigate).not.toHaveBeenCalled();
  });
});
