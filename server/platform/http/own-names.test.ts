import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { guardNames } from './own-names.ts';

const guard = guardNames('https://Stories.example');
const asked = (host: string | undefined, localAddress = '127.0.0.1') =>
  guard({ headers: { host }, socket: { localAddress } } as IncomingMessage)?.status ?? 'answered';

test.each([
  'localhost',
  'localhost:5000',
  'LOCALHOST',
  'lamplight.localhost:5000',
  '127.0.0.1:5000',
  '[::1]:5000',
  '192.168.1.20:5000',
  'stories.example',
  'stories.example.',
  'STORIES.example:8443',
  'nas',
  'nas:5000',
  'nas.local',
  'nas.lan:5000',
  'lamp.home.arpa',
])('the machine itself may ask for %s', (host) => {
  expect(asked(host)).toBe('answered');
});

test.each([
  'rebinding.example',
  'rebinding.example:5000',
  'localhost.rebinding.example',
  'stories.example.rebinding.example',
  'notstories.example',
  '127.0.0.1.rebinding.example',
  'local.example',
])('a name that a stranger may own is not answered on its line: %s', (host) => {
  for (const line of ['127.0.0.1', '127.9.8.7', '::1', '::ffff:127.0.0.1'])
    expect(asked(host, line)).toBe(403);
});

test('what comes over the network may ask for any name: there a proxy or a firewall decides', () => {
  expect(asked('rebinding.example', '192.168.1.20')).toBe('answered');
  expect(asked(undefined)).toBe('answered');
});
