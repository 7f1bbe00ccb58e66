import * as fc from 'fast-check';
import { toJSONSchema, type $ZodType } from 'zod/v4/core';
import type { Call } from '#contract/call.ts';
import { allCalls } from '#contract/calls.ts';
import { problems } from '#contract/problem.ts';

/** What was sent, and what was wrong with the answer. */
export type Finding = { sent: string; problem: string };

type Draft = {
  call: Call;
  path: string;
  query: string;
  body: string | undefined;
  type: string;
  isSignedIn: boolean;
};

/**
 * Sends what no page of ours would send: the contract's own shapes with parts missing, doubled, of another kind, far too long or
 * hostile. Whatever comes, the answer is a success or a refusal of the closed list, soon, and tells nothing about our insides.
 */
export async function fuzz(house: {
  url: string;
  requests: number;
  seed: number;
  atOnce: number;
  /** The cookie of a family of its own, made anew when the one before has been signed out or deleted. */
  newSession: () => Promise<string>;
  answerWithinMs: number;
}): Promise<{ findings: Finding[]; statuses: Record<number, number> }> {
  const drafts = fc.sample(draft, { numRuns: house.requests, seed: house.seed });
  const findings: Finding[] = [];
  const statuses: Record<number, number> = {};
  const worker = async (number: number): Promise<void> => {
    let cookie = await house.newSession();
    for (let next = drafts.pop(); next; next = drafts.pop()) {
      const sent = `${next.call.method} ${next.path}${next.query} ${next.body ?? ''}`.slice(0, 400);
      const answer = await ask(house, next, cookie, number);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      findings.push(...faultsOf(next, answer).map((problem) => ({ sent, problem })));
      const mayBeOver = next.isSignedIn && (answer.status === 401 || /logout|delete-account/.test(next.path));
      if (mayBeOver) cookie = await house.newSession();
    }
  };
  await Promise.all(Array.from({ length: house.atOnce }, (_, number) => worker(number)));
  return { findings, statuses };
}

type Got = { status: number; text: string; retryAfter: string | null };

async function ask(
  house: { url: string; answerWithinMs: number },
  { call, path, query, body, type, isSignedIn }: Draft,
  cookie: string,
  number: number,
): Promise<Got> {
  try {
    const answer = await fetch(house.url + path + query, {
      method: call.method,
      redirect: 'manual',
      // Speaking takes its time, and is heard while it does.
      signal: AbortSignal.timeout(house.answerWithinMs * (/tts|narrations/.test(call.path) ? 6 : 1)),
      headers: {
        'x-forwarded-for': `10.9.${number}.${Math.floor(Math.random() * 256)}`,
        ...(body !== undefined && { 'content-type': type }),
        ...(isSignedIn && { cookie }),
      },
      ...(body !== undefined && { body }),
    });
    return {
      status: answer.status,
      text: await answer.text(),
      retryAfter: answer.headers.get('retry-after'),
    };
  } catch (error) {
    return { status: 0, text: String(error), retryAfter: null };
  }
}

const refusals = new Set<number>(Object.values(problems).map(({ status }) => status));
const insides =
  /\bat \S+ \(|\.ts:\d+|node_modules|SQLITE_|\bselect\b.+\bfrom\b|insert into|constraint failed|\$argon2|\/tmp\/|\/dev\/shm\/|ZodError|TypeError/i;

function faultsOf({ call }: Draft, { status, text, retryAfter }: Got): string[] {
  const faults: string[] = [];
  if (status === 0) return [`no answer: ${text}`];
  if (insides.test(text) || text.includes(process.cwd()))
    faults.push(`tells about our insides: ${text.slice(0, 200)}`);
  if (status === call.status) return faults;
  if (status >= 500 && !(status === 503 && retryAfter !== null))
    faults.push(`status ${status}: ${text.slice(0, 200)}`);
  if (!refusals.has(status)) faults.push(`status ${status} is in no list`);
  if (!isProblem(text)) faults.push(`a refusal of another shape: ${text.slice(0, 200)}`);
  return faults;
}

function isProblem(text: string): boolean {
  try {
    const { message, error, code } = JSON.parse(text) as Record<string, unknown>;
    return typeof message === 'string' && message !== '' && error === message && String(code) in problems;
  } catch {
    return false;
  }
}

const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udc00\ud800',
  '\u202emoon',
  'null',
  'undefined',
  'NaN',
  '__proto__',
  'constructor',
  'toString',
  "' or 1=1 --",
  '"; drop table users; --',
  '%',
  '_',
  '\\',
  '../../etc/passwd',
  '..%2f..%2fetc',
  '%00',
  '{{7*7}}',
  '${7*7}',
  '<script>alert(1)</script>',
  'a@b.example',
  'A@B.EXAMPLE',
  'a@b',
  'a@b.example\r\nBcc: c@d.example',
  'cs_test_0123456789abcdef',
  'moon-kettle-41',
  '123456',
  'x'.repeat(201),
  'x'.repeat(5_000),
  '🦊'.repeat(300),
  'e\u0301'.repeat(100),
  '王'.repeat(81),
  '-1',
  '1e999',
];
const text = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.emailAddress(),
);
const number = fc.oneof(
  fc.constantFrom(0, -0, -1, 1.5, 120, 121, 1e308, -1e308, 2 ** 53, Number.MIN_VALUE),
  fc.integer(),
  fc.double(),
);
const anything = fc.jsonValue({ maxDepth: 3 });

