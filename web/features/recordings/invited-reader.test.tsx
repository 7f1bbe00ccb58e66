// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Invited } from '#contract/recordings.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { InvitedReader } from './invited-reader.tsx';

const invited: Invited = {
  from: 'Anna',
  speaker: 'Nana',
  isForEveryNew: false,
  expiresAt: '2026-12-01T18:00:00.000Z',
  stories: [{ id: 's1', title: 'The Kite', state: 'new' }],
};
const over = { message: 'This invitation is over.', code: 'not_found' };

const good = () => Response.json(invited);
const away = () => Promise.reject(new TypeError('nobody is there'));
let answer: () => Response | Promise<Response> = good;

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async () => answer());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open() {
  const client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <InvitedReader secret={'a'.repeat(64)} />
    </QueryClientProvider>,
  );
  return client;
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { name });

test('a house that cannot be reached is no invitation that is over: the same link works a moment later', async () => {
  answer = away;
  open();
  await heading('We cannot be reached just now');
  answer = good;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('Anna would love to hear you read')).toBeTruthy();
});

test('an invitation that is over says so', async () => {
  answer = () => Response.json(over, { status: 404 });
  open();
  await heading('This invitation leads nowhere any more');
  expect(screen.getByText(over.message)).toBeTruthy();
});

test('a line that breaks off takes the page from nobody who has it', async () => {
  answer = good;
  const client = open();
  await heading(/^Anna/);
  answer = away;
  await act(() => client.refetchQueries());
  expect(client.getQueryCache().getAll()[0]?.state.error).toBeInstanceOf(TypeError);
  expect(screen.getByRole('button', { name: 'Read it' })).toBeTruthy();
});
