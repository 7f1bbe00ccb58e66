import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Note = { path: string; headers: Record<string, string>; text: string; claims: Record<string, unknown> };

/**
 * A push service and the browser behind it, in one real HTTP server: takes notes, holds their signature against the key that comes with it,
 * and opens them with the browser's own key, by the reader's half of RFC 8291.
 */
export async function openPushService() {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = Buffer.from('0123456789abcdef');
  const notes: Note[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const headers = request.headers as Record<string, string>;
      if (status === 201)
        notes.push({
          path: request.url ?? '',
          headers,
          text: opened(Buffer.concat(pieces)),
          claims: claimsIn(headers['authorization'] ?? ''),
        });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function opened(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const senderLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + senderLength);
    const sealed = body.subarray(21 + senderLength, -16);
    const derive = (secret: Buffer, mixed: Buffer, info: Buffer, bytes: number) =>
      Buffer.from(hkdfSync('sha256', secret, mixed, info, bytes));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
    const secret = derive(browser.computeSecret(sender), auth, info, 32);
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-16));
    const text = Buffer.concat([decipher.update(sealed), decipher.final()]);
    return text.subarray(0, text.lastIndexOf(2)).toString();
  }

  return {
    url,
    notes,
    answer: (next: number) => void (status = next),
    device: (name: string) => ({
      endpoint: `${url}/${name}`,
      keys: { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
    }),
    close: () => new Promise<void>((closed) => void server.close(() => closed())),
  };
}

/** Throws where somebody else has signed. */
function claimsIn(authorization: string): Record<string, unknown> {
  const [, token = '', k = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(k, 'base64url');
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const key = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) },
  });
  const isTheirs = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isTheirs) throw new Error('That signature belongs to another key.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
}
