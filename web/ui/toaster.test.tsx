// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toaster } from './toaster.tsx';
import { toasts } from './toasts.ts';

/** The messages are those of the whole page, and other tests in this process have shown theirs. */
const clearAway = () => act(() => toasts.current().forEach(({ id }) => toasts.dismiss(id)));
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
    // Another test's, leaving, may still be there for some seconds.
    const card = screen.getByText('Login Failed').closest('li') ?? expect.fail('there is no card');
    expect(within(card).getByText('Invalid email or password')).toBeDefined();
    expect(within(card).getByRole('alert').textContent).toContain('Login Failed');
    await userEvent.click(within(card).getByRole('button', { name: 'Dismiss' }));
    expect(card.dataset['state']).toBe('closed');
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

  it('that can be undone goes when it no longer can be, whatever hand is on it', () => {
    vi.useFakeTimers();
    render(<Toaster>the page</Toaster>);
    act(() => void toasts.show({ ...undoable, title: 'Deleted!' }));
    fireEvent.pointerEnter(screen.getByText('Deleted!').closest('li') ?? expect.fail('there is no card'));
    act(() => void vi.advanceTimersByTime(10_100));
    expect(stateOf('Deleted!')).toBe('closed');
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
    await userEvent.click(within(cardOf('Deleted for now')).getByRole('button', { name: 'Undo' }));
    expect(act1).toHaveBeenCalledOnce();
    expect(stateOf('Deleted for now')).toBe('closed');
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

describe('on a phone', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    const phone = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue(phone as unknown as MediaQueryList);
    render(<Toaster>the page</Toaster>);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
  const show = (...words: Parameters<typeof toasts.show>) => act(() => void toasts.show(...words));
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const seen = () =>
    screen
      .getAllByRole('listitem')
      .filter(({ dataset }) => dataset['state'] === 'open' && !dataset['waiting'])
      .map((card) => card.querySelector('p')?.textContent);

  it('one message is seen at a time, the newest, and the other has all its time afterwards', () => {
    show({ title: 'Password Changed', tone: 'success' });
    show({ title: 'Profile kept', tone: 'success' });
    expect(seen()).toEqual(['Profile kept']);
    pass(3_100);
    expect(seen()).toEqual(['Password Changed']);
    pass(2_800);
    expect(seen()).toEqual(['Password Changed']);
    pass(300);
    expect(stateOf('Password Changed')).toBe('closed');
  });

  it('what can be undone is not hidden by what can wait, which comes when it has gone', () => {
    show({ ...undoable, title: 'Deleted!' });
    show({ title: 'The screen stays on', durationMs: 3_000 });
    expect(seen()).toEqual(['Deleted!']);
    pass(10_100);
    expect(seen()).toEqual(['The screen stays on']);
    pass(3_100);
    expect(stateOf('The screen stays on')).toBe('closed');
  });

  it('two things can both be undone for their ten seconds: the one in front, and the other by a tap or after it', () => {
    const backOne = vi.fn();
    show({ ...undoable, title: 'One deleted', action: { label: 'Undo', act: backOne } });
    pass(4_000);
    show({ ...undoable, title: 'Another deleted' });
    expect(seen()).toEqual(['Another deleted']);
    press('1 more');
    expect(seen()).toEqual(['One deleted']);
    press('1 more');
    expect(seen()).toEqual(['Another deleted']);
    fireEvent.click(within(cardOf('Another deleted')).getByRole('button', { name: 'Undo' }));
    expect(seen()).toEqual(['One deleted']);
    pass(5_900);
    fireEvent.click(within(cardOf('One deleted')).getByRole('button', { name: 'Undo' }));
    expect(backOne).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: /more/ })).toBeNull();
  });

  it('a failure is seen at once, and what can be undone comes back after it', () => {
    show({ ...undoable, title: 'Deleted!' });
    show({ title: 'Failed to update favorite status.', tone: 'error' });
    expect(seen()).toEqual(['Failed to update favorite status.']);
    pass(5_100);
    expect(seen()).toEqual(['Deleted!']);
    pass(5_000);
    expect(stateOf('Deleted!')).toBe('closed');
  });
});

const undoable = { durationMs: 10_000, action: { label: 'Undo', act: () => undefined } };
const cardOf = (title: string) =>
  screen.getByText(title).closest('li') ?? expect.fail(`there is no card “${title}”`);
const stateOf = (title: string) => cardOf(title).dataset['state'];
