import { tenth } from './picture.ts';
import { heightAt, type Ridge } from './ridge.ts';
import type { Chance } from './seeded.ts';

/** A pine cut from one sheet: tiers that narrow to a tip. Paths, not elements, so that a wood is one shape. */
export function pine(x: number, y: number, height: number, lean = 0): string {
  const tiers = height > 60 ? 4 : 3;
  const left: string[] = [];
  const right: string[] = [];
  for (let tier = 0; tier < tiers; tier += 1) {
    const skirt = edgeOf(tier / tiers);
    const waist = edgeOf((tier + 1) / tiers);
    const bend = tenth((skirt.y + waist.y) / 2);
    const isTop = tier === tiers - 1;
    const inner = isTop ? 0 : waist.half * 0.52;
    const rest = isTop ? y - height : waist.y + height * 0.045;
    left.push(
      `L${tenth(skirt.x - skirt.half)} ${tenth(skirt.y)}Q${tenth(skirt.x - skirt.half * 0.55)} ${bend} ${tenth(waist.x - inner)} ${tenth(rest)}`,
    );
    right.unshift(
      `L${tenth(waist.x + inner)} ${tenth(rest)}Q${tenth(skirt.x + skirt.half * 0.55)} ${bend} ${tenth(skirt.x + skirt.half)} ${tenth(skirt.y)}`,
    );
  }
  const trunk = { wide: tenth(height * 0.025), narrow: tenth(height * 0.02), top: tenth(y - height * 0.1) };
  return `M${tenth(x - trunk.wide)} ${tenth(y + 6)}L${tenth(x - trunk.narrow)} ${trunk.top}${left.join('')}${right.join('')}L${tenth(x + trunk.narrow)} ${trunk.top}L${tenth(x + trunk.wide)} ${tenth(y + 6)}Z`;

  function edgeOf(part: number) {
    return {
      x: x + lean * part,
      y: y - height * 0.1 - height * 0.9 * part,
      half: height * 0.23 * (1 - part * 0.82),
    };
  }
}

/** A round, leafy tree. */
export function leafyTree(x: number, y: number, height: number): string {
  const half = height * 0.36;
  const crown = tenth(y - height * 0.3);
  return `M${tenth(x - height * 0.03)} ${tenth(y + 4)}L${tenth(x - height * 0.02)} ${crown}C${tenth(x - half)} ${crown} ${tenth(x - half)} ${tenth(y - height)} ${tenth(x)} ${tenth(y - height)}S${tenth(x + half)} ${crown} ${tenth(x + height * 0.02)} ${crown}L${tenth(x + height * 0.03)} ${tenth(y + 4)}Z`;
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

/** Trees along a ridge, spread as chance has it but never two in one place. */
export function wood(chance: Chance, ridge: Ridge, where: Wood): string {
  const { from, to, count, heights, leafy = 0, isClump = true } = where;
  let paths = '';
  for (let index = 0; index < count; index += 1) {
    const x = from + (to - from) * ((index + chance.between(0.1, 0.9)) / count);
    const middle = Math.abs((index + 0.5) / count - 0.5);
    const height = chance.between(...heights) * (isClump ? 1 - middle * 0.9 : 1);
    const y = heightAt(ridge, x) + 4;
    paths += chance.happens(leafy)
      ? leafyTree(x, y, height * 0.8)
      : pine(x, y, height, chance.between(-2, 2));
  }
  return paths;
}
