// `npm run backup FILE`: one consistent archive of a house that may go on working.
import { say } from './house.mjs';
import { withArchive } from './archive.mjs';

await withArchive('backup', async ({ backUpHouse }, file) => {
  const { rows, sounds } = await backUpHouse(process.env, file);
  say(
    `${file} holds everything: ${rows} rows, ${sounds} sounds and the secret. Keep it where only you can read it.`,
  );
});
