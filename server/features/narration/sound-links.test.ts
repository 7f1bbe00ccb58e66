import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSoundLinks } from './sound-links.ts';

const secrets = { keyFor: (purpose: string) => createHmac('sha256', 'test').update(purpose).digest() };
let now = Date.parse('2026-11-20T19:00:00Z');
const links = createSoundLinks({
  secrets,
  clock: { now: () => new Date(now) },
  publicUrl: () => 'http://lamplight.example',
});
const [tale, other] = ['a'.repeat(32), 'b'.repeat(32)];

test('a link opens its own sound until tomorrow, and no other', () => {
  const link = links.sign(tale);
  expect(links.isGood(tale, link)).toBe(true);
  expect(links.isGood(other, link)).toBe(false);
  expect(links.isGood(tale, { ...link, until: String(Number(link.until) + 1) })).toBe(false);
  expect(links.isGood(tale, { ...link, key: '' })).toBe(false);
  now += 25 * 3_600_000;
  expect(links.isGood(tale, link)).toBe(false);
});

test('the same link is given all evening, so that a browser knows what it has', () => {
  const first = links.sign(tale);
  now += 60_000;
  expect(links.sign(tale)).toEqual(first);
});
