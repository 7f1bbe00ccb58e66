import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { publicPages } from '#contract/addresses.ts';
import { allCalls } from '#contract/calls.ts';
import { markedFiles } from '#contract/public-url.ts';
import { openTestHouse } from '#tests/support/house/house.ts';
import { appAddresses } from '#tests/support/house/site-for-tests.ts';
import { newFamily } from '#tests/support/family/visitor.ts';

describe('an open house', () => {
  test('says that it is well, and that its database is', async () => {
    const house = await openTestHouse();
    expect((await house.ask('GET', '/api/health')).json).toEqual({ status: 'ok' });
    expect((await house.ask('GET', '/api/ready')).json).toEqual({ status: 'ok' });
  });

  test('tells a browser what it has to know, under its own name', async () => {
    const house = await openTestHouse({
      environment: { BRAND_NAME: 'Moonrise & Sons', STORIES_PER_DAY: '3' },
    });
    expect((await house.ask('GET', '/api/config')).json).toMatchObject({
      brand: { name: 'Moonrise & Sons', trialDays: 7 },
      payment: null,
      writer: 'builtin',
      narrator: 'builtin',
      limits: { storiesPerDay: 3 },
    });
    expect((await house.ask('GET', '/about')).text).toContain('<title>Moonrise &amp; Sons /about</title>');
  });

  test('describes every call it takes as OpenAPI', async () => {
    const house = await openTestHouse();
    const { paths } = (await house.ask('GET', '/api/openapi.json')).json as { paths: Record<string, object> };
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.toSorted()).toEqual(allCalls.map(({ method, path }) => `${method} ${path}`).toSorted());
  });

  test.each([
    ['http://home.example', 'sid'],
    ['https://home.example', '__Host-sid'],
  ])('at %s says there by which cookie a session is known: %s', async (PUBLIC_URL, name) => {
    const house = await openTestHouse({ environment: { PUBLIC_URL } });
    expect((await house.ask('GET', '/api/openapi.json')).json).toMatchObject({
      components: { securitySchemes: { session: { name } } },
    });
  });

  test('reads nothing to a page whose name was made to point at this machine', async () => {
    const house = await openTestHouse();
    const asStranger = (path: string, method = 'GET') =>
      new Promise<number | undefined>((resolve, reject) => {
        const { port } = new URL(house.url);
        const headers = { host: `rebinding.example:${port}`, 'x-forwarded-for': '192.0.2.1' };
        request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        })
          .once('error', reject)
          .end();
      });
    for (const path of ['/', '/api/config', '/api/health', '/metrics', '/api/sleep-playlist', '/login'])
      expect(await asStranger(path), path).toBe(403);
    expect(await asStranger('/api/login', 'POST')).toBe(403);
    expect((await house.ask('GET', '/metrics')).status).toBe(200);
  });

  test('gives its numbers to its own machine', async () => {
    const house = await openTestHouse();
    expect((await house.ask('GET', '/metrics')).text).toContain('process_resident_memory_bytes');
  });
});

