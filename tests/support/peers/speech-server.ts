import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** “Good night, little star.”, recorded from our own built-in narrator: 24 kHz, 16 bits, one channel. */
const recordedWav = readFileSync(new URL('./good-night.wav', import.meta.url));
const wavHeaderBytes = 44;
export const recordedPcm = recordedWav.subarray(wavHeaderBytes);
export const recordedText = 'Good night, little star.';

/** How the peer answers; everything but `well` has been seen from a real speech server, or will be. */
export type Manner =
  | 'well'
  | 'in-crumbs'
  | 'odd-bytes'
  | 'lying-length'
  | 'zero-length'
  | 'busy'
  | 'busy-once'
  | 'over-quota'
  | 'wrong-key'
  | 'refusing'
  | 'failing'
  | 'never-answering'
  | 'never-ending-quietly'
  | 'endless'
  | 'breaking-off'
  | 'error-page'
  | 'mp3'
  | 'empty'
  | 'half-header'
  | 'redirecting';

export type AskedQuestion = {
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
};

export type SpeechPeer = {
  url: string;
  questions: AskedQuestion[];
  behave: (manner: Manner) => void;
  /** Connections on which an answer is still being sent. */
  openAnswers: () => number;
  close: () => Promise<void>;
};

/** A real HTTP server in the place of a speech vendor: answers both OpenAI's and ElevenLabs' questions with one recording. */
export async function openSpeechPeer(): Promise<SpeechPeer> {
  let manner: Manner = 'well';
  let answering = 0;
  const questions: AskedQuestion[] = [];
  const server = createServer((request, response) => {
    answering += 1;
    response.on('close', () => (answering -= 1));
    void meet(request, response);
  });
  async function meet(request: IncomingMessage, response: ServerResponse) {
    // It answers speech alone, as the real ones do: whoever only looks whether it is there learns that it is.
    if (request.method !== 'POST') {
      response.writeHead(405).end();
      return;
    }
    const body = await readBody(request);
    questions.push({ path: request.url ?? '', headers: request.headers, body });
    const now = manner;
    if (manner === 'busy-once') manner = 'well';
    answer(response, now, body.response_format === 'wav');
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the speech peer has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    questions,
    behave: (next) => (manner = next),
    openAnswers: () => answering,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const parsed: unknown = JSON.parse(text);
  return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
}

function answer(response: ServerResponse, manner: Manner, wantsWav: boolean) {
  const type = wantsWav ? 'audio/wav' : 'audio/pcm';
  const sound = wantsWav ? recordedWav : recordedPcm;
  const speak = (bytes: Uint8Array) => response.writeHead(200, { 'content-type': type }).end(bytes);
  const fail = (status: number, code: string, headers = {}) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ error: { message: `about "${recordedText}"`, code } }));
  switch (manner) {
    case 'well':
      return speak(sound);
    case 'in-crumbs':
      return sendCrumbs(response.writeHead(200, { 'content-type': type }), sound);
    case 'odd-bytes':
      return speak(sound.subarray(0, sound.length - 1));
    case 'lying-length':
      return speak(wantsWav ? withLength(0xffff_ffff) : sound);
    case 'zero-length':
      return speak(wantsWav ? withLength(0) : sound);
    case 'busy':
    case 'busy-once':
      return fail(429, 'rate_limit_exceeded', { 'retry-after': '0.01' });
    case 'over-quota':
      return fail(429, 'insufficient_quota');
    case 'wrong-key':
      return fail(401, 'invalid_api_key');
    case 'refusing':
      return fail(400, 'content_policy_violation');
    case 'failing':
      return fail(500, 'server_error');
    case 'never-answering':
      return response;
    case 'never-ending-quietly':
      response.writeHead(200, { 'content-type': type }).write(sound);
      return response;
    case 'endless':
      return sendForever(response.writeHead(200, { 'content-type': type }));
    case 'breaking-off':
      response.writeHead(200, { 'content-type': type, 'content-length': '999999' }).write(sound);
      return setImmediate(() => response.destroy());
    case 'error-page':
      return response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<h1>Welcome to our hotel network</h1>');
    case 'mp3':
      return response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(sound);
    case 'empty':
      return speak(Buffer.alloc(0));
    case 'half-header':
      return speak(recordedWav.subarray(0, 30));
    case 'redirecting':
      return response.writeHead(307, { location: 'http://127.0.0.1:9/elsewhere' }).end();
    default:
      throw new Error(`the speech peer knows no manner ${String(manner)}`);
  }
}

function withLength(bytes: number): Uint8Array {
  const wav = Buffer.from(recordedWav);
  wav.writeUInt32LE(bytes, wavHeaderBytes - 4);
  return wav;
}

/** Pieces of uneven sizes, so that samples are torn apart between them. */
function sendCrumbs(response: ServerResponse, bytes: Uint8Array, at = 0): void {
  if (at >= bytes.length) return void response.end();
  const end = at + 1 + ((at * 7) % 3001);
  response.write(bytes.subarray(at, end), () => sendCrumbs(response, bytes, end));
}

function sendForever(response: ServerResponse): void {
  if (response.destroyed) return;
  response.write(recordedPcm, (error) => {
    if (!error) setImmediate(() => sendForever(response));
  });
}
