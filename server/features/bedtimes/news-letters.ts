import * as z from 'zod/mini';
import type { Story } from '#contract/stories.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { Letter } from '#server/platform/mail/letter.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { newsQueries } from './news-queries.ts';
import type { News } from './make-tonight.ts';

type Needs = {
  database: Database;
  jobs: Jobs;
  mail: Mail;
  publicUrl: () => string;
  addresseeOf: (userId: string) => Promise<{ email: string; firstName: string } | null>;
  storyOf: (userId: string, storyId: string) => Promise<Story | null>;
};

const jobKind = 'bedtimes.letter';
const Payload = z.object({ userId: z.string(), storyId: z.nullable(z.string()) });

/** Letters to families that want them. Written when they go out, so that nothing waits with a title or an address in it. */
export function createNewsLetters(needs: Needs) {
  needs.jobs.handle(jobKind, async ({ id, payload }) => {
    const { userId, storyId } = Payload.parse(payload);
    const to = await needs.addresseeOf(userId);
    if (!to) return;
    const story = storyId === null ? null : await needs.storyOf(userId, storyId);
    // It was deleted before the letter was written.
    if (storyId !== null && !story) return;
    const words = story ? storyIsReady(needs.publicUrl(), story) : bedtimesRest(needs.publicUrl());
    await needs.mail.deliver({ to: to.email, ...words, paragraphs: [hello(to), ...words.paragraphs] }, id);
  });

  return async (inside: Database, { userId, storyId }: News): Promise<void> => {
    const { byMail } = await newsQueries(inside).one(userId);
    if (byMail) await needs.jobs.enqueue(inside, jobKind, { userId, storyId }, { owner: userId });
  };
}

type Words = Omit<Letter, 'to'>;

const hello = ({ firstName }: { firstName: string }): string =>
  firstName === '' ? 'Hello,' : `Hello ${firstName},`;

const storyIsReady = (publicUrl: string, { id, title }: Story): Words => ({
  subject: 'Tonight’s story is ready',
  paragraphs: [`“${title}” is written and told, and waits for you.`],
  action: { label: 'Open it', url: `${publicUrl}/stories/${id}` },
  postscript: `You asked for these letters. They are switched off at ${publicUrl}/bedtimes.`,
});

const bedtimesRest = (publicUrl: string): Words => ({
  subject: 'No stories are made ahead just now',
  paragraphs: [
    'For two weeks nobody has opened a story that was made for the evening, so none are made for the time being. Nothing else has changed.',
    'They go on as soon as somebody opens one, or when you say so.',
  ],
  action: { label: 'Go on with them', url: `${publicUrl}/bedtimes` },
});
