import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser gave us so that nobody between us and it can read a note. */
export type PushKeys = { p256dh: string; auth: string };

const curve = 'prime256v1';
/** One record holds any note of ours. */
const recordBytes = 4096;
const lastRecord = Buffer.from([2]);

/**
 * A note that only this browser can open: RFC 8291 (message encryption for Web Push) over RFC 8188 (aes128gcm). The sender's key and the salt
 * are new for each note, and are given only by the test that holds this against the standard's own example.
 */
export function seal(
  text: string,
  { p256dh, auth }: PushKeys,
  { salt = randomBytes(16), privateKey }: { salt?: Buffer; privateKey?: Buffer } = {},
): Buffer {
  const sender = createECDH(curve);
  if (privateKey) sender.setPrivateKey(privateKey);
  else sender.generateKeys();
  const ours = sender.getPublicKey();
  const theirs = Buffer.from(p256dh, 'base64url');
  const shared = sender.computeSecret(theirs);
  const derive = (secret: Buffer, mixedWith: Buffer, info: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, mixedWith, info, bytes));
  const both = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derive(shared, Buffer.from(auth, 'base64url'), both, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = [cipher.update(Buffer.from(text)), cipher.update(lastRecord), cipher.final()];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordBytes);
  return Buffer.concat([salt, size, Buffer.from([ours.length]), ours, ...sealed, cipher.getAuthTag()]);
}
