import type { Color, DesignNode, Paint } from '#contract/design-import.ts';

// What a design file says, without its tree: its texts, its colours.

const previewCharacters = 30;

type DesignText = { id: string; name: string; preview: string };
type DesignColour = { hex: string; opacity: number; uses: number };

/** Every part, from the outside in, as it is drawn. */
export function* partsOf(node: DesignNode): Generator<DesignNode> {
  yield node;
  for (const child of node.children ?? []) yield* partsOf(child);
}

export function textsIn(document: DesignNode): DesignText[] {
  return [...partsOf(document)].flatMap(({ id, name, characters = '' }) =>
    characters.trim() === '' ? [] : [{ id, name, preview: previewOf(characters) }],
  );
}

/** Cut between characters as people count them: no half of a face at the end. */
export function previewOf(text: string): string {
  const oneLine = text.replace(/\s+/g, ' ').trim();
  const characters = Array.from(new Intl.Segmenter().segment(oneLine), ({ segment }) => segment);
  return characters.length <= previewCharacters
    ? oneLine
    : `${characters.slice(0, previewCharacters).join('')}…`;
}

/** Each colour that can be seen, with how often; the most used first. */
export function coloursIn(document: DesignNode): DesignColour[] {
  const found = new Map<string, DesignColour>();
  for (const { fills = [], strokes = [] } of partsOf(document))
    for (const colour of [...fills, ...strokes].flatMap(coloursOf)) {
      const key = `${colour.hex} ${colour.opacity}`;
      const known = found.get(key);
      found.set(key, { ...colour, uses: (known?.uses ?? 0) + 1 });
    }
  return [...found.values()].toSorted((one, other) => other.uses - one.uses);
}

function coloursOf({ visible = true, opacity = 1, color, gradientStops = [] }: Paint) {
  if (!visible) return [];
  const colors = [...(color ? [color] : []), ...gradientStops.map((stop) => stop.color)];
  return colors.map((one) => ({ hex: hexOf(one), opacity: Math.round(one.a * opacity * 100) }));
}

function hexOf({ r, g, b }: Color): string {
  const part = (share: number) =>
    Math.round(Math.min(1, Math.max(0, share)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${part(r)}${part(g)}${part(b)}`.toUpperCase();
}
