import { landscape } from './landscape.ts';
import { hangingMoon, nightSky } from './night-sky.ts';
import { createPaintBox } from './pieces/paint-box.ts';
import { inset, picture } from './pieces/picture.ts';

/** What a shared link shows. It names no product, because each house has its own name; the browser that draws it has Fraunces. */
export function socialCard(): string {
  const box = createPaintBox('card', 'night');
  const sky = box.vertical('night', [
    [0, '#15143a'],
    [0.45, '#24235a'],
    [0.75, '#4a4787'],
    [1, '#7d6ca0'],
  ]);
  const words = `font-family="Fraunces, Georgia, serif" font-size="84" font-weight="540" fill="#fdf6e6" letter-spacing="-1.8" style="font-variation-settings:'SOFT' 100,'opsz' 72"`;
  return picture(
    box,
    { width: 1200, height: 630, label: 'Bedtime stories about the people they love' },
    `<rect width="1200" height="630" fill="${sky}"/>`,
    inset(nightSky({ seed: 11, hour: 'night', count: 150 }), { x: 0, y: 0, width: 1200, height: 520 }),
    inset(hangingMoon('night'), { x: 690, y: -56, width: 420, height: 420 }),
    inset(landscape({ seed: 7, hour: 'night', visitor: 'fox', sky: 60, drift: 90 }), {
      x: 0,
      y: 96,
      width: 1400,
      height: 612,
    }),
    `<text ${words}><tspan x="72" y="138">Bedtime stories</tspan><tspan x="72" y="232">about the people</tspan><tspan x="72" y="326" font-style="italic" fill="#fbce78">they love</tspan></text>`,
  );
}
