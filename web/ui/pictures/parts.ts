/**
 * Something that a story is about. `ink` is where in its box the drawing is, with nothing around it. What has a coat is painted by whoever draws it, else with this one. Of others `paint` has the tones that
 * give way to the colour of a wish, the plainest first.
 */
export type Part = { box: string; ink: string; inside: string; coat?: string; paint?: readonly string[] };

/** The drawn parts, as the build packs them from pictures/: each without the frame that its file has. */
export type Parts = {
  subjects: Readonly<Record<string, Part>>;
  places: Readonly<Record<string, { ground: number; inside: string; front: string }>>;
  faces: Readonly<Record<string, { back: string; front: string }>>;
};
