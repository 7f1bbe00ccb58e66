/**
 * Where a built page must name its own whole address: the canonical link, the picture of a shared link, the site map. The build
 * does not know the address of the house, so it writes this mark and the server fills it when it starts.
 */
export const publicUrlMark = '__PUBLIC_URL__';

export function fillPublicUrl(text: string, publicUrl: string): string {
  return text.replaceAll(publicUrlMark, publicUrl.replace(/\/$/, ''));
}

/** Files beside the pages that hold a mark of the brand or of the address, with their media types. */
export const markedFiles = {
  '/robots.txt': 'text/plain; charset=utf-8',
  '/sitemap.xml': 'application/xml; charset=utf-8',
  '/manifest.webmanifest': 'application/manifest+json; charset=utf-8',
} as const;
