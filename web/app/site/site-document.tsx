import type { BrandText } from '#contract/brand.ts';
import { SiteHead } from '#web/pages/site/head.tsx';
import type { SitePage } from '#web/pages/site/pages.tsx';
import { Island } from '#web/ui/island.tsx';
import displayFont from 'lamplight-fonts/fraunces-basic.woff2?url';
import textFont from 'lamplight-fonts/nunito-basic.woff2?url';
import { SiteFooter } from '../frame/site-footer.tsx';
import { SiteHeader } from '../frame/site-header.tsx';

/** Where the build put what every public page links to. */
export type SiteFiles = { stylesheets: readonly string[]; scripts: readonly string[] };

type SiteDocumentProps = { page: SitePage; brand: BrandText; files: SiteFiles };

/** A whole public page. Not one script stands inside it, and no style attribute: the content policy forbids both. */
export function SiteDocument({ page: { path, title, description, Page }, brand, files }: SiteDocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Before the style has come a browser paints its own ground, and in a dark room that must not be white. */}
        <meta name="color-scheme" content="dark" />
        <title>{title(brand)}</title>
        <meta name="description" content={description(brand)} />
        <meta name="theme-color" content="#0c0b21" />
        {/* Both faces of the first view: a face that comes late moves the lines that were set without it. */}
        <link rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        {files.stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {files.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
        <SiteHead brand={brand} path={path} title={title(brand)} description={description(brand)} />
      </head>
      <body className="flex flex-col">
        <a href="#content" className="skip-link">
          Skip to the page
        </a>
        <Island name="site-header" component={SiteHeader} props={{ brand, isLanding: path === '/' }} />
        <main id="content">
          <Page brand={brand} />
        </main>
        <SiteFooter brand={brand} />
      </body>
    </html>
  );
}
