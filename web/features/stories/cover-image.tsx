import { useEffect, useState } from 'react';
import type { StoryPicture } from '#contract/pictures.ts';
import { basePrefixHere } from '#web/platform/base-prefix.ts';
import { type DrawnCover, drawnCovers } from './drawn-covers.ts';

type CoverImageProps = {
  picture: StoryPicture;
  /** Where it is seen as a painter outside the house has made it, if one has. */
  painting?: string | undefined;
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
export function CoverImage({ picture, painting, names, soon = drawAtOnce }: CoverImageProps) {
  const cover = useDrawn(picture, soon);
  const painted = usePainted(painting, soon);
  if (cover === undefined) return <div className="size-full bg-linear-to-b from-night-900 to-night-600" />;
  return (
    <img
      src={painted ?? cover.address}
      alt={cover.inWords(names)}
      width={800}
      height={470}
      decoding="async"
      className="aspect-[800/470] object-cover"
    />
  );
}

/** A painting once it has come whole. Until then, and where it does not come, our own picture stands. */
function usePainted(painting: string | undefined, soon: Soon): string | undefined {
  const [come, setCome] = useState<string>();
  const address = painting === undefined ? undefined : basePrefixHere().origin + painting;
  useEffect(() => {
    if (address === undefined) return undefined;
    const image = new Image();
    image.addEventListener('load', () => setCome(address));
    const leave = soon(() => (image.src = address));
    return () => {
      leave();
      image.src = '';
    };
  }, [address, soon]);
  return come === address ? come : undefined;
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
