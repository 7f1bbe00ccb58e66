import { isFit } from '../judge-theme.ts';
import type { EarlierStory, StoryCharacter, StoryRequest } from '../writer.ts';
import { pronounOfName } from '../tales/people/first-names.ts';
import { isElderWord, pronounOf, relationWordOf, speciesOf } from '../tales/people/kin.ts';
import { plainWords } from '../clean-text.ts';
import { isNamedIn, type Placeholders } from './placeholders.ts';

/** A hobby that is not for bedtime stays unsaid; its owner is in the story all the same. */
export const withoutUnfit = (request: StoryRequest): StoryRequest => ({
  ...request,
  interests: request.interests.filter(isFit),
  characters: request.characters.map((one) => ({
    ...one,
    relationship: isFit(one.relationship) ? one.relationship : '',
    hobbies: one.hobbies.filter(isFit),
    traits: one.traits.filter(isFit),
  })),
});

/** All that a family wrote, without its names. What is asked with it has none either. */
export function withoutNames(request: StoryRequest, { of, hide }: Placeholders): StoryRequest {
  const { continues, like, retells, household } = request;
  const { characters } = request;
  return {
    ...request,
    theme: hide(request.theme),
    interests: request.interests.map(hide),
    characters: characters.map(({ age, isGuest, pronouns, ...person }, index) => ({
      name: of(index),
      age,
      relationship: hide(person.relationship) + howWritten(characters[index]),
      hobbies: person.hobbies.map(hide),
      traits: person.traits.map(hide),
      ...pronounsSaid(characters[index], pronouns),
      ...(isGuest !== undefined && { isGuest }),
    })),
    ...(household && {
      household: household.map(({ relationship, ...one }, index) => ({
        ...one,
        name: of(characters.length + index),
        relationship: hide(relationship),
      })),
    }),
    history: request.history
      .slice(-storiesTold)
      .map((story) => storyWithoutNames({ ...story, text: '' }, hide)),
    ...(continues && { continues: storyWithoutNames(continues, hide) }),
    ...(like && { like: storyWithoutNames(like, hide) }),
    ...(retells && {
      retells: { ...retells, but: hide(retells.but), story: storyWithoutNames(retells.story, hide) },
    }),
  };
}

/** Behind a placeholder Ella could be anybody, and her name would be said four times in a line: what it tells of her goes along. */
function pronounsSaid(one: StoryCharacter | undefined, written: string | undefined): { pronouns?: string } {
  const relationship = plainWords(one?.relationship ?? '');
  const isToldBesides =
    pronounOf(undefined, relationship) !== undefined || speciesOf(relationship) !== undefined;
  const pronouns = written ?? (one && !isToldBesides ? pronounOfName(one.name) : undefined);
  return pronouns === undefined ? {} : { pronouns };
}

/** A child says Obaachan, or Baba, to whoever is written so, and does not say "Joyce" to a grandmother: which of the two it is, a placeholder hides. */
function howWritten(one: StoryCharacter | undefined): string {
  const relationship = plainWords(one?.relationship ?? '');
  const isKin = isElderWord(relationship) || auntsAndUncles.has(relationWordOf(relationship) ?? '');
  if (!one) return '';
  if (relationWordOf(plainWords(one.name)) !== undefined) return ', written as a child calls them';
  return isKin ? ', written by first name' : '';
}

const auntsAndUncles = new Set(['aunt', 'auntie', 'aunty', 'uncle', 'tia', 'tio', 'whaea', 'matua']);

/** Of how many earlier ones a model is told the title and the premise, so that none comes again. */
const storiesTold = 10;
const mostOfAStory = 12_000;

const storyWithoutNames = (story: EarlierStory, hide: (text: string) => string): EarlierStory => ({
  title: hide(story.title),
  text: hide(story.text.slice(0, mostOfAStory)),
  ...(story.choices && {
    choices: {
      ...story.choices,
      title: hide(story.choices.title),
      souvenirs: story.choices.souvenirs.map(hide),
      ...(story.choices.premise !== undefined && { premise: hide(story.choices.premise) }),
    },
  }),
});

/** Those of the household whom the family's own words for tonight name. The others are not spoken of at all. */
export function withThoseNamed(request: StoryRequest): StoryRequest {
  const { household = [], retells } = request;
  const said = `${request.theme} ${retells?.but ?? ''}`;
  const inIt = new Set(request.characters.map(({ name }) => name));
  return { ...request, household: household.filter(({ name }) => !inIt.has(name) && isNamedIn(said, name)) };
}
