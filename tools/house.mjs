// What every door of the house needs to know before anything is installed: plain Node, no dependency, readable by an old Node too.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Lets one process at a time set the house up: two that start together would pull the floor from under each other. A lock whose
 * owner is gone is nobody's.
 */
export async function alone(work) {
  const lock = join(
    tmpdir(),
    `lamplight-set-up-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`,
  );
  while (!takeLock(lock)) await new Promise((resolve) => setTimeout(resolve, 200));
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function takeLock(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (isAbandoned(lock)) rmSync(lock, { force: true });
    return false;
  }
}

function isAbandoned(lock) {
  const pid = Number(readIfThere(lock));
  // Still without a name: it is just being written, unless whoever wrote it was cut off.
  if (!pid) return Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > 5_000;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

const readIfThere = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/**
 * npm puts its own record of what it installed into node_modules as its very last step, so a cut-off install has none. Beside it we
 * note which lockfile that was: a checkout makes every file newer and changes none.
 */
export async function installWhenNeeded() {
  const lockfile = createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .digest('hex');
  const installed = inRoot('node_modules', '.package-lock.json');
  const note = inRoot('node_modules', '.lamplight-lockfile');
  const isInstalled = () => existsSync(installed) && readIfThere(note) === lockfile;
  if (isInstalled()) return;
  await alone(async () => {
    if (isInstalled()) return;
    const isNewer =
      existsSync(installed) && statSync(installed).mtimeMs >= statSync(inRoot('package-lock.json')).mtimeMs;
    if (!isNewer || existsSync(note)) await install(existsSync(installed));
    writeFileSync(note, lockfile);
  });
}

async function install(isThere) {
  say(
    isThere
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
