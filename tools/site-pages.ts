import { readFile } from 'node:fs/promises';
import type { Plugin, ViteDevServer } from 'vite';
import { type Brand, brandMarks, fillBrand } from '../contract/brand.ts';
import type { renderSitePage, sitePaths } from '../web/app/site/render-site.tsx';

type Renderer = { renderSitePage: typeof renderSitePage; sitePaths: typeof sitePaths };

/** Writes the marks of the brand into the head of the app's page, for the server to fill. */
export function brandInAppPage(): Plugin {
  return {
    name: 'brand-in-app-page',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'brand', content: JSON.stringify(brandMarks) }, injectTo: 'head' },
    ],
  };
}

/** In development the public pages are rendered anew for every visit, and every other address is the app's. */
export function sitePagesInDevelopment(brand: Brand): Plugin {
  return {
    name: 'site-pages-in-development',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
        const path = new URL(request.url ?? '/', 'http://localhost').pathname;
        pageAt(server, path).then(
          (html) =>
            response.setHeader('content-type', 'text/html; charset=utf-8').end(fillBrand(html, brand)),
          next,
        );
      });
    },
  };
}

async function pageAt(server: ViteDevServer, path: string): Promise<string> {
  const site = (await server.ssrLoadModule('/app/site/render-site.tsx')) as Renderer;
  const html = site.sitePaths.includes(path)
    ? site.renderSitePage(path, sourceFiles)
    : await readFile(`${server.config.root}/app.html`, 'utf8');
  return server.transformIndexHtml(path, html);
}

const sourceFiles = { stylesheets: ['/app/site/site.css'], scripts: ['/app/site/islands.ts'] };
