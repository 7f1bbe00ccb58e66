import { describe, expect, test } from 'vitest';
import { networkOf } from './client-network.ts';

describe('the place a request comes from', () => {
  test('is the address of a home with IPv4', () => {
    expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
    expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  });

  test('is the whole network of a home with IPv6, however it is written', () => {
    const home = networkOf('2001:db8:1:2:3:4:5:6');
    expect(home).toBe('2001:db8:1:2::/64');
    expect(networkOf('2001:DB8:1:2::99')).toBe(home);
    expect(networkOf('2001:0db8:0001:0002:ffff::1')).toBe(home);
    expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
    expect(networkOf('::1')).toBe('0:0:0:0::/64');
    expect(networkOf('2001:db8:1:3::1')).not.toBe(home);
  });
});
