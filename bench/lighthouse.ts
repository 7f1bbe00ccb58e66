import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { publicPages } from '#contract/addresses.ts';
import { startBuiltHouse } from '#tests/support/house/built-house.ts';
import { startChromium } from './lighthouse/chromium.ts';
import {
  figuresOf,
  isWhole,
  medians,
  missed,
  type Figures,
  type LighthouseResult,
} from './lighthouse/figures.ts';

// What a parent's phone makes of the public pages: Lighthouse, mobile, each page three times, the middle one counts. The yardstick is
// a page of one sentence, measured in the same run: what it takes is the machine's and not ours.
//   node --import tsx bench/lighthouse.ts            the built house, started for this
//   node --import tsx bench/lighthouse.ts --url http://localhost:5000 --runs 5 /about
// Lighthouse is no dependency of ours: it comes into a folder of its own in the cache on first use.

type Lighthouse = (url: string, options: object) => Promise<{ lhr: LighthouseResult } | undefined>;

const { url, runs, pages } = wishes(process.argv.slice(2));
const lighthouse = await bringLighthouse();
const dataDir = mkdtempSync(join(tmpdir(), 'lamplight-lighthouse-'));
const house =
  url === undefined ? await startBuiltHouse({ DATA_DIR: dataDir }) : { url, stop: async () => null };
const yardstick = await serveYardstick();
const chromium = await startChromium();
const misses: string[] = [];
try {
  console.log('page          perf a11y best  seo   FCP   LCP  TBT    CLS  scripts    all');
  const bare = await measure(yardstick.url);
  show('(yardstick)', bare);
  if (missed('', bare).some((miss) => miss.includes('Ms is') || miss.includes('performance')))
    console.log('              ! even one sentence is slow here: this machine is busy, and times say little');
  for (const page of pages) {
    const figures = await measure(house.url + page);
    show(page, figures);
    misses.push(...missed(page, figures));
  }
} finally {
  await chromium.stop();
  yardstick.close();
  await house.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
for (const miss of misses) console.log(`below the bar: ${miss}`);
process.exitCode = misses.length === 0 ? 0 : 1;

async function measure(address: string): Promise<Figures> {
  const seen: Figures[] = [];
  // On a machine that is busy elsewhere Lighthouse now and then catches no paint at all; that run tells nothing and is made again.
  for (let run = 0; seen.length < runs; run += 1) {
    if (run >= runs + 3) throw new Error(`Lighthouse could not measure ${address} in ${run} runs.`);
    const result = await lighthouse(address, { port: chromium.port, logLevel: 'error', output: 'json' });
    if (result && isWhole(result.lhr)) seen.push(figuresOf(result.lhr));
  }
  return medians(seen);
}

function show(page: string, figures: Figures): void {
  const { performance, accessibility, bestPractices, seo } = figures;
  const scores = [performance, accessibility, bestPractices, seo].map((score) => String(score).padStart(4));
  const times = [figures.fcpMs, figures.lcpMs].map((ms) => String(Math.round(ms)).padStart(5));
  const bytes = [figures.scriptBytes, figures.allBytes].map((count) =>
    `${Math.round(count / 1000)} KB`.padStart(8),
  );
  console.log(
    `${page.padEnd(13)} ${scores.join(' ')} ${times.join(' ')} ${String(Math.round(figures.tbtMs)).padStart(4)}  ${figures.cls.toFixed(3)} ${bytes.join('')}`,
  );
  for (const failing of figures.failing) console.log(`              ! ${failing}`);
}

function wishes(words: readonly string[]) {
  const after = (name: string) => {
    const place = words.indexOf(name);
    return place === -1 ? undefined : words[place + 1];
  };
  const wanted = publicPages.filter((page) => words.includes(page));
  return {
    url: after('--url')?.replace(/\/$/, ''),
    runs: Number(after('--runs') ?? 3),
    pages: wanted.length > 0 ? wanted : publicPages,
  };
}

/** Lighthouse 12.8.2 is the newest that runs on Node 20; one of its packages asks for a tag that moves, so that one is held still. */
async function bringLighthouse(): Promise<Lighthouse> {
  const folder = join(import.meta.dirname, '..', 'node_modules', '.cache', 'lamplight-lighthouse');
  const manifest = {
    private: true,
    type: 'module',
    dependencies: { lighthouse: '12.8.2' },
    overrides: { 'third-party-web': '0.27.0' },
  };
  if (!existsSync(join(folder, 'node_modules', 'lighthouse', 'package.json'))) {
    console.log('Bringing Lighthouse 12.8.2 (once) …');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
    await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], {
      cwd: folder,
    });
  }
  const entry = createRequire(join(folder, 'package.json')).resolve('lighthouse');
  // A package that is not installed with ours has no types here; this is the place where its shape is taken on trust.
  const { default: run } = (await import(pathToFileURL(entry).href)) as { default: Lighthouse };
  return run;
}

async function serveYardstick() {
  const html =
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="description" content="One sentence"><title>One sentence</title><h1>One sentence, and nothing else.</h1>';
  const server = createServer((request, response) => {
    if (request.url !== '/') return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://localhost:${port}/`, close: () => server.close() };
}
