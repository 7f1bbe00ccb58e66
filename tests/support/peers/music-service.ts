import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { onLoopback } from '#tests/support/peers/loopback.ts';

/** How the service answers one question, other than well. */
export type Misbehaviour =
  | { status: number }
  | { says: string }
  | 'silent'
  | 'falls silent'
  | 'cut off'
  | 'endless'
  | 'sends on';

/** A music service on loopback, with both of its addresses. It believes only the key below, and only a token that it gave. */
export type MusicService = {
  environment: Record<string, string>;
  settings: { clientId: string; clientSecret: string; apiUrl: string; accountsUrl: string };
  /** What it knows, by ID, as it would answer. */
  playlists: Map<string, unknown>;
  /** Method and path of each question. */
  questions: string[];
  /** For the next questions, one each; `null` is a good answer. */
  misbehaviours: (Misbehaviour | null)[];
};

const key = { clientId: 'lamplight-house', clientSecret: 'a key: with a colon' };
const token = 'BQ.token-of-tonight';

export async function startMusicService(): Promise<MusicService> {
  const server = createServer((request, response) => void serve(service, request, response));
  const url = await onLoopback(server);
  const service: MusicService = {
    environment: {
      SPOTIFY_CLIENT_ID: key.clientId,
      SPOTIFY_CLIENT_SECRET: key.clientSecret,
      SPOTIFY_API_URL: url,
      SPOTIFY_ACCOUNTS_URL: `${url}/`,
    },
    settings: { ...key, apiUrl: url, accountsUrl: url },
    playlists: new Map(),
    questions: [],
    misbehaviours: [],
  };
  return service;
}

async function serve(service: MusicService, request: IncomingMessage, response: ServerResponse) {
  const { pathname } = new URL(request.url ?? '', 'http://music.example');
  service.questions.push(`${request.method} ${pathname}`);
  const body = await text(request);
  const misbehaviour = service.misbehaviours.shift();
  if (misbehaviour) return misbehave(misbehaviour, request, response);
  if (request.method === 'POST' && pathname === '/api/token') return giveToken(request, body, response);
  if (request.headers.authorization !== `Bearer ${token}`)
    return answer(response, 401, { error: 'no token' });
  const playlist = service.playlists.get(pathname.replace('/v1/playlists/', ''));
  return answer(response, playlist ? 200 : 404, playlist ?? { error: { status: 404 } });
}

function giveToken({ headers }: IncomingMessage, body: string, response: ServerResponse): void {
  const basic = Buffer.from(`${key.clientId}:${key.clientSecret}`).toString('base64');
  const isGood =
    headers.authorization === `Basic ${basic}` &&
    headers['content-type'] === 'application/x-www-form-urlencoded' &&
    body === 'grant_type=client_credentials';
  answer(
    response,
    isGood ? 200 : 400,
    isGood ? { access_token: token, expires_in: 3_600 } : { error: 'invalid_client' },
  );
}

function misbehave(how: Misbehaviour, request: IncomingMessage, response: ServerResponse): void {
  if (how === 'silent') return;
  if (how === 'sends on') return void response.writeHead(302, { location: `/elsewhere${request.url}` }).end();
  if (how === 'falls silent' || how === 'cut off') {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"description":', () => how === 'cut off' && response.destroy());
    return;
  }
  if (how === 'endless') return pourUntilClosed(response.writeHead(200));
  if ('says' in how) return void response.writeHead(200).end(how.says);
  answer(response, how.status, { error: { status: how.status } });
}

function pourUntilClosed(response: ServerResponse): void {
  const pour = () => {
    while (!response.destroyed && response.write(' '.repeat(64_000)));
  };
  response.on('drain', pour);
  pour();
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
