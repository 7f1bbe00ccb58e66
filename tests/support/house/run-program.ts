import { type ChildProcessWithoutNullStreams, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { threadId } from 'node:worker_threads';
import { build } from 'esbuild';
import { onTestFinished } from 'vitest';

/** A process of its own, for what only a process can show: starting together, and being killed. */
export type Program = {
  child: ChildProcessWithoutNullStreams;
  /** The lines that it wrote so far. */
  lines: string[];
  /** Resolves when it has written that many lines. */
  written(count: number): Promise<void>;
  /** Its exit code, or the signal that ended it, and what it complained about. */
  ended: Promise<{ exit: number | string; complaints: string }>;
};

const built = new Map<string, Promise<string>>();

/** Makes one file of `tests/support/house/programs/NAME.ts`, because compiling it at each start would take a second a time. */
export function buildProgram(name: string): Promise<string> {
  const known = built.get(name) ?? bundle(name);
  built.set(name, known);
  return known;
}

async function bundle(name: string): Promise<string> {
  const folder = 'node_modules/.cache/programs'; // below node_modules, so that the program finds its packages
  const file = join(folder, `${name}.mjs`);
  const entryPoints = [`tests/support/house/programs/${name}.ts`];
  const options = {
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    write: false,
  } as const;
  const { outputFiles } = await build({ ...options, entryPoints });
  await mkdir(folder, { recursive: true });
  // Renamed into place, because another test may be starting the same program right now.
  const unfinished = `${file}.${process.pid}-${threadId}`;
  await writeFile(unfinished, outputFiles[0]?.contents ?? '');
  await rename(unfinished, file);
  return file;
}

export async function startProgram(name: string, ...args: string[]): Promise<Program> {
  const child = spawn(process.execPath, [await buildProgram(name), ...args]);
  onTestFinished(() => void child.kill('SIGKILL'));
  return watch(child);
}

function watch(child: ChildProcessWithoutNullStreams): Program {
  const lines: string[] = [];
  const complaints: string[] = [];
  const reader = createInterface(child.stdout).on('line', (line) => lines.push(line));
  child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk.toString()));
  const ended = once(child, 'close').then(([code, signal]: (number | string | null)[]) => ({
    exit: code ?? signal ?? 'unknown',
    complaints: complaints.join(''),
  }));
  return {
    child,
    lines,
    ended,
    async written(count) {
      while (lines.length < count) {
        await Promise.race([once(reader, 'line'), ended.then(failTooShort)]);
      }
    },
  };
}

function failTooShort({ exit, complaints }: { exit: number | string; complaints: string }): never {
  throw new Error(`The program ended (${exit}) before it wrote what was waited for.\n${complaints}`);
}

export const run = promisify(execFile);

export async function isInstalled(program: string): Promise<boolean> {
  return await run(program, ['--version']).then(
    () => true,
    () => false,
  );
}
