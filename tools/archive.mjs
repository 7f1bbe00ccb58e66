// What `npm run backup` and `npm run restore` share: the set-up, one file to be named, and one sentence when it cannot be done.
import { pathToFileURL } from 'node:url';
import { giveUp, inRoot } from './house.mjs';
import { setUp } from './set-up.mjs';

export async function withArchive(verb, work) {
  const [file] = process.argv.slice(2);
  if (!file) giveUp(`Which file? Please say it like this: npm run ${verb} lamplight.tar.gz`);
  await setUp();
  const doors = await import(pathToFileURL(inRoot('dist', 'server', 'archive.js')).href);
  await work(doors, file).catch((error) => giveUp(error.message));
}
