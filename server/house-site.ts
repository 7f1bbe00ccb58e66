import type { FastifyInstance } from 'fastify';
import { homeOfFamily, publicPages } from '#contract/addresses.ts';
import { brandMarks, fillBrand } from '#contract/brand.ts';
import { fillLinkPreview, type InvitedStoryPreview } from '#contract/link-previews.ts';
import { fillPublicUrl, markedFiles } from '#contract/public-url.ts';
import type { Settings } from './platform/config/settings.ts';
import type { Identify } from './platform/http/api.ts';
import { serveSite } from './platform/http/site.ts';
import type { Log } from './platform/log.ts';

type Needs = {
  folder: string;
  settings: Settings;
  log: Log;
  identify: Identify;
  /** What a messenger shows of an invitation. */
  previewOf: (pathname: string, query: URLSearchParams) => Promise<InvitedStoryPreview | null>;
};

/** The site as this house shows it: with its brand and its address, for whoever comes. */
export async function serveHouseSite(app: FastifyInstance, needs: Needs): Promise<void> {
  const { folder, log, identify, previewOf } = needs;
  const { brand, publicUrl } = needs.settings;
  const whoseFrontPage: Identify = async (request) => {
    try {
      return await identify(request);
    } catch (error) {
      // Public pages stand in memory, and are shown though the database is away.
      log.warn({ err: error }, 'nobody knows whose front page this is');
      return null;
    }
  };
  const invitedBy = async ({ pathname, searchParams }: URL) => {
    try {
      return await previewOf(pathname, searchParams);
    } catch (error) {
      log.warn({ err: error }, 'nobody knows which story this invitation is for');
      return null;
    }
  };
  await serveSite(app, {
    folder,
    publicPages,
    home: homeOfFamily,
    homeOf: async (request) => ((await whoseFrontPage(request)) ? homeOfFamily : null),
    isWithChild: async (request) => (await whoseFrontPage(request))?.handedTo != null,
    withPreview: async (html, address) => fillLinkPreview(html, address.pathname, await invitedBy(address)),
    fill: (html) => fillPublicUrl(fillBrand(html, brand), publicUrl),
    markedFiles,
    fillFile: (text) => fillPublicUrl(text.replaceAll(brandMarks.name, brand.name), publicUrl),
  });
}
