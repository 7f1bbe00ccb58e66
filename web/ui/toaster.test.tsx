// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Login Failed')).toBeNull();
  });
});
