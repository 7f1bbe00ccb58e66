import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { recordedPcm } from './speech-server.ts';

// Speech servers that families run themselves, as far as our question and their answer go: what each insists on, how it refuses, and in what
// kind of WAV it speaks. None of them is strict about fields that it does not know.

type Question = {
  model?: unknown;
  input?: unknown;
  voice?: unknown;
  speed?: unknown;
  response_format?: unknown;
};
type Refusal = { status: number; body: unknown };
type Manner = {
  hasModelList: boolean;
  refusalOf: (question: Required<Question>) => Refusal | undefined;
  sound: Buffer;
};

const kokoroPeople = ['af_heart', 'af_bella', 'af_nicole', 'am_michael', 'bf_emma', 'bm_george'];
const openAiPeople = ['alloy', 'echo', 'fable', 'onyx', 'nova', 'shimmer'];
const chatterboxFiles = ['Emily.wav', 'Michael.wav', 'Olivia.wav', 'Alice.wav'];

const isBetween = (value: unknown, least: number, most: number) =>
  typeof value === 'number' && value >= least && value <= most;
const isOneOf = (value: unknown, known: readonly string[]) =>
  typeof value === 'string' && known.includes(value);
const detail = (status: number, words: unknown): Refusal => ({ status, body: { detail: words } });

/** A WAV as programs write it that do not know yet how long it will be; some put a note before the sound. */
function endlessWav(rate: number, note = ''): Buffer {
  const format = Buffer.alloc(24);
  format.write('fmt ', 'latin1');
  format.writeUInt32LE(16, 4);
  format.writeUInt16LE(1, 8);
  format.writeUInt16LE(1, 10);
  format.writeUInt32LE(rate, 12);
  format.writeUInt32LE(2 * rate, 16);
  format.writeUInt16LE(2, 20);
  format.writeUInt16LE(16, 22);
  const endless = Buffer.alloc(4, 0xff);
  const noted = Buffer.alloc(note === '' ? 0 : 8);
  if (note !== '') {
    noted.write('LIST', 'latin1');
    noted.writeUInt32LE(note.length, 4);
  }
  return Buffer.concat([
    Buffer.from('RIFF'),
    endless,
    Buffer.from('WAVE'),
    format,
    noted,
    Buffer.from(note, 'latin1'),
    Buffer.from('data'),
    endless,
    recordedPcm,
  ]);
}

const manners = {
  'Kokoro-FastAPI': {
    hasModelList: true,
    refusalOf: ({ model, voice, speed, response_format: format }) => {
      if (!isOneOf(model, ['kokoro', 'tts-1', 'tts-1-hd']))
        return detail(400, { error: 'invalid_model', type: 'invalid_request_error' });
      if (!isBetween(speed, 0.25, 4))
        return detail(422, [{ type: 'less_than_equal', loc: ['body', 'speed'] }]);
      if (!isOneOf(format, ['mp3', 'opus', 'aac', 'flac', 'wav', 'pcm']))
        return detail(422, [{ type: 'literal_error' }]);
      const people = typeof voice === 'string' ? voice.split('+') : [];
      return people.length > 0 && people.every((person) => kokoroPeople.includes(person))
        ? undefined
        : detail(400, { error: 'validation_error', type: 'invalid_request_error' });
    },
    sound: endlessWav(24_000),
  },
  Speaches: {
    hasModelList: true,
    refusalOf: ({ model, voice, speed }) => {
      if (model !== 'speaches-ai/Kokoro-82M-v1.0-ONNX')
        return detail(404, 'That model is not installed locally.');
      if (!isBetween(speed, 0.5, 2)) return detail(422, 'Speed must be between 0.5 and 2.0');
      return isOneOf(voice, kokoroPeople) ? undefined : detail(422, 'That voice is not supported.');
    },
    sound: endlessWav(24_000),
  },
  'openedai-speech': {
    hasModelList: true,
    refusalOf: ({ model, voice, response_format: format }) => {
      const refused = (param: string) => ({
        status: 400,
        body: { error: { code: null, param, type: 'BadRequestError' } },
      });
      if (!isOneOf(model, ['tts-1', 'tts-1-hd'])) return refused('model');
      if (!isOneOf(format, ['mp3', 'opus', 'aac', 'flac', 'wav', 'pcm'])) return refused('response_format');
      return isOneOf(voice, openAiPeople) ? undefined : refused('voice');
    },
    // Piper's own rate, through a converter that signs its work.
    sound: endlessWav(22_050, 'INFOISFT\x0e\0\0\0Lavf59.27.100\0'),
  },
  Chatterbox: {
    hasModelList: false,
    refusalOf: ({ model, voice, response_format: format }) => {
      if (typeof model !== 'string' || !isOneOf(format, ['wav', 'opus', 'mp3']))
        return detail(422, [{ type: 'missing' }]);
      return isOneOf(voice, chatterboxFiles) ? undefined : detail(404, 'That voice file was not found.');
    },
    sound: endlessWav(24_000),
  },
} satisfies Record<string, Manner>;

export type OwnServer = keyof typeof manners;
export const ownServers = Object.keys(manners) as OwnServer[];

export async function openOwnServer(name: OwnServer): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => void meet(manners[name], request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the speech server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function meet(manner: Manner, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const send = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (request.method === 'GET' && request.url === '/v1/models' && manner.hasModelList)
    return void send(200, { object: 'list', data: [] });
  if (request.method !== 'POST' || request.url !== '/v1/audio/speech')
    return void send(404, { detail: 'Not Found' });
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const question = JSON.parse(text) as Question;
  const { model, input, voice, speed, response_format: format } = question;
  if (typeof input !== 'string' || input === '') return void send(422, { detail: [{ type: 'missing' }] });
  const refusal = manner.refusalOf({ model, input, voice, speed, response_format: format });
  if (refusal) return void send(refusal.status, refusal.body);
  response.writeHead(200, { 'content-type': 'audio/wav', 'transfer-encoding': 'chunked' });
  response.write(manner.sound.subarray(0, 100));
  response.end(manner.sound.subarray(100));
}
