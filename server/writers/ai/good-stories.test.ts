import { describe, expect, test } from 'vitest';
import { openAiWriter } from '#tests/support/stories/ai-writers.ts';
import { asReplied, type GoodStory, goodStories, inForm } from '#tests/support/stories/good-stories.ts';
import { tellingOf } from '#tests/support/stories/good-story.ts';
import { drips, says } from '#tests/support/peers/behaviours.ts';

type Spoilt = (story: { title: string; paragraphs: string[] }, child: string) => string[];

/** What becomes of a good story in a bad night, and what a parent says to it. */
const spoilt: readonly [how: string, spoil: Spoilt, because: readonly string[]][] = [
  [
    'cut in half',
    ({ paragraphs }) => paragraphs.slice(0, paragraphs.length / 2),
    ['too-short', 'not-asleep'],
  ],
  [
    'without the child',
    ({ paragraphs }, child) => paragraphs.map((text) => text.replaceAll(child, 'the neighbour')),
    ['missing'],
  ],
  [
    'with the child only in a list',
    ({ paragraphs }, child) => [
      ...paragraphs.map((text) => text.replaceAll(child, 'the neighbour')),
      `And ${child}, and all the others, slept.`,
    ],
    ['idle'],
  ],
  [
    'with a knife and blood',
    ({ paragraphs }) =>
      paragraphs.map((text, at) => (at === 3 ? `${text} There was blood on the knife.` : text)),
    ['unfit'],
  ],
  [
    'ending in a fight',
    ({ paragraphs }) => [
      ...paragraphs.slice(0, -1),
      'Then they woke up again, and quarrelled about it, and shouted, and fought until the bed broke.',
    ],
    ['not-safe', 'not-asleep'],
  ],
  [
    'ending before it sleeps',
    ({ paragraphs }) => paragraphs.slice(0, paragraphs.length * 0.7),
    ['not-asleep', 'too-short'],
  ],
  [
    'with an address',
    ({ paragraphs }) => [...paragraphs, 'More at www.example.com, dear reader.'],
    ['unfit'],
  ],
  [
    'with talk about itself',
    ({ paragraphs }) => ['Here is the story you asked for:', ...paragraphs],
    ['unfit'],
  ],
  [
    'with somebody’s placeholder who is nobody',
    ({ paragraphs }) => paragraphs.map((text, at) => (at === 2 ? `{{NAME_9}} came in. ${text}` : text)),
    ['stranger'],
  ],
  [
    'without its last words',
    ({ paragraphs }) => [...paragraphs.slice(0, -1), (paragraphs.at(-1) ?? '').replace(/\W+\w+\W*$/, '')],
    ['cut-off'],
  ],
];

describe.each(goodStories)('“$title”', (story) => {
  test('is kept at its first writing', async () => {
    const { telling, attempts, asked } = await evening(story, [
      says(JSON.stringify(inForm(asReplied(story)))),
    ]);
    expect(attempts.map(({ faults }) => faults)).toEqual([[]]);
    expect([telling.writer, asked]).toEqual(['openai', 1]);
    expect(telling.title).toBe(printed(story.title));
    expect(telling.paragraphs).toEqual(story.paragraphs.map(printed));
  });

  test('can be begun before a hundred and eighty of its tokens have come', () => {
    const reply = JSON.stringify(inForm(asReplied(story)));
    const second = reply.indexOf(JSON.stringify(asReplied(story).paragraphs[1]));
    // English has some 4.4 letters to a token.
    expect(second / 4.4).toBeLessThan(180);
  });

  test.each(spoilt)('is not told %s', async (_, spoil, because) => {
    const reply = asReplied(story);
    const bad = { ...reply, paragraphs: spoil(reply, '{{NAME_1}}') };
    const { telling, attempts } = await evening(story, [says(JSON.stringify(inForm(bad)))]);
    expect(telling.writer).toBe('builtin');
    const [first] = attempts;
    expect(
      first?.faults.some((kind) => because.includes(kind)),
      String(first?.faults),
    ).toBe(true);
  });
});

test('a good story is kept however the wire cuts it, with its names in it already, and without its ideas', async () => {
  const [story] = goodStories;
  if (!story) throw new Error('There are good stories.');
  const { title, paragraphs } = story;
  const { telling } = await evening(story, [drips(JSON.stringify({ title, paragraphs }))]);
  expect(telling.paragraphs).toEqual(paragraphs.map(printed));
});

test('a story that a family has had is not told again, and a like one is', async () => {
  const [story, other] = goodStories;
  if (!story || !other) throw new Error('There are good stories.');
  const had = (one: GoodStory) => ({ title: one.title, text: one.paragraphs.map(printed).join('\n\n') });
  const reply = says(JSON.stringify(inForm(asReplied(story))));
  const again = await evening(story, [reply], [had(story)]);
  expect(again.attempts.map(({ faults }) => faults)).toEqual([['told-before'], ['told-before']]);
  expect((await evening(story, [reply], [had(other)])).attempts.map(({ faults }) => faults)).toEqual([[]]);
});

test('what measures a story says is written down for whoever tunes the prompt, and keeps none back', async () => {
  const [story] = goodStories;
  if (!story) throw new Error('There are good stories.');
  const { attempts } = await evening(story, [says(JSON.stringify(inForm(asReplied(story))))]);
  expect(attempts[0]).toMatchObject({ attempt: 1, faults: [], measures: { words: expect.any(Number) } });
  expect(JSON.stringify(attempts)).not.toMatch(/Ida|umbrella/i);
});

async function evening(
  { request }: GoodStory,
  script: Parameters<Awaited<ReturnType<typeof openAiWriter>>['peer']['behave']>,
  history: GoodStory['request']['history'] = [],
) {
  const { writer, peer, attempts } = await openAiWriter('openai');
  peer.behave(...script);
  const telling = await tellingOf(writer, { ...request, history });
  return { telling, attempts, asked: peer.received.length };
}

/** With the marks of a printed book. */
function printed(text: string): string {
  return text
    .replace(/(^|[\s(“]|—(?="\S))"/gu, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s(—“])'(?=\p{L})/gu, '$1‘')
    .replace(/'/g, '’');
}
