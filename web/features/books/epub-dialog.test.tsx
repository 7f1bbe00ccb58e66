// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aBook } from '#tests/support/stories/books.ts';
import { ApiError } from '#web/platform/api.ts';
import type { TellingOf } from './book.ts';
import { EpubDialog } from './epub-dialog.tsx';

afterEach(cleanup);

type Manner = Parameters<TellingOf>[0];

/** A narrator who tells when the test says so. */
function narrator() {
  let manner: Manner | undefined;
  let refuse: (trouble: unknown) => void = () => undefined;
  const tellingOf: TellingOf = (how) => {
    manner = how;
    return new Promise((_told, refused) => {
      refuse = refused;
    });
  };
  return {
    tellingOf,
    signal: () => manner?.signal,
    tells: (part: number) => act(async () => manner?.onPart(part)),
    refuses: (trouble: unknown) => act(async () => refuse(trouble)),
  };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function openDialog() {
  const voice = narrator();
  const onClose = vi.fn();
  // What lies on a sheet comes right after it.
  const shown = await act(async () =>
    render(
      <EpubDialog
        book={aBook()}
        drawings={{ cover: '', coverInWords: '', pictures: [] }}
        tellingOf={voice.tellingOf}
        onClose={onClose}
      />,
    ),
  );
  return { voice, onClose, ...shown };
}

describe('a book with the narrator’s voice', () => {
  test('shows how far the telling is', async () => {
    const { voice } = await openDialog();
    await press('With the narrator’s voice');
    await voice.tells(0.42);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('42');
    expect(screen.getByText('The narrator is telling the story for your book…')).toBeDefined();
  });

  test('can be given up, and what comes afterwards is not heard any more', async () => {
    const { voice } = await openDialog();
    await press('With the narrator’s voice');
    await press('Cancel');
    expect(voice.signal()?.aborted).toBe(true);
    await voice.tells(0.9);
    await voice.refuses(new Error('aborted'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'With the narrator’s voice' })).toBeDefined();
  });

  test('stops the telling when the page is left', async () => {
    const { voice, unmount } = await openDialog();
    await press('With the narrator’s voice');
    unmount();
    expect(voice.signal()?.aborted).toBe(true);
  });

  test('says why there is none, and leaves the way without', async () => {
    const { voice } = await openDialog();
    await press('With the narrator’s voice');
    await voice.refuses(new ApiError(402, '', JSON.stringify({ message: 'Your trial has ended.' })));
    expect(screen.getByRole('alert').textContent).toBe('Your trial has ended.');
    await press('With the narrator’s voice');
    await voice.refuses(new Error('the line broke'));
    expect(screen.getByRole('alert').textContent).toBe(
      'The sound could not be made just now. Please try again, or save the book without it.',
    );
    expect(screen.getByRole('button', { name: 'Text and cover only' })).toBeDefined();
  });
});
