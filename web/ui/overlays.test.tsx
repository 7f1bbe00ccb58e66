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
  vi.restoreAllMocks();
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

  it('gives it to the page where that has gone meanwhile', async () => {
    document.body.innerHTML = '<main tabindex="-1"><button type="button">Delete Mia</button></main>';
    const opener = document.querySelector('button');
    opener?.focus();
    function Question() {
      const [isOpen, setIsOpen] = useState(true);
      return (
        <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Delete Mia?">
          {null}
        </Dialog>
      );
    }
    render(<Question />);
    opener?.remove();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'));
    document.querySelector('main')?.remove();
  });

  it('has the screen reader and the wheel to itself, and leaves the page as it was', async () => {
    render(<EditDialog />);
    const opener = screen.getByRole('button', { name: 'Edit' });
    await userEvent.click(opener);
    const isHidden = () => opener.closest('[aria-hidden=true]') !== null;
    expect([isHidden(), document.documentElement.style.overflow]).toEqual([true, 'hidden']);
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(isHidden()).toBe(false));
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('tells the page nothing that all of it would have to be drawn anew for', async () => {
    render(<EditDialog />);
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    expect(document.body.getAttribute('style')).toBeNull();
    expect(document.head.querySelectorAll('style')).toHaveLength(0);
  });

  it('keeps the words that lay on it until it has faded out', async () => {
    function Goodbye() {
      const [name, setName] = useState<string | null>('Mia');
      const close = () => setName(null);
      return (
        <Dialog isOpen={name !== null} onOpenChange={close} title={`Delete ${name ?? 'nobody'}`}>
          {null}
        </Dialog>
      );
    }
    let fadeOut: (faded: Animation) => void = () => undefined;
    const finished = new Promise<Animation>((resolve) => (fadeOut = resolve));
    vi.spyOn(Element.prototype, 'getAnimations').mockReturnValue([{ finished } as Animation]);
    render(<Goodbye />);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Delete Mia' })).toBeDefined();
    fadeOut(new Animation());
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
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
    await userEvent.keyboard('{Escape}');
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
