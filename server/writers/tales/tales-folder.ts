import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The house's own tales in one language, as they lie in the repository, whether this runs from its source or from what was built of it. */
export function talesFolder(language = 'en'): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const tales = join(folder, 'tales', language);
    if (existsSync(join(tales, 'places.txt'))) return tales;
  }
  throw new Error(`the house has no tales/${language}: it comes with every copy of Lamplight`);
}
