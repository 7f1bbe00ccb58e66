import { lampGlow } from './lantern.ts';
import type { PaintBox } from './paint-box.ts';

/** The part of a boat that stands behind whoever sails in it. The waterline is y = 0, the mast at x = 0. */
export function mastAndSails(): string {
  return `<path d="M-4 6V-86" stroke="#7b4a3f" stroke-width="5" stroke-linecap="round"/><path d="M1-80Q62-54 64-6H1Z" fill="#fff3dc"/><path d="M-9-66Q-50-40-54-6H-9Z" fill="#f6ddb4"/><path d="M-4-88l20 6l-20 7z" fill="#d2705a"/>`;
}

/** The hull, in front of them, with a lamp at the stern. */
export function hull(box: PaintBox): string {
  const lamp = `<circle cx="66" cy="-16" r="24" fill="${lampGlow(box)}"/><path d="M66 2v-12" stroke="#7b4a3f" stroke-width="3"/><rect x="61" y="-23" width="10" height="13" rx="3" fill="#ffe3a0"/>`;
  return `<path d="M-76 0H76Q66 42 34 44H-32Q-64 42-76 0Z" fill="#d0674f"/><path d="M-76 0H76L72 12H-72Z" fill="#ee9670"/>${lamp}`;
}

/** A lighthouse on its rock; the rock's foot is at y = 0. */
export function lighthouse(box: PaintBox): string {
  return `<g transform="translate(-690 -236)"><path d="M673 206l8-78q9-6 18 0l8 78z" fill="#f4e6d2"/><path d="M678.6 154h22.6l1.8 14h-26z" fill="#d2705a"/><path d="M676 128h28l-5-9h-18z" fill="#6d4c73"/><rect x="682" y="106" width="16" height="13" rx="3" fill="#ffe3a0"/><path d="M679 106q11-13 22 0z" fill="#6d4c73"/><circle cx="690" cy="112" r="34" fill="${lampGlow(box)}"/><path d="M548 236C560 224 598 182 640 176C655 174 668 200 690 200C720 200 748 174 790 178V240H548Z" fill="${box.palette.land[1][0]}"/></g>`;
}
