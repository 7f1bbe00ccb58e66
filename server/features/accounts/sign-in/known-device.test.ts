import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createKnownDevices } from './known-device.ts';

const devices = createKnownDevices(randomBytes(32));

describe('a device', () => {
  test('knows who signed in on it, and nobody else', () => {
    const cookie = devices.remember(undefined, 'mum@home.example');
    expect(devices.markFor(cookie, 'mum@home.example')).toBeTruthy();
    expect(devices.markFor(cookie, 'dad@home.example')).toBeNull();
    expect(cookie).not.toContain('mum');
  });

  test('keeps its mark when the second parent signs in', () => {
    const first = devices.remember(undefined, 'mum@home.example');
    const both = devices.remember(first, 'dad@home.example');
    expect(devices.markFor(both, 'mum@home.example')).toBe(devices.markFor(first, 'mum@home.example'));
    expect(devices.markFor(both, 'dad@home.example')).toBe(devices.markFor(both, 'mum@home.example'));
    expect(devices.remember(both, 'dad@home.example')).toBe(both);
  });

  test('remembers the last six, so its cookie stays small', () => {
    let cookie: string | undefined;
    for (let person = 0; person < 9; person += 1) cookie = devices.remember(cookie, `${person}@home.example`);
    expect(devices.markFor(cookie, '8@home.example')).toBeTruthy();
    expect(devices.markFor(cookie, '2@home.example')).toBeNull();
    expect(cookie?.length).toBeLessThan(350);
  });

  test('believes no cookie that it did not write', () => {
    const cookie = devices.remember(undefined, 'mum@home.example');
    const [mark = '', signature = ''] = cookie.split('.');
    const elsewhere = createKnownDevices(randomBytes(32)).remember(undefined, 'mum@home.example');
    const forgeries = [
      undefined,
      '',
      '.',
      mark,
      `${mark}.`,
      `${mark}.${signature.slice(1)}`,
      elsewhere,
      `x.${signature}`,
    ];
    for (const forged of forgeries) expect(devices.markFor(forged, 'mum@home.example')).toBeNull();
  });
});