/** Something like what the schema wants, and often not quite. */
function like(schema: Shape): fc.Arbitrary<unknown> {
  const wanted = wantedBy(schema);
  return fc.oneof(
    { arbitrary: wanted, weight: 20 },
    { arbitrary: anything, weight: 1 },
    { arbitrary: text, weight: 1 },
    { arbitrary: number, weight: 1 },
  );
}

type Shape = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  properties?: Record<string, Shape>;
  items?: Shape;
};

function wantedBy(schema: Shape): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(like));
  if (schema.properties) return objectLike(schema.properties);
  if (schema.items) return fc.array(like(schema.items), { maxLength: 25 });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'number' || schema.type === 'integer') return number;
  return text;
}

/** Of these hardly any would pass by chance, and then only the outer door would be tried. */
const fitting: Partial<Record<string, fc.Arbitrary<unknown>>> = {
  email: fc.emailAddress(),
  password: fc.constant('moon-kettle-41'),
  newPassword: fc.constant('sleepy-otter-9'),
  firstName: fc.constant('Anna'),
  lastName: fc.constant('Ngata'),
  name: fc.constant('Koro'),
  relationship: fc.constant('Grandfather'),
  age: fc.constant(70),
  text: fc.constant('Good night, little fox.'),
};

function objectLike(properties: Record<string, Shape>): fc.Arbitrary<unknown> {
  const parts = Object.fromEntries(
    Object.entries(properties).map(([name, shape]) => [
      name,
      fc.oneof(like(shape), fitting[name] ?? like(shape)),
    ]),
  );
  const strangers = fc.dictionary(
    fc.constantFrom('userId', 'isAdmin', 'id', 'constructor', 'toString', 'plan', ''),
    anything,
    { maxKeys: 2 },
  );
  return fc
    .tuple(fc.record(parts, { requiredKeys: [] }), fc.record(parts), strangers, fc.boolean())
    .map(([some, all, others, isWhole]) => ({ ...others, ...(isWhole ? all : some) }));
}

const rawBodies = fc.constantFrom(
  '',
  '{',
  'null',
  '[]',
  '""',
  '0',
  'true',
  '{"email":',
  '{"email":"a@b.example","email":["c@d.example"]}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  `${'['.repeat(50)}${']'.repeat(50)}`,
  `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`,
  `{"email":"${'x'.repeat(99_000)}"}`,
  `"${'x'.repeat(120_000)}"`,
  '\ufeff{}',
  '{"a":1}{"b":2}',
);

const shapeOf = (schema: $ZodType): Shape =>
  toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;

function bodyFor({ body, method }: Call): fc.Arbitrary<string | undefined> {
  const wanted = body ? like(shapeOf(body)).map((value) => JSON.stringify(value)) : fc.constant(undefined);
  if (method === 'GET') return fc.constant(undefined);
  return fc.oneof(
    { arbitrary: wanted, weight: 8 },
    { arbitrary: rawBodies, weight: 1 },
    { arbitrary: anything.map((value) => JSON.stringify(value)), weight: 1 },
  );
}

/** Half a character cannot be written into an address. */
const escaped = (raw: string): string => encodeURIComponent(raw.replace(/\p{Cs}/gu, '\ufffd'));
const query = fc.oneof(
  { arbitrary: fc.constant(''), weight: 3 },
  {
    arbitrary: fc
      .tuple(fc.constantFrom('userId', 'userId[]', 'limit', 'cursor', '__proto__', 'signature'), text)
      .map(([name, value]) => `?${name}=${escaped(value)}`),
    weight: 1,
  },
  {
    arbitrary: fc.constantFrom(
      '?',
      '?&&&',
      '?userId=a&userId=b',
      '?%',
      '?%ff',
      '?a[b]=c',
      `?${'a=b&'.repeat(500)}`,
      `?q=${'x'.repeat(4_200)}`,
    ),
    weight: 1,
  },
);
const types = fc.oneof(
  { arbitrary: fc.constant('application/json'), weight: 12 },
  {
    arbitrary: fc.constantFrom(
      'application/json; charset=utf-8',
      'application/json; charset=utf-16',
      'text/plain',
      'application/xml',
      'a',
      '',
    ),
    weight: 1,
  },
);

const draft: fc.Arbitrary<Draft> = fc.constantFrom(...allCalls).chain((call) =>
  fc.record({
    call: fc.constant(call),
    path: text.map((value) => call.path.replace(/\{\w+\}/g, escaped(value) || 'x')),
    query,
    body: bodyFor(call),
    type: types,
    isSignedIn: fc.boolean(),
  }),
);
