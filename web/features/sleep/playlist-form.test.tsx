// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#web/platform/query-client.ts';
import { toasts } from '#web/ui/toasts.ts';
import { PlaylistForm } from './playlist-form.tsx';

const rain = '37i9dQZF1DWZd79rJ6a7lp';
const playlist = {
  id: rain,
  name: 'Rain',
  description: null,
  owner: null,
  tracksTotal: null,
  externalUrl: `https://open.spotify.com/playlist/${rain}`,
  updatedAt: '2026-11-20T19:00:00.000Z',
};
const missing = 'Please provide both playlist ID and name';

/** The form before a server that answers every time as it is told to here. */
function open(status: number, body: object) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_path: string, init?: { body?: string }) => {
    sent.push(JSON.parse(init?.body ?? 'null'));
    return new Response(JSON.stringify(body), { status });
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PlaylistForm />
    </QueryClientProvider>,
  );
  return sent;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
async function send(id: string, name: string): Promise<void> {
  if (id) await userEvent.type(field('Playlist ID'), id);
  if (name) await userEvent.type(field('Playlist Name'), name);
  await userEvent.click(screen.getByRole('button', { name: 'Update Playlist' }));
}

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.spyOn(toasts, 'show');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the form for the sleep playlist', () => {
  it.each([
    ['', '', 'Playlist ID'],
    ['', 'Rain', 'Playlist ID'],
    [rain, '  ', 'Playlist Name'],
  ])(
    'with ID “%s” and name “%s” asks for both, once, and nobody is asked anything',
    async (id, name, focused) => {
      const sent = open(200, playlist);
      await send(id, name);
      expect(await screen.findAllByText(missing)).toHaveLength(1);
      await vi.waitFor(() => expect(document.activeElement).toBe(field(focused)));
      expect(sent).toEqual([]);
    },
  );

  it('sends what was meant, is empty again, and has nothing to add when all is known', async () => {
    const sent = open(200, { ...playlist, owner: 'Night Owl', lookUp: 'found' });
    await send(`  ${playlist.externalUrl}?si=1 `, ' Rain ');
    await vi.waitFor(() => expect(field('Playlist ID').value).toBe(''));
    expect(sent[0]).toEqual({ playlistId: rain, playlistName: 'Rain' });
    expect(toasts.show).toHaveBeenCalledWith(expect.objectContaining({ title: 'Playlist updated' }));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('says that a playlist is kept although the music service did not answer', async () => {
    open(200, { ...playlist, lookUp: 'failed' });
    await send(rain, 'Rain');
    expect((await screen.findByRole('status')).textContent).toContain('Spotify did not answer');
  });

  it('keeps what was typed when it is refused, and puts the reason under its field', async () => {
    const reason = 'The name contains characters that cannot be kept';
    open(400, { message: reason, fields: { playlistName: reason } });
    await send(rain, 'Rain');
    expect(await screen.findByText(reason)).toBeDefined();
    expect(field('Playlist ID').value).toBe(rain);
    await vi.waitFor(() => expect(document.activeElement).toBe(field('Playlist Name')));
    expect(toasts.show).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Failed to update playlist. Please try again.', description: reason }),
    );
  });
});
