// `npm start`: everything from a fresh clone to an open page, saying what it does while it does it.
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { giveUp, inRoot } from './house.mjs';
import { setUp } from './set-up.mjs';

await setUp();

// What is started here is a house that families use. Whoever works on it starts it with `npm run dev`, where every answer is held against
// its contract; that would be a third of the work of a list of stories.
process.env['NODE_ENV'] ??= 'production';

const server = inRoot('dist', 'server', 'main.js');
if (!existsSync(server))
  giveUp('The build left no server behind: please run npm run build and read what it says.');

// In this very process: one process to watch, one to stop, none to be left behind.
const { main } = await import(pathToFileURL(server).href);
await main();
