// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://lamplight.example/" }
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connection } from '#web/platform/connection.ts';
import { fetchPage } from './fetch-page.tsx';
import { PageTrouble } from './page-trouble.tsx';

const houseAnswers = () => vi.stubGlobal('fetch', async () => Response.json({ status: 'ok' }));
const houseIsAway = () => vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')));
const fileIsMissing = async (): Promise<never> => {
  throw new TypeError('Failed to fetch dynamically imported module');
};
const loadAgain = () => userEvent.click(screen.getByRole('button', { name: 'Load the page again' }));
let reload = vi.fn();

beforeEach(() => {
  reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  for (const way of ['info', 'log', 'error'] as const)
    vi.spyOn(console, way).mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  act(() => connection.noteAnswer());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('loads a page that fell over again when the house answers', async () => {
  houseAnswers();
  render(<PageTrouble error={new Error('fell')} reset={() => undefined} />);
  await loadAgain();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it('leaves a page that fell over where it is when nobody would answer, and says so', async () => {
  houseIsAway();
  render(<PageTrouble error={new Error('fell')} reset={() => undefined} />);
  await loadAgain();
  expect(await screen.findByText(/cannot be reached just now/)).toBeDefined();
  expect(reload).not.toHaveBeenCalled();
});

it('has words in the place of a page that cannot be fetched, and fetches it when the house is back', async () => {
  houseIsAway();
  const Page = await fetchPage(fileIsMissing);
  render(<Page />);
  expect(screen.getByRole('heading', { name: 'Out of reach just now' })).toBeDefined();
  expect(reload).not.toHaveBeenCalled();
  act(() => connection.noteAnswer());
  expect(reload).toHaveBeenCalledOnce();
});

it('leaves a page that a newer house no longer has to the router', async () => {
  houseAnswers();
  await expect(fetchPage(fileIsMissing)).rejects.toThrow('dynamically imported');
});
