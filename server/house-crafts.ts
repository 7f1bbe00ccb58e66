import { resolve } from 'node:path';
import { createCoverPainter } from './covers/cover-painter.ts';
import { openHouseNarrator } from './house-narrator.ts';
import type { HousePlatform } from './house-platform.ts';
import { openHouseWriter } from './house-writer.ts';
import { openPainter } from './painters/index.ts';

export type HouseCrafts = ReturnType<typeof openCrafts>;

/** Who writes, speaks and paints in this house. */
export function openCrafts({ settings, log, clock }: HousePlatform, siteFolder: string) {
  return {
    writer: openHouseWriter(settings, { log, clock }),
    narrator: openHouseNarrator(settings),
    // The build puts the lines of our pictures beside the pages, in a file that needs no browser.
    covers: createCoverPainter({ drawing: resolve(siteFolder, '.vite', 'cover-drawing.mjs') }),
    painter: openPainter(settings.painter, { now: () => clock.now().getTime() }),
  };
}
