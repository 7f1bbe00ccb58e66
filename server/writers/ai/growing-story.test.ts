import { describe, expect, test } from 'vitest';
import { readSoFar, readWhole } from './growing-story.ts';

const reply = JSON.stringify({ title: 'A "small" lamp', paragraphs: ['One.', '"Two," it said.', 'Three.'] });

describe('a story that is still coming', () => {
  test('shows a paragraph once the next has begun, however it is cut', async () => {
    let most = 0;
    for (let length = 0; length <= reply.length; length += 1) {
      const draft = await readSoFar(reply.slice(0, length));
      const shown = draft?.paragraphs ?? [];
      expect(['One.', '“Two,” it said.'].slice(0, shown.length)).toEqual(shown);
      expect(shown.length).toBeGreaterThanOrEqual(most);
      if (shown.length > 0) expect(draft?.title).toBe('A “small” lamp');
      if (!reply.slice(0, length).includes('Two')) expect(shown.length).toBeLessThan(2);
      most = shown.length;
    }
    expect(most).toBe(2);
  });
});

describe('a story that has come', () => {
  test('is found inside whatever is said around it', () => {
    const whole = { title: 'A “small” lamp', paragraphs: ['One.', '“Two,” it said.', 'Three.'] };
    for (const around of [reply, `\`\`\`json\n${reply}\n\`\`\``, `Sure!\n${reply}\nGood night.`])
      expect(readWhole(around)).toEqual(whole);
  });

  test.each([
    '',
    'Once upon a time',
    '{"title": "A',
    '[]',
    '{"title": 4, "paragraphs": []}',
    '{"title": "A"}',
  ])('is none when it is %j', (text) => {
    expect(readWhole(text)).toBeNull();
  });

  test('is plain prose, without marks of a markup and without what cannot be printed', () => {
    const text = JSON.stringify({
      title: '# "The *Slow* Train"',
      paragraphs: ['**Mia** went\r\n\r\nout.\u0000\u202e', '   ', "It's 'here'."],
    });
    expect(readWhole(text)).toEqual({
      title: 'The Slow Train',
      paragraphs: ['Mia went\nout.', 'It’s ‘here’.'],
    });
  });
});
