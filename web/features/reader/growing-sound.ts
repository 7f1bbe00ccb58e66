import { feedSound } from './feed-sound.ts';

// A sound that is still being made cannot be sought in by an audio element that plays it as a plain stream. Fed piece by piece it
// can, as far as there is sound; and once it is whole, everywhere.

const mediaType = 'audio/mpeg';

type GrowingSound = { source: string; leave: () => void };

/** Follows a sound while it is made. Null where this browser cannot, and plays it as a plain stream instead. */
export function followGrowingSound(
  audioUrl: string,
  { onWhole, onTrouble }: { onWhole: () => void; onTrouble: (trouble: unknown) => void },
): GrowingSound | null {
  if (typeof MediaSource === 'undefined' || !MediaSource.isTypeSupported(mediaType)) return null;
  const media = new MediaSource();
  const leaving = new AbortController();
  const source = URL.createObjectURL(media);
  media.addEventListener(
    'sourceopen',
    () => {
      URL.revokeObjectURL(source);
      feedSound(media, { mediaType, audioUrl, signal: leaving.signal }).then(onWhole, (trouble: unknown) => {
        if (!leaving.signal.aborted) onTrouble(trouble);
      });
    },
    { once: true },
  );
  return { source, leave: () => leaving.abort() };
}
