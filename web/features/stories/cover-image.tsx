import { useEffect, useState } from 'react';
import type { StoryPicture } from '#contract/pictures.ts';
import { type DrawnCover, drawnCovers } from './drawn-covers.ts';

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
  const cover = useDrawn(picture, soon);
  if (cover === undefined) return <div className="size-full bg-linear-to-b from-night-900 to-night-600" />;
  return <img src={cover.address} alt={cover.inWords(names)} width={800} height={470} decoding="async" />;
}

function useDrawn(picture: StoryPicture, soon: Soon): DrawnCover | undefined {
  const known = drawnCovers.find(picture);
  const [drawn, setDrawn] = useState<{ picture: StoryPicture; cover: DrawnCover }>();
  useEffect(() => {
    if (known !== undefined) return undefined;
    let isHere = true;
    const draw = async () => {
      const { drawOnce } = await import('./draw-once.ts');
      const cover = await drawOnce(picture);
      if (isHere) setDrawn({ picture, cover });
    };
    const leave = soon(() => {
      draw().catch((trouble: unknown) => console.info('A story has no picture here', trouble));
    });
    return () => {
      isHere = false;
      leave();
    };
  }, [picture, known, soon]);
  return known ?? (drawn?.picture === picture ? drawn.cover : undefined);
}
