// What the two calls that every page makes cost: the list of a family's 20 stories and validate-session, signed in, in the built house.
// The yardstick, in the same run and by the same client, is a bare Fastify route that reads the same rows and sends them as JSON.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuiltHouse } from '#tests/support/built-house.ts';
import { signIn } from './support/family.ts';

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

const runs: Record<string, number[]> = { bare: [], list: [], unchanged: [], session: [] };
const list = { url: `${house.url}/api/stories`, headers: { cookie } };
const { etag } = await answerTo(list);
for (let round = 0; round < rounds; round += 1) {
  runs['bare']?.push(await perSecond({ url: bare.url, headers: {} }));
  runs['list']?.push(await perSecond(list));
  runs['unchanged']?.push(await perSecond({ ...list, headers: { cookie, 'if-none-match': etag } }));
  runs['session']?.push(
    await perSecond({
      url: `${house.url}/api/validate-session`,
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ userId }),
    }),
  );
}
await bare.stop();
await house.stop();
rmSync(dataDir, { recursive: true });

const best = (name: string) => Math.max(...(runs[name] ?? []));
const share = (name: string) => `${((best(name) / best('bare')) * 100).toFixed(0)} % of the yardstick`;
console.log(`${atOnce} at once, best of ${rounds} rounds of ${secondsEach} s, requests a second`);
console.log(`yardstick: a bare route over the same ${stories} rows     ${best('bare')}`);
console.log(`list of ${stories} stories, signed in                    ${best('list')} (${share('list')})`);
console.log(`the same, unchanged since (304)                   ${best('unchanged')}`);
console.log(`validate-session                                  ${best('session')}`);
if (best('list') < leastShare * best('bare')) {
  console.log(`under the promise of ${leastShare * 100} % of the yardstick`);
  process.exitCode = 1;
}

async function startBareRoute(): Promise<{ url: string; stop: () => Promise<void> }> {
  const file = join(import.meta.dirname, 'calls', 'bare-route.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', file, join(dataDir, 'lamplight.db'), userId], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  const [url] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    url: url.toString().trim(),
    async stop() {
      child.kill();
      await once(child, 'close');
    },
  };
}

type Asked = { url: string; headers: Record<string, string>; body?: string };

async function perSecond(asked: Asked): Promise<number> {
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
  return Math.round(answered / secondsEach);
}

async function answerTo({ url, headers, body }: Asked, agent?: Agent): Promise<{ etag: string }> {
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
