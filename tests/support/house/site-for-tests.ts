import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { publicPages } from '#contract/addresses.ts';
import { markedFiles } from '#contract/public-url.ts';

/** Addresses that these tests' site leaves to the app. */
export const appAddresses = [
  '/login',
  '/welcome',
  '/dashboard',
  '/stories',
  '/stories/$storyId',
  '/read-to-us',
];

let folder: string | undefined;

/** Pages small enough to be read in a test, so that the server can be tested before anything is built. Made once a run. */
export function siteForTests(): string {
  if (folder) return folder;
  folder = mkdtempSync(join(tmpdir(), 'lamplight-site-'));
  for (const address of publicPages)
    write(join(folder, address, 'index.html'), `<title>__BRAND_NAME__ ${address}</title>`);
  write(
    join(folder, 'app.html'),
    '<title>__BRAND_NAME__ app</title><meta nonce="__CSP_NONCE__"><meta property="og:title" content="__LINK_TITLE__"><meta property="og:description" content="__LINK_DESCRIPTION__"><meta property="og:image" content="__LINK_IMAGE__"><meta property="og:image:width" content="__LINK_IMAGE_WIDTH__"><meta property="og:image:height" content="__LINK_IMAGE_HEIGHT__"><meta property="og:image:alt" content="__LINK_IMAGE_ALT__">',
  );
  for (const address of Object.keys(markedFiles))
    write(join(folder, address), '"__BRAND_NAME__ at __PUBLIC_URL__/here"');
  write(join(folder, '.vite', 'app-addresses.json'), JSON.stringify(appAddresses));
  write(join(folder, 'assets', 'leaf-abc123.js'), 'export const leaf = 1;');
  write(join(folder, 'assets', 'leaf-abc123.js.map'), '{}');
  write(join(folder, '.env'), 'SECRET=1');
  return folder;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
