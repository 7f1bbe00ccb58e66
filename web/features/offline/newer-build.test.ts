// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Worker = EventTarget & { state: string; postMessage: (word: string) => void };
const worker = (state: string): Worker => Object.assign(new EventTarget(), { state, postMessage: vi.fn() });
const settled = () => new Promise((resolve) => setTimeout(resolve));

let registration: EventTarget & {
  waiting: Worker | null;
  installing: Worker | null;
  update: () => Promise<void>;
};
let container: EventTarget & { controller: object | null; register: () => Promise<object> };
/** Each test opens the page anew: what waits is known to the page. */
let build: typeof import('./newer-build.ts');
const leaving: (() => void)[] = [];

beforeEach(async () => {
  vi.resetModules();
  registration = Object.assign(new EventTarget(), { waiting: null, installing: null, update: vi.fn() });
  container = Object.assign(new EventTarget(), { controller: {}, register: async () => registration });
  vi.stubGlobal('navigator', { serviceWorker: container });
  build = await import('./newer-build.ts');
});
afterEach(() => {
  leaving.splice(0).forEach((leave) => leave());
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const keepApp = async (mayBegin = () => Promise.resolve()) => leaving.push(await build.keepApp(mayBegin));

async function comes(coming: Worker): Promise<void> {
  registration.installing = coming;
  registration.dispatchEvent(new Event('updatefound'));
  coming.state = 'installed';
  coming.dispatchEvent(new Event('statechange'));
  await settled();
}

test('the first build in a browser replaces none, and is not offered', async () => {
  container.controller = null;
  await keepApp();
  await comes(worker('installing'));
  expect(build.newerBuild.isWaiting()).toBe(false);
});

test('a newer one is offered only when no story is told', async () => {
  let storyEnds = () => {};
  const told = new Promise<void>((end) => (storyEnds = end));
  await keepApp(() => told);
  const heard = vi.fn();
  build.newerBuild.subscribe(heard);
  await comes(worker('installing'));
  expect([build.newerBuild.isWaiting(), heard.mock.calls.length]).toEqual([false, 0]);
  storyEnds();
  await settled();
  expect([build.newerBuild.isWaiting(), heard.mock.calls.length]).toEqual([true, 1]);
});

test('one that has waited since the last visit is offered at once, and begins when somebody says so', async () => {
  const old = worker('installed');
  registration.waiting = old;
  await keepApp();
  await settled();
  expect(build.newerBuild.isWaiting()).toBe(true);
  expect(old.postMessage).not.toHaveBeenCalled();
  await build.newerBuild.begin();
  expect(old.postMessage).toHaveBeenCalledWith('begin');
});

test('it is looked for each hour, a house that is away is no trouble, and after the page nobody looks', async () => {
  vi.useFakeTimers();
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const update = vi.spyOn(registration, 'update').mockRejectedValue(new TypeError('no network'));
  const leave = await build.keepApp(() => Promise.resolve());
  await vi.advanceTimersByTimeAsync(2 * 3_600_000);
  expect(update).toHaveBeenCalledTimes(2);
  expect(info).toHaveBeenCalledTimes(2);
  leave();
  await vi.advanceTimersByTimeAsync(2 * 3_600_000);
  expect(update).toHaveBeenCalledTimes(2);
});
