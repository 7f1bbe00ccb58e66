import { pen } from './pen.ts';
import { heightAt, type Ridge } from './ridge.ts';
import type { Chance } from './seeded.ts';

/** A pine cut from one sheet: tiers that narrow to a tip. Paths, not elements, so that a wood is one shape. */
export function pine(x: number, y: number, height: number, lean = 0): string {
  const tiers = height > 60 ? 4 : 3;
  const trunk = { wide: height * 0.025, narrow: height * 0.02, top: y - height * 0.1 };
  const tree = pen(x - trunk.wide, y + 6);
  tree.line(x - trunk.narrow, trunk.top);
  for (let tier = 0; tier < tiers; tier += 1) {
    const { skirt, bendY, inner, rest, middle } = tierOf(tier);
    tree.line(skirt.x - skirt.half, skirt.y);
    tree.bend(skirt.x - skirt.half * 0.55, bendY, middle - inner, rest);
  }
  for (let tier = tiers - 1; tier >= 0; tier -= 1) {
    const { skirt, bendY, inner, rest, middle } = tierOf(tier);
    tree.line(middle + inner, rest);
    tree.bend(skirt.x + skirt.half * 0.55, bendY, skirt.x + skirt.half, skirt.y);
  }
  tree.line(x + trunk.narrow, trunk.top);
  tree.line(x + trunk.wide, y + 6);
  return tree.close();

  function tierOf(tier: number) {
    const skirt = edgeOf(tier / tiers);
    const waist = edgeOf((tier + 1) / tiers);
    const isTop = tier === tiers - 1;
    return {
      skirt,
      bendY: (skirt.y + waist.y) / 2,
      middle: waist.x,
      inner: isTop ? 0 : waist.half * 0.52,
      rest: isTop ? y - height : waist.y + height * 0.045,
    };
  }

  function edgeOf(part: number) {
    return {
      x: x + lean * part,
      y: y - height * 0.1 - height * 0.9 * part,
      half: height * 0.23 * (1 - part * 0.82),
    };
  }
}

/** A round, leafy tree. */
function leafyTree(x: number, y: number, height: number): string {
  const half = height * 0.36;
  const crown = y - height * 0.3;
  const tree = pen(x - height * 0.03, y + 4);
  tree.line(x - height * 0.02, crown);
  tree.curve(x - half, crown, x - half, y - height, x, y - height);
  tree.curve(x + half, y - height, x + half, crown, x + height * 0.02, crown);
  tree.line(x + height * 0.03, y + 4);
  return tree.close();
}

type Wood = {
  from: number;
  to: number;
  count: number;
  heights: readonly [low: number, high: number];
  /** How many of the trees are leafy ones, 0 to 1. */
  leafy?: number;
  /** A clump is taller in its middle; a far wood is not. */
  isClump?: boolean;
};

/** Trees come in sizes this far apart and lean one way or the other: enough to look grown, and few enough to be told briefly. */
const sizeStep = 4;
const leans = [-1.6, 0.4, 1.8] as const;

/** Trees along a ridge, spread as chance has it but never two in one place. */
export function wood(chance: Chance, ridge: Ridge, where: Wood): string {
  const { from, to, count, heights, leafy = 0, isClump = true } = where;
  let paths = '';
  for (let index = 0; index < count; index += 1) {
    const x = Math.round(from + (to - from) * ((index + chance.between(0.1, 0.9)) / count));
    const middle = Math.abs((index + 0.5) / count - 0.5);
    const grown = chance.between(...heights) * (isClump ? 1 - middle * 0.9 : 1);
    const height = Math.max(sizeStep * 3, Math.round(grown / sizeStep) * sizeStep);
    const y = Math.round(heightAt(ridge, x)) + 4;
    paths += chance.happens(leafy) ? leafyTree(x, y, height * 0.8) : pine(x, y, height, chance.oneOf(leans));
  }
  return paths;
}
