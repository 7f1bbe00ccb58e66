import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '#server/platform/config/secrets.ts';

/** The secret of a feed: an id, and 128 bits that only this house can have made of it, so that nobody finds it in the database. */
export function feedLinks(secrets: Secrets, publicUrl: () => string) {
  const key = secrets.keyFor('feeds');
  const secretOf = (id: string): string =>
    `${id}${createHmac('sha256', key).update(id).digest('hex').slice(0, 32)}`;
  const baseOf = (id: string): string => `${publicUrl()}/api/feeds/${secretOf(id)}`;
  return {
    home: publicUrl,
    feed: (id: string): string => `${baseOf(id)}/feed.xml`,
    cover: (id: string): string => `${baseOf(id)}/cover.png`,
    sound: (id: string, storyId: string): string => `${baseOf(id)}/stories/${storyId}/sound.mp3`,
    episodeCover: (id: string, storyId: string): string => `${baseOf(id)}/stories/${storyId}/cover.png`,
    chapters: (id: string, storyId: string): string => `${baseOf(id)}/stories/${storyId}/chapters.json`,
    /** The id of a feed, from a secret that only we can have given; whether there is still one is another question. */
    idIn(secret: string): string | null {
      if (!/^[a-f0-9]{64}$/.test(secret)) return null;
      const id = secret.slice(0, 32);
      return timingSafeEqual(Buffer.from(secret), Buffer.from(secretOf(id))) ? id : null;
    },
    /** What podcast apps know a feed by, wherever it moves to: made of its address, as the podcast namespace says. */
    guidOf(id: string): string {
      return uuidOfName(podcastNamespace, this.feed(id).replace(/^https?:\/\//, ''));
    },
  };
}

export type FeedLinks = ReturnType<typeof feedLinks>;

const podcastNamespace = 'ead4c236-bf58-58c6-a2c6-a6b28d128cb6';

/** A UUID of version 5. */
function uuidOfName(namespace: string, name: string): string {
  const bytes = createHash('sha1')
    .update(Buffer.from(namespace.replaceAll('-', ''), 'hex'))
    .update(name)
    .digest()
    .subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
