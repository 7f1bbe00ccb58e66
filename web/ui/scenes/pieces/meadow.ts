import { lampGlow } from './lantern.ts';
import type { PaintBox } from './paint-box.ts';
import { pen } from './pen.ts';
import { at, tenth } from './picture.ts';
import { heightAt, type Ridge } from './ridge.ts';
import type { Chance } from './seeded.ts';

export function grass(chance: Chance, ridge: Ridge, width: number, blades: number): string {
  let path = '';
  for (let index = 0; index < blades; index += 1) {
    const x = Math.round(chance.between(0, width));
    const y = Math.round(heightAt(ridge, x)) + 3;
    const height = Math.round(chance.between(5, 15));
    const lean = Math.round(chance.between(-5, 5));
    const blade = pen(x - 1.4, y);
    blade.bend(x, y - height * 0.6, x + lean, y - height);
    blade.bend(x + 1.4, y - height * 0.5, x + 1.6, y);
    path += blade.close();
  }
  return path;
}

const petals = [0, 72, 144, 216, 288]
  .map((turn) => `<ellipse cx="0" cy="-3.6" rx="2.5" ry="3.8" transform="rotate(${turn})"/>`)
  .join('');

/** Five-petalled flowers on a stem with one leaf, closed in by the dark but not quite asleep. */
export function flowers(chance: Chance, ridge: Ridge, places: readonly number[]): string {
  return places
    .map((x) => {
      const y = heightAt(ridge, x);
      const height = chance.between(16, 32);
      const color = chance.oneOf(['#e7b3a6', '#c9b4e6', '#f2d59a']);
      const stem = `<path d="M${x} ${tenth(y + 4)}q${tenth(chance.between(-4, 4))} ${tenth(-height * 0.6)} 0 ${tenth(-height)}" stroke="#5a6b70" stroke-width="1.8" fill="none"/><path d="M${x} ${tenth(y - height * 0.4)}q7-5 9-2q-3 5-9 4z" fill="#51656a"/>`;
      return `${stem}${at(x, y - height, `<g fill="${color}" opacity=".9">${petals}</g><circle r="2" fill="#fff3cf"/>`)}`;
    })
    .join('');
}

/** Fireflies that stand still. Where they should move, the page moves them: a picture that moves repaints whole. */
export function fireflies(box: PaintBox, places: readonly (readonly [x: number, y: number])[]): string {
  const glow = lampGlow(box);
  return places
    .map(
      ([x, y], index) =>
        `<circle cx="${x}" cy="${y}" r="${12 + (index % 3) * 2}" fill="${glow}" opacity=".8"/><circle cx="${x}" cy="${y}" r="${tenth(1.8 + (index % 3) * 0.3)}" fill="#fff1c4"/>`,
    )
    .join('');
}
