import { type StoryPicture, thingsOf } from '#contract/pictures.ts';

/** What of a story its title and its description are made of. */
export type NamedStory = {
  title: string;
  createdAt: string;
  picture: StoryPicture | null;
  request: { characterNames: readonly string[] };
};

/** Who tells it: one of the house's voices by name, or somebody of the family, who is named only where names are wanted. */
export type Teller = { name: string; isOfFamily: boolean };

type Names = { withNames: boolean; familyNames: readonly string[] };

/**
 * A feed leaves the house: apps fetch it through their own servers and show it on any screen. Unless the family wants it otherwise, a title with
 * a name in it is put by, and the story is called by what is on its picture.
 */
export function episodeTitle(story: NamedStory, { withNames, familyNames }: Names): string {
  const names = [...story.request.characterNames, ...familyNames];
  if (withNames || !saysOneOf(story.title, names)) return story.title;
  const called = story.picture ? thingsOf(story.picture) : '';
  if (called === '') return `A story of ${dayOf(story.createdAt)}`;
  return called.charAt(0).toUpperCase() + called.slice(1);
}

export function episodeDescription(story: NamedStory, teller: Teller, { withNames }: Names): string {
  const company = story.request.characterNames;
  const told =
    teller.isOfFamily && !withNames ? 'Read aloud by somebody of the family.' : `Told by ${teller.name}.`;
  return withNames && company.length > 0
    ? `With ${new Intl.ListFormat('en').format(company)}. ${told}`
    : `A bedtime story. ${told}`;
}

export const tellerName = (teller: Teller, withNames: boolean): string =>
  teller.isOfFamily && !withNames ? 'Somebody of the family' : teller.name;

/** "Mia-Rose Ngata" is said by "Mia-Rose", by "Mia" and by "Ngata's", in any case of letters. */
function saysOneOf(title: string, names: readonly string[]): boolean {
  const said = new Set(wordsOf(title));
  return names.some((name) => wordsOf(name).some((word) => said.has(word)));
}

const wordsOf = (text: string): string[] =>
  [
    ...text
      .toLowerCase()
      .normalize('NFC')
      .matchAll(/[\p{L}\p{M}\p{N}]+/gu),
  ].map(([word]) => word);

const dayOf = (iso: string): string =>
  new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(iso));
