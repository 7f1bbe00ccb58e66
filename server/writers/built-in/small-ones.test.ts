import { expect, test } from 'vitest';

import type { Duration } from '#contract/stories.ts';
import { requestNumber, someThemes } from '#tests/support/families.ts';
import { slipsOf } from '#tests/support/slips.ts';

import { wordsOf } from '../words.ts';
import type { StoryCharacter } from '../writer.ts';
import { writeStory } from './built-in.ts';
import { castOf } from './cast.ts';
import { content } from './content/index.ts';
import { readContent } from './content-shelf.ts';
import { nounReferent } from './referents.ts';

const shelf = readContent(content);
const sorrows = ['our goldfish died', 'moving house', 'nightmares', 'monkeys'];
const companions = shelf.shared.companions.map((noun) => nounReferent('companion', noun).name);
const durations: readonly Duration[] = ['short', 'medium', 'long'];

function somebody(name: string, age: number, relationship: string): StoryCharacter {
  return { name, age, relationship, hobbies: [], traits: [] };
}

/** A story for each of many wishes, in turn short, medium and long. */
function storiesFor(characters: readonly StoryCharacter[]) {
  return [...someThemes, ...sorrows].map((theme, index) =>
    writeStory(requestNumber(index, { characters, theme, duration: durations[index % 3] ?? 'short' }), shelf),
  );
}

/** What is said in the paragraphs in which this one speaks, without the verses. */
function speechesBy(name: string, paragraphs: readonly string[]): string[] {
  const verbs = 'said|asked|whispered|called|answered|murmured|told|sang';
  const speaks = new RegExp(`”,? (${verbs}) ${name}\\b|\\b${name} (\\w+ly )?(${verbs})\\b`);
  return paragraphs
    .filter((paragraph) => speaks.test(paragraph))
    .flatMap((paragraph) => [...paragraph.matchAll(/“([^”]*)”/g)].map((match) => match[1] ?? ''));
}

/** What this one says, and not what is answered: before "said Tama", after it, or after "Tama said". */
function ownSpeeches(name: string, paragraphs: readonly string[]): string[] {
  const verbs = 'said|asked|whispered|called|answered|murmured|told|sang';
  const patterns = [
    `“([^”]*)” (?:${verbs}) ${name}\\b`,
    `(?:${verbs}) ${name}[^“”]{0,40}“([^”]*)”(?! (?:${verbs}) (?!${name}))`,
    `${name} (?:\\w+ly )?(?:${verbs})[,:]? “([^”]*)”`,
  ].map((pattern) => new RegExp(pattern, 'g'));
  return paragraphs.flatMap((paragraph) =>
    patterns.flatMap((pattern) => [...paragraph.matchAll(pattern)].map((match) => match[1] ?? '')),
  );
}

test.each([
  ['a baby alone', [somebody('Odin', 1, 'son')]],
  ['two babies', [somebody('Odin', 0, 'son'), somebody('Io', 1, 'daughter')]],
  ['a baby and a dog', [somebody('Odin', 1, 'baby'), somebody('Rex', 4, 'dog')]],
])(
  'with %s, somebody of the nursery does the talking, and the baby falls asleep',
  (_, characters) => {
    for (const { paragraphs, faults } of storiesFor(characters)) {
      const text = paragraphs.join('\n');
      expect([...faults, ...slipsOf(paragraphs)]).toEqual([]);
      expect(companions.some((companion) => text.includes(companion))).toBe(true);
      // Where the companion answers, the long speech is its own.
      const alone = paragraphs.filter(
        (paragraph) => !companions.some((companion) => paragraph.toLowerCase().includes(companion)),
      );
      for (const name of ['Odin', 'Io'])
        expect(speechesBy(name, alone).filter((speech) => wordsOf(speech).length > 2)).toEqual([]);
      expect(paragraphs.at(-1)).toContain(castOf(characters).sleeper.name);
      expect(companions.filter((companion) => paragraphs.at(-1)?.includes(companion))).toEqual([]);
      for (const { name } of characters) expect(text.split(name).length).toBeGreaterThan(4);
    }
  },
  30_000,
);

test.each([
  ['alone', [somebody('Tama', 2, 'son')]],
  ['with a mother', [somebody('Tama', 2, 'son'), somebody('Ana', 31, 'mother')]],
])(
  'somebody of two, %s, says two words or three together, and never more than four',
  (_, characters) => {
    const stories = storiesFor(characters);
    expect(stories.flatMap(({ faults }) => faults)).toEqual([]);
    const speeches = stories.flatMap(({ paragraphs }) => ownSpeeches('Tama', paragraphs));
    expect(speeches.length).toBeGreaterThan(20);
    expect(speeches.filter((speech) => wordsOf(speech).length > 4)).toEqual([]);
  },
  30_000,
);

test('a baby falls asleep last, though somebody big has gone all the way', () => {
  const characters = [somebody('Lee', 0, 'baby'), somebody('Ana', 31, 'mother')];
  for (const { paragraphs } of storiesFor(characters)) {
    expect(paragraphs.at(-1)).toContain('Lee');
    expect(paragraphs.slice(-3, -1).join(' ')).toContain('Ana');
  }
});

test('the companion is the same every evening, and never of the kind that was asked for', () => {
  const companionsOf = (name: string, theme: string) => {
    const request = requestNumber(1, { characters: [somebody(name, 1, 'baby')], theme });
    const text = writeStory(request, shelf).paragraphs.join(' ');
    return companions.filter((companion) => text.includes(companion));
  };
  for (const name of ['Odin', 'Io', 'Ada', 'Lee', 'Mo', 'Zoë']) {
    expect(companionsOf(name, 'pirates')).toEqual(companionsOf(name, 'trains'));
    expect(companionsOf(name, 'monkeys').filter((companion) => companion !== 'the monkey')).toHaveLength(1);
  }
});

test.each(['parrot', 'hen'])(
  'a %s has feathers, and neither ears nor a nose, and lies in no curl',
  (bird) => {
    for (const { paragraphs, faults } of storiesFor([
      somebody('Coco', 12, bird),
      somebody('Ada', 6, 'daughter'),
    ])) {
      const said = paragraphs.flatMap((paragraph) => paragraph.split(/(?<=[.?!]) /));
      const ofCoco = said.filter((sentence) => sentence.includes('Coco'));
      expect(faults).toEqual([]);
      expect(
        ofCoco.filter((sentence) => /\b(ears?|nose|chin|paws?|curl|four feet|sniffed)\b/.test(sentence)),
      ).toEqual([]);
    }
  },
);
