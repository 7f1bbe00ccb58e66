import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { openHouse } from '#server/app.ts';
import { readHouseSettings } from '#server/settings.ts';
import { openLog } from '#server/platform/log.ts';
import { newHomePlace, type TestPlace } from '#tests/support/database/databases.ts';
import { siteForTests } from './site-for-tests.ts';

export type TestHouse = {
  url: string;
  place: TestPlace;
  /** Everything it has logged, as one text. */
  logged: () => string;
  /** The time in this house. It stands still until a test lets it pass. */
  clock: { now: () => Date; pass: (milliseconds: number) => void };
  /** One request, as a program would make it: no cookies, no origin, JSON in. */
  ask: (method: string, path: string, init?: AskInit) => Promise<Answer>;
  close: () => Promise<void>;
};

export type AskInit = { body?: unknown; headers?: Record<string, string>; signal?: AbortSignal };
export type Answer = { status: number; headers: Headers; text: string; json: unknown };

/** A password is hashed for its real price in `password-hash.test.ts` and in every built house; in most tests somebody only has to come in. */
const cheapest = { memoryCost: 8, timeCost: 1, parallelism: 1 };

type Options = {
  environment?: Record<string, string>;
  /** To open a second house on what the first has kept, as a second process would. */
  place?: TestPlace;
  /** An error in the log fails the test, unless the test means to cause one. */
  allowErrors?: boolean;
};

/** The real server on a free port, with everything built in and nothing outside it. Closed after the test. */
export async function openTestHouse({
  environment = {},
  place,
  allowErrors = false,
}: Options = {}): Promise<TestHouse> {
  const home = place ?? (await newHomePlace());
  const lines: string[] = [];
  let now = new Date('2026-11-20T19:00:00.000Z').getTime();
  const clock = {
    now: () => new Date(now),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
  const settings = readHouseSettings({
    PORT: '0',
    DATA_DIR: home.dataDir,
    ...(home.databaseUrl && { DATABASE_URL: home.databaseUrl }),
    ...environment,
  });
  const log = openLog({ level: 'debug', forPeople: false, write: (line) => lines.push(line) });
  const house = await openHouse(settings, { log, clock, siteFolder: siteForTests(), passwordCost: cheapest });
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await house.close(1_000);
    if (!allowErrors) expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  };
  onTestFinished(close);
  return {
    url: house.address,
    place: home,
    logged: () => lines.join(''),
    clock,
    ask: asker(house.address),
    close,
  };
}

export const outboxOf = (house: TestHouse): string => join(house.place.dataDir, 'outbox');

export function asker(url: string): TestHouse['ask'] {
  return async (method, path, { body, headers = {}, signal } = {}) => {
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: isJson ? (JSON.parse(text) as unknown) : undefined,
    };
  };
}
