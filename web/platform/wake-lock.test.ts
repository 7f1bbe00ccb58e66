// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdScreenAwake } from './wake-lock.ts';

const sentinel = { release: vi.fn(async () => undefined) };
const request = vi.fn<() => Promise<typeof sentinel>>(async () => sentinel);

function browserThatCan() {
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
}
const pageIsSeenAgain = () => document.dispatchEvent(new Event('visibilitychange'));

beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => undefined));
afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
  vi.restoreAllMocks();
  request.mockClear();
  sentinel.release.mockClear();
});

describe('keeping the screen awake while a story plays', () => {
  it('is said to be impossible where the browser cannot', async () => {
    expect((await holdScreenAwake()).isAwake).toBe(false);
  });

  it('lasts until the story lets go', async () => {
    browserThatCan();
    const { isAwake, letGo } = await holdScreenAwake();
    expect(isAwake).toBe(true);
    letGo();
    expect(sentinel.release).toHaveBeenCalledTimes(1);
  });

  it('is asked for again when the page comes back, but not after the story ended', async () => {
    browserThatCan();
    const { letGo } = await holdScreenAwake();
    pageIsSeenAgain();
    expect(request).toHaveBeenCalledTimes(2);
    letGo();
    pageIsSeenAgain();
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('is not kept by a browser that answers only after the story ended', async () => {
    browserThatCan();
    const { letGo } = await holdScreenAwake();
    let answer: (late: typeof sentinel) => void = () => undefined;
    request.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    pageIsSeenAgain();
    letGo();
    const late = { release: vi.fn(async () => undefined) };
    answer(late);
    await vi.waitFor(() => expect(late.release).toHaveBeenCalledTimes(1));
  });

  it('does not stop the story when the browser refuses', async () => {
    browserThatCan();
    request.mockRejectedValueOnce(new DOMException('low battery', 'NotAllowedError'));
    expect((await holdScreenAwake()).isAwake).toBe(false);
  });
});
