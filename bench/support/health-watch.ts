// Asks a house how it is, every five milliseconds, until its parent says stop; then tells the longest time that it waited for an answer.
// In a process of its own: what is measured is the house, and not how busy those are who ask.
import { setTimeout as pause } from 'node:timers/promises';

const [url] = process.argv.slice(2);
let longest = 0;
const over = new AbortController();
process.on('message', () => over.abort());
// Nobody is left to tell.
process.on('disconnect', () => process.exit());

while (!over.signal.aborted) {
  const begun = performance.now();
  await (await fetch(`${url}/api/health`)).arrayBuffer();
  longest = Math.max(longest, performance.now() - begun);
  await pause(5);
}
process.send?.(longest, () => process.disconnect());
