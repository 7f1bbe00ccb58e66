import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '#contract/problem.ts';
import { contentSecurityPolicy } from './headers.ts';

type Site = {
  /** The folder of the built client. */
  folder: string;
  /** Addresses with an HTML page of their own in that folder. */
  publicPages: readonly string[];
  /** Puts what only this house knows, such as its own brand, into a page that was built for every house. */
  fill: (html: string) => string;
  /** The app's page, as a messenger reads it that shows a link to this address. */
  withPreview: (html: string, address: URL) => Promise<string>;
  /** Where a family is at home. */
  home: string;
  /** Where somebody who asks for the front page is at home already; null for a visitor. */
  homeOf: (request: FastifyRequest) => Promise<string | null>;
  /** Whoever asks is a child, who was given this device and no page but one. */
  isWithChild: (request: FastifyRequest) => Promise<boolean>;
  /** Files that hold such marks too and are not HTML: their addresses with their media types, and how they are filled. */
  markedFiles: Readonly<Record<string, string>>;
  fillFile: (text: string) => string;
};

/**
 * The built client. Files with a hash in their name never change, so browsers keep them for a year; pages are asked for again each
 * time and cost a 304. Pages stand in memory, filled and compressed once; the app's page differs by its nonce alone.
 */
export async function serveSite(app: FastifyInstance, site: Site): Promise<void> {
  const pages = new Map(site.publicPages.map((address) => [address, standingPage(site, address)]));
  const appFile = read(join(site.folder, 'app.html'));
  const appFor = async (request: FastifyRequest): Promise<string> =>
    site.fill(await site.withPreview(appFile, new URL(request.url, 'http://house')));
  // The build wrote this beside the pages: which addresses the app itself answers.
  const isOfApp = addressBook(JSON.parse(read(join(site.folder, '.vite', 'app-addresses.json'))) as string[]);

  await app.register(fastifyStatic, {
    root: site.folder,
    preCompressed: true,
    index: false,
    dotfiles: 'deny',
    globIgnore: [
      '**/*.html',
      '**/*.map',
      '**/.*',
      '**/*.br',
      '**/*.gz',
      '.vite/**',
      ...Object.keys(site.markedFiles).map((address) => address.slice(1)),
    ],
    wildcard: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const neverChanges = /[/\\]assets[/\\]/.test(path);
      void reply.header('cache-control', neverChanges ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  for (const [address, page] of pages)
    app.get(address, async (request, reply) => {
      const home = address === '/' ? await homeFrom(request) : null;
      if (await site.isWithChild(request)) return reply.redirect(site.home, 302);
      return home === null ? sendPage(page, request, reply) : reply.redirect(home, 302);
    });
  for (const [address, media] of Object.entries(site.markedFiles)) {
    const text = site.fillFile(read(join(site.folder, address)));
    app.get(address, (_request, reply) => reply.type(media).header('cache-control', 'no-cache').send(text));
  }
  app.get('/app.html', async (request, reply) => sendApp(await appFor(request), reply, 200));

  /** A family opens the house at home, unless it means the front page itself. */
  async function homeFrom(request: FastifyRequest): Promise<string | null> {
    if (request.url !== '/') return null;
    return site.homeOf(request);
  }

  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request);
    const isForAPerson = (request.method === 'GET' || request.method === 'HEAD') && !path.startsWith('/api');
    if (!isForAPerson) throw new Problem('not_found');
    const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path;
    if (trimmed !== path && (pages.has(trimmed) || isOfApp(trimmed)))
      return reply.redirect(trimmed + request.url.slice(path.length), 308);
    return sendApp(await appFor(request), reply, isOfApp(path) ? 200 : 404);
  });
}

/** Whether an address is one of these, in which a part that begins with `$` stands for anything. */
function addressBook(addresses: readonly string[]): (path: string) => boolean {
  const fixed = new Set(addresses);
  const open = addresses
    .filter((address) => address.includes('$'))
    .map((address) => new RegExp(`^${address.replaceAll(/\$\w+/g, '[^/]+')}$`));
  return (path) => fixed.has(path) || open.some((pattern) => pattern.test(path));
}

/** How it travels is found out when somebody first asks for it so: all pages at the start would be a third of the time until it is over. */
type Page = { html: Buffer; etag: string; br: () => Promise<Buffer>; gzip: () => Promise<Buffer> };

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

function standingPage(site: Site, address: string): Page {
  const html = Buffer.from(site.fill(read(join(site.folder, address, 'index.html'))));
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  const strongest = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  };
  return {
    html,
    etag,
    br: keeping(() => asBrotli(html, { params: strongest })),
    gzip: keeping(() => asGzip(html)),
  };
}

/** Found out once, for everybody who asks meanwhile and afterwards; what went wrong is tried again. */
function keeping<Value>(find: () => Promise<Value>): () => Promise<Value> {
  let kept: Promise<Value> | undefined;
  return () => {
    kept ??= find().catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };
}

async function sendPage(page: Page, request: FastifyRequest, reply: FastifyReply) {
  void reply.headers({ 'cache-control': 'no-cache', vary: 'Accept-Encoding, Cookie', etag: page.etag });
  if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  void reply.type('text/html; charset=utf-8');
  if (!encoding) return reply.send(page.html);
  return reply.header('content-encoding', encoding).send(await page[encoding]());
}

function sendApp(html: string, reply: FastifyReply, status: 200 | 404) {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-cache',
      'content-security-policy': contentSecurityPolicy(nonce),
    })
    .send(html.replaceAll('__CSP_NONCE__', nonce));
}

function read(file: string): string {
  if (!existsSync(file)) throw new Error(`${file} is missing: the client has not been built.`);
  return readFileSync(file, 'utf8');
}

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/';
