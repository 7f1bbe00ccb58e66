// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Invitation } from '#contract/recordings.ts';
import type { Story } from '#contract/stories.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { InviteDialog } from './invite-dialog.tsx';

const invitation: Invitation = {
  id: 'i1',
  speaker: 'Nana',
  memberId: null,
  storyId: null,
  link: 'https://lamplight.example/read#secret',
  createdAt: '2026-11-01T18:00:00.000Z',
  expiresAt: '2026-12-01T18:00:00.000Z',
};

let invitations: Invitation[] = [];
let takeBack: () => Response = () => new Response(null, { status: 204 });

beforeEach(() => {
  invitations = [invitation];
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (_address: string, { method }: RequestInit) =>
    method === 'DELETE' ? takeBack() : Response.json(invitations),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const link = () => screen.queryByDisplayValue(invitation.link) ?? screen.queryByText(invitation.link);

async function showTheLink() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <InviteDialog
        userId="u1"
        story={{ id: 's1' } as Story}
        people={[]}
        ownName="Anna"
        onClose={() => undefined}
      />
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Show the link' }));
  expect(link()).not.toBeNull();
}

const takeItBack = () =>
  fireEvent.click(screen.getByRole('button', { name: 'Take back the invitation of Nana' }));

test('a link that could not be taken back is shown still, and the family is told', async () => {
  takeBack = () => Response.json({ error: 'The house is away' }, { status: 503 });
  await showTheLink();
  takeItBack();
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(link()).not.toBeNull();
});

test('a link that was taken back is shown no longer', async () => {
  takeBack = () => {
    invitations = [];
    return new Response(null, { status: 204 });
  };
  await showTheLink();
  takeItBack();
  await waitFor(() => expect(link()).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a phone’s share sheet gets the link, and whoever closes the sheet is not told of a trouble', async () => {
  const share = vi.fn(async () => {
    throw new DOMException('closed', 'AbortError');
  });
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  await showTheLink();
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: invitation.link }));
  await new Promise((done) => setTimeout(done));
  expect(console.info).not.toHaveBeenCalledWith('The link was not shared', expect.anything());
});
