import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cutFonts } from './fonts.ts';

type Face = { family: string; style: string; file: string; covers: (character: string) => boolean };

const cache = new URL('../node_modules/.cache/lamplight-fonts/', import.meta.url);

describe('the fonts of the house', async () => {
  await cutFonts();
  const faces = readFileSync(new URL('fonts.css', cache), 'utf8').split('\n').filter(Boolean).map(faceIn);
  const kinds = [...new Set(faces.map(({ family, style }) => `${family} ${style}`))];

  it('are three for words, two of them with an italic', () => {
    expect(kinds.toSorted()).toEqual([
      'Fraunces Soft italic',
      'Fraunces Soft normal',
      'Literata Variable italic',
      'Literata Variable normal',
      'Nunito Variable normal',
    ]);
  });

  it.each(['Siobhán', 'Tāne', 'Nguyễn Thị Ánh', 'Łukasz', 'Åse', 'Zoë', '“Goodnight,” she said… 7–8'])(
    'spell %s, each letter from one file',
    (name) => {
      for (const kind of kinds) {
        const ofKind = faces.filter(({ family, style }) => `${family} ${style}` === kind);
        for (const letter of name)
          expect(
            ofKind.filter(({ covers }) => covers(letter)),
            `${kind}: ${letter}`,
          ).toHaveLength(1);
      }
    },
  );

  it('cost a page of plain English little', () => {
    const basic = faces
      .filter(({ covers }) => covers('e'))
      .map(({ file }) => statSync(new URL(file, cache)).size);
    expect(basic).toHaveLength(kinds.length);
    expect(Math.max(...basic)).toBeLessThan(35_000);
  });
});

function faceIn(css: string): Face {
  const part = (pattern: RegExp) => pattern.exec(css)?.[1] ?? '';
  const ranges = part(/unicode-range: ([^;]+);/)
    .split(',')
    .map((range) =>
      range
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16)),
    );
  return {
    family: part(/font-family: '([^']+)'/),
    style: part(/font-style: (\w+)/),
    file: part(/url\('\.\/([^']+)'\)/),
    covers: (character) => {
      const point = character.codePointAt(0) ?? 0;
      return ranges.some(([first = 0, last = first]) => point >= first && point <= last);
    },
  };
}
