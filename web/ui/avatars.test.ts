import { describe, expect, it } from 'vitest';
import { avatarCategories, avatarName, defaultAvatar, isSameFace } from './avatars.ts';
import { drawnFace } from './pictures/face-layers.ts';

const allIds = avatarCategories.flatMap(({ ids }) => ids);

describe('the faces of a family', () => {
  it('are offered in six categories, 37 of them people', () => {
    expect(avatarCategories.map(({ name, ids }) => [name, ids.length])).toEqual([
      ['People', 37],
      ['Fantasy', 11],
      ['Animals', 15],
      ['Jobs', 12],
      ['Nature', 10],
      ['Objects', 12],
    ]);
    expect(new Set(allIds).size).toBe(allIds.length);
    expect(allIds).toContain(defaultAvatar);
  });

  it('look different from each other', () => {
    const drawings = allIds.map((avatar) => JSON.stringify(drawnFace({ avatar })));
    expect(allIds.filter((_, index) => drawings.indexOf(drawings[index] ?? '') !== index)).toEqual([]);
  });

  it.each([
    ['girl_black', 'girl-black'],
    ['boy_dark_brown', 'boy-dark-brown'],
    ['woman_medium_brown', 'woman-medium-brown'],
    ['man_light_brown', 'man-light-brown'],
    ['grandma_black', 'grandma-black'],
    ['teen_girl', 'teen-girl'],
  ])('are understood as %s and as %s', (underscored, hyphened) => {
    expect(isSameFace(underscored, hyphened)).toBe(true);
    expect(isSameFace(underscored, 'girl')).toBe(false);
  });

  it('have the rabbit for a bunny, and the girl for whoever nobody knows', () => {
    expect(isSameFace('bunny', 'rabbit')).toBe(true);
    expect(isSameFace('', 'girl')).toBe(true);
    expect(isSameFace('constructor', 'girl')).toBe(true);
  });

  it('have names that can be read out', () => {
    expect(avatarName('woman_medium_brown')).toBe('woman, medium brown');
    expect(avatarName('elder-woman')).toBe('elder woman');
    expect(avatarName('grandpa_brown')).toBe('grandpa, brown');
    expect(avatarName('fox')).toBe('fox');
    expect(avatarName('part-goldfish')).toBe('goldfish');
  });
});
