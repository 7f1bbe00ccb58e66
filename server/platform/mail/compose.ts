import type { SendMailOptions } from 'nodemailer';
import type { Message } from './mail.ts';

/** For nodemailer, which must never fetch a file or an address on our behalf, and gets the envelope spelled out. */
export function compose({ id, from, to, subject, date, text, html }: Message): SendMailOptions {
  return {
    from,
    to: { name: '', address: to },
    envelope: { from: from.address, to: [to] },
    messageId: id,
    date,
    subject,
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
