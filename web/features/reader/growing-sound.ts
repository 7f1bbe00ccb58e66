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
      feed(media, audioUrl, leaving.signal).then(onWhole, (trouble: unknown) => {
        if (!leaving.signal.aborted) onTrouble(trouble);
      });
    },
    { once: true },
  );
  return { source, leave: () => leaving.abort() };
}

async function feed(media: MediaSource, audioUrl: string, signal: AbortSignal): Promise<void> {
  const sound = media.addSourceBuffer(mediaType);
  const response = await fetch(audioUrl, { signal });
  if (!response.ok || !response.body) throw new Error(`HTTP ${response.status}`);
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    await added(sound, value);
  }
  media.endOfStream();
}

function added(sound: SourceBuffer, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  return new Promise((resolve, reject) => {
    sound.addEventListener('updateend', () => resolve(), { once: true });
    sound.addEventListener('error', () => reject(new Error('This browser cannot read the sound')), {
      once: true,
    });
    sound.appendBuffer(bytes);
  });
}
