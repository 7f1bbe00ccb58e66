// Wrong passwords from many homes at once, until somebody ends it: each that is looked at costs a whole hash.
// `node --import tsx bench/support/knocking.ts http://localhost:5000 50`
import { setTimeout as pause } from 'node:timers/promises';

const [url, atOnce] = process.argv.slice(2);
/** Whoever is sent away because of the crowd comes again after so long, which is sooner than they were asked to. */
const awayMs = 100;
let home = 0;

await Promise.all(Array.from({ length: Number(atOnce) }, knock));

async function knock(): Promise<never> {
  for (;;) {
    home += 1;
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${(home >> 8) & 255}.${home & 255}.1`,
    };
    const body = JSON.stringify({ email: `nobody-${home}@home.example`, password: 'moon-kettle-41' });
    const answer = await fetch(`${url}/api/login`, { method: 'POST', headers, body });
    await answer.text();
    if (answer.status === 503) await pause(awayMs);
  }
}
