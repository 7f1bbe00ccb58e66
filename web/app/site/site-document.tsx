import type { BrandText } from '#contract/brand.ts';
import type { SitePage } from '#web/pages/site/pages.tsx';
import { Island } from '#web/ui/island.tsx';
import displayFont from 'lamplight-fonts/fraunces-latin.woff2?url';
import { SiteFooter } from '../frame/site-footer.tsx';
import { SiteHeader } from '../frame/site-header.tsx';

/** Where the build put what every public page links to. */
export type SiteFiles = { stylesheets: readonly string[]; scripts: readonly string[] };

type SiteDocumentProps = { page: SitePage; brand: BrandText; files: SiteFiles };

/** A whole public page. Not one script stands inside it, and no style attribute: the content policy forbids both. */
export function SiteDocument({
  page: { path, title, description, Page, Head },
  brand,
  files,
}: SiteDocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title(brand)}</title>
        <meta name="description" content={description(brand)} />
        <meta name="theme-color" content="#0c0b21" />
        <link rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        {files.stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {files.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
        {Head && <Head brand={brand} />}
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
