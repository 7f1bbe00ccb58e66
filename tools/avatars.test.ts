import { describe, expect, it } from 'vitest';
import { avatarDrawings } from '../web/ui/avatars.ts';
import { avatarSprite } from './avatars.ts';

const sprite = await avatarSprite();

describe('the sprite of faces', () => {
  it('has each drawing once', () => {
    for (const drawing of avatarDrawings) expect(sprite.split(`<symbol id="${drawing}"`)).toHaveLength(2);
    expect(sprite.split('<symbol ')).toHaveLength(avatarDrawings.length + 1);
  });

  it('carries the notice that its licence asks for', () => {
    expect(sprite).toContain('Microsoft Corporation, MIT License');
    expect(sprite).toContain('substantial portions');
  });

  it('has no id twice, and no reference to an id that is not there', () => {
    const ids = [...sprite.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
    const references = [...sprite.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('asks nobody else for anything', () => {
    expect(sprite.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:/);
  });
});
