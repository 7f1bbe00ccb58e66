// The browser that walks the journeys. Debian's headless shell is Chromium without its windows, and takes a fifth less of a processor for
// each page; where only the whole browser is there, that will do.
import { existsSync } from 'node:fs';

const known = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Its path, or undefined where there is none. */
export const browser = () => [process.env.CHROMIUM, ...known].find((path) => path && existsSync(path));
