import { ProviderFailure } from '#server/platform/provider-failure.ts';
import type { PictureHour, PicturePlace, PictureSubject } from '#contract/pictures.ts';

/**
 * What a painter is told of a picture: words of our own lists, and nothing that a family has written. Those who look on are told by
 * their age, never by a name or a face.
 */
export type Scene = {
  subjects: readonly PictureSubject[];
  place: PicturePlace;
  hour: PictureHour;
  onlookers: readonly Onlooker[];
};

/** A scene to be painted, and how our own artist has it: the cover with nobody on it, as a PNG. */
export type Commission = { scene: Scene; cover: () => Promise<Uint8Array> };

export type Onlooker = 'baby' | 'child' | 'grown-up' | 'old person' | 'pet';

/** A picture of pixels, as it came. */
export type Painting = { bytes: Uint8Array; media: PaintingMedia };
export type PaintingMedia = 'image/png' | 'image/jpeg' | 'image/webp';

/** Something that paints. It knows no story and no family, and it stops at once when the signal fires. */
export type Painter = {
  /** Who this is, in logs and beside what it painted. */
  name: string;
  paint: (commission: Commission, signal: AbortSignal) => Promise<Painting>;
};

export class PainterFailure extends ProviderFailure {
  override readonly name = 'PainterFailure';
}
