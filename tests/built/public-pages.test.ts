import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { publicPages } from '#contract/addresses.ts';
import { brandDefaults, fillBrand } from '#contract/brand.ts';
import { appPages } from '#web/app/routes.ts';

const web = join(import.meta.dirname, '..', '..', 'dist', 'web');
const built = (address: string) => readFileSync(join(web, address, 'index.html'), 'utf8');
const app = readFileSync(join(web, 'app.html'), 'utf8');

describe.each(publicPages)('the public page %s', (address) => {
  const html = built(address);

  test('is whole without a script: one heading, a way in, a footer', () => {
    const words = html.replaceAll(/<script[\s\S]*?<\/script>/g, '');
    expect(words.match(/<h1[ >]/g)).toHaveLength(1);
    expect(words).toContain('href="/login"');
    expect(words).toContain('<footer');
    expect(words).toContain('lang="en"');
  });

  test('is dark from its first moment, before its style has come', () => {
    expect(html.indexOf('<meta name="color-scheme" content="dark"')).toBeGreaterThan(0);
    expect(html.indexOf('color-scheme')).toBeLessThan(html.indexOf('rel="stylesheet"'));
  });

  test('has nothing that the content policy would drop', () => {
    expect(html).not.toMatch(/<style|\sstyle="|\son[a-z]+="/);
    const inline = [...html.matchAll(/<script([^>]*)>/g)].filter(
      ([, attributes = '']) => !attributes.includes('src='),
    );
    expect(inline.every(([, attributes]) => attributes?.includes('application/ld+json'))).toBe(true);
  });

  test('fetches nothing from anybody else', () => {
    const fetched = [
      ...html.matchAll(/<(?:script|img|link|iframe|source|video|audio)[^>]*(?:src|href)="([^"]+)"/g),
    ];
    const canonical = /rel="(?:canonical|alternate)"/;
    const foreign = fetched.filter(([tag, url = '']) => /^(https?:)?\/\//.test(url) && !canonical.test(tag));
    expect(foreign.map(([, url]) => url)).toEqual([]);
  });

  test('carries the name of whichever house serves it', () => {
    const filled = fillBrand(html, { ...brandDefaults, name: 'Moonboat' });
    expect(filled).toContain('Moonboat');
    expect(filled).not.toContain('__BRAND_');
  });

  test('gives its living parts what they were drawn with', () => {
    const filled = fillBrand(html, brandDefaults);
    const props = [...filled.matchAll(/data-props="([^"]*)"/g)].map(([, text = '']) => text);
    expect(props.length).toBeGreaterThan(0);
    for (const text of props)
      expect(() => JSON.parse(text.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))).not.toThrow();
  });
});

describe('the page of the app', () => {
  test('has a place for the nonce of each answer, and for the brand', () => {
    expect(app).toMatch(/<meta property="csp-nonce" nonce="__CSP_NONCE__"\s*\/?>/);
    expect(fillBrand(app, brandDefaults)).toContain('&quot;name&quot;:&quot;Lamplight&quot;');
  });

  test('is dark from its first moment, before its style has come', () => {
    expect(app.indexOf('color-scheme')).toBeLessThan(app.indexOf('rel="stylesheet"'));
    expect(app).toContain('<meta name="color-scheme" content="dark"');
  });

  test('has no script and no style of its own inside', () => {
    expect(app).not.toMatch(/<style|\sstyle="/);
    expect(
      [...app.matchAll(/<script([^>]*)>/g)].every(([, attributes]) => attributes?.includes('src=')),
    ).toBe(true);
  });
});

test('the server is told each address of the app', () => {
  const told: unknown = JSON.parse(readFileSync(join(web, '.vite', 'app-addresses.json'), 'utf8'));
  expect(told).toEqual(appPages.map(({ path }) => path));
});
