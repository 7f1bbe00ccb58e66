import { describe, expect, it } from 'vitest';
import { landscape } from '../landscape.ts';
import { voyage } from '../voyage.ts';
import { creatures, type CreatureName } from './creatures/index.ts';
import { createPaintBox } from './paint-box.ts';
import { palettes, type Hour } from './palette.ts';
import { pen } from './pen.ts';
import { picture } from './picture.ts';
import { heightAt, sheet, type Ridge } from './ridge.ts';
import { createChance } from './seeded.ts';
import { stars } from './sky.ts';
import { pine, wood } from './trees.ts';

const everyone = Object.keys(creatures) as CreatureName[];
const hours = Object.keys(palettes) as Hour[];

describe('chance', () => {
  it('tells the same row of numbers for the same seed and another for another', () => {
    const row = (seed: number) => {
      const chance = createChance(seed);
      return Array.from({ length: 5 }, () => chance.between(0, 1));
    };
    expect(row(3)).toEqual(row(3));
    expect(row(3)).not.toEqual(row(4));
  });

  it.each([0, -1, 2_147_483_646, 2_147_483_647, 1e12, 0.5])(
    'stays inside its bounds from seed %d',
    (seed) => {
      const chance = createChance(seed);
      for (let turn = 0; turn < 500; turn += 1) {
        const value = chance.between(2, 3);
        expect(value).toBeGreaterThanOrEqual(2);
        expect(value).toBeLessThan(3);
      }
    },
  );
});

describe('a ridge', () => {
  const ridge: Ridge = [
    [0, 100],
    [100, 40],
    [300, 80],
  ];

  it('stands where its points say, and as high as its ends beyond them', () => {
    expect(heightAt(ridge, 0)).toBe(100);
    expect(heightAt(ridge, 100)).toBeCloseTo(40, 3);
    expect(heightAt(ridge, -20)).toBe(100);
    expect(heightAt(ridge, 400)).toBe(80);
  });

  it('is where the curve is that the sheet is cut along', () => {
    // Halfway between two points the curve passes halfway between their heights.
    expect(heightAt(ridge, 50)).toBeCloseTo(70, 3);
    expect(heightAt(ridge, 200)).toBeCloseTo(60, 3);
    expect(sheet(ridge, 200)).toBe('M0 100C50 100 50 40 100 40C200 40 200 80 300 80V200H0Z');
  });
});

describe('a sky for words to lie on', () => {
  it('keeps its near stars out of the calm part', () => {
    const calm = { left: 0, right: 800, top: 0, bottom: 900 };
    const sky = stars(createChance(1), createPaintBox('t', 'night'), {
      width: 1600,
      height: 900,
      count: 400,
      calm,
    });
    const near = [...sky.matchAll(/<path d="M([\d.]+) /g)].map(([, x]) => Number(x));
    expect(near.length).toBeGreaterThan(3);
    expect(near.every((x) => x >= calm.right)).toBe(true);
  });
});

describe('a pen', () => {
  it('goes from place to place and ends where it began, however often it rounds', () => {
    const drawn = pen(10.04, 20.06);
    for (let turn = 0; turn < 50; turn += 1) drawn.line(10.04 + turn / 3, 20.06);
    drawn.line(10.04, 20.06);
    const steps = [...drawn.close().matchAll(/l(-?[\d.]+) (-?[\d.]+)/g)];
    expect(steps.reduce((sum, [, dx]) => sum + Number(dx), 0)).toBeCloseTo(0, 6);
    expect(steps.every(([, , dy]) => dy === '0')).toBe(true);
  });

  it('has the same words for the same shape elsewhere', () => {
    const shape = (x: number, y: number) => pine(x, y, 48, 1.8).replace(/^M\S+ \S+?(?=l)/, '');
    expect(shape(100, 300)).toBe(shape(731, 412));
  });
});

describe('a wood', () => {
  it('has as many trees as it was asked for', () => {
    const trees = wood(createChance(2), [[0, 0]], {
      from: 0,
      to: 500,
      count: 12,
      heights: [30, 90],
      leafy: 0.5,
    });
    expect(trees.match(/z/g)).toHaveLength(12);
  });
});

describe('a picture', () => {
  it('tells its label to somebody who cannot see it, whatever is in it', () => {
    const drawn = picture(createPaintBox('p', 'night'), { width: 1, height: 1, label: 'A "fox" & <owl>' });
    expect(drawn).toContain('role="img" aria-label="A &quot;fox&quot; &amp; &lt;owl>"');
  });

  it('is decoration without one', () => {
    expect(picture(createPaintBox('p', 'night'), { width: 1, height: 1, label: '' })).toContain(
      'aria-hidden="true"',
    );
  });
});

describe.each(everyone)('%s', (name) => {
  it.each(hours)('can sail at the hour %s, and the picture says who it is', (hour) => {
    const drawn = voyage({ seed: 1, hour, sailor: name });
    expect(drawn).toContain(creatures[name].sleeping);
    expect(drawn).toMatch(new RegExp(`aria-label="An? ${name} asleep`));
  });

  it('can wait in the valley', () => {
    expect(landscape({ seed: 1, hour: 'dusk', visitor: name })).toContain(creatures[name].sitting);
  });
});
