import { lanternMark } from './pieces/lantern.ts';
import { createPaintBox } from './pieces/paint-box.ts';
import { picture } from './pieces/picture.ts';

type AppIcon = {
  /** Phones cut their own shape out of a maskable icon, so its night reaches the edges and its lantern stays inside. */
  isMaskable?: boolean;
};

/** The lantern in the dark: what stands on a family's home screen. */
export function appIcon({ isMaskable = false }: AppIcon = {}): string {
  const box = createPaintBox('icon', 'night');
  const night = box.vertical('night', [
    [0, '#2b2a63'],
    [1, '#14132f'],
  ]);
  const glow = box.radial('glow', [
    [0, '#ffca73', 0.55],
    [0.6, '#f0a860', 0.14],
    [1, '#f0a860', 0],
  ]);
  const size = isMaskable ? 8.4 : 10.6;
  const place = 256 - 20.8 * size;
  return picture(
    box,
    { width: 512, height: 512, label: '' },
    `<rect width="512" height="512" rx="${isMaskable ? 0 : 116}" fill="${night}"/>`,
    `<circle cx="256" cy="270" r="${isMaskable ? 210 : 244}" fill="${glow}"/>`,
    `<g transform="translate(${256 - 20 * size} ${place}) scale(${size})">${lanternMark}</g>`,
  );
}
