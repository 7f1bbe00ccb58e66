// What the two calls that every page makes cost: the list of a family's 20 stories and validate-session, signed in, in the built house. The
// list as pages ask for it, which comes from memory while nothing has changed, and as it is put together anew after each change.
// The yardstick, in the same run and by the same client, is a bare Fastify route that reads the same rows and sends them as JSON.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuiltHouse } from '#tests/support/house/built-house.ts';
import { signIn } from './support/family.ts';
import { figure, processorMs } from './support/measures.ts';

const stories = 20;
const atOnce = 8;
const secondsEach = 4;
const rounds = 3;
const leastShare = 0.8;

const dataDir = mkdtempSync(join(tmpdir(), 'lamplight-calls-'));
const house = await startBuiltHouse({ DATA_DIR: dataDir, LOG_LEVEL: 'error', STORIES_PER_DAY: '1000' });
const { cookie, userId, post } = await signIn(house.url);
for (let count = 0; count < stories; count += 1)
  await post('/api/stories', { characterDetails: [{ name: 'Mia', age: 6 }], theme: `night ${count}` });
const bare = await startBareRoute();

type Run = { perSecond: number; msEach: number };
const runs: Record<string, Run[]> = { bare: [], list: [], anew: [], unchanged: [], session: [] };
const list = { pid: house.pid, url: `${house.url}/api/stories`, headers: { cookie } };
const { etag } = await answerTo(list);
for (let round = 0; round < rounds; round += 1) {
  runs['bare']?.push(await run({ ...bare, headers: {} }));
  runs['list']?.push(await run(list));
  // A page of it, which has them all, is never kept.
  runs['anew']?.push(await run({ ...list, url: `${list.url}?limit=${2 * stories}` }));
  runs['unchanged']?.push(await run({ ...list, headers: { cookie, 'if-none-match': etag } }));
  runs['session']?.push(
    await run({
      pid: house.pid,
      url: `${house.url}/api/validate-session`,
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ userId }),
    }),
  );
}
await bare.stop();
await house.stop();
rmSync(dataDir, { recursive: true });

const best = (name: string) => inWords(Math.max(...(runs[name] ?? []).map(({ perSecond }) => perSecond)));
/** Of the processor, for one answer: a machine that others use, too, is slower in all it does, and no cheaper or dearer. */
const msEach = (name: string) => Math.min(...(runs[name] ?? []).map((one) => one.msEach));
const share = msEach('bare') / msEach('list');
console.log(`${atOnce} at once, best of ${rounds} rounds of ${secondsEach} s, requests a second`);
figure(
  `list of ${stories} stories, signed in`,
  `${best('list')} a second, ${msEach('list').toFixed(2)} ms of processor each; ${best('unchanged')} to those who know it already`,
  `a bare route over the same rows ${best('bare')}, ${msEach('bare').toFixed(2)} ms: ${share.toFixed(2)} of it`,
);
figure(
  `the same put together anew`,
  `${best('anew')} a second, ${msEach('anew').toFixed(2)} ms`,
  `${(msEach('bare') / msEach('anew')).toFixed(2)} of the bare route`,
);
figure('`validate-session`', `${best('session')} a second`);
if (share < leastShare) {
  console.log(`under the promise of ${leastShare} of the yardstick`);
  process.exitCode = 1;
}

function inWords(count: number): string {
  return count.toLocaleString('en');
}

async function startBareRoute(): Promise<{ pid: number; url: string; stop: () => Promise<void> }> {
  const file = join(import.meta.dirname, 'calls', 'bare-route.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', file, join(dataDir, 'lamplight.db'), userId], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  const [url] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    pid: child.pid ?? 0,
    url: url.toString().trim(),
    async stop() {
      child.kill();
      await once(child, 'close');
    },
  };
}

type Asked = { pid: number; url: string; headers: Record<string, string>; body?: string };

async function run(asked: Asked): Promise<Run> {
  const before = processorMs(asked.pid);
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const until = performance.now() + secondsEach * 1_000;
  let answered = 0;
  const asker = async () => {
    while (performance.now() < until) {
      await answerTo(asked, agent);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, asker));
  agent.destroy();
  return {
    perSecond: Math.round(answered / secondsEach),
    msEach: (processorMs(asked.pid) - before) / answered,
  };
}

async function answerTo(
  { url, headers, body }: Omit<Asked, 'pid'>,
  agent?: Agent,
): Promise<{ etag: string }> {
  return await new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    request(url, { method, headers, ...(agent && { agent }) }, (answer) => {
      if ((answer.statusCode ?? 500) >= 400) reject(new Error(`${url} answered ${answer.statusCode}`));
      answer.resume().once('end', () => resolve({ etag: answer.headers.etag ?? '' }));
    })
      .once('error', reject)
      .end(body);
  });
}
