import { creatures } from './pieces/creatures/index.ts';
import { lampGlow } from './pieces/lantern.ts';
import { createPaintBox } from './pieces/paint-box.ts';
import { at, picture } from './pieces/picture.ts';

/** The storyteller herself: an owl on a branch of books, with a lamp to see by. */
export function storyteller(): string {
  const box = createPaintBox('teller', 'night');
  const shadow = box.shadow('cutsmall', { dx: 0, dy: 2, blur: 3, opacity: 0.45 });
  const books = `<path d="M-52 0h92q5 0 5 6v6q0 6-5 6h-92q-6 0-6-9t6-9z" fill="#a45a52"/><path d="M-50 3h88v12h-88q-4 0-4-6t4-6z" fill="#f4e6d2"/><path d="M-40-18h84q5 0 5 5v8q0 5-5 5h-84q-6 0-6-9t6-9z" fill="#4f6b83"/><path d="M-38-15h80v12h-80q-4 0-4-6t4-6z" fill="#fbf0dc"/>`;
  const lamp = `<circle cx="0" cy="-16" r="40" fill="${lampGlow(box)}"/><path d="M-9-30q9-12 18 0" fill="none" stroke="#ffdf9c" stroke-width="2.6"/><rect x="-10" y="-32" width="20" height="5" rx="2.5" fill="#ffdf9c"/><path d="M-10-25q-4 10 0 20h20q4-10 0-20z" fill="#ffca73"/><path d="M0-22c5 5 5 11 0 13c-5-2-5-8 0-13z" fill="#fff6df"/><rect x="-11" y="-5" width="22" height="5" rx="2.5" fill="#ffdf9c"/>`;
  return picture(
    box,
    { width: 180, height: 150, label: '', fit: 'xMidYMax meet' },
    `<g filter="${shadow}">${at(80, 130, books)}${at(78, 112, creatures.owl.sitting, { scale: 1.15 })}</g>`,
    at(142, 148, lamp),
  );
}
