/** Gives a player the sound of an address as it comes, a piece at a time. */
export async function feedSound(
  media: MediaSource,
  { mediaType, audioUrl, signal }: { mediaType: string; audioUrl: string; signal: AbortSignal },
): Promise<void> {
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
