// `npm test`: the same set-up as `npm start`, what tests need besides, then every check there is.
import { checkNode, installWhenNeeded } from './house.mjs';

checkNode();
await installWhenNeeded();
const { buildWhenNeeded } = await import('./build-when-needed.mjs');
await buildWhenNeeded();
const { installTestPrograms } = await import('./test-programs.mjs');
await installTestPrograms();
const { check } = await import('./check.mjs');
process.exitCode = await check();
