import { describe, expect, it } from 'vitest';
import { avatarCategories, avatarDrawing, avatarName, defaultAvatar } from './avatars.ts';

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
    const drawings = allIds.map(avatarDrawing);
    expect(drawings.filter((drawing, index) => drawings.indexOf(drawing) !== index)).toEqual([]);
  });

  it.each([
    ['girl_black', 'girl-black', 'girl-dark'],
    ['boy_dark_brown', 'boy-dark-brown', 'boy-medium-dark'],
    ['woman_medium_brown', 'woman-medium-brown', 'woman-medium'],
    ['man_light_brown', 'man-light-brown', 'man-medium-light'],
    ['grandma_black', 'grandma-black', 'old-woman-dark'],
    ['grandpa_brown', 'grandpa-brown', 'old-man-medium'],
    ['teen_girl', 'teen-girl', 'woman-red-hair'],
  ])('are understood as %s and as %s', (underscored, hyphened, drawing) => {
    expect(avatarDrawing(underscored)).toBe(drawing);
    expect(avatarDrawing(hyphened)).toBe(drawing);
  });

  it('have the rabbit for a bunny, and the girl for whoever nobody knows', () => {
    expect(avatarDrawing('bunny')).toBe(avatarDrawing('rabbit'));
    expect(avatarDrawing('')).toBe('girl');
    expect(avatarDrawing('constructor')).toBe('girl');
  });

  it('have names that can be read out', () => {
    expect(avatarName('woman_medium_brown')).toBe('woman, medium brown');
    expect(avatarName('elder-woman')).toBe('elder woman');
    expect(avatarName('grandpa_brown')).toBe('grandpa, brown');
    expect(avatarName('fox')).toBe('fox');
  });
});
