import { renderToStaticMarkup } from 'react-dom/server';
import { brandMarks } from '#contract/brand.ts';
import { sitePages } from '#web/pages/site/pages.tsx';
import { SiteDocument, type SiteFiles } from './site-document.tsx';

export const sitePaths: readonly string[] = sitePages.map(({ path }) => path);

/** One public page as HTML, with a mark wherever the house's brand belongs. */
export function renderSitePage(path: string, files: SiteFiles): string {
  const page = sitePages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no public page at ${path}.`);
  const html = renderToStaticMarkup(<SiteDocument page={page} brand={brandMarks} files={files} />);
  return `<!doctype html>${html}`;
}
