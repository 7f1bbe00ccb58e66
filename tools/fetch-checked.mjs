// Brings one file of a known length and checksum from somewhere, with a bar that grows. What is not that file is not kept.
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** A line so quiet is believed to be dead. */
const patienceMs = 60_000;

/** True where it had to be fetched, false where it already lay there. Throws one sentence where it could not be had. */
export async function fetchChecked({ url, file, bytes, sha256 }, onProgress = () => {}) {
  if (existsSync(file) && (await sumOf(file)) === sha256) return false;
  mkdirSync(dirname(file), { recursive: true });
  const part = `${file}.part`;
  try {
    await bring(url, part, bytes, onProgress);
    if ((await sumOf(part)) !== sha256)
      throw new Error(`What came from ${url} is not the file we know: nothing of it was kept.`);
    renameSync(part, file);
    return true;
  } finally {
    rmSync(part, { force: true });
  }
}

async function bring(url, part, bytes, onProgress) {
  const giveUpWaiting = new AbortController();
  let waiting;
  const wait = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => giveUpWaiting.abort(), patienceMs);
  };
  wait();
  let got = 0;
  let disk;
  try {
    const response = await fetch(url, { signal: giveUpWaiting.signal });
    if (!response.ok || !response.body) throw new Error(`it answered ${response.status}`);
    disk = await open(part, 'w');
    for await (const chunk of response.body) {
      wait();
      got += chunk.length;
      // Nobody fills this disk with something that cannot be the file any more.
      if (got > bytes) throw new Error(`it is longer than the ${bytes} bytes we know`);
      await disk.write(chunk);
      onProgress(got);
    }
  } catch (error) {
    const why = giveUpWaiting.signal.aborted
      ? 'nothing came for a minute'
      : (error.cause?.message ?? error.message);
    throw new Error(`${url} could not be fetched: ${why}.`, { cause: error });
  } finally {
    clearTimeout(waiting);
    await disk?.close();
  }
}

async function sumOf(file) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

const barLength = 30;
const megabytes = (bytes) => (bytes / 1e6).toFixed(bytes < 1e6 ? 3 : 0);

/** Draws in one line of a terminal; where there is none, each tenth is a line of its own. */
export function createBar(title, bytes, output = process.stdout) {
  let drawn = -1;
  return (got) => {
    const share = bytes === 0 ? 1 : got / bytes;
    const step = Math.floor(share * (output.isTTY ? barLength : 10));
    if (step === drawn && got < bytes) return;
    drawn = step;
    const full = Math.floor(share * barLength);
    const bar = `${'█'.repeat(full)}${'░'.repeat(barLength - full)}`;
    const line = `  ${bar} ${Math.floor(share * 100)} %  ${title}, ${megabytes(got)} of ${megabytes(bytes)} MB`;
    output.write(output.isTTY ? `\r${line}${got < bytes ? '' : '\n'}` : `${line}\n`);
  };
}
