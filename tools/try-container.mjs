// `node tools/try-container.mjs`, as root on Debian: does what the Containerfile says without a container engine, for machines that have none.
// A plain root made by debootstrap, with Node put where the official image has it, stands in for that image; each step runs inside by chroot. Then the
// house is started as its user from a root that is read-only, is asked whether it is well, tells a story, and is stopped.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { parseArgs } from 'node:util';
import { giveUp, inRoot, root as repository, say } from './house.mjs';

const { values: wanted } = parseArgs({
  options: {
    /** A root from an earlier try, or where to keep this one's: making it takes a minute. */
    base: { type: 'string' },
    mirror: { type: 'string', default: 'http://deb.debian.org/debian' },
    port: { type: 'string', default: '5088' },
  },
});
const scratch = mkdtempSync(join(tmpdir(), 'lamplight-container-'));
const base = wanted.base ?? join(scratch, 'base');

const { stages, last } = readContainerfile(readFileSync(inRoot('Containerfile'), 'utf8'));
function readContainerfile(text) {
  const lines = text
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line));
  const found = [];
  for (const line of lines) {
    const [, word, rest] = /^([A-Z]+) +(.*)$/.exec(line);
    if (word === 'FROM') {
      const [, image, name = String(found.length)] = /^(?:--\S+ )*(\S+)(?: AS (\S+))?$/.exec(rest);
      found.push({ image, name, steps: [], root: join(scratch, name) });
    } else found.at(-1).steps.push({ word, rest });
  }
  return { stages: found, last: found.at(-1) };
}

/** What `node:NN-bookworm-slim` is: Debian's smallest root, Node and npm in /usr/local, and a user of the number 1000. */
function makeBase() {
  if (existsSync(join(base, 'usr', 'local', 'bin', 'node'))) return;
  const [, major, suite] =
    /node:(\d+)-(\w+)-slim$/.exec(last.image) ?? giveUp(`No root is known like ${last.image}.`);
  say(`A plain root of ${suite}, with Node ${major} …`);
  if (!existsSync(join(base, 'bin'))) must('debootstrap', ['--variant=minbase', suite, base, wanted.mirror]);
  const local = join(base, 'usr', 'local');
  const fetched = (name) => must('npm', ['pack', '--silent', '--pack-destination', scratch, name]).trim();
  const unpack = (file, folder) => {
    mkdirSync(folder, { recursive: true });
    must('tar', ['-xzf', join(scratch, file), '-C', folder, '--strip-components=1']);
  };
  unpack(fetched('npm@11'), join(local, 'lib', 'node_modules', 'npm'));
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin', 'npm'));
  unpack(fetched(`node-linux-${process.arch}@${major}`), join(scratch, 'node'));
  cpSync(join(scratch, 'node', 'bin', 'node'), join(local, 'bin', 'node'));
  for (const file of ['bin/node', 'lib/node_modules/npm/bin/npm-cli.js']) chmodSync(join(local, file), 0o755);
  appendFileSync(join(base, 'etc', 'passwd'), 'node:x:1000:1000::/home/node:/bin/sh\n');
  // An engine writes this one for each container.
  appendFileSync(join(base, 'etc', 'hosts'), '127.0.0.1 localhost\n::1 localhost\n');
  appendFileSync(join(base, 'etc', 'group'), 'node:x:1000:\n');
}

function build(stage) {
  say(`\n── ${stage.name}, from ${stage.image}`);
  must('cp', ['-a', base, stage.root]);
  Object.assign(stage, { env: {}, folder: '/', user: 'root', volumes: [] });
  for (const step of stage.steps) {
    say(`   ${step.word} ${step.rest}`);
    (
      does[step.word] ??
      (() => giveUp(`The Containerfile says ${step.word}, and nobody has said how that is tried.`))
    )(stage, step.rest);
  }
}

const does = {
  WORKDIR: (stage, folder) => {
    stage.folder = folder;
    mkdirSync(join(stage.root, folder), { recursive: true });
  },
  COPY: (stage, rest) => {
    const [, from, words] = /^(?:--from=(\S+) )?(.*)$/.exec(rest);
    const paths = words.split(/ +/);
    const target = inside(stage, paths.pop());
    const source = from ? stages.find(({ name }) => name === from).root : repository;
    for (const path of paths) {
      const to = paths.length > 1 || (path !== '.' && words.endsWith('/')) ? join(target, path) : target;
      cpSync(join(source, path), to, {
        recursive: true,
        preserveTimestamps: true,
        verbatimSymlinks: true,
        filter: (file) => from || !isIgnored(file),
      });
    }
  },
  RUN: (stage, command) => {
    const { registry, certificates } = networkOfNpm(stage.root);
    const { status } = chrooted(stage, ['/bin/sh', '-c', command], { ...registry, ...certificates });
    if (status !== 0) giveUp(`That step ended with ${status}.`);
  },
  ENV: (stage, rest) => {
    for (const pair of rest.split(/ +/)) {
      const [name, value] = pair.split('=');
      stage.env[name] = value;
    }
  },
  USER: (stage, user) => (stage.user = user),
  VOLUME: (stage, path) => stage.volumes.push(path),
  EXPOSE: (stage, port) => (stage.port = port),
  HEALTHCHECK: (stage, rest) => (stage.health = JSON.parse(/CMD (\[.*\])$/.exec(rest)[1])),
  CMD: (stage, rest) => (stage.command = JSON.parse(rest)),
};

