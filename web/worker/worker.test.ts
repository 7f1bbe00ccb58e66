import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { partOf } from './byte-range.ts';
import { houseFirst, patienceMs } from './kept-first.ts';
import { narrationPart } from './kept-sound.ts';

const sound = () => new Response('0123456789', { headers: { 'content-type': 'audio/mpeg' } });

describe('a part of a kept sound', () => {
  it.each([
    ['bytes=0-', '0123456789', 'bytes 0-9/10'],
    ['bytes=3-5', '345', 'bytes 3-5/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
  ])('for %s is %s', async (range, text, contentRange) => {
    const part = await partOf(sound(), range);
    expect(part.status).toBe(206);
    expect(Object.fromEntries(part.headers)).toEqual({
      'accept-ranges': 'bytes',
      'content-type': 'audio/mpeg',
      'content-range': contentRange,
      'content-length': String(text.length),
    });
    expect(await part.text()).toBe(text);
  });

  it.each(['bytes=10-', 'bytes=5-3', 'bytes=-', 'bytes=-0', 'words=1-2', ''])(
    'for %s does not exist',
    async (range) => {
      const part = await partOf(sound(), range);
      expect([part.status, part.headers.get('content-range')]).toEqual([416, 'bytes */10']);
    },
  );
});

describe('what the house is asked for', () => {
  const kept = async () => new Response('kept');
  const nothing = async () => undefined;
  const text = async (answer: Promise<Response>) => (await answer).text();
  const silence = () => new Promise<Response>(() => undefined);

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('comes from the house while it answers, also when it says no', async () => {
    expect(await text(houseFirst(async () => new Response('new'), kept))).toBe('new');
    expect((await houseFirst(async () => new Response('', { status: 403 }), kept)).status).toBe(403);
  });

  it('is what was kept when the house is gone or broken', async () => {
    expect(await text(houseFirst(() => Promise.reject(new TypeError('gone')), kept))).toBe('kept');
    expect(await text(houseFirst(async () => new Response('', { status: 502 }), kept))).toBe('kept');
  });

  it('is what was kept when the house takes too long', async () => {
    const answer = text(houseFirst(silence, kept));
    await vi.advanceTimersByTimeAsync(patienceMs);
    expect(await answer).toBe('kept');
  });

  it('is waited for, and may fail, when nothing was kept', async () => {
    await expect(houseFirst(() => Promise.reject(new TypeError('gone')), nothing)).rejects.toThrow('gone');
  });
});

describe('of all addresses', () => {
  const id = '0123456789abcdef0123456789abcdef';
  it.each([
    [`/api/narrations/${id}/sound`, 'sound'],
    [`/api/narrations/${id}/marks`, 'marks'],
    [`/api/narrations/${id}`, null],
    ['/api/stories', null],
  ])('%s is %s of a narration', (path, part) => expect(narrationPart(path)).toBe(part));
});
