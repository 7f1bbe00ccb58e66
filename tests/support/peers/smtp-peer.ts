import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

export type ReceivedLetter = { from: string; to: string[]; source: string };

/** A real mail server on loopback, which asks for a name and a password and keeps what it is given. */
export type SmtpPeer = {
  url: string;
  letters: ReceivedLetter[];
  /** How often somebody tried to hand over a letter. */
  attempts: number;
  /** Refuses the next letters with these codes, one each. */
  refusals: number[];
  /** Answers that nobody has this address. */
  unknownAddress: string | undefined;
};

export const smtpPassword = 'lantern & key';

export async function startSmtpPeer(): Promise<SmtpPeer> {
  const peer: SmtpPeer = { url: '', letters: [], attempts: 0, refusals: [], unknownAddress: undefined };
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      if (username === 'lamplight' && password === smtpPassword) done(null, { user: username });
      else done(refusal(535, 'Authentication failed'));
    },
    onRcptTo({ address }, _session, done) {
      if (address === peer.unknownAddress) done(refusal(550, 'Nobody has this address'));
      else done();
    },
    onData(stream, { envelope }, done) {
      peer.attempts++;
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const code = peer.refusals.shift();
        if (code) return done(refusal(code, 'Not now'));
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        peer.letters.push({ from, to, source: Buffer.concat(chunks).toString('utf8') });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
  peer.url = smtpUrl(address.port, smtpPassword);
  return peer;
}

export function smtpUrl(port: number, password: string): string {
  return `smtp://lamplight:${encodeURIComponent(password)}@127.0.0.1:${port}`;
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
