// Can a stranger tell by the time an answer takes whether an address has an account? For each kind of account, and each call that could
// tell, as many answers for it as for addresses that nobody has, in an order drawn by lot, each from another place. The figure is the chance
// that of one answer of either kind the longer one is the account's: 0.5 is no knowledge. The yardstick, in the same run, is
// GET /api/health under the same two names, which cannot know anything.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startBuiltHouse } from '#tests/support/house/built-house.ts';
import { freePort } from '#tests/support/house/free-port.ts';
import { newId, paidCheckout, sellingSettings, signatureAt } from '#tests/support/peers/payment-messages.ts';
import { valueAt } from './support/measures.ts';

const each = Number(process.argv[2] ?? 600);
const allowed = 0.07;
const triesPerAccount = 5; // far from the hundred after which an account is asked about no more
const webhookSecret = 'whsec_for_the_bench_0123456789';

const dataDir = mkdtempSync(join(tmpdir(), 'lamplight-timing-'));
const port = await freePort();
const house = await startBuiltHouse({
  PORT: String(port),
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  ...sellingSettings,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
});

type Ask = (email: string) => Promise<number>;
const login: Ask = (email) => timed('POST', '/api/login', { email, password: 'wrong-kettle-7' });
const reset: Ask = (email) => timed('POST', '/api/reset-password', { email });
const claim: Ask = (email) => timed('POST', '/api/get-customer-credentials', { email });
const health: Ask = () => timed('GET', '/api/health');

const count = Math.ceil(each / triesPerAccount);
const plain = await people(count, signUp);
const pending = await people(count, async (email) => {
  await signUp(email);
  await timed('POST', '/api/reset-password', { email });
});
const unclaimed = await people(count, buy);
await pause(5_000); // for the letters that these have caused

await compare('yardstick: GET /api/health', health, plain);
const blind = [
  await compare('sign-in, plain accounts', login, plain),
  await compare('sign-in, a reset is under way', login, pending),
  await compare('sign-in, an unclaimed purchase', login, unclaimed),
  await compare('reset, plain accounts', reset, plain),
  await compare('purchase details, unclaimed', claim, unclaimed),
  // Whoever signs up has an account from then on: each is asked for once.
  await compare('sign-up, plain accounts', signUp, plain, each),
];
await house.stop();
rmSync(dataDir, { recursive: true });
if (blind.includes(false)) process.exitCode = 1;

/** Whether the answers leave a stranger as wise as before. */
async function compare(
  what: string,
  ask: Ask,
  known: readonly string[],
  strangers = known.length,
): Promise<boolean> {
  const nobodies = Array.from({ length: strangers }, newEmail);
  const turns = [known, nobodies].flatMap((emails, kind) =>
    Array.from({ length: each }, (_, turn) => ({
      email: emails[turn % emails.length] ?? '',
      kind,
      lot: Math.random(),
    })),
  );
  const times: [number[], number[]] = [[], []];
  for (const { email, kind } of turns.toSorted((a, b) => a.lot - b.lot))
    times[kind === 0 ? 0 : 1].push(await ask(email));
  const chance = areaUnderCurve(...times);
  const isBlind = Math.abs(chance - 0.5) <= allowed;
  console.log(
    `${what.padEnd(34)} AUC ${chance.toFixed(3)}   median ${valueAt(times[0], 0.5).toFixed(1)} ms and ${valueAt(times[1], 0.5).toFixed(1)} ms   ${isBlind ? 'no knowledge' : 'TELLS'}`,
  );
  return isBlind;
}

/** Mann and Whitney's count: of all pairs, how often the first is the longer; ties half. */
function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  let wins = 0;
  for (const a of first) for (const b of second) wins += a > b ? 1 : a === b ? 0.5 : 0;
  return wins / (first.length * second.length);
}

async function people(many: number, make: (email: string) => Promise<unknown>): Promise<string[]> {
  const emails = Array.from({ length: many }, newEmail);
  for (const email of emails) await make(email);
  return emails;
}

function newEmail(): string {
  return `${randomUUID()}@home.example`;
}

function signUp(email: string): Promise<number> {
  return timed('POST', '/api/signup', {
    firstName: 'Anna',
    lastName: 'Ngata',
    email,
    password: 'moon-kettle-41',
    agreeToTerms: true,
  });
}

function buy(email: string): Promise<number> {
  const created = Math.floor(Date.now() / 1_000);
  const message = paidCheckout(created, { checkoutId: newId('cs_test'), email });
  const signature = signatureAt(created, JSON.stringify(message), webhookSecret);
  return timed('POST', '/api/webhooks/stripe', message, { 'stripe-signature': signature });
}

/** From another loopback address each time: the server sees that, and no header needs to be believed. */
function timed(
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<number> {
  const localAddress = `127.${octet()}.${octet()}.${octet()}`;
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        localAddress,
        agent: false,
        headers: { 'content-type': 'application/json', ...headers },
      },
      (answer) => {
        answer.resume();
        answer.on('end', () => {
          const took = performance.now() - started;
          if (answer.statusCode === 429 || (answer.statusCode ?? 500) >= 500)
            reject(new Error(`${path} answered ${answer.statusCode}: this would measure something else.`));
          else resolve(took);
        });
      },
    );
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

function octet(): number {
  return 1 + Math.floor(Math.random() * 254);
}
