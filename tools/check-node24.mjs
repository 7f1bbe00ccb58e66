// `npm run check:node24`: what may differ on the next Node, run by that one: the built house, and the feature tests on the embedded database (which is
// then Node's own SQLite and no longer a package). It comes from the npm registry, so that no machine needs two.
import { pathToFileURL } from 'node:url';
import { inRoot, run, say } from './house.mjs';
import { setUp } from './set-up.mjs';

const [command, ...start] = ['npm', 'exec', '--yes', '--package=node@24', '--', 'node'];
const vitest = [
  inRoot('node_modules', 'vitest', 'vitest.mjs'),
  'run',
  '--reporter=dot',
  `--reporter=${inRoot('tools', 'second-tries.mjs')}`,
  '--project',
];
const build = `import('${pathToFileURL(inRoot('tools', 'build-when-needed.mjs')).href}').then((door) => door.buildWhenNeeded())`;

await setUp();
const steps = [['--version'], ['--eval', build], [...vitest, 'built'], [...vitest, 'sqlite']];
const failed = [];
for (const step of steps) {
  const { code } = await run(command, [...start, ...step]);
  if (code !== 0) failed.push(step.at(-1));
}
say(failed.length === 0 ? '\nAll of it holds on Node 24.' : `\nNot on Node 24: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
