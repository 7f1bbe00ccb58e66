import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { describe, expect, it } from 'vitest';
import { pictures } from './pictures.ts';

await initWasm(await readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
const shelf = new URL('../../', import.meta.url);

describe.each(Object.entries(pictures))('the picture %s', (place, draw) => {
  it('lies on the shelf as it is drawn today', async () => {
    expect(await readFile(new URL(place, shelf), 'utf8')).toBe(draw());
  });

  it('is no blank sheet when a program paints it that is no browser', () => {
    const { pixels, width, height } = new Resvg(draw(), { fitTo: { mode: 'width', value: 120 } }).render();
    const colours = Array.from(
      { length: width * height },
      (_, at) => `${pixels[4 * at]} ${pixels[4 * at + 1]} ${pixels[4 * at + 2]} ${pixels[4 * at + 3]}`,
    );
    // The calm sky has the fewest. A picture whose paints are missing has one or two.
    expect(new Set(colours).size).toBeGreaterThan(15);
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
