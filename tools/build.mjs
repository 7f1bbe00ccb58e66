// Builds what the server needs to run: the client with its public pages into dist/web, the server into dist/server.
// `node tools/build.mjs web` or `server` builds only that half.
import { build as bundle } from 'esbuild';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { build } from 'vite';
import { writeCoverDrawing } from './cover-drawing.mjs';

const home = fileURLToPath(new URL('..', import.meta.url));
const web = path.join(home, 'dist/web');
const prerender = path.join(home, 'node_modules/.cache/lamplight-prerender');

/** Machine code, and what the server imports on first use. All else is bundled: hundreds of small files less to find, read and keep in memory. */
const keptAsPackages = [
  '@echogarden/*',
  '@node-rs/argon2',
  '@photostructure/sqlite',
  '@resvg/resvg-wasm',
  '@ai-sdk/*',
  'nodemailer',
  'pg',
  'wasm-media-encoders',
];

const [half] = process.argv.slice(2);
if (half !== 'server') await buildWeb();
if (half !== 'web') await buildServer();

async function buildWeb() {
  const configFile = path.join(home, 'vite.config.ts');
  await build({ configFile, logLevel: 'warn' });
  await build({
    configFile,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: path.join(home, 'web/app/site/render-site.tsx'),
      outDir: prerender,
      manifest: false,
      license: false,
      // Pictures that only a rendered page mentions must reach the client's folder too.
      ssrEmitAssets: true,
      rolldownOptions: { input: path.join(home, 'web/app/site/render-site.tsx') },
    },
  });
  await copyAssets();
  await writePublicPages();
  await writeAppAddresses();
  await writeCoverDrawing(path.join(web, '.vite', 'cover-drawing.mjs'));
  await buildWorker();
  await writeCompressed();
}

async function copyAssets() {
  await mkdir(path.join(web, 'assets'), { recursive: true });
  for (const file of await readdir(path.join(prerender, 'assets'))) {
    if (!/\.(js|css|map)$/.test(file))
      await writeFile(path.join(web, 'assets', file), await readFile(path.join(prerender, 'assets', file)));
  }
}

async function writePublicPages() {
  const manifest = JSON.parse(await readFile(path.join(web, '.vite/manifest.json'), 'utf8'));
  const files = {
    stylesheets: [`/${manifest['app/site/site.css'].file}`],
    scripts: [`/${manifest['app/site/islands.ts'].file}`],
  };
  const { renderSitePage, sitePaths } = await import(
    pathToFileURL(path.join(prerender, 'render-site.js')).href
  );
  const islands = await readFile(path.join(web, manifest['app/site/islands.ts'].file), 'utf8');
  for (const address of sitePaths) {
    const html = renderSitePage(address, files);
    refuseWhatThePolicyForbids(address, html);
    refuseUnknownIslands(address, html, islands);
    await mkdir(path.join(web, address), { recursive: true });
    await writeFile(path.join(web, address, 'index.html'), html);
  }
}

/** The server answers an address of the app with the app and any other with 404. It learns them here, so that they are written once. */
async function writeAppAddresses() {
  const { outputFiles } = await bundle({
    absWorkingDir: home,
    entryPoints: ['web/app/routes.ts'],
    bundle: true,
    external: ['#web/*'],
    format: 'esm',
    write: false,
  });
  const { appPages } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
  const addresses = appPages.map(({ path: address }) => address);
  await writeFile(path.join(web, '.vite', 'app-addresses.json'), JSON.stringify(addresses));
}

/** The content policy has no exception for these; a browser would drop them without a word. */
function refuseWhatThePolicyForbids(address, html) {
  const inline =
    /<[^>]+\s(style|on[a-z]+)=["']|<style|<script(?![^>]*\s(src=|type="application\/ld\+json"))/.exec(html);
  if (inline)
    throw new Error(
      `${address} has something inline that the content policy forbids: ${inline[0].slice(-80)}`,
    );
}

function refuseUnknownIslands(address, html, islands) {
  for (const [, name] of html.matchAll(/data-island="([^"]+)"/g)) {
    if (!islands.includes(name))
      throw new Error(`${address} has an island "${name}" that web/app/site/islands.ts does not list.`);
  }
}

/** The service worker knows every file of the app by name, and is another one as soon as any of them has changed. */
async function buildWorker() {
  const assets = (await readdir(path.join(web, 'assets'))).filter(
    (file) => !/\.map$|^site-.*\.css$/.test(file),
  );
  const beside = (await readdir(web)).filter((file) => /\.(png|svg|webmanifest)$/.test(file));
  const hash = createHash('sha256').update(assets.toSorted().join('\n'));
  for (const file of ['app.html', ...beside.toSorted()]) hash.update(await readFile(path.join(web, file)));
  const files = [...assets.map((file) => `/assets/${file}`), ...beside.map((file) => `/${file}`)];
  await bundle({
    absWorkingDir: home,
    entryPoints: ['web/worker/service-worker.ts'],
    outfile: path.join(web, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { SHELL: JSON.stringify({ build: hash.digest('hex').slice(0, 12), files: files.toSorted() }) },
    logLevel: 'warning',
  });
}

/** Compressed once here, as small as it gets, instead of for every visitor. */
async function writeCompressed() {
  const brotli = promisify(zlib.brotliCompress);
  const gzip = promisify(zlib.gzip);
  const files = await readdir(web, { recursive: true, withFileTypes: true });
  for (const file of files.filter(({ name }) => /\.(js|css|svg|json|webmanifest|txt)$/.test(name))) {
    const full = path.join(file.parentPath, file.name);
    if (full.includes(`${path.sep}.vite${path.sep}`)) continue;
    const bytes = await readFile(full);
    await writeFile(`${full}.br`, await brotli(bytes));
    await writeFile(`${full}.gz`, await gzip(bytes, { level: 9 }));
  }
}

async function buildServer() {
  await rm(path.join(home, 'dist/server'), { recursive: true, force: true });
  const { outputFiles } = await bundle({
    absWorkingDir: home,
    // Threads are files of their own, beside the server that starts them.
    entryPoints: {
      main: 'server/main.ts',
      archive: 'server/archive.ts',
      'engine-thread': 'server/narrators/built-in/engine-thread.ts',
      'kokoro-thread': 'server/narrators/kokoro/kokoro-thread.ts',
    },
    outdir: path.join(home, 'dist/server'),
    bundle: true,
    // A file of its own for whatever is imported on first use, so that it is not read before.
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: keptAsPackages,
    // Packages in the older format ask for Node's own modules this way.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    sourcemap: true,
    // Without what only eyes need it is a third smaller to read, to keep in memory and to fetch. Names stay as they are, and lines, for whoever reads a log.
    minifyWhitespace: true,
    minifySyntax: true,
    lineLimit: 120,
    logLevel: 'warning',
    write: false,
  });
  for (const { path: file, text } of outputFiles) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, file.endsWith('.js') ? inOneByte(text) : text);
  }
}

/**
 * One letter beyond Latin-1 makes Node keep the whole file in twice the memory, and regular expressions bring some (the bundler has seen to all other
 * places). Written as an escape it means the same there.
 */
function inOneByte(code) {
  // With a backslash of its own before it, the escape would become the text of one.
  if (/(?<!\\)(?:\\\\)*\\[^\0-\xff]/.test(code))
    throw new Error('A letter beyond Latin-1 stands behind a backslash.');
  return code.replaceAll(
    /[^\0-\xff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
