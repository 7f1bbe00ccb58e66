import type { Database } from '#server/platform/database/database.ts';
import type { Letter } from './letter.ts';

export type Mail = {
  /** Inside the caller's transaction: the letter goes out soon after the change is kept, and not without it. */
  send(database: Database, letter: Letter, options?: { key?: string; owner?: string }): Promise<void>;

  /**
   * At once, from inside a job of the feature's own. For letters that carry a secret, which would otherwise lie in the job
   * table until they are sent. The job's id makes a second try the same letter.
   */
  deliver(letter: Letter, jobId: string): Promise<void>;

  /** Removes the letters to that address from the outbox folder. What left by SMTP is out of our hands. */
  forget(address: string): Promise<void>;
};

/** Ready to go: the same id, and so the same letter, at every try. */
export type Message = {
  id: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  date: Date;
  text: string;
  html: string;
};

/** Takes a message out of the house. */
export type Carrier = {
  carry(message: Message): Promise<void>;
  forget(address: string): Promise<void>;
};
