import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newPlace, openTestDatabase } from '#tests/support/database/databases.ts';
import { startSmtpPeer } from '#tests/support/peers/smtp-peer.ts';
import { createJobs } from '#server/platform/jobs/create-jobs.ts';
import { jobMigration } from '#server/platform/jobs/job-table.ts';
import { createMail } from './create-mail.ts';
import { smtpCarrier } from './smtp-carrier.ts';

async function openMail(smtpUrl: string | undefined) {
  const place = await newPlace();
  const clock = { now: new Date('2026-03-01T19:00:00.000Z') };
  const logged: [object, string][] = [];
  const note = (details: object, message: string) => void logged.push([details, message]);
  const log = { info: note, warn: note, error: note };
  const now = () => clock.now;
  const database = await openTestDatabase([jobMigration], place);
  const jobs = createJobs({ database, now, log });
  const { dataDir } = place;
  const mail = createMail({
    smtpUrl,
    from: 'hello@lamplight.example',
    productName: 'Lamplight',
    dataDir,
    jobs,
    now,
    log,
  });
  const waitSeconds = (seconds: number) => void (clock.now = new Date(clock.now.getTime() + seconds * 1000));
  return { database, jobs, mail, logged, waitSeconds, outbox: join(dataDir, 'outbox') };
}

const letter = {
  to: 'mum@hill.example',
  subject: 'Kia ora, Māia 🌙',
  paragraphs: ['Your family’s library is open.'],
  action: { label: 'Sign in', url: 'https://lamplight.example/login' },
};

test('a letter arrives whole, in both forms, with the letters of every language', async () => {
  const peer = await startSmtpPeer();
  const { database, jobs, mail } = await openMail(peer.url);
  await mail.send(database, letter);
  await jobs.runDue();
  expect(peer.letters).toMatchObject([{ from: 'hello@lamplight.example', to: ['mum@hill.example'] }]);
  const [received] = peer.letters;
  expect(received?.source).toMatch(/^From: Lamplight <hello@lamplight\.example>\r$/m);
  expect(received?.source).toMatch(/^To: mum@hill\.example\r$/m);
  expect(received?.source).toContain('Content-Type: text/plain; charset=utf-8');
  expect(received?.source).toContain('Content-Type: text/html; charset=utf-8');
  expect(decodedSubject(received?.source)).toBe('Kia ora, Māia 🌙');
  expect(await jobs.counts()).toEqual({ waiting: 0, running: 0, failed: 0 });
});

/** The subject as quoted-printable words, which may be spread over several lines. */
function decodedSubject(source = ''): string {
  const [subject = ''] = /(?<=^Subject: )(.*\r\n)( .*\r\n)*/m.exec(source) ?? [];
  const words = Array.from(subject.matchAll(/=\?UTF-8\?Q\?([^?]*)\?=/g), ([, word = '']) => word).join('');
  return decodeURIComponent(words.replaceAll('_', ' ').replaceAll('=', '%'));
}

test('a mail server that is busy twice gets the same letter until it takes it, and no second one', async () => {
  const peer = await startSmtpPeer();
  const { database, jobs, mail, waitSeconds } = await openMail(peer.url);
  peer.refusals.push(451, 421);
  await mail.send(database, letter);
  for (let minute = 0; minute < 5; minute++) {
    await jobs.runDue();
    waitSeconds(60);
  }
  expect(peer.attempts).toBe(3);
  expect(peer.letters).toHaveLength(1);
  expect(await jobs.counts()).toEqual({ waiting: 0, running: 0, failed: 0 });
});

test('the same job sends the same letter, by its Message-ID, should it ever run twice', async () => {
  const peer = await startSmtpPeer();
  const { mail, waitSeconds } = await openMail(peer.url);
  await mail.deliver(letter, 'job-1');
  waitSeconds(60);
  await mail.deliver(letter, 'job-1');
  await mail.deliver(letter, 'job-2');
  const ids = peer.letters.map(({ source }) => /^Message-ID: (.*)\r$/m.exec(source)?.[1]);
  expect(ids).toEqual(['job-1', 'job-1', 'job-2'].map((id) => `<${id}@lamplight.example>`));
});

