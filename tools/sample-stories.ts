import type { Culture, Duration } from '#contract/stories.ts';
import type { StoryCharacter } from '#server/writers/writer.ts';
import { eveningsOf } from './evenings.ts';

type Wish = {
  file: string;
  theme: string;
  duration: Duration;
  culture: Culture;
  home: string;
  characters: readonly StoryCharacter[];
};

const person = (
  name: string,
  age: number,
  relationship: string,
  hobbies: readonly string[],
  traits: readonly string[],
): StoryCharacter => ({ name, age, relationship, hobbies, traits });

const wishes: readonly Wish[] = [
  {
    file: 'my-wobbly-tooth.md',
    theme: 'my wobbly tooth',
    duration: 'short',
    culture: 'western',
    home: 'a western home',
    characters: [
      person('Elsie', 4, 'daughter', ['drawing'], ['curious']),
      person('Grandpa Joe', 71, 'grandfather', ['telling stories'], ['patient']),
      person('Biscuit', 3, 'dog', ['sniffing'], ['loyal']),
    ],
  },
  {
    file: 'whales.md',
    theme: 'whales',
    duration: 'medium',
    culture: 'maori',
    home: 'a Māori home',
    characters: [
      person('Aroha', 6, 'daughter', ['singing'], ['shy']),
      person('Kui Mere', 68, 'kuia', ['weaving'], ['wise']),
      person('Nīkau', 38, 'father', ['fishing'], ['patient']),
    ],
  },
  {
    file: 'the-night-train.md',
    theme: 'the night train',
    duration: 'long',
    culture: 'japanese',
    home: 'a Japanese home',
    characters: [
      person('Hana', 9, 'daughter', ['origami'], ['clever']),
      person('Riku', 11, 'son', ['football'], ['funny']),
      person('Obaachan', 72, 'grandmother', ['gardening'], ['calm']),
      person('Mochi', 4, 'cat', ['napping'], ['stubborn']),
    ],
  },
];

/** The three stories of docs/samples, each a family's first evening. */
export function sampleStories(): { file: string; text: string }[] {
  return wishes.flatMap(({ file, theme, duration, culture, home, characters }) =>
    eveningsOf({ characters, theme, duration, culture }, 1).map(({ told }) => ({
      file,
      text: [
        `# ${told.title}`,
        `Asked for: “${theme}”, ${duration}, for ${home}. Told by the built-in storyteller as it stands, without a key, a network or a pencil.`,
        characters.map(introduced).join('\n'),
        '---',
        ...told.paragraphs,
        '',
      ]
        .join('\n\n')
        .replace(/\n+$/, '\n'),
    })),
  );
}

function introduced({ name, age, relationship, hobbies, traits }: StoryCharacter): string {
  return `- ${name}, ${age}, ${relationship}: ${[...hobbies, ...traits].join(', ')}`;
}
