import { paperLantern } from './pieces/lantern.ts';
import { createPaintBox } from './pieces/paint-box.ts';
import { at, picture } from './pieces/picture.ts';

/** A paper lantern on a long string, to hang from the upper edge of anything. */
export function hangingLantern(): string {
  const box = createPaintBox('lantern', 'night');
  return picture(
    box,
    { width: 160, height: 330, label: '', fit: 'xMidYMin meet' },
    at(80, 0, paperLantern(box, 214)),
  );
}
