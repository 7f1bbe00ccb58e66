// What `npm run backup` and `npm run restore` share: the set-up, one file to be named, and one sentence when it cannot be done.
import { checkNode, giveUp, inRoot, installWhenNeeded } from './house.mjs';

export async function withArchive(verb, work) {
  checkNode();
  const [file] = process.argv.slice(2);
  if (!file) giveUp(`Which file? Please say it like this: npm run ${verb} lamplight.tar.gz`);
  await installWhenNeeded();
  const { buildWhenNeeded } = await import('./build-when-needed.mjs');
  await buildWhenNeeded();
  const doors = await import(inRoot('dist', 'server', 'archive.js'));
  await work(doors, file).catch((error) => giveUp(error.message));
}
