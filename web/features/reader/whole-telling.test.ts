// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Marks } from '#contract/narration.ts';
import type { Story } from '#contract/stories.ts';
import { wholeTelling } from './whole-telling.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const links = {
  audioUrl: 'https://house.example/sound',
  marksUrl: 'https://house.example/marks',
  durationMs: 4_000,
};
const story = { id: 'kite', content: 'Up. And up.', narratorVoice: 'david' } as Story;
const mark = (startMs: number) => ({ startMs, endMs: startMs + 900, charStart: 0, charEnd: 3 });

/** What was asked of the house. */
let asked: string[] = [];

/** A house in which the telling of a story has these marks, and this sound. */
function houseThatTells(news: readonly Marks[], sound: Response = new Response(new Uint8Array([1, 2, 3]))) {
  asked = [];
  const events = news.map((marks) => `event: marks\ndata: ${JSON.stringify(marks)}\n\n`).join('');
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (url.endsWith('/api/tts') || url.endsWith('/tell')) return Response.json(links);
    // A page asks under the name that it came in by.
    return url.endsWith('/sound') ? sound : new Response(events);
  });
}

const part = (isFinal: boolean, durationMs: number, startMs: number): Marks => ({
  isFinal,
  durationMs,
  sentences: [mark(startMs)],
  words: [],
});
const tell = (onPart = (_part: number) => undefined, told = story) =>
  wholeTelling(told, { signal: new AbortController().signal, onPart });

describe('a story told to its end', () => {
  test('has all its sound, all its marks and its narrator’s name, and says how far it is', async () => {
    houseThatTells([part(false, 1_000, 0), part(false, 5_000, 1_000), part(true, 5_200, 2_000)]);
    const parts: number[] = [];
    const told = await tell((much) => void parts.push(much));
    expect([...told.sound]).toEqual([1, 2, 3]);
    expect(told.marks.sentences.map(({ startMs }) => startMs)).toEqual([0, 1_000, 2_000]);
    expect(told.marks.durationMs).toBe(5_200);
    expect(told.voice).toBe('David');
    // An estimate may be too short; it is not done before it is done.
    expect(parts).toEqual([0.25, 0.99, 1]);
  });

  test('is told by whoever of the family has read it, where that is the one they chose', async () => {
    houseThatTells([part(true, 4_000, 0)]);
    const nana = { id: 'nana', speaker: 'Nana', isFavorite: true, durationMs: 4_000 };
    const read = { ...story, readings: [{ ...nana, id: 'dad', speaker: 'Dad', isFavorite: false }, nana] };
    expect((await tell(undefined, read)).voice).toBe('Nana');
    expect(asked.filter((url) => url.includes('/api/'))).toEqual([
      expect.stringMatching(/\/api\/recordings\/nana\/tell$/),
    ]);
  });

  test('is none when the telling breaks off', async () => {
    houseThatTells([part(false, 1_000, 0)]);
    await expect(tell()).rejects.toThrow('not told to its end');
  });

  test('is none when its sound is gone', async () => {
    houseThatTells([part(true, 1_000, 0)], new Response(null, { status: 404 }));
    await expect(tell()).rejects.toThrow('HTTP 404');
  });
});
