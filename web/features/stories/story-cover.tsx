import { memo, useEffect, useState } from 'react';
import type { Story } from '#contract/stories.ts';
import { CoverImage, CoverSky } from './cover-image.tsx';
import { drawnCovers } from './drawn-covers.ts';

/** The picture of a story, at once. */
export const StoryCover = memo(function StoryCover({ story }: { story: Story }) {
  const address = useCover(story, drawAtOnce);
  return address === undefined ? <CoverSky /> : <CoverImage story={story} address={address} />;
});

type Soon = (draw: () => void) => () => void;

const drawAtOnce: Soon = (draw) => {
  draw();
  return () => undefined;
};

/** Whoever draws comes when there is something to draw, and nobody waits for a picture that has gone by. */
export function useCover(story: Story, soon: Soon): string | undefined {
  const known = drawnCovers.find(story);
  const [drawn, setDrawn] = useState<{ story: Story; address: string }>();
  useEffect(() => {
    if (known !== undefined) return undefined;
    let isHere = true;
    const draw = async () => {
      const { coverAddress } = await import('./cover-address.ts');
      const address = await coverAddress(story);
      if (isHere) setDrawn({ story, address });
    };
    const leave = soon(() => {
      draw().catch((trouble: unknown) => console.info('A story has no picture here', trouble));
    });
    return () => {
      isHere = false;
      leave();
    };
  }, [story, known, soon]);
  return known ?? (drawn?.story === story ? drawn.address : undefined);
}
