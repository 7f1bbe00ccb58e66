// The two programs that tests use and npm does not bring: a browser and a PostgreSQL. Debian's packages of both.
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { browser } from './browser.mjs';
import { giveUp, run, say } from './house.mjs';

const postgresFolder = '/usr/lib/postgresql';
const postgresql = () =>
  existsSync(postgresFolder) &&
  readdirSync(postgresFolder).some((version) => existsSync(`${postgresFolder}/${version}/bin/initdb`));

const shell = 'chromium-headless-shell';
const programs = [
  { name: shell, isThere: () => browser() !== undefined },
  { name: 'postgresql', isThere: postgresql },
];

export async function installTestPrograms() {
  const missing = programs.filter((program) => !program.isThere()).map(({ name }) => name);
  if (missing.length === 0) return;
  const asRoot = await waysToBeRoot();
  if (!asRoot) {
    giveUp(
      `The tests need ${missing.join(' and ')}: please install ${missing.length === 1 ? 'it' : 'them'}, on Debian or Ubuntu with: sudo apt-get install ${missing.join(' ')}.`,
    );
  }
  say(`Installing ${missing.join(' and ')} for the tests …`);
  const aptGet = async (...args) => {
    const [command, ...rest] = [...asRoot, 'apt-get', ...args];
    return run(command, rest, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
  };
  const install = (names) => aptGet('install', '-y', '--no-install-recommends', ...names);
  await aptGet('update');
  const first = await install(missing);
  if (first.code === 0) return;
  // Distributions without the headless shell have the whole browser.
  const { code, output } = await install(missing.map((name) => (name === shell ? 'chromium' : name)));
  if (code !== 0)
    giveUp(
      `${missing.join(' and ')} could not be installed: please install by hand and try again.\n\n${output.slice(-2_000)}`,
    );
}

async function waysToBeRoot() {
  if (!existsSync('/usr/bin/apt-get')) return null;
  if (process.getuid?.() === 0) return [];
  try {
    accessSync('/usr/bin/sudo', constants.X_OK);
  } catch {
    return null;
  }
  return (await run('/usr/bin/sudo', ['-n', 'true'], { quiet: true })).code === 0
    ? ['/usr/bin/sudo', '-n', '--preserve-env=DEBIAN_FRONTEND']
    : null;
}
