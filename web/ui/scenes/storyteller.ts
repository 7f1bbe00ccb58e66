import { creatures } from './pieces/creatures/index.ts';
import { lampGlow, lanternMark } from './pieces/lantern.ts';
import { createPaintBox } from './pieces/paint-box.ts';
import { at, picture } from './pieces/picture.ts';

/** The storyteller herself: an owl on a branch of books, with a lamp to see by. */
export function storyteller(): string {
  const box = createPaintBox('teller', 'night');
  const shadow = box.shadow('cutsmall', { dx: 0, dy: 2, blur: 3, opacity: 0.45 });
  const books = `<path d="M-52 0h92q5 0 5 6v6q0 6-5 6h-92q-6 0-6-9t6-9z" fill="#a45a52"/><path d="M-50 3h88v12h-88q-4 0-4-6t4-6z" fill="#f4e6d2"/><path d="M-40-18h84q5 0 5 5v8q0 5-5 5h-84q-6 0-6-9t6-9z" fill="#4f6b83"/><path d="M-38-15h80v12h-80q-4 0-4-6t4-6z" fill="#fbf0dc"/>`;
  const lamp = `<circle cx="0" cy="-18" r="34" fill="${lampGlow(box)}"/><g transform="translate(-22 -40) scale(1.1)">${lanternMark}</g>`;
  return picture(
    box,
    { width: 190, height: 170, label: '', fit: 'xMidYMax meet' },
    `<g filter="${shadow}">${at(80, 130, books)}${at(78, 112, creatures.owl.sitting, { scale: 1.15 })}</g>`,
    at(150, 148, lamp),
  );
}
