import type { StoryPicture, Vignette } from '#contract/pictures.ts';
import { describeVignette } from '#web/ui/pictures/describe.ts';
import { drawVignette } from '#web/ui/pictures/draw-vignette.ts';
import { loadParts } from '#web/ui/pictures/load-parts.ts';

/** A small picture as an image's own address, and as words. */
export async function vignetteOf(
  picture: StoryPicture,
  vignette: Vignette,
  names: readonly string[],
): Promise<{ address: string; words: string }> {
  const drawing = drawVignette(await loadParts(), picture, vignette);
  return {
    address: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
    words: describeVignette(vignette, names),
  };
}
