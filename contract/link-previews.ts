import { brandMarks } from './brand.ts';
import { publicUrlMark } from './public-url.ts';

/** A picture that stands for what a link opens: where it is, how large, and what is on it. */
type LinkPicture = { path: string; width: number; height: number; inWords: string };
type LinkPreview = { title: string; description: string; picture?: LinkPicture };

/** Of which story an invitation is: "the kite and the owl", and a picture of them. */
export type InvitedStoryPreview = { about: string; picturePath: string };

const description =
  'Read a bedtime story aloud, in your own voice, for somebody who would love to hear you. It needs no account, and nothing to install.';

/** What a messenger shows of a link into the app. It sees no more than the address does: nobody's name, nobody's face, and no title. */
const previews: Readonly<Record<string, LinkPreview>> = {
  '/read-to-us': { title: 'Would you read us a story?', description },
};

const anyOther: LinkPreview = {
  title: brandMarks.name,
  description: 'Bedtime stories about your own family, told aloud.',
};

const houseCard: LinkPicture = {
  path: '/social.png',
  width: 1200,
  height: 630,
  inWords: 'A cottage with one lit window in a valley at night, under a full moon',
};

/** As wide as the pictures of stories are, and no larger than messengers take. */
export const invitedPicturePx = { width: 1000, height: 588 } as const;

/** The app's page holds these marks, since it is one page for every address. */
export function fillLinkPreview(
  html: string,
  path: string,
  invited: InvitedStoryPreview | null = null,
): string {
  const plain = (Object.hasOwn(previews, path) ? previews[path] : undefined) ?? anyOther;
  const { title, picture = houseCard } = invited ? ofInvitation(invited) : plain;
  return html
    .replace('__LINK_TITLE__', title)
    .replace('__LINK_DESCRIPTION__', plain.description)
    .replace('__LINK_IMAGE__', `${publicUrlMark}${picture.path}`)
    .replace('__LINK_IMAGE_WIDTH__', String(picture.width))
    .replace('__LINK_IMAGE_HEIGHT__', String(picture.height))
    .replace('__LINK_IMAGE_ALT__', picture.inWords);
}

const ofInvitation = ({ about, picturePath }: InvitedStoryPreview): LinkPreview => ({
  title: `Would you read us the story of ${about}?`,
  description,
  picture: { path: picturePath, ...invitedPicturePx, inWords: `A paper-cut picture of ${about}` },
});
