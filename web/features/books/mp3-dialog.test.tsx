// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { aBook } from '#tests/support/stories/books.ts';
import type { Telling, TellingOf } from './book.ts';
import { Mp3Dialog } from './mp3-dialog.tsx';

afterEach(cleanup);

const telling: Telling = {
  sound: new Uint8Array(),
  marks: { isFinal: true, durationMs: 1, sentences: [], words: [] },
  voice: 'Emma',
};

async function open(tellingOf: TellingOf, mp3Of: () => Promise<Blob>) {
  await act(async () =>
    render(<Mp3Dialog book={aBook()} tellingOf={tellingOf} mp3Of={mp3Of} onClose={vi.fn()} />),
  );
}

test('the sound is saved once it was told to its end, and never before', async () => {
  let endOfTelling: (whole: Telling) => void = () => undefined;
  const tellingOf: TellingOf = ({ onPart }) => {
    onPart(0.5);
    return new Promise((told) => (endOfTelling = told));
  };
  const mp3Of = vi.fn(async () => new Blob(['mp3']));
  await open(tellingOf, mp3Of);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50');
  expect(mp3Of).not.toHaveBeenCalled();
  await act(async () => endOfTelling(telling));
  expect(await screen.findByText(/\.mp3” is among your downloads/)).toBeDefined();
  expect(mp3Of).toHaveBeenCalledOnce();
});

test('what went wrong is said, and can be tried again', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  let tries = 0;
  const mp3Of = async () => {
    tries += 1;
    if (tries === 1) throw new Error('no');
    return new Blob(['mp3']);
  };
  await open(async () => telling, mp3Of);
  expect(await screen.findByText(/could not be made just now/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/among your downloads/)).toBeDefined();
  vi.restoreAllMocks();
});
