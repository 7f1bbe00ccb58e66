import type { DesignNode } from '#contract/design-import.ts';
import { partsOf } from './design-parts.ts';

const previewCharacters = 30;

type DesignText = { id: string; name: string; preview: string };

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
