import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compose } from './compose.ts';
import type { Carrier, Message } from './mail.ts';

export type OutboxLog = { info(details: object, message: string): void };

/** Without a mail server each letter becomes a file that any mail program opens. The log tells where, and nothing else. */
export function outboxCarrier(folder: string, log: OutboxLog): Carrier {
  return {
    async carry(message: Message) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const id = message.id.replaceAll(/[^a-z0-9-]/gi, '');
      const ending = `-${addresseeMark(message.to)}-${id}.eml`;
      const letters = await readdir(folder);
      if (letters.some((name) => name.endsWith(ending))) return; // written by an earlier try
      const path = join(folder, `${message.date.toISOString().replaceAll(':', '-')}${ending}`);
      const unfinished = `${path}.part`;
      await writeFile(unfinished, await asFile(message), { mode: 0o600 });
      await rename(unfinished, path);
      log.info({ path }, 'A letter was put into the outbox.');
    },

    async forget(address: string) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const mark = `-${addresseeMark(address)}-`;
      for (const name of (await readdir(folder)).filter((one) => one.includes(mark))) {
        const path = join(folder, name);
        if ((await textOf(path)).includes(addresseeLine(address))) await rm(path, { force: true });
      }
    },
  };
}

/** A letter that is just being finished changes its name while we look, and another departure may have taken it away. */
async function textOf(path: string): Promise<string> {
  return await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
}

async function asFile(message: Message): Promise<Buffer> {
  const { createTransport } = await import('nodemailer');
  const composer = createTransport({ streamTransport: true, buffer: true });
  const info = await composer.sendMail(compose(message));
  if (!Buffer.isBuffer(info.message))
    throw new Error('The letter came as a stream although a whole was asked for.');
  return Buffer.concat([Buffer.from(addresseeLine(message.to)), info.message]);
}

/** Says for one letter in 65,536 that it may be theirs, so that few need to be opened, and the name, which is logged, tells nobody whose it is. */
function addresseeMark(address: string): string {
  return createHash('sha256').update(address).digest('hex').slice(0, 4);
}

/** Our own note of whom it is for: in the "To" line an address may be written in any of several ways. */
function addresseeLine(address: string): string {
  return `X-Addressee: ${encodeURIComponent(address)}\n`;
}
