import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { brandFrom } from './contract/brand.ts';
import { chunks } from './tools/chunks.ts';
import { lamplightFonts } from './tools/fonts.ts';
import { lamplightPictures } from './tools/picture-parts.ts';
import { headOfAppPage, sitePagesInDevelopment } from './tools/site-pages.ts';

const web = (path: string) => fileURLToPath(new URL(`./web/${path}`, import.meta.url));

export default defineConfig({
  root: web(''),
  appType: 'custom',
  plugins: [
    react(),
    tailwindcss(),
    lamplightFonts(),
    lamplightPictures(),
    headOfAppPage(),
    sitePagesInDevelopment(brandFrom(process.env)),
  ],
  // The server puts a fresh nonce in this place for every answer; see web/app/nonce.ts.
  html: { cspNonce: '__CSP_NONCE__' },
  server: { host: '127.0.0.1', fs: { allow: ['..'] } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      // The app asks the public pages' script to wake their living parts, where it shows one of them.
      preserveEntrySignatures: 'exports-only',
      output: {
        codeSplitting: chunks({
          app: web('app.html'),
          main: web('main.tsx'),
          islands: web('app/site/islands.ts'),
        }),
      },
      input: { app: web('app.html'), islands: web('app/site/islands.ts'), site: web('app/site/site.css') },
    },
  },
});
