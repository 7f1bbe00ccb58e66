import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** As it lies in the repository, whether this runs from its source or from what was built of it. */
export function ownFile(name: string): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, 'tales', 'en', name);
    if (existsSync(file)) return file;
  }
  throw new Error(`the house has no tales/en/${name}: it comes with every copy of Lamplight`);
}