const inside = (stage, path) => join(stage.root, isAbsolute(path) ? path : join(stage.folder, path));

const ignored = readFileSync(inRoot('.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));
const isIgnored = (file) =>
  ignored.some((line) => (line.startsWith('*') ? file.endsWith(line.slice(1)) : file === inRoot(line)));

/** As this machine's npm reaches its registry. */
function networkOfNpm(folder) {
  const registry = { npm_config_registry: must('npm', ['config', 'get', 'registry']).trim() };
  cpSync('/etc/resolv.conf', join(folder, 'etc', 'resolv.conf'), { dereference: true });
  const known = process.env.NODE_EXTRA_CA_CERTS ?? process.env.SSL_CERT_FILE;
  if (!known) return { registry, certificates: {} };
  cpSync(known, join(folder, 'tmp', 'certificates.pem'), { dereference: true });
  return { registry, certificates: { NODE_EXTRA_CA_CERTS: '/tmp/certificates.pem' } };
}

/** In namespaces of its own, so that nothing stays mounted. */
function insideOf(stage, command, env, mounts) {
  const words = Object.entries({
    PATH: '/usr/local/bin:/usr/bin:/bin',
    HOME: '/tmp',
    ...stage.env,
    ...env,
  }).map(([name, value]) => `${name}=${value}`);
  const enter = ['chroot', `--userspec=${stage.user}:${stage.user}`, stage.root, 'env', '-i', ...words];
  const script = [
    ...mounts,
    `mount --rbind /dev ${stage.root}/dev`,
    `mount -t proc proc ${stage.root}/proc`,
    'exec "$@"',
  ].join(' && ');
  return [
    '--mount',
    'sh',
    '-c',
    script,
    'sh',
    ...enter,
    'sh',
    '-c',
    `cd ${stage.folder} && exec "$@"`,
    'sh',
    ...command,
  ];
}

const chrooted = (stage, command, env = {}, mounts = []) =>
  spawnSync('unshare', insideOf(stage, command, env, mounts), { stdio: ['ignore', 'inherit', 'inherit'] });

/** The root read-only, /tmp in memory, and one folder outside for each volume. */
async function start(stage) {
  const { root } = stage;
  const mounts = [`mount --bind ${root} ${root}`];
  for (const volume of stage.volumes) {
    // An engine gives a new volume the owner and mode that the folder has in the image.
    const outside = join(scratch, `volume${volume.replaceAll('/', '-')}`);
    must('cp', ['-a', join(root, volume), outside]);
    mounts.push(`mount --bind ${outside} ${root}${volume}`);
  }
  mounts.push(`mount -o remount,bind,ro ${root}`, `mount -t tmpfs tmpfs ${root}/tmp`);
  const env = { PORT: wanted.port };
  say(
    `\n── ${stage.command.join(' ')}, as ${stage.user}, everything but ${stage.volumes.join(', ')} and /tmp read-only`,
  );
  const house = spawn('unshare', insideOf(stage, stage.command, env, mounts), { stdio: 'inherit' });
  const ended = once(house, 'close');
  try {
    await until(() => chrooted(stage, stage.health, env).status === 0, house);
    say('   it is well');
    if (chrooted(stage, ['touch', '/lamplight/a-trace'], env, mounts).status === 0)
      throw new Error('The root can be written to.');
    await tryOut(`http://localhost:${wanted.port}`);
  } finally {
    house.kill('SIGTERM');
    say(`   it closed with ${(await ended)[0]}`);
  }
}

async function until(isSo, house) {
  for (let tries = 0; tries < 60 && house.exitCode === null; tries += 1) {
    if (isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('The house did not become well.');
}

/** A family comes in and is told a story: the database, the password's hash and the voice each need machine code, and the storyteller its tales. */
async function tryOut(url) {
  const anna = { email: 'anna@home.example', password: 'moon-kettle-41' };
  const mia = { name: 'Mia', age: 5, relationship: 'daughter', hobbies: [], traits: [] };
  const post = (path, body, cookie = '') =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  await post('/api/signup', { ...anna, firstName: 'Anna', lastName: 'Lee', agreeToTerms: true });
  const login = await post('/api/login', anna);
  const cookie = login.headers.get('set-cookie')?.split(';')[0];
  const written = await post(
    '/api/stories',
    { theme: 'a kite', duration: 'short', characterDetails: [mia] },
    cookie,
  );
  const { title, content = '' } = await written.json();
  const voice = await post('/api/generate-tts', { text: content, voice: 'emma' }, cookie);
  const bytes = (await voice.arrayBuffer()).byteLength;
  const page = await fetch(url);
  say(
    `   the front page ${page.status}, a sign-in ${login.status}, “${title}” ${written.status} of ${content.length} letters, told ${voice.status} in ${bytes} bytes`,
  );
  if (!page.ok || !login.ok || !content.includes('Mia') || !voice.ok || bytes < content.length)
    throw new Error('Something in it does not work.');
}

function must(command, args) {
  const { status, stdout, error } = spawnSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) giveUp(`${command} ${args[0]} did not succeed${error ? `: ${error.message}` : ''}.`);
  return stdout;
}

makeBase();
try {
  for (const stage of stages) build(stage);
  await start(last);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
