import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createStoryReader, type Heard, limits } from './story-reader.ts';

const story = {
  ideas: ['A bear wants in.', 'A "quiet" door.', 'No\nkey.'],
  best: 2,
  title: 'A "small" lamp \\ and é 🌙',
  paragraphs: ['One.', '"Two," it said.', 'Three {{NAME_1}} [and] {more}, yes:', '最後。\t"'],
};
const reply = JSON.stringify(story);

/** All that was heard, in order, and what is left at the end. */
function heardIn(pieces: readonly string[]) {
  const reader = createStoryReader();
  const heard: Heard[] = pieces.flatMap((piece) => reader.read(piece));
  return { heard, last: reader.last(), isWhole: reader.isWhole(), breach: reader.breach() };
}

const whole = {
  heard: [
    ...story.ideas.map((text) => ({ type: 'idea', text })),
    { type: 'best', number: 2 },
    { type: 'title', text: story.title },
    ...story.paragraphs.slice(0, -1).map((text) => ({ type: 'paragraph', text })),
  ],
  last: story.paragraphs.at(-1),
  isWhole: true,
  breach: undefined,
};

describe('a story that is coming', () => {
  test('is the same however its pieces are cut', () => {
    expect(heardIn([reply])).toEqual(whole);
    expect(heardIn(Array.from(reply))).toEqual(whole);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 60 }), (sizes) => {
        const pieces: string[] = [];
        for (let at = 0, nth = 0; at < reply.length; nth += 1) {
          const size = sizes[nth % sizes.length] ?? 1;
          pieces.push(reply.slice(at, at + size));
          at += size;
        }
        expect(heardIn(pieces)).toEqual(whole);
      }),
    );
  });

  test('is the same with every letter escaped, and printed prettily', () => {
    const escaped = reply.replace(
      /[^\x20-\x7e]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    expect(heardIn(Array.from(escaped))).toEqual(whole);
    expect(heardIn([JSON.stringify(story, null, 4)])).toEqual(whole);
  });

  test('gives a paragraph when the next begins, and not a letter later', () => {
    const reader = createStoryReader();
    const cut = reply.indexOf(JSON.stringify(story.paragraphs[1])) + 1;
    expect(reader.read(reply.slice(0, cut - 1)).at(-1)).toEqual({ type: 'title', text: story.title });
    expect(reader.read(reply.slice(cut - 1, cut))).toEqual([{ type: 'paragraph', text: 'One.' }]);
  });

  test('is found inside whatever is said around it', () => {
    for (const around of [
      `\`\`\`json\n${reply}\n\`\`\``,
      `Sure, {{NAME_1}}!\n${reply}\nGood night {and} sleep.`,
    ])
      expect(heardIn([around])).toEqual(whole);
  });

  test('lets what nobody asked for go by, and needs no ideas', () => {
    const odd = {
      mood: { of: ['a', { b: 'c' }] },
      n: -1.5,
      title: 'T',
      x: null,
      paragraphs: ['a', 'b'],
      y: [['z']],
    };
    expect(heardIn([JSON.stringify(odd)])).toEqual({
      heard: [
        { type: 'title', text: 'T' },
        { type: 'paragraph', text: 'a' },
      ],
      last: 'b',
      isWhole: true,
      breach: undefined,
    });
  });

  test.each([
    '',
    'Once upon a time',
    '{"title": "A',
    '[]',
    '{"title": "A", "paragraphs": ["b", "c"',
    '{{NAME_1}} {',
  ])('is not whole when it is %j', (text) => expect(heardIn([text]).isWhole).toBe(false));

  test('reads whatever comes without a complaint', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 30 }), { maxLength: 20 }), (pieces) => {
        expect(() => heardIn(pieces)).not.toThrow();
        expect(() => heardIn(['{"title":"', ...pieces, '"],{"paragraphs":["', ...pieces])).not.toThrow();
      }),
    );
  });
});

