import { createPaintBox } from './pieces/paint-box.ts';
import type { Hour } from './pieces/palette.ts';
import { picture } from './pieces/picture.ts';
import { createChance } from './pieces/seeded.ts';
import { moon, stars } from './pieces/sky.ts';

type NightSky = { seed: number; hour: Hour; count: number; calm?: Parameters<typeof stars>[2]['calm'] };

/** Stars only, on nothing: the page's own colours are the sky behind them. */
export function nightSky({ seed, hour, count, calm }: NightSky): string {
  const box = createPaintBox('sky', hour);
  const field = { width: 1600, height: 900, count, ...(calm && { calm }) };
  return picture(
    box,
    { width: 1600, height: 900, label: '', fit: 'xMidYMin slice' },
    stars(createChance(seed), box, field),
  );
}

/** The moon and its glow in a square, to be hung anywhere. */
export function hangingMoon(hour: Hour): string {
  const box = createPaintBox('moon', hour);
  return picture(box, { width: 400, height: 400, label: '' }, moon(box, 200, 200, 92));
}
