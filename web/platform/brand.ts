import { brandDefaults, brandText, type BrandText } from '#contract/brand.ts';

/** The brand of the house that served this page: it stands in the page's head, filled in by the server. */
export const brand: BrandText = brandInHead() ?? brandText(brandDefaults);

function brandInHead(): BrandText | undefined {
  const written = document.querySelector<HTMLMetaElement>('meta[name="brand"]')?.content;
  // The build wrote it from the same list of parts.
  return written === undefined ? undefined : (JSON.parse(written) as BrandText);
}
