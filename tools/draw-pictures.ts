import { chromium } from '@playwright/test';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { appIcon } from '#web/ui/scenes/app-icon.ts';
import { pictures } from '#web/ui/scenes/pictures.ts';
import { socialCard } from '#web/ui/scenes/social-card.ts';

// Draws what lies on the shelf: the pictures as SVG, and by a browser the few that must be PNG (home-screen icons, the card that
// a shared link shows). Run it after a change in web/ui/scenes; for the SVG a test tells when it was forgotten.
//   node --import tsx tools/draw-pictures.ts          CHROMIUM=/path/to/chromium for another browser

const shelf = new URL('../web/', import.meta.url);
const fonts = new URL('../node_modules/@fontsource-variable/fraunces/files/', import.meta.url);

const bitmaps = [
  { file: 'public/icon-32.png', width: 32, height: 32, svg: appIcon() },
  { file: 'public/icon-192.png', width: 192, height: 192, svg: appIcon() },
  { file: 'public/icon-512.png', width: 512, height: 512, svg: appIcon() },
  { file: 'public/icon-maskable-512.png', width: 512, height: 512, svg: appIcon({ isMaskable: true }) },
  { file: 'public/apple-touch-icon.png', width: 180, height: 180, svg: appIcon({ isMaskable: true }) },
  { file: 'public/social.png', width: 1200, height: 630, svg: socialCard() },
];

await mkdir(new URL('ui/scenes/drawn/', shelf), { recursive: true });
for (const [place, draw] of Object.entries(pictures)) await writeFile(new URL(place, shelf), draw());

const fontFaces = await Promise.all(
  (['normal', 'italic'] as const).map(async (style) => {
    const font = await readFile(new URL(`fraunces-latin-full-${style}.woff2`, fonts));
    return `@font-face{font-family:Fraunces;font-style:${style};font-weight:100 900;src:url(data:font/woff2;base64,${font.toString('base64')})}`;
  }),
);
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const { file, width, height, svg } of bitmaps) {
    const page = await browser.newPage({ viewport: { width, height } });
    await page.setContent(
      `<style>${fontFaces.join('')}body{margin:0}body>svg{display:block;width:${width}px;height:${height}px}</style>${svg}`,
    );
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.screenshot({ path: fileURLToPath(new URL(file, shelf)), omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
console.log(`Drew ${Object.keys(pictures).length} pictures and ${bitmaps.length} bitmaps.`);
