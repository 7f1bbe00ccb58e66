import { describe, expect, test } from 'vitest';
import { judgeTheme } from '#server/writers/judge-theme.ts';
import { directedWriter, failing, finished, swiftWriter } from '#tests/support/stories/writers.ts';
import { WriterFailure } from '#server/writers/writer.ts';
import { readingOf } from './read-stories.ts';
import { wishesToRead } from './wishes-to-read.ts';

const inTurns = () => {
  let next = 0;
  return () => (next = (next + 0.37) % 1);
};

describe('a reading', () => {
  test('is of twenty wishes that may be told, each for another family', () => {
    expect(wishesToRead).toHaveLength(20);
    expect(wishesToRead.map(({ wish }) => judgeTheme(wish).kind).filter((kind) => kind !== 'fine')).toEqual(
      [],
    );
    expect(new Set(wishesToRead.map(({ family }) => family[0]?.name)).size).toBe(20);
  });

  test('shows every story and hides who wrote it, in an order that says nothing', async () => {
    const model = directedWriter(async function* () {
      yield { type: 'title', title: 'A model’s' };
      yield { type: 'paragraph', index: 0, text: 'Once.' };
      yield finished;
    });
    const { paper, key, missing } = await readingOf(wishesToRead, [model, swiftWriter()], inTurns());
    expect(paper.match(/^### /gm)).toHaveLength(40);
    expect(paper).not.toMatch(/directed|builtin|openai/i);
    expect(key).toHaveLength(40);
    expect(missing).toEqual([]);
    const firsts = [...paper.matchAll(/^### \d+A\. (.*)$/gm)].map(([, title]) => title);
    expect(new Set(firsts).size).toBeGreaterThan(1);
  });

  test('takes no story of the house for a model’s, where the house stepped in', async () => {
    const tale = async function* () {
      yield { type: 'title', title: 'A tale' } as const;
      yield { type: 'paragraph', index: 0, text: 'Once.' } as const;
      yield { ...finished, choices: { ...finished.choices, writer: 'shelf' } };
    };
    const shelf = { ...directedWriter(tale), descriptor: { id: 'shelf', name: 'A shelf' } };
    const away = directedWriter(tale);
    const { key, missing } = await readingOf(wishesToRead.slice(0, 2), [away, shelf], inTurns());
    expect(missing).toEqual(['1: directed', '2: directed']);
    expect(key).toHaveLength(2);
  });

  test('says which stories are missing, and goes on', async () => {
    const away = directedWriter(failing(new WriterFailure('busy', 'Away.')));
    const { paper, key, missing } = await readingOf(
      wishesToRead.slice(0, 2),
      [away, swiftWriter()],
      inTurns(),
    );
    expect(missing).toEqual(['1: directed', '2: directed']);
    expect(key).toHaveLength(2);
    expect(paper.match(/^### /gm)).toHaveLength(2);
  });
});
