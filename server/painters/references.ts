import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PicturePlace } from '#contract/pictures.ts';

/** A place as our covers have it, with nobody in it, for a painter to go by. */
export async function referenceFor(place: PicturePlace): Promise<string> {
  return (await readFile(join(referencesFolder(), `${place}.jpg`))).toString('base64');
}

/** Whether this runs from its source or from what was built of it. */
function referencesFolder(): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const references = join(folder, 'pictures', 'references');
    if (existsSync(join(references, 'room.jpg'))) return references;
  }
  throw new Error('the house has no pictures/references: it comes with every copy of Lamplight');
}
