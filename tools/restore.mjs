// `npm run restore FILE`: puts an archive into an empty place, on either kind of database.
import { say } from './house.mjs';
import { withArchive } from './archive.mjs';

await withArchive('restore', async ({ restoreHouse }, file) => {
  const { rows, sounds, madeAt } = await restoreHouse(process.env, file);
  say(`Everything of ${madeAt} is back: ${rows} rows and ${sounds} sounds.`);
});
