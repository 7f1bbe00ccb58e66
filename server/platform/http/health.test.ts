import { expect, test } from 'vitest';
import { openBareServer } from '#tests/support/house/bare-server.ts';
import { serveHealth } from './health.ts';
import { createApi } from './api.ts';

test('a house whose database is away is alive, not ready, and says when to come back', async () => {
  const app = await openBareServer();
  const away = () => Promise.reject(new Error('connect ECONNREFUSED'));
  // Whose cookie came along is asked of the same database.
  serveHealth(createApi(app, { identify: away, checkAnswers: true }), {
    pingDatabase: away,
    about: { title: 'Lamplight', version: '1', url: 'http://localhost' },
  });
  expect((await app.inject('/api/health')).json()).toEqual({ status: 'ok' });
  const ready = await app.inject('/api/ready');
  expect([ready.statusCode, ready.headers['retry-after'], ready.json<{ code: string }>().code]).toEqual([
    503,
    '2',
    'resting',
  ]);
});
