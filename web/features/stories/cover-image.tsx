import { useEffect, useState } from 'react';
import type { StoryPicture } from '#contract/pictures.ts';
import { describePicture } from '#web/ui/pictures/describe.ts';
import { drawnCovers } from './drawn-covers.ts';

type CoverImageProps = {
  picture: StoryPicture;
  /** Who is on it, for those who do not see it. */
  names: readonly string[];
  /** When it is drawn; gives back a way to take that back. */
  soon?: Soon;
};
type Soon = (draw: () => void) => () => void;

const drawAtOnce: Soon = (draw) => {
  draw();
  return () => undefined;
};

/**
 * A picture as an image of its own, so that it keeps its paints to itself, however many stand on one page; and its sky until it is drawn.
 * Whoever draws comes when there is something to draw, and nobody waits for a picture that has gone by.
 */
export function CoverImage({ picture, names, soon = drawAtOnce }: CoverImageProps) {
  const address = useDrawn(picture, soon);
  if (address === undefined) return <div className="size-full bg-linear-to-b from-night-900 to-night-600" />;
  return (
    <img src={address} alt={describePicture(picture, names)} width={800} height={470} decoding="async" />
  );
}

function useDrawn(picture: StoryPicture, soon: Soon): string | undefined {
  const known = drawnCovers.find(picture);
  const [drawn, setDrawn] = useState<{ picture: StoryPicture; address: string }>();
  useEffect(() => {
    if (known !== undefined) return undefined;
    let isHere = true;
    const draw = async () => {
      const { coverAddress } = await import('./cover-address.ts');
      const address = await coverAddress(picture);
      if (isHere) setDrawn({ picture, address });
    };
    const leave = soon(() => {
      draw().catch((trouble: unknown) => console.info('A story has no picture here', trouble));
    });
    return () => {
      isHere = false;
      leave();
    };
  }, [picture, known, soon]);
  return known ?? (drawn?.picture === picture ? drawn.address : undefined);
}
