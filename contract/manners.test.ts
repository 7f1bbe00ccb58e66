import { describe, expect, it } from 'vitest';
import { mannersIn } from './manners.ts';

const story = `Down in the harbour lived a small boat who wanted to see the lighthouse from behind.

“Chug, chug, who will come?” she asked the crab. “Not I,” said the crab. “I have my claws to count, and I never get the same number.”

So the boat went on alone as far as the first buoy. “Chug, chug, who will come?” asked the boat. The buoy only nodded, as buoys do.

But the wind had been listening. “Not I,” it said. “I’m asleep. Tell me in the morning what it was like.”

“Chug, chug, who will come?” whispered the boat, since nobody was left to ask. Then she saw her own shadow on the water. It had come all the way.

Then it was dark, and the lighthouse turned its light round for them both. Behind it there was a blue door with a very small bell. The boat looked at it till her eyes closed.`;

/** The sentences of a text, cut as simply as these are written. */
const sentencesIn = (text: string) =>
  [...text.matchAll(/[“A-Z][^.?!]*[.?!]”?(?: (?:she asked|asked|said|it said|whispered)[^.]*\.)?/g)].map(
    ({ 0: sentence, index }) => ({ charStart: index, charEnd: index + sentence.length }),
  );
const sentences = sentencesIn(story);
const manners = mannersIn(story, sentences);
const textOf = (index: number) => story.slice(sentences[index]?.charStart, sentences[index]?.charEnd);
const those = (is: (manner: (typeof manners)[number]) => boolean) =>
  manners.flatMap((manner, index) => (is(manner) ? [textOf(index)] : []));

describe('how a story wants to be told', () => {
  it('knows what is said, also where the quote began a sentence before', () => {
    expect(those(({ speech }) => speech === 1)).toEqual([
      '“I have my claws to count, and I never get the same number.”',
      '“I’m asleep.',
      'Tell me in the morning what it was like.”',
    ]);
    expect(manners[0]?.speech).toBe(0);
    const [asked] = manners.filter((_, index) => textOf(index).endsWith('she asked the crab.'));
    expect(asked?.speech).toBeGreaterThan(0.5);
    expect(asked?.speech).toBeLessThan(0.7);
  });

  it('knows the line that comes again, whoever says it, and not what comes twice', () => {
    expect(those(({ isRefrain }) => isRefrain)).toEqual([
      '“Chug, chug, who will come?” she asked the crab.',
      '“Chug, chug, who will come?” asked the boat.',
      '“Chug, chug, who will come?” whispered the boat, since nobody was left to ask.',
    ]);
  });

  it('knows where it turns, and does not hold its breath again and again', () => {
    expect(those(({ isTurn }) => isTurn)).toEqual([
      'But the wind had been listening.',
      'Then it was dark, and the lighthouse turned its light round for them both.',
    ]);
  });

  it('knows how far it has come', () => {
    const places = manners.map(({ place }) => place);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeLessThan(0.1);
    expect(places.at(-1)).toBeGreaterThan(0.9);
  });

  it('hears speech in every sign that people write around it, and none in an apostrophe', () => {
    const shareIn = (text: string) => mannersIn(text, [{ charStart: 0, charEnd: text.length }])[0]?.speech;
    for (const quote of ['"Hush."', '«Hush.»', '‘Hush.’', '“Hush.', '„Hush.”'])
      expect(shareIn(quote)).toBe(1);
    for (const told of ['The girls’ boat, and Nana’s hat.', '’Twas the boys’ night.'])
      expect(shareIn(told)).toBe(0);
    expect(shareIn('…')).toBe(0);
  });

  it('leaves a greeting as it is', () => {
    const greeting = 'Come in. But come in. Come in now. Come in now. Come in now.';
    expect(
      mannersIn(
        greeting,
        [...greeting.matchAll(/[^.]+\./g)].map(({ 0: text, index }) => ({
          charStart: index,
          charEnd: index + text.length,
        })),
      ).every(({ isRefrain, isTurn, place }) => !isRefrain && !isTurn && place === 0),
    ).toBe(true);
  });
});
