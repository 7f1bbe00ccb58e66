// `npm test`: the same set-up as `npm start`, what tests need besides, then every check there is.
import { check } from './check.mjs';
import { setUp } from './set-up.mjs';
import { installTestPrograms } from './test-programs.mjs';

await setUp();
await installTestPrograms();
process.exitCode = await check();
