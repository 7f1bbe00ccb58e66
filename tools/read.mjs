// `npm run read`: twenty stories to judge a prompt by, for readers who are not told who wrote them.
import { inRoot, run } from './house.mjs';
import { setUp } from './set-up.mjs';

await setUp();
const { code } = await run(process.execPath, ['--import', 'tsx', inRoot('tools', 'read.ts')]);
process.exitCode = code;