describe('an address', () => {
  test('that search engines and home screens ask for knows where this house is and what it is called', async () => {
    const house = await openTestHouse({
      environment: { BRAND_NAME: 'Moonrise & Sons', PUBLIC_URL: 'https://moonrise.example/' },
    });
    for (const [address, media] of Object.entries(markedFiles)) {
      const file = await house.ask('GET', address);
      expect([file.status, file.headers.get('content-type')]).toEqual([200, media]);
      expect(file.text).toBe('"Moonrise & Sons at https://moonrise.example/here"');
    }
  });

  test('of a public page is a page of its own, asked for again with each visit and sent once', async () => {
    const house = await openTestHouse();
    for (const address of publicPages) {
      const page = await house.ask('GET', address);
      expect([page.status, page.text]).toEqual([200, `<title>Lamplight ${address}</title>`]);
      expect(page.headers.get('cache-control')).toBe('no-cache');
      const again = await house.ask('GET', address, {
        headers: { 'if-none-match': page.headers.get('etag') ?? '' },
      });
      expect(again.status).toBe(304);
    }
  });

  test('of the front page leads a family home, and shows a visitor, or whoever asks for it by name, the page', async () => {
    const house = await openTestHouse();
    const family = await newFamily(house);
    const opened = await family.ask('GET', '/');
    expect([opened.status, opened.headers.get('location')]).toEqual([302, '/dashboard']);
    const front = await family.ask('GET', '/?front');
    expect([front.status, front.text]).toEqual([200, '<title>Lamplight /</title>']);
    await family.ask('POST', '/api/logout');
    expect((await family.ask('GET', '/')).status).toBe(200);
    expect((await house.ask('GET', '/', { headers: { cookie: 'sid=nobody' } })).status).toBe(200);
  });

  test('of the app is the app, with a nonce that is never used twice', async () => {
    const house = await openTestHouse();
    const nonces = new Set<string>();
    for (const address of appAddresses) {
      const page = await house.ask('GET', `${address.replace('$storyId', 'one')}?email=a%40b.example`);
      expect([page.status, page.text.slice(0, 28)]).toEqual([200, '<title>Lamplight app</title>']);
      const nonce = /nonce="([^"]+)"/.exec(page.text)?.[1] ?? '';
      expect(page.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}'`);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(appAddresses.length);
  });

  test('says to a messenger what a link to it is for, and of a family nothing', async () => {
    const house = await openTestHouse({ environment: { BRAND_NAME: 'Moonrise & Sons' } });
    const titleOf = async (address: string) =>
      /og:title" content="([^"]*)"/.exec((await house.ask('GET', address)).text)?.[1];
    expect(await titleOf('/read-to-us')).toBe('Would you read us a story?');
    expect(await titleOf('/stories/2f1c')).toBe('Moonrise &amp; Sons');
    expect(await titleOf('/constructor')).toBe('Moonrise &amp; Sons');
  });

  test('of one story among many is the app too, and one part more is nobody’s', async () => {
    const house = await openTestHouse();
    expect((await house.ask('GET', '/stories/2f1c')).status).toBe(200);
    expect((await house.ask('GET', '/stories/2f1c/more')).status).toBe(404);
    expect((await house.ask('GET', '/stories/2f1c/')).headers.get('location')).toBe('/stories/2f1c');
  });

  test('that nobody knows is the app’s own 404', async () => {
    const house = await openTestHouse();
    expect((await house.ask('GET', '/attic')).status).toBe(404);
    expect((await house.ask('GET', '/attic')).text).toContain('Lamplight app');
  });

  test('under /api that nobody knows is a refusal in JSON', async () => {
    const house = await openTestHouse();
    for (const [method, path] of [
      ['GET', '/api/attic'],
      ['POST', '/api/health'],
      ['GET', '/api'],
    ] as const)
      expect(await house.ask(method, path)).toMatchObject({ status: 404, json: { code: 'not_found' } });
  });

  test('with a slash too many leads to the page without it', async () => {
    const house = await openTestHouse();
    const { status, headers } = await house.ask('GET', '/stories/');
    expect([status, headers.get('location')]).toEqual([308, '/stories']);
    // What stands behind it is somebody's e-mail, or the checkout they come back from.
    const asked = await house.ask('GET', '/stories/?email=a%40b.example');
    expect(asked.headers.get('location')).toBe('/stories?email=a%40b.example');
  });

  test('of a file with a hash may be kept for a year', async () => {
    const house = await openTestHouse();
    const leaf = await house.ask('GET', '/assets/leaf-abc123.js');
    expect([leaf.status, leaf.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  });

  test.each([
    '/.env',
    '/assets/leaf-abc123.js.map',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/assets/..%5c..%5c.env',
    '/%00',
    '/index.html/../.env',
  ])('that looks for what is not for visitors, like %s, finds nothing', async (address) => {
    const house = await openTestHouse();
    const answer = await house.ask('GET', address);
    expect([400, 404]).toContain(answer.status);
    expect(answer.text).not.toMatch(/SECRET|root:|^\{\}$/);
  });
});
