import { join } from 'node:path';
import { type Jobs, JobHopeless } from '#server/platform/jobs/jobs.ts';
import { layOut } from './layout.ts';
import { isPlainAddress, Letter, onOneLine } from './letter.ts';
import type { Carrier, Mail } from './mail.ts';
import { outboxCarrier, type OutboxLog } from './outbox-carrier.ts';
import { smtpCarrier } from './smtp-carrier.ts';

export type MailSettings = {
  /** Without it letters go to the outbox folder. */
  smtpUrl: string | undefined;
  /** The bare address that letters come from. */
  from: string;
  productName: string;
  dataDir: string;
  jobs: Jobs;
  now: () => Date;
  log: OutboxLog;
};

export function createMail({ smtpUrl, from, productName, dataDir, jobs, now, log }: MailSettings): Mail {
  const carrier: Carrier =
    smtpUrl === undefined ? outboxCarrier(join(dataDir, 'outbox'), log) : smtpCarrier(smtpUrl);
  const domain = from.slice(from.lastIndexOf('@') + 1);

  async function deliver(letter: Letter, jobId: string): Promise<void> {
    const { to } = letter;
    if (!isPlainAddress(to)) throw new JobHopeless('That is no address to send a letter to.');
    const subject = onOneLine(letter.subject);
    const { text, html } = layOut({ ...letter, subject }, productName);
    await carrier.carry({
      id: `<${jobId}@${domain}>`,
      from: { name: productName, address: from },
      to,
      subject,
      date: now(),
      text,
      html,
    });
  }

  jobs.handle('mail', ({ id, payload }) => deliver(Letter.parse(payload), id));
  return {
    send: (database, letter, options) => jobs.enqueue(database, 'mail', letter, options),
    deliver,
    forget: (address) => carrier.forget(address),
  };
}
