import { isFit } from '../triage.ts';
import type { StoryRequest } from '../writer.ts';
import type { Placeholders } from './placeholders.ts';

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

/** All that a family wrote, without its names. What is planned from it and what is asked with it has none either. */
export function disguise(request: StoryRequest, { of, hide }: Placeholders): StoryRequest {
  const { continues } = request;
  return {
    ...request,
    theme: hide(request.theme),
    interests: request.interests.map(hide),
    characters: request.characters.map(({ age, isGuest, pronouns, ...person }, index) => ({
      name: of(index),
      age,
      relationship: hide(person.relationship),
      hobbies: person.hobbies.map(hide),
      traits: person.traits.map(hide),
      ...(pronouns !== undefined && { pronouns }),
      ...(isGuest !== undefined && { isGuest }),
    })),
    ...(continues && {
      continues: {
        ...continues,
        title: hide(continues.title),
        text: hide(continues.text).slice(0, mostOfEarlierStory),
        ...(continues.choices && {
          choices: { ...continues.choices, souvenirs: continues.choices.souvenirs.map(hide) },
        }),
      },
    }),
  };
}

const mostOfEarlierStory = 8_000;
