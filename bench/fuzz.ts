// Sends the built house eight thousand requests that no page of ours would send, and weighs it before and after.
// `npx tsx bench/fuzz.ts 8000 1` chooses how many, and the seed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuiltHouse } from '#tests/support/house/built-house.ts';
import { fuzz } from '#tests/support/rules/fuzz.ts';
import { residentMegabytes } from './support/measures.ts';

const [requests = 8_000, seed = 1] = process.argv.slice(2).map(Number).filter(Number.isFinite);
const dataDir = mkdtempSync(join(tmpdir(), 'lamplight-fuzz-'));
const house = await startBuiltHouse({
  DATA_DIR: dataDir,
  TRUST_PROXY: '1',
  LOG_LEVEL: 'error',
  NODE_ENV: 'production',
});
const { url, pid } = house;
let families = 0;

await fuzz({ url, requests: 400, seed: seed + 1, atOnce: 8, newSession, answerWithinMs: 3_000 });
const before = residentMegabytes(pid);
const { findings, statuses } = await fuzz({
  url,
  requests,
  seed,
  atOnce: 8,
  newSession,
  answerWithinMs: 3_000,
});
const after = residentMegabytes(pid);
const isWell = (await fetch(`${url}/api/ready`)).ok;
await house.stop();
rmSync(dataDir, { recursive: true });

console.log(`requests       ${requests}, seed ${seed}`);
console.log(`statuses       ${JSON.stringify(statuses)}`);
console.log(`memory         ${before} MB before, ${after} MB after`);
console.log(`still well     ${isWell}`);
console.log(`findings       ${findings.length}`);
for (const { sent, problem } of findings.slice(0, 20)) console.log(`  ${problem}\n    ${sent}`);
if (findings.length > 0 || !isWell) process.exitCode = 1;

async function newSession(): Promise<string> {
  const email = `family-${(families += 1)}@home.example`;
  const password = 'moon-kettle-41';
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `10.8.${families >> 8}.${families & 255}`,
  };
  const send = (path: string, body: object) =>
    fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  await send('/api/signup', { firstName: 'Anna', lastName: 'Ngata', email, password, agreeToTerms: true });
  const answer = await send('/api/login', { email, password });
  return (
    answer.headers
      .getSetCookie()
      .find((one) => one.startsWith('sid='))
      ?.split(';', 1)[0] ?? ''
  );
}
