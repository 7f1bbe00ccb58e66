// The browser that walks the journeys. Debian's headless shell is Chromium without its windows, and takes a fifth less of a processor for
// each page; where only the whole browser is there, that will do.
import { existsSync } from 'node:fs';

const whole = '/usr/bin/chromium';
const known = ['/usr/bin/chromium-headless-shell', whole];

/** Its path, or undefined where there is none. */
export const browser = () => [process.env.CHROMIUM, ...known].find((path) => path && existsSync(path));

/** With all that hangs outside a page: the shell shows no notes. Undefined where it is not there. */
export const wholeBrowser = () => (existsSync(whole) ? whole : undefined);
