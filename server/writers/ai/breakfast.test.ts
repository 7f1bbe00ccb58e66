import { describe, expect, it } from 'vitest';
import { openAiWriter } from '#tests/support/stories/ai-writers.ts';
import { inForm } from '#tests/support/stories/good-stories.ts';
import { goodReply, requestForTests, tellingOf } from '#tests/support/stories/good-story.ts';
import { says } from '#tests/support/peers/behaviours.ts';
import { breakfastFrom } from './breakfast.ts';

const told = ['Anna sat on the ledge. She knocked three times, for she was drowsy.'];
const asked = [
  'Where did she sit?',
  'the ledge',
  'How often did she knock?',
  'three times',
  'Why?',
  'she was drowsy',
  'ledge',
  'a small shelf',
  'drowsy',
  'nearly asleep',
];
const from = (said: readonly string[]) =>
  breakfastFrom(said, told, (text) => text.replace(/\bshe\b/, 'Anna'));

describe('what a model asks about its own story', () => {
  it('is read in its order, with the names in it', () => {
    expect(from(asked)).toEqual({
      find: { question: 'Where did Anna sit?', answer: 'the ledge' },
      count: { question: 'How often did Anna knock?', answer: 'three times' },
      ask: { question: 'Why?', answer: 'Anna was drowsy' },
      words: [
        { word: 'ledge', meaning: 'a small shelf' },
        { word: 'drowsy', meaning: 'nearly asleep' },
      ],
    });
  });

  it.each<[string, readonly string[]]>([
    ['one of them is missing', asked.slice(1)],
    ['one is empty', asked.with(4, ' ')],
    ['one has no end', asked.with(0, 'why '.repeat(60))],
    ['an answer was not told', asked.with(3, 'four times')],
    ['a word was not told', asked.with(6, 'balcony')],
  ])('is left out where %s', (_why, said) => expect(from(said)).toBeUndefined());
});

describe('a family that would like questions for breakfast', () => {
  async function finishedWith(change: object, breakfast: readonly string[]) {
    const { writer, peer } = await openAiWriter('openai');
    const reply = await goodReply();
    peer.behave(says(JSON.stringify({ ...inForm(reply), breakfast })));
    const { events } = await tellingOf(writer, { ...requestForTests, ...change });
    return { finished: events.at(-1), question: peer.received[0]?.body ?? '' };
  }
  /** Five words of the story, which are the answers; whatever is asked. */
  async function aboutTheStory(): Promise<string[]> {
    const { paragraphs } = await goodReply();
    const [a = '', b = '', c = '', d = '', e = ''] = paragraphs.join(' ').match(/\b[a-z]{6,}\b/g) ?? [];
    return ['What?', a, 'How many?', b, 'Why did {{NAME_1}}?', c, d, 'this', e, 'that'];
  }

  it('has them from whoever wrote the story', async () => {
    const said = await aboutTheStory();
    const { finished, question } = await finishedWith({ wantsBreakfast: true }, said);
    expect(question).toContain('ten strings for the next morning');
    expect(question).toContain('"breakfast"');
    expect(finished).toMatchObject({
      type: 'finished',
      breakfast: { ask: { question: 'Why did Mia?', answer: said[5] }, words: [{ meaning: 'this' }, {}] },
    });
  });

  it.each<[string, object]>([
    ['it is not wanted', {}],
    [
      'somebody is too small',
      {
        wantsBreakfast: true,
        characters: [
          ...requestForTests.characters,
          { name: 'Theo', age: 3, relationship: 'son', hobbies: [], traits: [] },
        ],
      },
    ],
  ])('has none where %s', async (_why, change) => {
    const { finished, question } = await finishedWith(change, await aboutTheStory());
    expect(question).not.toContain('ten strings for the next morning');
    expect(finished).not.toHaveProperty('breakfast');
  });

  it('keeps the story where what is asked is not for children', async () => {
    const said = (await aboutTheStory()).with(0, 'Where is the murderer?');
    const { finished } = await finishedWith({ wantsBreakfast: true }, said);
    expect(finished).toMatchObject({ type: 'finished', choices: { writer: 'openai' } });
    expect(finished).not.toHaveProperty('breakfast');
  });
});
