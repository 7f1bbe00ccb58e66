import { appIcon } from './app-icon.ts';
import { hangingLantern } from './hanging-lantern.ts';
import { landscape } from './landscape.ts';
import { hangingMoon, nightSky } from './night-sky.ts';
import { storyteller } from './storyteller.ts';
import { voyage } from './voyage.ts';

/**
 * The pictures that lie on the shelf as files, by their place under web/. Big art is loaded as an image, so that it costs
 * a page no script. tools/draw-pictures.ts draws them anew; a test holds file and drawing together.
 */
export const pictures: Readonly<Record<string, () => string>> = {
  'ui/scenes/drawn/landscape.svg': () => landscape({ seed: 7, hour: 'night', visitor: 'fox' }),
  // The words of the landing page lie on the left, so the sky is calm there.
  'ui/scenes/drawn/sky.svg': () =>
    nightSky({
      seed: 11,
      hour: 'night',
      count: 165,
      calm: { left: 0, right: 760, top: 120, bottom: 660 },
    }),
  'ui/scenes/drawn/moon.svg': () => hangingMoon('night'),
  'ui/scenes/drawn/voyage.svg': () => voyage({ seed: 5, hour: 'dusk', sailor: 'fox' }),
  'ui/scenes/drawn/storyteller.svg': storyteller,
  'ui/scenes/drawn/lantern.svg': hangingLantern,
  'public/icon.svg': () => appIcon(),
};
