// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AlertDialog } from './alert-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { DropdownItem, DropdownMenu } from './dropdown-menu.tsx';

// A dialog gives the focus back a moment after it has gone; the next test must not meet that.
afterEach(async () => {
  cleanup();
  await new Promise((over) => setTimeout(over));
});

describe('a dialog', () => {
  function EditDialog() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Edit
        </button>
        <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Edit Family Member" description="Mia">
          <input aria-label="Name" />
        </Dialog>
      </>
    );
  }

  it('opens with its title and takes the focus', async () => {
    render(<EditDialog />);
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    const dialog = screen.getByRole('dialog', { name: 'Edit Family Member' });
    expect(dialog.contains(document.activeElement)).toBe(true);
  });

  it.each([
    ['its cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('is closed by %s', async (_, close) => {
    render(<EditDialog />);
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await close();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('gives the focus back to what opened it', async () => {
    render(<EditDialog />);
    const opener = screen.getByRole('button', { name: 'Edit' });
    await userEvent.click(opener);
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(document.activeElement).toBe(opener));
  });
});

describe('a question before something that cannot be undone', () => {
  function openQuestion(isBusy = false) {
    const onConfirm = vi.fn();
    const onOpenChange = vi.fn();
    render(
      <AlertDialog
        isOpen
        onOpenChange={onOpenChange}
        title="Delete story"
        description="This action cannot be undone."
        confirmLabel="Delete"
        isBusy={isBusy}
        onConfirm={onConfirm}
      />,
    );
    return { onConfirm, onOpenChange };
  }

  it('has the harmless answer at hand', () => {
    openQuestion();
    expect(screen.getByRole('alertdialog', { name: 'Delete story' })).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Cancel');
  });

  it('does it only when it was confirmed', async () => {
    const { onConfirm, onOpenChange } = openQuestion();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onOpenChange).toHaveBeenCalledWith(false);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('takes no other answer while it is being done', async () => {
    const { onConfirm, onOpenChange } = openQuestion(true);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});

describe('a menu', () => {
  const focusIsOn = (item: string) =>
    vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: item })));

  it('is opened and used with the keys alone', async () => {
    const onSelect = vi.fn();
    render(
      <DropdownMenu trigger={<button type="button">More</button>}>
        <DropdownItem onSelect={() => undefined}>Edit</DropdownItem>
        <DropdownItem onSelect={onSelect} tone="danger">
          Delete
        </DropdownItem>
      </DropdownMenu>,
    );
    screen.getByRole('button', { name: 'More' }).focus();
    await userEvent.keyboard('{Enter}');
    await focusIsOn('Edit');
    await userEvent.keyboard('{ArrowDown}');
    await focusIsOn('Delete');
    await userEvent.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).toBeNull();
  });
});
