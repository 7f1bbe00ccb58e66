import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { onLoopback } from '#tests/support/peers/loopback.ts';

/** The smallest picture there is: one dark pixel. */
export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNgYPj/HwADAgH/OSkZ0QAAAABJRU5ErkJggg==',
  'base64',
);

/** How the peer answers; everything but `well` has been seen from a vendor of pictures, or will be. */
export type PaintingManner =
  | 'well'
  | 'busy'
  | 'busy-once'
  | 'over-quota'
  | 'wrong-key'
  | 'wrong-key-as-google'
  | 'refusing'
  | 'refusing-in-passing'
  | 'refusing-the-size'
  | 'failing'
  | 'silent'
  | 'breaking-off'
  | 'endless'
  | 'error-page'
  | 'no-picture'
  | 'a-link'
  | 'no-image-bytes'
  | 'redirecting';

export type PaintingQuestion = {
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
};

export type PaintingPeer = {
  url: string;
  questions: PaintingQuestion[];
  behave: (manner: PaintingManner) => void;
};

/** A real HTTP server in the place of whoever paints: OpenAI's two calls, and Google's. */
export async function openPaintingPeer(): Promise<PaintingPeer> {
  let manner: PaintingManner = 'well';
  const questions: PaintingQuestion[] = [];
  const server = createServer((request, response) => {
    void meet(request, response);
  });

  async function meet(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    if (request.method !== 'POST') {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[]}');
      return;
    }
    questions.push({ path: request.url ?? '', headers: request.headers, body });
    const now = manner;
    if (manner === 'busy-once') manner = 'well';
    answer(response, now, (request.url ?? '').includes(':generateContent'), body);
  }
  return { url: await onLoopback(server), questions, behave: (next) => (manner = next) };
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const parsed: unknown = text === '' ? {} : JSON.parse(text);
  return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
}

function answer(
  response: ServerResponse,
  manner: PaintingManner,
  isGoogle: boolean,
  body: Record<string, unknown>,
): void {
  const send = (value: unknown) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  const picture = (data: string) =>
    isGoogle
      ? {
          candidates: [
            {
              content: {
                parts: [{ text: 'Here it is.' }, { inlineData: { mimeType: 'image/png', data } }],
              },
              finishReason: 'STOP',
            },
          ],
        }
      : { created: 1, data: [{ b64_json: data }] };
  // A vendor likes to repeat what it was asked.
  const fail = (status: number, code: string) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ error: { message: `about ${JSON.stringify(body)}`, code } }));
  switch (manner) {
    case 'well':
      return void send(picture(onePixel.toString('base64')));
    case 'busy':
    case 'busy-once':
      return void fail(429, 'rate_limit_exceeded');
    case 'over-quota':
      return void fail(429, 'insufficient_quota');
    case 'wrong-key':
      return void fail(401, 'invalid_api_key');
    case 'wrong-key-as-google':
      return void response.writeHead(400, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          error: { code: 400, status: 'INVALID_ARGUMENT', details: [{ reason: 'API_KEY_INVALID' }] },
        }),
      );
    case 'refusing':
      return void fail(400, 'moderation_blocked');
    case 'refusing-in-passing':
      return void send(
        isGoogle ? { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } } : { created: 1, data: [] },
      );
    case 'refusing-the-size':
      return void ('size' in body ? fail(400, 'invalid_value') : send(picture(onePixel.toString('base64'))));
    case 'failing':
      return void fail(500, 'server_error');
    case 'silent':
      return;
    case 'breaking-off':
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"data":[{"b64_json":"iVBOR', () => response.destroy());
      return;
    case 'endless': {
      response.writeHead(200, { 'content-type': 'application/json' });
      const more = Buffer.alloc(1_000_000, 65);
      const goOn = (): void => void (response.destroyed || response.write(more, goOn));
      return goOn();
    }
    case 'error-page':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to nginx</h1>');
      return;
    case 'no-picture':
      return void send(isGoogle ? { candidates: [{ finishReason: 'NO_IMAGE' }] } : { created: 1, data: [] });
    case 'a-link':
      return void send({ data: [{ url: 'http://127.0.0.1/secret.png' }] });
    case 'no-image-bytes':
      return void send(picture(Buffer.from('<svg onload="alert(1)"/>').toString('base64')));
    case 'redirecting':
      response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end();
  }
}