test('a mail library that could not be read once is read with the next letter', async () => {
  const peer = await startSmtpPeer();
  let reads = 0;
  const carrier = smtpCarrier(peer.url, () => {
    reads += 1;
    return reads === 1 ? Promise.reject(new Error('too many open files')) : import('nodemailer');
  });
  const message = {
    id: 'job-1@lamplight.example',
    from: { name: 'Lamplight', address: 'hello@lamplight.example' },
    to: letter.to,
    subject: letter.subject,
    date: new Date('2026-03-01T19:00:00.000Z'),
    text: 'Your family’s library is open.',
    html: '<p>Your family’s library is open.</p>',
  };
  await expect(carrier.carry(message)).rejects.toThrow('too many open files');
  await carrier.carry(message);
  await carrier.carry(message);
  expect([reads, peer.letters.length]).toEqual([2, 2]);
});

test('an address that nobody has is not tried again, and is in no log', async () => {
  const peer = await startSmtpPeer();
  const { database, jobs, mail, logged, waitSeconds } = await openMail(peer.url);
  peer.unknownAddress = letter.to;
  await mail.send(database, letter);
  await jobs.runDue();
  waitSeconds(86_400);
  expect(await jobs.runDue()).toBe(0);
  expect(await jobs.counts()).toEqual({ waiting: 0, running: 0, failed: 1 });
  expect(JSON.stringify(logged)).not.toContain('hill.example');
});

test('a wrong password of ours is no fault of the letter: it waits until somebody mends it', async () => {
  const peer = await startSmtpPeer();
  const { database, jobs, mail, logged } = await openMail(peer.url.replace('lantern', 'candle'));
  await mail.send(database, letter);
  await jobs.runDue();
  expect(peer.letters).toEqual([]);
  expect(await jobs.counts()).toEqual({ waiting: 1, running: 0, failed: 0 });
  expect(logged).toMatchObject([[{ reason: 'EAUTH' }, 'A job failed; it will be tried again.']]);
});

test('no header and no addressee can be smuggled in through a name or an address', async () => {
  const peer = await startSmtpPeer();
  const { database, jobs, mail } = await openMail(peer.url);
  await mail.send(database, { ...letter, subject: 'Hello\r\nBcc: thief@cave.example\r\n\r\nMia' });
  await mail.send(database, { ...letter, to: 'mum@hill.example, thief@cave.example' });
  await mail.send(database, { ...letter, to: 'mum@hill.example>\r\nRCPT TO:<thief@cave.example' });
  await jobs.runDue();
  expect(peer.letters.map(({ to }) => to)).toEqual([['mum@hill.example']]);
  expect(peer.letters[0]?.source).not.toMatch(/^Bcc/im);
  expect(await jobs.counts()).toEqual({ waiting: 0, running: 0, failed: 2 });
});

test('without a mail server the letter lies in the outbox, once, for the owner alone, and the log knows only where', async () => {
  const { mail, logged, outbox, waitSeconds } = await openMail(undefined);
  await mail.deliver(letter, 'job-1');
  waitSeconds(60);
  await mail.deliver(letter, 'job-1');
  const names = await readdir(outbox);
  expect(names).toEqual([
    expect.stringMatching(/^2026-03-01T19-00-00\.000Z-[0-9a-f]{4}-job-1lamplightexample\.eml$/),
  ]);
  const path = join(outbox, names[0] ?? '');
  expect(await readFile(path, 'utf8')).toContain('To: mum@hill.example');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(logged).toEqual([[{ path }, 'A letter was put into the outbox.']]);
});

test('who leaves takes their letters from the outbox along, and nobody else’s', async () => {
  const { mail, outbox } = await openMail(undefined);
  await mail.forget('nobody@ever.example');
  await mail.deliver(letter, 'job-1');
  await mail.deliver({ ...letter, to: 'mère+été@forêt.example' }, 'job-2');
  await mail.deliver({ ...letter, to: 'xmum@hill.example' }, 'job-3');
  await writeFile(join(outbox, 'note.txt'), 'the owner’s own');
  await mail.forget('mère+été@forêt.example');
  await mail.forget('mum@hill.example');
  expect((await readdir(outbox)).map((name) => name.replace(/^.*(job-\d).*$/, '$1'))).toEqual([
    'job-3',
    'note.txt',
  ]);
});
