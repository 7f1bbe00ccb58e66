import { describe, expect, test } from 'vitest';
import { vignettesFor } from './vignettes-for.ts';

const names = ['Mia', 'Jo (Grandpa)'];
const plain = (count: number): string[] => Array.from({ length: count }, (_, at) => `It was quiet, ${at}.`);

describe('the pictures on the way through a story', () => {
  test('show what is first heard of there, with whom it is about', () => {
    const paragraphs = plain(16);
    paragraphs[3] = 'But Mia had a kettle, and the kettle had a teapot.';
    paragraphs[9] = 'So Jo (Grandpa) went down to the lighthouse.';
    expect(vignettesFor({ paragraphs, names })).toEqual([
      { after: 3, subject: 'teapot', people: [0] },
      { after: 9, subject: 'lighthouse', people: [1] },
    ]);
  });

  test('show nothing twice, and are two to five however long it is', () => {
    const paragraphs = plain(80).map((text) => `${text} A robot and Mia sat there.`);
    const shown = vignettesFor({ paragraphs, names });
    expect(shown).toHaveLength(5);
    expect(shown.filter(({ subject }) => subject === 'robot')).toHaveLength(1);
    expect(shown.map(({ after }) => after)).toEqual(
      shown.map(({ after }) => after).toSorted((a, b) => a - b),
    );
    expect(Math.max(...shown.map(({ after }) => after))).toBeLessThan(70);
  });

  test('are none in a story too short for two, and none of nothing', () => {
    expect(vignettesFor({ paragraphs: plain(9), names })).toEqual([]);
    expect(vignettesFor({ paragraphs: plain(30), names })).toEqual([]);
  });

  test('do not take a word for a thing that it need not be', () => {
    const paragraphs = plain(20).map((text) => `${text} Wait a minute, said the wind, and had a bun.`);
    expect(vignettesFor({ paragraphs, names: [] }).map(({ subject }) => subject)).toEqual(['wind']);
  });
});
