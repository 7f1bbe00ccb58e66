import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Duration } from '#contract/stories.ts';
import type { StoryCharacter, StoryRequest } from '#server/writers/writer.ts';

/** A story at the level meant, and the family that it was written for. */
export type GoodStory = { file: string; request: StoryRequest; title: string; paragraphs: readonly string[] };

/** Whole stories, each for one family and its wish, as a good model would write them on a good day. Read them before judging one. */
export const goodStories: readonly GoodStory[] = [
  good('umbrella', 'the umbrella that would not open', 'short', [
    one('Ida', 5, 'daughter', ['whistling'], ['stubborn']),
    one('Opa', 70, 'grandfather', ['mending clocks']),
    one('Mama', 35, 'mother'),
  ]),
  good('snail', 'a snail who wants to be fast', 'medium', [
    one('Tomás', 6, 'son', ['skateboarding'], ['impatient']),
    one('Abuela Rosa', 67, 'grandmother', ['knitting']),
  ]),
  good('cake', 'who ate the cake', 'medium', [
    one('Hamza', 7, 'son', ['detectives'], ['serious']),
    one('Dad', 41, 'father', ['baking']),
    one('Leila', 1, 'baby sister'),
    one('Pepper', 5, 'dog'),
  ]),
  good('hospital', 'mum is in hospital', 'medium', [
    one('Elin', 6, 'daughter', ['folding paper'], ['quiet']),
    one('Dad', 39, 'father'),
  ]),
  good('giraffe', 'football with a giraffe', 'medium', [
    one('Sol', 8, 'daughter', ['football'], ['bossy']),
    one('Wren', 5, 'brother', ['climbing'], ['shy']),
  ]),
  good('sun', 'where does the sun go', 'medium', [
    one('Anouk', 4, 'granddaughter', ['asking questions'], ['curious']),
    one('Mamie', 66, 'grandmother', ['cooking']),
    one('Bruno', 19, 'donkey'),
  ]),
  good('attic', 'the noise in the attic', 'medium', [
    one('Bea', 9, 'daughter', ['drums'], ['brave']),
    one('Finn', 4, 'brother'),
  ]),
  good('trains', 'trains trains trains', 'short', [
    one('Max', 3, 'son', ['trains']),
    one('Mama', 33, 'mother'),
  ]),
  good('dragon', 'un dragón', 'medium', [
    one('Inés', 7, 'daughter', ['recorder'], ['polite']),
    one('Papá', 38, 'father', ['mending bicycles'], ['cheerful']),
  ]),
  good('homes', 'two homes', 'medium', [
    one('Juno', 10, 'daughter', ['cello'], ['reasonable']),
    one('Gus', 3, 'half-brother'),
    one('Dad', 40, 'father'),
  ]),
  // These three were held back once: an end that doesn't name sleep, a tug that nobody answers, a finger that is not to be sucked.
  good('tooth', 'she lost her first tooth today', 'short', [
    one('Matilda', 6, 'daughter', ['gymnastics', 'reading'], ['proud', 'chatty']),
    one('Kate', 38, 'mother', ['running'], ['busy']),
    one('Brad', 40, 'father', ['surfing', 'barbecue'], ['laid-back']),
    one('Biscuit', 3, 'dog', ['chasing balls'], ['greedy']),
  ]),
  good('shadow', 'scared of the dark', 'short', [
    one('Noah', 5, 'son', ['lego', 'dinosaurs'], ['shy', 'curious']),
    one('Emily', 8, 'sister', ['soccer', 'friendship bracelets'], ['bossy']),
    one('Mike', 39, 'father', ['hockey'], ['calm']),
  ]),
  good('smudge', 'jealous of the new baby', 'short', [
    one('Isla', 4, 'daughter', ['dolls', 'scooter'], ['strong-willed']),
    one('Finlay', 1, 'brother', ['sleeping'], ['noisy']),
    one('Fiona', 32, 'mother', ['swimming'], ['caring']),
    one('Callum', 34, 'father', ['guitar'], ['silly']),
    one('Smudge', 7, 'cat', ['napping'], ['grumpy']),
  ]),
];

/** As a model writes it, which knows nobody's name. */
export function asReplied({ request, title, paragraphs }: GoodStory): {
  title: string;
  paragraphs: string[];
} {
  const hide = (text: string) =>
    request.characters.reduce(
      (hidden, { name }, index) =>
        hidden.replace(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'gu'), `{{NAME_${index + 1}}}`),
      text,
    );
  return { title: hide(title), paragraphs: paragraphs.map(hide) };
}

/** What the form asks for before the story, and nobody sees. */
export const inForm = (story: { title: string; paragraphs: readonly string[] }) => ({
  ideas: [
    'The moon is stuck in the tree, so {{NAME_1}} must find who can reach without shaking it.',
    '{{NAME_1}} wants the wish to come true before bed, but it is shy of being looked at.',
    'The kettle will only sing if somebody forgets the words.',
  ],
  best: 2,
  picture: ['kite', 'hill', 'dusk'],
  title: story.title,
  paragraphs: story.paragraphs,
});

export function readStory(file: string): { title: string; paragraphs: string[] } {
  const text = readFileSync(join(import.meta.dirname, 'good', `${file}.txt`), 'utf8');
  const [title = '', ...paragraphs] = text.trim().split(/\n{2,}/);
  return { title, paragraphs };
}

function good(
  file: string,
  theme: string,
  duration: Duration,
  characters: readonly StoryCharacter[],
): GoodStory {
  const request: StoryRequest = {
    characters,
    theme,
    duration,
    culture: 'western',
    narratorVoice: 'emma',
    interests: [],
    history: [],
  };
  return { file, request, ...readStory(file) };
}

function one(
  name: string,
  age: number,
  relationship: string,
  hobbies: readonly string[] = [],
  traits: readonly string[] = [],
): StoryCharacter {
  return { name, age, relationship, hobbies, traits };
}