describe('who goes on without an end', () => {
  const begun = '{"title":"A","paragraphs":["';
  const lines = (howMany: number, line: (n: number) => string) =>
    Array.from({ length: howMany }, (_, n) => line(n)).join('","');

  test.each([
    ['in blanks', `${begun}${' '.repeat(27_000)}","`, 'blanks'],
    ['in blanks between words', `{"title":"A",${'\n'.repeat(500)}`, 'blanks'],
    ['in escaped line ends', `${begun}${'\\n'.repeat(500)}`, 'blanks'],
    ['in one paragraph', `${begun}${'and on '.repeat(1_000)}`, 'One paragraph'],
    ['in very short ones', `${begun}${lines(1_200, (n) => `Day ${n}.`)}`, `${limits.paragraphs} paragraphs`],
    [
      'in one line',
      `${begun}${lines(20, () => 'And the little train went on and on, round and round.')}`,
      'again',
    ],
    ['in one word', `${begun}${lines(40, (n) => (n % 2 ? 'Tick.' : `Tock ${n}.`))}`, 'again'],
    ['in nests', `{"a":${'['.repeat(28_000)}`, 'nested'],
    ['in small talk', 'Of course! '.repeat(400), 'no JSON'],
    [
      'in what nobody asked for',
      `{"mood":["${'a'.repeat(3_000)}","${lines(20, (n) => `${n}${'b'.repeat(2_000)}`)}`,
      'end',
    ],
  ])('%s is not listened to', (_, text, because) => {
    const reader = createStoryReader();
    let listened = 0;
    for (const letter of text) {
      reader.read(letter);
      listened += 1;
      if (reader.breach() !== undefined) break;
    }
    expect(reader.breach()).toContain(because);
    expect(listened).toBeLessThanOrEqual(limits.characters + 1);
    expect(reader.isWhole()).toBe(false);
  });

  test('is another than who has a refrain', () => {
    const refrain = 'La la, lie down low, said the moon, and la la, nice and slow.';
    const paragraphs = Array.from({ length: 4 }, (_, n) => [
      `Night ${n}.`,
      'Tap.',
      'Tap.',
      'Tap.',
      refrain,
    ]).flat();
    expect(heardIn([JSON.stringify({ title: 'A', paragraphs })]).breach).toBeUndefined();
  });
});

test('each letter costs the same, however many there are, and as much as a few lines of a bare loop', () => {
  // The worst of the right size: paragraphs of quotation marks, a letter at a time.
  const worst = (size: number) => {
    const marks = '\\"a '.repeat(25);
    const paragraphs = Array.from({ length: 70 }, (_, n) => `"${n} ${marks.repeat(size)}"`);
    return `{"title":"A","paragraphs":[${paragraphs.join(',')}]}`;
  };
  const [short, long] = [worst(1), worst(4)];
  const perLetter = (text: string) =>
    least(() => {
      const reader = createStoryReader();
      for (const letter of text) reader.read(letter);
      expect(reader.breach()).toBeUndefined();
    }) / text.length;
  let sum = 0;
  const bare =
    least(() => {
      for (const letter of long) sum += letter.charCodeAt(0);
    }) / long.length;
  expect(sum).toBeGreaterThan(0);
  expect(perLetter(long)).toBeLessThan(4 * perLetter(short));
  expect(perLetter(long)).toBeLessThan(100 * bare);
});

/** Processor time of the best of some rounds: what else the machine does is not counted, and neither is a first time. */
function least(work: () => void): number {
  const rounds = Array.from({ length: 12 }, () => {
    const begun = process.cpuUsage();
    for (let again = 0; again < 5; again += 1) work();
    const { user, system } = process.cpuUsage(begun);
    return user + system;
  });
  return Math.max(1, Math.min(...rounds));
}

describe('what a model thinks aloud', () => {
  const told = '{"title":"A","paragraphs":["One.","Two."]}';
  const toldBy = (words: string) => {
    const reader = createStoryReader();
    const heard = reader.read(words);
    return {
      heard: heard.map(({ type }) => type),
      last: reader.last(),
      breach: reader.breach(),
      isWhole: reader.isWhole(),
    };
  };
  const all = { heard: ['title', 'paragraph'], last: 'Two.', breach: undefined, isWhole: true };

  test('is no story, though a draft stands in it, and may be long', () => {
    expect(toldBy(told)).toEqual(all);
    expect(toldBy(`<think>{"title":"B","paragraphs":["Secret.","x"]}</think>\n${told}`)).toEqual(all);
    expect(toldBy(`<thinking>${'let me think about it '.repeat(300)}</thinking>${told}`)).toEqual(all);
  });

  test('comes to an end', () => {
    expect(toldBy(`<think>${'let me think about it '.repeat(4_000)}`).breach).toContain('thinking');
  });
});

test.each([
  ['quotation marks', '“'.repeat(200)],
  ['a word in each', '“a '.repeat(200)],
  ['signs that are eighteen letters each', 'ﷺ'.repeat(1_000)],
])('nobody tells a story in %s', (_, text) => {
  const reader = createStoryReader();
  reader.read(`{"title":"A","paragraphs":["${text}","`);
  expect(reader.breach()).toBeDefined();
});

test.each([
  'राजा ने कहा, “चलो!” और सब चले।',
  '“No!” “Yes!” “No!” “Yes!” “No!” “Yes!” “No!” “Yes!” “No!” “Yes!” they called, the one and the other, until it was dark.',
  '🦆🦆🦆🦆🦆🦆🦆 Seven ducks went by.',
])('but with as many as it needs: %s', (text) => {
  const reader = createStoryReader();
  reader.read(`{"title":"A","paragraphs":["${text}","`);
  expect(reader.breach()).toBeUndefined();
});
