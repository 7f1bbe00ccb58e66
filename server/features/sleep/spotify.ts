import * as z from 'zod/mini';
import type { LookUpOutcome } from '#contract/sleep.ts';
import { sendOutbound, OutboundFailure, type OutboundRequest } from '#server/platform/outbound-request.ts';
import { plainWords } from './plain-words.ts';

export type SpotifySettings = {
  clientId: string;
  clientSecret: string;
  apiUrl: string;
  accountsUrl: string;
};

export type PlaylistDetails = {
  description: string | null;
  owner: string | null;
  tracksTotal: number | null;
};
export type Found = { outcome: LookUpOutcome; details: PlaylistDetails; reason?: string };
export type LookUp = (playlistId: string) => Promise<Found>;

const nothingKnown: PlaylistDetails = { description: null, owner: null, tracksTotal: null };

/** An admin waits for it, and can save without it. */
const usualPatienceMs = 4_000;
const mostBytes = 1_000_000;
const longestDescription = 500;
const longestOwner = 100;

/** Asks the service about a playlist, as the house and not as anybody in it. It never throws: the playlist is kept in any case. */
export function createLookUp(settings: SpotifySettings | null, patienceMs = usualPatienceMs): LookUp {
  if (!settings) return async () => ({ outcome: 'unasked', details: nothingKnown });
  const limits = { patienceMs, mostBytes };
  return async (playlistId) => {
    try {
      const token = await tokenFor(settings, limits);
      const details = await detailsOf(playlistId, token, settings.apiUrl, limits);
      return details ? { outcome: 'found', details } : { outcome: 'unknown', details: nothingKnown };
    } catch (cause) {
      if (!(cause instanceof OutboundFailure)) throw cause;
      return { outcome: 'failed', details: nothingKnown, reason: cause.message };
    }
  };
}

type Limits = Pick<OutboundRequest, 'patienceMs' | 'mostBytes'>;

const Token = z.object({ access_token: z.string().check(z.regex(/^[\x21-\x7e]{1,4000}$/)) });

async function tokenFor({ clientId, clientSecret, accountsUrl }: SpotifySettings, limits: Limits) {
  const { status, text } = await sendOutbound({
    url: `${withoutSlash(accountsUrl)}/api/token`,
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
    ...limits,
  });
  if (status !== 200) throw new OutboundFailure(`It answered ${status} to our key.`);
  return parsed(Token, text).access_token;
}

const Size = z.optional(z.nullable(z.object({ total: z.int().check(z.minimum(0)) })));

/** The size stands under `items` where the house's key is one for development, since 2026, and under `tracks` elsewhere. */
const Playlist = z.object({
  description: z.optional(z.nullable(z.string())),
  owner: z.optional(z.nullable(z.object({ display_name: z.optional(z.nullable(z.string())) }))),
  tracks: Size,
  items: Size,
});

async function detailsOf(playlistId: string, token: string, apiUrl: string, limits: Limits) {
  // Without it a hundred songs would come along.
  const fields = 'description,owner(display_name),tracks(total),items(total)';
  const { status, text } = await sendOutbound({
    url: `${withoutSlash(apiUrl)}/v1/playlists/${encodeURIComponent(playlistId)}?fields=${encodeURIComponent(fields)}`,
    headers: { authorization: `Bearer ${token}` },
    ...limits,
  });
  // Playlists of the service's own making are hidden from houses like this one: also a 404.
  if (status === 404) return null;
  if (status !== 200) throw new OutboundFailure(`It answered ${status}.`);
  const { description, owner, tracks, items } = parsed(Playlist, text);
  return {
    description: plainWords(description ?? '', longestDescription),
    owner: plainWords(owner?.display_name ?? '', longestOwner),
    tracksTotal: tracks?.total ?? items?.total ?? null,
  };
}

function parsed<S extends z.ZodMiniType>(schema: S, text: string): z.output<S> {
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new OutboundFailure('It answered with something else than was asked for.', { cause });
  }
}

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');
