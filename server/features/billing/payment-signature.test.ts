import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isGenuine } from './payment-signature.ts';

const now = new Date('2026-03-01T19:00:00Z');
const seconds = now.getTime() / 1_000;
const body = Buffer.from('{ "id": "evt_1" }\n');
const sign = (time: number, secret = 'secret', bytes = body) =>
  createHmac('sha256', secret).update(`${time}.`).update(bytes).digest('hex');
const check = (header: string | undefined, bytes = body, secrets = ['secret']) =>
  isGenuine(bytes, header, { secrets, now });

describe('a signed message', () => {
  test('is believed with the right secret, now', () => {
    expect(check(`t=${seconds},v1=${sign(seconds)}`)).toBe(true);
    expect(check(`t=${seconds - 300}, v1=${sign(seconds - 300)}, v0=abc`)).toBe(true);
  });

  test('is believed with either of two secrets while one takes the place of the other', () => {
    const both = `t=${seconds},v1=${sign(seconds, 'old')},v1=${sign(seconds, 'new')}`;
    expect(check(both, body, ['new'])).toBe(true);
    expect(check(`t=${seconds},v1=${sign(seconds, 'old')}`, body, ['new', 'old'])).toBe(true);
  });

  test('is the documented HMAC over time, dot and bytes', () => {
    const known = createHmac('sha256', 'secret').update(`${seconds}.{ "id": "evt_1" }\n`).digest('hex');
    expect(sign(seconds)).toBe(known);
  });

  test.each([
    ['no header', undefined],
    ['an empty one', ''],
    ['no time', `v1=${sign(seconds)}`],
    ['no signature', `t=${seconds}`],
    ['another secret', `t=${seconds},v1=${sign(seconds, 'other')}`],
    ['five minutes and a second of age', `t=${seconds - 301},v1=${sign(seconds - 301)}`],
    ['a time to come', `t=${seconds + 301},v1=${sign(seconds + 301)}`],
    ['another time than was signed', `t=${seconds - 1},v1=${sign(seconds)}`],
    ['half a signature', `t=${seconds},v1=${sign(seconds).slice(0, 32)}`],
    ['the old kind of signature', `t=${seconds},v0=${sign(seconds)}`],
    ['a time that is no number', `t=NaN,v1=${sign(Number.NaN)}`],
    ['signs that are no hex', `t=${seconds},v1=${'z'.repeat(64)}`],
  ])('is not believed with %s', (_what, header) => {
    expect(check(header)).toBe(false);
  });

  test('is not believed when one byte is another, or it was written anew', () => {
    const header = `t=${seconds},v1=${sign(seconds)}`;
    for (let position = 0; position < body.length; position += 1) {
      const changed = Buffer.from(body);
      changed[position] = (changed[position] ?? 0) ^ 1;
      expect(check(header, changed)).toBe(false);
    }
    expect(check(header, Buffer.from(JSON.stringify(JSON.parse(body.toString()))))).toBe(false);
  });
});
