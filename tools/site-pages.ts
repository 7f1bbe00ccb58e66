import { readFile } from 'node:fs/promises';
import type { HtmlTagDescriptor, Plugin, ViteDevServer } from 'vite';
import { type Brand, brandMarks, fillBrand } from '../contract/brand.ts';
import type { renderSitePage, sitePaths } from '../web/app/site/render-site.tsx';

type Renderer = { renderSitePage: typeof renderSitePage; sitePaths: typeof sitePaths };

/**
 * Writes into the head of the app's page what it shares with the public ones: the brand's marks, for the server to fill, the icons,
 * and the two faces of a first view, which the browser would otherwise hear of only from the style sheet.
 */
export function headOfAppPage(): Plugin {
  return {
    name: 'head-of-app-page',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const faces = Object.keys(bundle).filter((file) =>
          /(fraunces|nunito)-basic-[^/]*\.woff2$/.test(file),
        );
        return [
          headTag('meta', { name: 'brand', content: JSON.stringify(brandMarks) }),
          headTag('link', { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }),
          headTag('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
          headTag('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
          ...faces.map((file) =>
            headTag('link', {
              rel: 'preload',
              href: `/${file}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
            }),
          ),
        ];
      },
    },
  };
}

function headTag(tag: 'meta' | 'link', attrs: Record<string, string | true>): HtmlTagDescriptor {
  return { tag, attrs, injectTo: 'head' };
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
