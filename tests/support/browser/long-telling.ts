import type { Page, Route } from '@playwright/test';
import type { Mark, Marks } from '#contract/narration.ts';
import type { Story } from '#contract/stories.ts';
import { silence } from '#tests/support/sound/silence.ts';

// A story of any length, told by nobody: silence with marks, so that a journey can look at twelve minutes of reading along without
// twelve minutes of speech being made for it. The marks are true of the sound as far as silence can be.

const wordMs = 320;
const restMs = 480;
/** After the last word, so that whoever looks at it does not see the story begin anew. */
const lastRestMs = 30_000;
const wordsInSentence = 9;
const sentencesInParagraph = 6;
const some = [
  'kite',
  'river',
  'lantern',
  'grandmother',
  'owl',
  'quietly',
  'over',
  'the',
  'hill',
  'so',
  'softly',
  'moon',
];

export type LongTelling = { content: string; marks: Marks };

export function longTelling(minutes: number): LongTelling {
  const words: Mark[] = [];
  const sentences: Mark[] = [];
  let content = '';
  let ms = 120;
  while (ms < minutes * 60_000) {
    const gap = sentences.length === 0 ? '' : sentences.length % sentencesInParagraph === 0 ? '\n\n' : ' ';
    content += gap;
    const begin = { startMs: ms, charStart: content.length };
    for (let index = 0; index < wordsInSentence; index += 1) {
      const text =
        (some[(words.length * 7) % some.length] ?? '') + (index === wordsInSentence - 1 ? '.' : '');
      const charStart = content.length + (index === 0 ? 0 : 1);
      content += `${index === 0 ? '' : ' '}${text}`;
      words.push({ startMs: ms, endMs: ms + wordMs, charStart, charEnd: content.length });
      ms += wordMs;
    }
    sentences.push({ ...begin, endMs: ms, charEnd: content.length });
    ms += restMs;
  }
  return { content, marks: { isFinal: true, durationMs: ms + lastRestMs, sentences, words } };
}

/** From now on this browser's one story has this text, and this is how it is told. */
export async function tellInstead(page: Page, { content, marks }: LongTelling): Promise<void> {
  const stories = (await (await page.request.get('/api/stories')).json()) as Story[];
  const sound = silence(marks.durationMs);
  await page.route('**/api/stories?*', (route) =>
    route.fulfill({ json: stories.map((story) => ({ ...story, content })) }),
  );
  await page.route('**/api/tts', (route) =>
    route.fulfill({
      json: { audioUrl: '/told/sound.wav', marksUrl: '/told/marks', durationMs: marks.durationMs },
    }),
  );
  // What the house counts of a child's evening it still counts.
  await page.route('**/api/child-screen/stories/*/tell', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as object;
    const told = { audioUrl: '/told/sound.wav', durationMs: marks.durationMs };
    await route.fulfill({ response, json: response.ok() ? { ...json, ...told } : json });
  });
  await page.route('**/told/marks', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `event: marks\ndata: ${JSON.stringify(marks)}\n\n`,
    }),
  );
  await page.route('**/told/sound.wav', (route) => giveRange(route, sound));
}

/** In parts, as the house gives its sounds, so that a player can go anywhere. */
async function giveRange(route: Route, sound: Buffer): Promise<void> {
  const [, from = '0', to = ''] =
    /bytes=(\d+)-(\d*)/.exec((await route.request().headerValue('range')) ?? '') ?? [];
  const end = to === '' ? sound.length - 1 : Number(to);
  await route.fulfill({
    status: 206,
    contentType: 'audio/wav',
    headers: { 'accept-ranges': 'bytes', 'content-range': `bytes ${from}-${end}/${sound.length}` },
    body: sound.subarray(Number(from), end + 1),
  });
}
