// What every door of the house needs to know before anything is installed: plain Node, no dependency, readable by an old Node too.
import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const inRoot = (...parts) => join(root, ...parts);

export const say = (text) => process.stdout.write(`${text}\n`);

/** One sentence, with the mend, and an exit code that is not 0. */
export function giveUp(sentence) {
  process.stderr.write(`\n  ${sentence}\n\n`);
  process.exit(1);
}

const leastNode = [20, 19];

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > leastNode[0] || (major === leastNode[0] && minor >= leastNode[1])) return;
  giveUp(
    `Lamplight needs Node ${leastNode.join('.')} or newer and this is ${process.versions.node}: please install a newer one from https://nodejs.org.`,
  );
}

/** Runs a program to its end. `quiet` keeps its output and shows it only when it fails. */
export function run(command, args, { quiet = false, env = {}, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 127, output: `${command}: ${error.message}` }));
    child.on('close', (code, signal) => resolve({ code: code ?? 1, signal, output }));
  });
}

/** npm puts its own record of what it installed into node_modules as its very last step, so a cut-off install has none. */
export async function installWhenNeeded() {
  const lock = inRoot('package-lock.json');
  const installed = inRoot('node_modules', '.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  say(
    existsSync(installed)
      ? 'Fetching what has changed among the libraries …'
      : 'Fetching the libraries (once, about half a minute) …',
  );
  const npm = process.env.npm_execpath;
  const [command, args] = npm
    ? [process.execPath, [npm]]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
  const { code, output } = await run(
    command,
    [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'],
    { quiet: true },
  );
  if (code !== 0)
    giveUp(`The libraries could not be fetched: please check the network and try again.\n\n${output}`);
}
