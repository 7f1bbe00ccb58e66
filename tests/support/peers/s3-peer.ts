import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { onLoopback } from '#tests/support/peers/loopback.ts';

/** How the peer answers a request, other than well: with an error, never, or with half of a file. */
export type Misbehaviour = { status: number } | 'silent' | 'falls silent' | 'cut off';

/** A real store on loopback that believes nobody: it recomputes every signature and the hash of every body. */
export type S3Peer = {
  endpoint: string;
  files: Map<string, Buffer>;
  /** Method and path of each request that came. */
  requests: string[];
  /** For the next requests, one each. */
  misbehaviours: Misbehaviour[];
};

export const s3Access = {
  region: 'ap-southeast-2',
  accessKeyId: 'LAMPLIGHT',
  secretAccessKey: 'moon/and+stars',
};
const pageSize = 3;

export async function startS3Peer(): Promise<S3Peer> {
  const peer: S3Peer = { endpoint: '', files: new Map(), requests: [], misbehaviours: [] };
  const server = createServer((request, response) => void serve(peer, request, response));
  peer.endpoint = await onLoopback(server);
  return peer;
}

async function serve(peer: S3Peer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '', peer.endpoint);
  peer.requests.push(`${request.method} ${url.pathname}`);
  const body = await buffer(request);
  const misbehaviour = peer.misbehaviours.shift();
  if (misbehaviour === 'silent') return;
  if (typeof misbehaviour === 'object') return refuse(response, misbehaviour.status, 'InternalError');
  const objection = objectionTo(request, url, body);
  if (objection !== undefined) return refuse(response, 403, objection);
  const [, , ...rest] = url.pathname.split('/');
  const key = rest.join('/');
  if (request.method === 'PUT') return put(peer, key, body, request, response);
  if (request.method === 'DELETE') return void (peer.files.delete(key), response.writeHead(204).end());
  if (key === '') return list(peer, url, response);
  const file = peer.files.get(key);
  if (!file) return refuse(response, 404, 'NoSuchKey');
  if (request.method === 'HEAD') return void response.writeHead(200, { 'content-length': file.length }).end();
  give(file, request.headers.range, misbehaviour, response);
}

function put(
  peer: S3Peer,
  key: string,
  body: Buffer,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (request.headers['content-length'] === undefined) return refuse(response, 411, 'MissingContentLength');
  peer.files.set(key, body);
  response.writeHead(200).end();
}

function list(peer: S3Peer, url: URL, response: ServerResponse): void {
  const after = url.searchParams.get('continuation-token') ?? '';
  const prefix = url.searchParams.get('prefix') ?? '';
  const keys = [...peer.files.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
  const page = keys.slice(0, pageSize);
  const contents = page.map(
    (key) => `<Contents><Key>${key}</Key><Size>${peer.files.get(key)?.length}</Size></Contents>`,
  );
  const more = keys.length > pageSize ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  response.end(`<?xml version="1.0"?><ListBucketResult>${contents.join('')}${more}</ListBucketResult>`);
}

function give(
  file: Buffer,
  range: string | undefined,
  how: Misbehaviour | undefined,
  response: ServerResponse,
): void {
  const [, first = '0', last = String(file.length - 1)] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
  const [start, end] = [Number(first), Math.min(Number(last), file.length - 1)];
  if (start >= file.length && range !== undefined) {
    response.setHeader('content-range', `bytes */${file.length}`);
    return refuse(response, 416, 'InvalidRange');
  }
  const part = file.subarray(start, end + 1);
  if (range !== undefined) response.setHeader('content-range', `bytes ${start}-${end}/${file.length}`);
  response.writeHead(range === undefined ? 200 : 206, { 'content-length': part.length });
  if (how === undefined) return void response.end(part);
  response.write(part.subarray(0, part.length / 2), () => how === 'cut off' && response.destroy());
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<Error><Code>${code}</Code></Error>`);
}

/** AWS Signature Version 4, from the other side. */
function objectionTo(request: IncomingMessage, url: URL, body: Buffer): string | undefined {
  const { authorization = '' } = request.headers;
  const pattern = /^AWS4-HMAC-SHA256 Credential=(\w+)\/([^,]+), SignedHeaders=([^,]+), Signature=(\w{64})$/;
  const [, keyId, scope = '', signedHeaders = '', signature = ''] = pattern.exec(authorization) ?? [];
  if (keyId !== s3Access.accessKeyId) return 'AccessDenied';
  const hash = String(request.headers['x-amz-content-sha256']);
  if (hash !== createHash('sha256').update(body).digest('hex')) return 'XAmzContentSHA256Mismatch';
  const names = signedHeaders.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name)))
    return 'AccessDenied';
  const headers = names.map((name) => `${name}:${String(request.headers[name]).trim()}\n`).join('');
  const query = [...url.searchParams]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .toSorted()
    .join('&');
  const canonical = [request.method, url.pathname, query, headers, signedHeaders, hash].join('\n');
  const date = String(request.headers['x-amz-date']);
  const digest = createHash('sha256').update(canonical).digest('hex');
  const toSign = ['AWS4-HMAC-SHA256', date, scope, digest].join('\n');
  const day = date.slice(0, 8);
  if (scope !== `${day}/${s3Access.region}/s3/aws4_request`) return 'AuthorizationHeaderMalformed';
  const parts = [day, s3Access.region, 's3', 'aws4_request'];
  const signingKey = parts.reduce<string | Buffer>(
    (key, part) => hmac(key, part),
    `AWS4${s3Access.secretAccessKey}`,
  );
  const isOurs = timingSafeEqual(hmac(signingKey, toSign), Buffer.from(signature, 'hex'));
  return isOurs ? undefined : 'SignatureDoesNotMatch';
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
