import { createHmac, timingSafeEqual } from 'node:crypto';
import { invitedPage } from '#contract/recordings.ts';
import type { Secrets } from '#server/platform/config/secrets.ts';

export type InvitationLinks = ReturnType<typeof invitationLinks>;

/** The secret of an invitation: made anew from its id each time it is shown, so that nobody finds it in the database. */
export function invitationLinks(secrets: Secrets, publicUrl: () => string) {
  const key = secrets.keyFor('invitations');
  const secretOf = (id: string): string =>
    `${id}${createHmac('sha256', key).update(id).digest('hex').slice(0, 32)}`;
  return {
    /** A messenger learns the id alone, and only where there is one story whose picture it may show: it opens nothing. */
    linkOf({ id, story_id: storyId }: { id: string; story_id: string | null }): string {
      const query = storyId === null ? '' : `?${invitedPage.story}=${id}`;
      return `${publicUrl()}${invitedPage.path}${query}#${secretOf(id)}`;
    },
    /** The id of an invitation, from a secret that only we can have given; whether there is still one is another question. */
    idIn(secret: unknown): string | null {
      if (typeof secret !== 'string' || !/^[a-f0-9]{64}$/.test(secret)) return null;
      const id = secret.slice(0, 32);
      return timingSafeEqual(Buffer.from(secret), Buffer.from(secretOf(id))) ? id : null;
    },
  };
}
