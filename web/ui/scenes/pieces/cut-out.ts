import type { PaintBox } from './paint-box.ts';

/** A piece cut from paper of its own, with the shadow that it throws on what lies behind it. */
export function cutOut(box: PaintBox, piece: string): string {
  return `<g filter="${box.shadow('paper', { dy: -3, blur: 4, opacity: 0.5 })}">${piece}</g>`;
}
