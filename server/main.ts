import { accessSync, constants, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { openHouse, type House } from './app.ts';
import { realClock } from './platform/clock.ts';
import { SettingProblem } from './platform/config/environment.ts';
import type { Settings } from './platform/config/settings.ts';
import { openLog, type Log } from './platform/log.ts';
import { keepLean, openLightly } from './platform/spare-memory.ts';
import { sentenceFor } from './sentence-for.ts';
import { readHouseSettings } from './settings.ts';

/** Longer than the slowest honest request, shorter than the patience of whoever asked us to stop. */
const drainMs = 8_000;

/** Starts the house, and stops it when it is asked to. */
export async function main(siteFolder = builtSite): Promise<void> {
  try {
    const settings = readHouseSettings(process.env);
    mustBeWritable(settings.dataDir);
    const log = openLog({ level: settings.logLevel, forPeople: process.stdout.isTTY });
    const house = await openLightly(() => openHouse(settings, { log, clock: realClock, siteFolder }));
    closeWhenAsked(house, log);
    process.stdout.write(welcome(house, settings));
    keepLean(log);
  } catch (error) {
    process.stderr.write(`\n  ${sentenceFor(error, process.env)}\n\n`);
    process.exit(1);
  }
}

/** The build puts the server into dist/server and the client beside it. */
const builtSite = resolve(import.meta.dirname, '..', 'web');

function mustBeWritable(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new SettingProblem(
      `DATA_DIR (${resolve(dataDir)}) cannot be written to: please give this user the right to write there, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}

function welcome(house: House, settings: Settings): string {
  const lines = [
    `${house.brandName} is ready:  ${house.address}`,
    '',
    `  database   ${house.database}`,
    `  stories    ${house.writer}`,
    `  narration  ${house.narrator}`,
    `  pictures   ${house.painter}`,
    `  sounds     ${house.audioStore}`,
    `  mail       ${settings.mail ? 'by SMTP' : `written to ${resolve(settings.dataDir, 'outbox')}`}`,
    '',
    'Press Ctrl-C to close the house.',
  ];
  return `\n${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}\n\n`;
}

function closeWhenAsked(house: House, log: Log): void {
  let isClosing = false;
  const close = (signal: NodeJS.Signals) => {
    // npm passes a Ctrl-C on to a process that the terminal has told already: the second is the same wish.
    if (isClosing) return;
    isClosing = true;
    log.info({ signal }, 'closing the house');
    const tooLate = setTimeout(() => process.exit(1), drainMs + 1_000);
    tooLate.unref();
    house.close(drainMs).then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'the house did not close well');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
}
