// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toaster } from './toaster.tsx';
import { toasts } from './toasts.ts';

/** The messages are those of the whole page, and other tests in this process have shown theirs. */
const clearAway = () => act(() => toasts.shown().forEach(({ id }) => toasts.dismiss(id)));
beforeEach(clearAway);
afterEach(() => {
  clearAway();
  cleanup();
});

describe('a message on the screen', () => {
  it('is shown with its title and its words, and goes when it is dismissed', async () => {
    render(<Toaster>the page</Toaster>);
    act(
      () =>
        void toasts.show({ title: 'Login Failed', description: 'Invalid email or password', tone: 'error' }),
    );
    expect(screen.getByText('Login Failed')).toBeDefined();
    expect(screen.getByText('Invalid email or password')).toBeDefined();
    expect(screen.getByRole('alert').textContent).toContain('Login Failed');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.getByText('Login Failed').closest('li')?.dataset['state']).toBe('closed');
  });

  it('is red all over when something went wrong, and paper otherwise', () => {
    render(<Toaster>the page</Toaster>);
    act(() => void toasts.show({ title: 'Went wrong', tone: 'error' }));
    act(() => void toasts.show({ title: 'Went well', tone: 'success' }));
    const classesOf = (title: string) => [...(screen.getByText(title).closest('li')?.classList ?? [])];
    expect(classesOf('Went wrong')).toContain('alarm');
    expect(classesOf('Went wrong')).not.toContain('paper');
    expect(classesOf('Went well')).toContain('paper');
  });

  it('goes by itself, and not while a hand is on it', () => {
    vi.useFakeTimers();
    render(<Toaster>the page</Toaster>);
    act(() => void toasts.show({ title: 'Updated!', tone: 'success' }));
    const card = screen.getByText('Updated!').closest('li') ?? expect.fail('there is no card');
    act(() => void vi.advanceTimersByTime(2_000));
    fireEvent.pointerEnter(card);
    act(() => void vi.advanceTimersByTime(9_000));
    expect(card.dataset['state']).toBe('open');
    fireEvent.pointerLeave(card);
    act(() => void vi.advanceTimersByTime(900));
    expect(card.dataset['state']).toBe('open');
    act(() => void vi.advanceTimersByTime(200));
    expect(card.dataset['state']).toBe('closed');
    vi.useRealTimers();
  });

  it('keeps its time while it waits behind another on a phone', () => {
    vi.useFakeTimers();
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    render(<Toaster>the page</Toaster>);
    act(() => void toasts.show({ title: 'Password Changed', tone: 'success' }));
    act(() => void toasts.show({ title: 'Profile kept', tone: 'success' }));
    const stateOf = (title: string) => screen.getByText(title).closest('li')?.dataset['state'];
    act(() => void vi.advanceTimersByTime(3_100));
    expect([stateOf('Profile kept'), stateOf('Password Changed')]).toEqual(['closed', 'open']);
    act(() => void vi.advanceTimersByTime(3_100));
    expect(stateOf('Password Changed')).toBe('closed');
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('offers no undoing for longer than there is any, though another came after it', () => {
    vi.useFakeTimers();
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    render(<Toaster>the page</Toaster>);
    const action = { label: 'Undo', act: () => undefined };
    act(() => void toasts.show({ title: 'Story deleted', durationMs: 10_000, action }));
    act(() => void toasts.show({ title: 'Second story deleted', durationMs: 10_000, action }));
    act(() => void vi.advanceTimersByTime(10_100));
    expect(screen.getByText('Story deleted').closest('li')?.dataset['state']).toBe('closed');
    act(() => void vi.advanceTimersByTime(10_000));
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('is pushed away to the right, and comes back when it was pushed only a little', () => {
    render(<Toaster>the page</Toaster>);
    act(() => void toasts.show({ title: 'Pushed' }));
    const card = screen.getByText('Pushed').closest('li') ?? expect.fail('there is no card');
    const push = (byPx: number) => {
      fireEvent.pointerDown(card, { clientX: 100, pointerType: 'touch' });
      fireEvent.pointerMove(card, { clientX: 100 + byPx, pointerType: 'touch' });
      fireEvent.pointerUp(card, { clientX: 100 + byPx, pointerType: 'touch' });
    };
    push(49);
    expect([card.dataset['state'], card.style.translate]).toEqual(['open', '']);
    push(50);
    expect(card.dataset['state']).toBe('closed');
  });

  it('has a deed, which ends it', async () => {
    const act1 = vi.fn();
    render(<Toaster>the page</Toaster>);
    act(() => void toasts.show({ title: 'Deleted for now', action: { label: 'Undo', act: act1 } }));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(act1).toHaveBeenCalledOnce();
    expect(screen.getByText('Deleted for now').closest('li')?.dataset['state']).toBe('closed');
  });

  it('takes no key from what is under it', async () => {
    const onEscape = vi.fn();
    render(<Toaster>the page</Toaster>);
    act(() => void toasts.show({ title: 'Said quietly' }));
    addEventListener('keydown', onEscape, { once: true });
    await userEvent.keyboard('{Escape}');
    expect(onEscape.mock.calls[0]?.[0].defaultPrevented).toBe(false);
    expect(screen.getByText('Said quietly').closest('li')?.dataset['state']).toBe('open');
  });
});
