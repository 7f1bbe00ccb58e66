import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '..', '..', 'dist', 'web');
const worker = readFileSync(join(web, 'sw.js'), 'utf8');
const named = new Set([...worker.matchAll(/"(\/[\w./-]+\.\w+)"/g)].map(([, file = '']) => file));

test('the service worker knows every file that the app may ask for without the house', () => {
  const assets = readdirSync(join(web, 'assets')).filter((file) => /\.(js|css|svg|woff2|png)$/.test(file));
  const ofTheApp = assets.filter((file) => !/^site-.*\.css$/.test(file));
  expect(ofTheApp.length).toBeGreaterThan(50);
  expect(ofTheApp.filter((file) => !named.has(`/assets/${file}`))).toEqual([]);
  expect([...named]).toEqual(expect.arrayContaining(['/app.html', '/manifest.webmanifest', '/icon-192.png']));
});

test('every file that it fetches is there, or the app could not be kept at all', () => {
  const there = new Set(
    readdirSync(web, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath.slice(web.length).replaceAll('\\', '/')}/${entry.name}`),
  );
  expect([...named].filter((file) => !there.has(file))).toEqual([]);
});

test('it is small itself, though it fetches tonight’s story and shows notes', () => {
  expect(gzipSync(worker).length).toBeLessThanOrEqual(6_000);
});
