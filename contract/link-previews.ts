import { brandMarks } from './brand.ts';

type LinkPreview = { title: string; description: string };

/** What a messenger shows of a link into the app. It sees no more than the address does: no story, and nobody's name. */
const previews: Readonly<Record<string, LinkPreview>> = {
  '/read-to-us': {
    title: 'Would you read us a story?',
    description:
      'Read a bedtime story aloud, in your own voice, for somebody who would love to hear you. It needs no account, and nothing to install.',
  },
};

const anyOther: LinkPreview = {
  title: brandMarks.name,
  description: 'Bedtime stories about your own family, told aloud.',
};

/** The app's page holds these marks, since it is one page for every address. */
export function fillLinkPreview(html: string, path: string): string {
  const { title, description } = (Object.hasOwn(previews, path) ? previews[path] : undefined) ?? anyOther;
  return html.replace('__LINK_TITLE__', title).replace('__LINK_DESCRIPTION__', description);
}
