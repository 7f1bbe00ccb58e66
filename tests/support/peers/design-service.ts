import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTick } from 'node:timers/promises';

export type AskedOfDesigns = { path: string; headers: IncomingMessage['headers'] };

export type DesignManner = (response: ServerResponse, request: IncomingMessage) => void | Promise<void>;

export type DesignPeer = {
  url: string;
  asked: AskedOfDesigns[];
  /** How it answers everything from now on; `well` is as the real one does. */
  behave: (manner: DesignManner | 'well') => void;
  /** The files it keeps, by key. */
  keep: (key: string, file: unknown) => void;
  close: () => Promise<void>;
};

export const designToken = 'figd_a-token-that-nobody-may-see-0123456789';

/** A real HTTP server in the place of the design service: three of its calls, in its own words, and as unkind as it is told to be. */
export async function openDesignPeer(): Promise<DesignPeer> {
  const asked: AskedOfDesigns[] = [];
  const files = new Map<string, string>();
  let manner: DesignManner | 'well' = 'well';
  const server = createServer((request, response) => {
    asked.push({ path: request.url ?? '', headers: request.headers });
    if (manner === 'well') answerWell(request, response, files);
    else void manner(response, request);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    behave: (next) => (manner = next),
    keep: (key, file) => files.set(key, JSON.stringify(file)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answerWell(request: IncomingMessage, response: ServerResponse, files: Map<string, string>): void {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://peer');
  const say = (status: number, body: unknown) =>
    void response
      .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  if (request.headers['x-figma-token'] !== designToken)
    return say(403, { status: 403, err: 'Invalid token' });
  if (pathname === '/v1/me')
    return say(200, { id: '1', email: 'drawer@home.example', handle: 'Hemi Draws', img_url: '' });
  const [, kind, key = ''] = /^\/v1\/(files|images)\/([A-Za-z0-9]+)$/.exec(pathname) ?? [];
  const file = files.get(key);
  if (!kind || file === undefined) return say(404, { status: 404, err: 'Not found' });
  return kind === 'files' ? say(200, file) : say(200, rendered(searchParams.get('ids') ?? ''));
}

/** One link for each part that was asked for, where the service keeps its pictures; what hides has none. */
function rendered(ids: string) {
  const link = (id: string) =>
    id.endsWith(':404')
      ? null
      : `https://figma-alpha-api.s3.us-west-2.amazonaws.com/images/${id.replaceAll(/\W/g, '-')}.png`;
  return { err: null, images: Object.fromEntries(ids.split(',').map((id) => [id, link(id)])) };
}

export const refuses =
  (status: number, headers: Record<string, string> = {}): DesignManner =>
  (response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ status, err: `refused ${designToken}` }));

export const sendsBody =
  (type: string, body: string | Buffer): DesignManner =>
  (response) =>
    void response.writeHead(200, { 'content-type': type }).end(body);

export const pointsElsewhere =
  (address: string): DesignManner =>
  (response) =>
    void response.writeHead(302, { location: address, 'content-type': 'application/json' }).end('{}');

export const saysNothing: DesignManner = () => undefined;

export const fallsSilent: DesignManner = (response) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).write('{"name":');

export const breaksOff: DesignManner = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '9999' });
  response.write('{"name":"', () => response.destroy());
};

/** JSON without an end, as fast as it is taken, and how much of it went out. */
export function neverEnds(): DesignManner & { sentBytes: () => number } {
  let bytes = 0;
  const piece = `${' '.repeat(65_535)}\n`;
  const manner: DesignManner = async (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"name":');
    const closed = once(response, 'close');
    while (!response.destroyed) {
      bytes += piece.length;
      if (response.write(piece)) await nextTick();
      else await Promise.race([closed, once(response, 'drain')]);
    }
  };
  return Object.assign(manner, { sentBytes: () => bytes });
}
