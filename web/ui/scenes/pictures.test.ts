import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { pictures } from './pictures.ts';

const shelf = new URL('../../', import.meta.url);

describe.each(Object.entries(pictures))('the picture %s', (place, draw) => {
  it('lies on the shelf as it is drawn today', async () => {
    expect(await readFile(new URL(place, shelf), 'utf8')).toBe(draw());
  });

  it('comes out the same each time it is drawn', () => {
    expect(draw()).toBe(draw());
  });

  it('uses only paints that it defines, and defines only paints that it uses', () => {
    const svg = draw();
    const used = new Set([...svg.matchAll(/url\(#([\w-]+)\)/g)].map(([, id]) => id));
    const defined = new Set([...svg.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id));
    expect(used).toEqual(defined);
  });

  it('holds no script, no number that is not one, and nothing from elsewhere', () => {
    const svg = draw();
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|<style|href/);
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toContain('http');
  });
});
