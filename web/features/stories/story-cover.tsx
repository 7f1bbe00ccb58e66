import { memo, useEffect, useState } from 'react';
import type { Story } from '#contract/stories.ts';
import { whenCalm } from '#web/platform/when-calm.ts';
import { bookCover } from '#web/ui/scenes/book-cover.ts';
import { coverOf } from './cover-of.ts';

type CoverProps = { story: Story };

/** The picture of a story. As an image of its own it keeps its paints to itself, however many stand on one page. */
export const StoryCover = memo(function StoryCover({ story }: CoverProps) {
  return <Picture address={addressOf(story)} />;
});

/**
 * The same on a shelf of any length. A picture is more work than all the rest of its card, so it is drawn when nothing is more urgent: a
 * thumb that flings through hundreds of stories meets only their sky, and where it rests the pictures come.
 */
export const ShelfCover = memo(function ShelfCover({ story }: CoverProps) {
  const [address, setAddress] = useState(() => drawn.get(story.id));
  const isDrawn = address !== undefined;
  useEffect(() => (isDrawn ? undefined : whenCalm(() => setAddress(addressOf(story)))), [story, isDrawn]);
  return isDrawn ? (
    <Picture address={address} />
  ) : (
    <div className="size-full bg-linear-to-b from-night-900 to-night-600" />
  );
});

function Picture({ address }: { address: string }) {
  return <img src={address} alt="" width={800} height={470} decoding="async" />;
}

/** Some screens full of covers, of about 20 KB each. */
const mostKept = 200;
const drawn = new Map<string, string>();

function addressOf(story: Story): string {
  const known = drawn.get(story.id);
  if (known !== undefined) return known;
  const address = `data:image/svg+xml,${encodeURIComponent(bookCover(coverOf(story)))}`;
  drawn.set(story.id, address);
  const [oldest] = drawn.keys();
  if (drawn.size > mostKept && oldest !== undefined) drawn.delete(oldest);
  return address;
}
