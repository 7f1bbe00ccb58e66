// The lines of our pictures as a file that needs no browser: the server paints covers with it for players that know no drawings in lines.
import { build as bundle } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { inRoot } from './house.mjs';

/** Reads the parts as the pages' build has packed them. */
export async function writeCoverDrawing(file) {
  const parts = await readFile(inRoot('node_modules', '.cache', 'lamplight-pictures', 'parts.json'), 'utf8');
  const contents = `
    import { drawCover } from './web/ui/pictures/draw-cover.ts';
    import { squareCover } from './web/ui/pictures/square-cover.ts';
    const parts = ${parts};
    export const draw = {
      square: (picture) => squareCover(parts, picture),
      wide: (picture) => drawCover(parts, picture),
    };
  `;
  await bundle({
    stdin: { contents, resolveDir: inRoot(), loader: 'js' },
    outfile: file,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  });
}
