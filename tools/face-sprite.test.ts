import { describe, expect, it } from 'vitest';
import { avatarCategories } from '../web/ui/avatars.ts';
import { drawnFace } from '../web/ui/pictures/face-layers.ts';
import { hairs, skins, worn } from '#contract/looks.ts';
import { petAvatars } from '#contract/pets.ts';
import { faceSprite } from './face-sprite.ts';
import { readParts } from './picture-parts.ts';

const parts = await readParts();
const sprite = faceSprite(parts);
const ids = [...sprite.matchAll(/\bid="([^"]+)"/g)].map(([, id = '']) => id);

describe('the sprite of faces', () => {
  it('has each sheet once, and asks nobody for anything', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(sprite.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|href|url\(/);
  });

  it('has all that any avatar of any age is made of', () => {
    const avatars = [...avatarCategories.flatMap((category) => category.ids), ...petAvatars];
    for (const avatar of avatars) {
      for (const age of [undefined, 0, 6, 30, 80]) {
        const drawn = drawnFace({ avatar, age });
        if ('subject' in drawn) expect(ids, avatar).toContain(`subject-${drawn.subject}`);
        else expect(drawn.layers.filter(({ part }) => ids.includes(part)).length, avatar).toBeGreaterThan(3);
      }
    }
  });

  it('has every hair and everything that is worn', () => {
    for (const hair of hairs) expect(ids).toContain(`hair-${hair}-front`);
    for (const one of worn) expect(ids).toContain(`wear-${one}-front`);
  });

  it('leaves skin and hair to whoever draws', () => {
    expect(sprite).not.toMatch(/#e0a578|#5b3d33/);
    expect(
      new Set(skins.map((skin) => JSON.stringify(drawnFace({ avatar: 'girl', look: { skin } })))).size,
    ).toBe(skins.length);
  });
});
