import { describe, expect, it } from 'vitest';
import { drawnFace, type Face } from './face-layers.ts';

const partsOf = (face: Face): string[] => {
  const drawn = drawnFace(face);
  return 'subject' in drawn ? [drawn.subject] : drawn.layers.map(({ part }) => part);
};

describe('a face', () => {
  it('is as old as the person', () => {
    expect(partsOf({ avatar: 'boy', age: 1 })).toContain('figure-baby-front');
    expect(partsOf({ avatar: 'boy', age: 7 })).toContain('figure-child-front');
    expect(partsOf({ avatar: 'boy', age: 35 })).toContain('look-grown-front');
    expect(partsOf({ avatar: 'boy', age: 71 })).toContain('look-old-front');
    expect(partsOf({ avatar: 'baby', age: 5 })).not.toContain('hair-tuft-front');
  });

  it('is old where its family drew somebody old who is not', () => {
    expect(partsOf({ avatar: 'elder_woman', age: 51 })).toContain('look-old-front');
    expect(partsOf({ avatar: 'elder_woman', age: 8 })).toContain('look-young-front');
  });

  it('wears what was chosen, under the hair or over it', () => {
    const wears = ['glasses', 'hearing-aid', 'wheelchair', 'plaster'] as const;
    const parts = partsOf({ avatar: 'girl', age: 6, look: { wears: [...wears] } });
    for (const one of wears) expect(parts).toContain(`wear-${one}-front`);
    expect(partsOf({ avatar: 'woman', age: 30, look: { wears: ['headscarf'] } })).not.toContain(
      'hair-long-front',
    );
    expect(partsOf({ avatar: 'boy', age: 6, look: { wears: ['beard'] } })).not.toContain('wear-beard-front');
  });

  it('turns grey with the years unless somebody chose a colour', () => {
    const hairOf = (face: Face) => {
      const drawn = drawnFace(face);
      return 'layers' in drawn ? drawn.layers.find(({ part }) => part.startsWith('hair-'))?.color : undefined;
    };
    expect(hairOf({ avatar: 'man', age: 70 })).not.toBe(hairOf({ avatar: 'man', age: 30 }));
    expect(hairOf({ avatar: 'man', age: 70, look: { hairColour: 'brown' } })).toBe(
      hairOf({ avatar: 'man', age: 30 }),
    );
  });

  it('has black hair on a dark skin unless somebody chose another', () => {
    const hairOf = (look: Face['look']) => {
      const drawn = drawnFace({ avatar: 'girl', age: 6, look });
      return 'layers' in drawn ? drawn.layers.find(({ part }) => part.startsWith('hair-'))?.color : undefined;
    };
    const black = hairOf({ hairColour: 'black' });
    for (const skin of ['medium_brown', 'dark_brown', 'black'] as const) {
      expect(hairOf({ skin })).toBe(black);
      expect(hairOf({ skin, hairColour: 'auburn' })).not.toBe(black);
    }
    expect(hairOf({ skin: 'fair' })).toBe(hairOf({}));
    expect(hairOf({})).not.toBe(black);
  });

  it('of a dog has this dog’s colour', () => {
    expect(drawnFace({ avatar: 'dog' })).toEqual({ subject: 'puppy', coat: undefined });
    expect(drawnFace({ avatar: 'dog', look: { coat: 'black' } })).toMatchObject({ coat: expect.any(String) });
  });
});
