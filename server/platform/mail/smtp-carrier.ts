import { JobHopeless } from '#server/platform/jobs/jobs.ts';
import { lazily } from '#server/platform/lazily.ts';
import { compose } from './compose.ts';
import type { Carrier, Message } from './mail.ts';

const connectWithinMs = 10_000;
const answerWithinMs = 20_000;

/**
 * Never twice, as far as SMTP lets anyone promise it. The letter is done when the server has accepted it; should the process die
 * between that and the removal of the job, or the server's "accepted" be lost on its way to us, the next try sends it again.
 * Both then carry the same Message-ID, by which most mailboxes keep one of the two.
 */
export function smtpCarrier(url: string, readLibrary = () => import('nodemailer')): Carrier {
  // With the first letter: a house that writes none does without the library.
  const transport = lazily(async () => {
    const { createTransport } = await readLibrary();
    return createTransport({
      url,
      connectionTimeout: connectWithinMs,
      greetingTimeout: connectWithinMs,
      socketTimeout: answerWithinMs,
    });
  });
  return {
    async carry(message: Message) {
      try {
        await (await transport()).sendMail(compose(message));
      } catch (error) {
        throw isRefusedForGood(error)
          ? new JobHopeless('The mail server refused the letter.', { cause: error })
          : error;
      }
    },
    forget: async () => undefined,
  };
}

/** 5xx about the addressee or the letter itself. A 5xx about our sign-in is for the operator to mend, so that one is tried again. */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error && 'responseCode' in error)) return false;
  const isAboutLetter = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  return isAboutLetter && Number(error.responseCode) >= 500;
}
