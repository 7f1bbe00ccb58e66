import { createHmac, randomBytes } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  openSync,
  closeSync,
  fsyncSync,
  readFileSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { SettingProblem } from './environment.ts';

/** One secret for the whole house; every purpose gets a key of its own from it. */
export type Secrets = { keyFor: (purpose: string) => Buffer };

/** The secret that is set, or the one made on the first start and kept beside the data, readable by its owner alone. */
export function openSecrets(settings: { appSecret: string | undefined; dataDir: string }): Secrets {
  const secret = settings.appSecret ?? keptSecret(settings.dataDir);
  return { keyFor: (purpose) => createHmac('sha256', secret).update(purpose).digest() };
}

export const secretFileName = 'app-secret';
export const secretFile = (dataDir: string): string => join(dataDir, secretFileName);

function keptSecret(dataDir: string): string {
  const file = secretFile(dataDir);
  const kept = readIfThere(file);
  if (kept !== undefined) return kept;

  // Whole or not at all, also when several first starts race or one is cut off: write aside, then link, which never overwrites.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const aside = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const handle = openSync(aside, 'wx', 0o600);
  writeSync(handle, randomBytes(32).toString('hex'));
  fsyncSync(handle);
  closeSync(handle);
  try {
    linkSync(aside, file);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    unlinkSync(aside);
  }
  return readIfThere(file) ?? keptSecret(dataDir);
}

function readIfThere(file: string): string | undefined {
  try {
    const secret = readFileSync(file, 'utf8').trim();
    if (secret.length >= 32) return secret;
    throw new SettingProblem(
      `${file} is damaged: please restore it from a backup, or delete it, which signs everybody out.`,
    );
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
