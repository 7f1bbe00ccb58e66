import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { FilesAway } from './file-store.ts';
import type { Upload } from './s3-upload.ts';

export type S3Place = {
  /** `https://s3.ap-southeast-2.amazonaws.com` or wherever else one speaks S3. */
  endpoint: string;
  bucket: string;
  /** Before each name; empty, or up to a slash. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string | undefined;
  now: () => Date;
  patience?: { answerMs: number; silenceMs: number; firstPauseMs: number };
};

export type S3Request = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  key: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  upload?: Upload;
  /** The statuses that are an answer. Any other is a failure. */
  expected: readonly number[];
};

export type S3Answer = { status: number; headers: Headers; body: Readable };

/** For an answer's beginning, in the middle of a body, and before the second try. */
const usualPatience = { answerMs: 10_000, silenceMs: 15_000, firstPauseMs: 200 };
const slowestUploadBytesPerMs = 50; // 50 kB/s
const maxTries = 3;

export function createS3Client(place: S3Place) {
  const { firstPauseMs } = place.patience ?? usualPatience;
  return async (request: S3Request): Promise<S3Answer> => {
    for (let tries = 1; ; tries++) {
      try {
        return await askOnce(place, request);
      } catch (error) {
        if (tries === maxTries || !(error instanceof FilesAway)) throw error;
        await pause(firstPauseMs * 4 ** (tries - 1));
      }
    }
  };
}

async function askOnce(place: S3Place, request: S3Request): Promise<S3Answer> {
  const { url, headers } = await signed(place, request);
  const { answerMs, silenceMs } = place.patience ?? usualPatience;
  const givingUp = new AbortController();
  const uploadMs = (request.upload?.sizeBytes ?? 0) / slowestUploadBytesPerMs;
  const timer = setTimeout(() => givingUp.abort(), answerMs + uploadMs);
  try {
    const { method, upload } = request;
    const body = upload ? ({ body: upload.open(), duplex: 'half' } as const) : {};
    const response = await fetch(url, {
      method,
      headers,
      redirect: 'manual',
      signal: givingUp.signal,
      ...body,
    });
    if (request.expected.includes(response.status)) return answer(response, silenceMs, givingUp);
    throw await failure(response);
  } catch (error) {
    if (error instanceof TypeError || givingUp.signal.aborted) {
      throw new FilesAway('The audio store could not be reached.', { cause: error });
    }
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function signed(place: S3Place, { method, key, query, headers, upload }: S3Request) {
  const url = new URL(`${place.endpoint.replace(/\/$/, '')}/${place.bucket}/${key}`);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  const { accessKeyId, secretAccessKey, sessionToken, region } = place;
  return await new AwsV4Signer({
    method,
    url: url.href,
    headers: {
      ...headers,
      'x-amz-content-sha256': upload?.sha256 ?? createHash('sha256').digest('hex'),
      ...(upload && { 'content-length': String(upload.sizeBytes) }),
    },
    accessKeyId,
    secretAccessKey,
    ...(sessionToken !== undefined && { sessionToken }),
    service: 's3',
    region,
    datetime: place
      .now()
      .toISOString()
      .replaceAll(/[:-]|\.\d{3}/g, ''),
  }).sign();
}

async function failure(response: Response): Promise<Error> {
  const [, code = 'without saying why'] = /<Code>(\w+)<\/Code>/.exec(await response.text()) ?? [];
  const message = `The audio store answered ${response.status} (${code}).`;
  return response.status >= 500 || response.status === 429 ? new FilesAway(message) : new Error(message);
}

function answer({ status, headers, body }: Response, silenceMs: number, givingUp: AbortController): S3Answer {
  const expectedBytes = Number(headers.get('content-length') ?? Number.NaN);
  return {
    status,
    headers,
    body: Readable.from(body ? whole(body, expectedBytes, silenceMs, givingUp) : [], { objectMode: false }),
  };
}

/** A connection that falls silent or ends early is an error here, and never a shorter file. */
async function* whole(
  body: AsyncIterable<Uint8Array>,
  expectedBytes: number,
  silenceMs: number,
  givingUp: AbortController,
): AsyncGenerator<Uint8Array> {
  let receivedBytes = 0;
  let timer: NodeJS.Timeout | undefined;
  const listen = () => (timer = setTimeout(() => givingUp.abort(), silenceMs));
  try {
    listen();
    for await (const chunk of body) {
      clearTimeout(timer);
      receivedBytes += chunk.byteLength;
      yield chunk;
      listen();
    }
  } catch (error) {
    throw new FilesAway('The audio store broke off in the middle.', { cause: error });
  } finally {
    clearTimeout(timer);
  }
  if (receivedBytes < expectedBytes) throw new FilesAway('The audio store sent less than it said.');
}
