// `npm run release`: the house as an archive that needs only Node: what was built, the tales, and the libraries that run, for every machine we
// know. `--here` brings along the machine code of this machine alone and asks no registry; `--into FOLDER` says where it goes.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGzip } from 'node:zlib';
import { giveUp, inRoot, run, say } from './house.mjs';
import { setUp } from './set-up.mjs';

/** Both processors, on what families and servers run. */
const machines = ['linux-x64-gnu', 'linux-arm64-gnu', 'linux-x64-musl', 'linux-arm64-musl'].concat([
  'darwin-x64',
  'darwin-arm64',
  'win32-x64-msvc',
  'win32-arm64-msvc',
]);

/** What whoever runs a house opens, and what these doors need. */
const doors = ['start', 'backup', 'restore', 'archive', 'health', 'kokoro', 'fetch-checked'].concat([
  'house',
  'set-up',
  'build-when-needed',
]);
const papers = [
  'LICENSE',
  'THIRD_PARTY_NOTICES.md',
  'CHANGELOG.md',
  'docs/guides/deploy.md',
  'docs/guides/payments.md',
];

/** What Node cannot run is a third of what libraries bring: their sources, types and maps. Whom it is from always stays. */
const idle = ['.ts', '.mts', '.cts', '.map', '.md', '.c', '.h', '.cpp', '.hpp', '.gyp'];
const isOfUse = (file) => !idle.includes(extname(file)) || /licen[cs]e|notice|copying/i.test(basename(file));

const { values: wanted } = parseArgs({
  options: {
    here: { type: 'boolean', default: false },
    into: { type: 'string', default: inRoot('dist', 'release') },
  },
});
const product = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
const name = `lamplight-${product.version}`;
const into = resolve(wanted.into);
const folder = join(into, name);
const inRelease = (...parts) => join(folder, ...parts);

await setUp();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
copyTheHouse();
writeDescription();
copyLibraries();
if (!wanted.here) await fetchOtherMachines();
await pack();

function copyTheHouse() {
  const runs = (file) => extname(file) !== '.map';
  cpSync(inRoot('dist', 'server'), inRelease('dist', 'server'), { recursive: true, filter: runs });
  cpSync(inRoot('dist', 'web'), inRelease('dist', 'web'), { recursive: true, filter: runs });
  cpSync(inRoot('tales'), inRelease('tales'), { recursive: true });
  for (const door of doors) cpSync(inRoot('tools', `${door}.mjs`), inRelease('tools', `${door}.mjs`));
  for (const paper of papers) cpSync(inRoot(paper), inRelease(paper), { recursive: true });
}

/** The commands of the guide are the same here as in the repository. */
function writeDescription() {
  const { version, description, license, engines, dependencies } = product;
  const scripts = Object.fromEntries(
    Object.entries(product.scripts).filter(([, script]) =>
      doors.some((door) => script.endsWith(` tools/${door}.mjs`)),
    ),
  );
  const said = {
    name: product.name,
    version,
    private: true,
    description,
    license,
    type: 'module',
    scripts,
    engines,
    dependencies,
  };
  writeFileSync(inRelease('package.json'), `${JSON.stringify(said, null, 2)}\n`);
}

/** Everything that the lockfile does not call a tool of ours. What belongs to another machine is not installed here. */
function copyLibraries() {
  for (const [path, { dev, devOptional }] of Object.entries(packages))
    if (path !== '' && !dev && !devOptional && existsSync(inRoot(path)))
      copyLibrary(inRoot(path), inRelease(path));
}

function copyLibrary(from, to) {
  const own = (file) => basename(file) !== 'node_modules' && (statSync(file).isDirectory() || isOfUse(file));
  cpSync(from, to, { recursive: true, filter: own });
}

/** The one library whose machine code comes in packages of their own; npm has installed this machine's. */
async function fetchOtherMachines() {
  const scratch = mkdtempSync(join(tmpdir(), 'lamplight-release-'));
  try {
    for (const machine of machines) await fetchFor(machine, scratch);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function fetchFor(machine, scratch) {
  const library = `@node-rs/argon2-${machine}`;
  const path = `node_modules/${library}`;
  if (existsSync(inRelease(path))) return;
  const { version, integrity } = packages[path];
  say(`Fetching ${library} ${version} …`);
  const packed = await must('npm', [
    'pack',
    `${library}@${version}`,
    '--silent',
    '--pack-destination',
    scratch,
  ]);
  const file = join(scratch, packed.trim());
  const [algorithm, expected] = integrity.split(/-(.*)/);
  if (createHash(algorithm).update(readFileSync(file)).digest('base64') !== expected)
    giveUp(`${library} ${version} is not what the lockfile knows: nothing was packed.`);
  mkdirSync(inRelease(path), { recursive: true });
  await must('tar', ['-xzf', file, '-C', inRelease(path), '--strip-components=1']);
}

/** Packed quickly: most of it is machine code and compressed already, and the strongest packing saves three megabytes of forty. */
async function pack() {
  const archive = join(into, `${name}.tar.gz`);
  const tar = spawn('tar', ['-cf', '-', '-C', into, name], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(tar, 'close');
  await pipeline(tar.stdout, createGzip({ level: 1 }), createWriteStream(archive));
  const [code] = await ended;
  if (code !== 0) giveUp(`tar did not succeed: ${archive} is not whole.`);
  const megabytes = (statSync(archive).size / 1e6).toFixed(0);
  say(
    `${archive} (${megabytes} MB) runs wherever Node ${product.engines.node} is: unpack it and say npm start in it.`,
  );
}

async function must(command, args) {
  const { code, output } = await run(command, args, { quiet: true });
  if (code !== 0) giveUp(`${command} ${args[0]} did not succeed: ${output}`);
  return output;
}
