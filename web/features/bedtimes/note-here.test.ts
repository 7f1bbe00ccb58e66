// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://lamplight.example/" }
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canNote, isNotedHere, noNoteHere, noteHere } from './note-here.ts';

const endpoint = 'https://push.example/one-browser';
const keys = { p256dh: 'a-key', auth: 'a-secret' };

let subscription: { endpoint: string; toJSON: () => object; unsubscribe: () => Promise<boolean> } | null;
let permission: string;
let asked: { path: string; body: unknown }[];
let answer: () => Response;

const subscribe = vi.fn(async () => {
  subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => {
      subscription = null;
      return true;
    },
  };
  return subscription;
});

beforeEach(() => {
  [subscription, permission, asked] = [null, 'granted', []];
  answer = () => new Response(null, { status: 204 });
  subscribe.mockClear();
  const pushManager = { subscribe, getSubscription: async () => subscription };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ pushManager }) } });
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubGlobal('Notification', { requestPermission: async () => permission });
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    asked.push({ path, body: JSON.parse(body ?? 'null') });
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a browser that may is asked by its own maker’s service, and the house hears where to', async () => {
  expect(await noteHere('the-key-of-the-house')).toBe(true);
  expect(subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: 'the-key-of-the-house',
  });
  expect(asked).toEqual([{ path: expect.stringContaining('/api/'), body: { endpoint, keys } }]);
  expect(await isNotedHere()).toBe(true);
});

test('a browser that was told not to is left alone, and the house hears nothing', async () => {
  permission = 'denied';
  expect(await noteHere('the-key-of-the-house')).toBe(false);
  expect(subscribe).not.toHaveBeenCalled();
  expect(asked).toEqual([]);
});

test('what the house could not be told of does not look as if it knew', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  answer = () => new Response('{}', { status: 502 });
  await expect(noteHere('the-key-of-the-house')).rejects.toThrow();
  expect(await isNotedHere()).toBe(false);
});

test('no more notes: the browser forgets them although the house cannot be reached', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  await noteHere('the-key-of-the-house');
  answer = () => new Response('{}', { status: 502 });
  await expect(noNoteHere()).rejects.toThrow();
  expect(await isNotedHere()).toBe(false);
  // And who never had any says nothing to anybody.
  asked = [];
  await noNoteHere();
  expect(asked).toEqual([]);
});

test('where a browser cannot, nothing is offered', () => {
  expect(canNote()).toBe(true);
  vi.stubGlobal('navigator', {});
  expect(canNote()).toBe(false);
});
