/** Something that a story is about. What has a coat is painted by whoever draws it, else with this one. */
export type Part = { box: string; inside: string; coat?: string };

/** The drawn parts, as the build packs them from pictures/: each without the frame that its file has. */
export type Parts = {
  subjects: Readonly<Record<string, Part>>;
  places: Readonly<Record<string, { ground: number; inside: string; front: string }>>;
  faces: Readonly<Record<string, { back: string; front: string }>>;
};
