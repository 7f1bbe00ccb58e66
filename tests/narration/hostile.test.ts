import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutMarkup } from '#server/audio/markup.ts';
import { narrate } from '#server/audio/narrate.ts';
import { openNarrator } from '#server/narrators/index.ts';
import type { Narrator } from '#server/narrators/narrator.ts';
import { inTurns } from '#tests/support/house/strictly.ts';
import { listen, troubleWithMarks } from '#tests/support/sound/listener.ts';

const folder = await mkdtemp(join(tmpdir(), 'lamplight-hostile-'));
let narrator: Narrator;
beforeAll(() => {
  narrator = openNarrator({ name: 'builtin' }, { lingwareFolder: folder, threads: 2 });
});
afterAll(async () => {
  await narrator.close();
  await rm(folder, { recursive: true, force: true });
});

/** The same dice always, so that a string that once failed fails again. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const pieces = [
  'owl',
  'Nora',
  '“',
  '”',
  "'",
  '’',
  '"',
  '.',
  '…',
  '!?',
  ',',
  '—',
  '--',
  '-',
  ' ',
  '  ',
  '\n',
  '\n\n',
  '\t',
  '\r',
  '\0',
  '\u0007',
  '\u200B',
  '\uFEFF',
  '\u202E',
  '\uD83D',
  '\uDE00',
  '🙂',
  '👨‍👩‍👧‍👦',
  '🇳🇿',
  'é',
  'e\u0301\u0301\u0301',
  'ß',
  'Łódź',
  'Привет',
  '月',
  'さくら',
  '한글',
  'שלום',
  'مرحبا',
  'ไทย',
  '1',
  '1,234',
  '$3.50',
  '99999999999999999999',
  '0x1F',
  '10:30',
  '3rd',
  '½',
  '<b>',
  '</speak>',
  '<break time="9s"/>',
  '<volume level="500">',
  '&amp;',
  '&',
  '%s%n',
  '{{x}}',
  '\\',
  '/',
  '-o',
  '--setf',
  '-ssml',
  '<![CDATA[',
  'zzzzzzzzzz',
  'STOP',
  'Dr.',
  'J.K.',
  'http://a.example/?q=1',
];

const rolled = Array.from({ length: 180 }, (_, seed) => {
  const roll = dice(seed + 1);
  return Array.from({ length: 1 + roll(9) }, () => pieces[roll(pieces.length)]).join(roll(2) ? '' : ' ');
});

const crafted = [
  '',
  ' ',
  '\0',
  '"',
  '-',
  '-ssml <prosody>',
  '<speak><prosody rate="0"/></speak>',
  'a'.repeat(5000),
  'ab'.repeat(2500),
  'bcdfgh'.repeat(833),
  '.'.repeat(5000),
  '"'.repeat(3000),
  '🙂'.repeat(2000),
  '<'.repeat(5000),
  '(((((((((('.repeat(100),
  '\n'.repeat(5000),
  'e' + '\u0301'.repeat(3000),
  '𝓛𝓾𝓷𝓪 𝕊𝕥𝕒𝕣 ｆｕｌｌ ﬁve',
  '1'.repeat(3000),
  'a-'.repeat(200),
];

describe('whatever a family sends', () => {
  it('is told to its end, with its marks in order: two hundred strictly, else sixty-five', async () => {
    const texts = [...crafted, ...inTurns(rolled, 4, 1)];
    const signal = new AbortController().signal;
    const tell = async (text: string, i: number) => {
      const voice = i % 5 === 0 ? 'emma' : 'david';
      const heard = await listen(narrate({ text, voice, signal }, narrator));
      const name = JSON.stringify(text.slice(0, 60));
      expect(heard.failure, name).toBeUndefined();
      expect(troubleWithMarks(withoutMarkup(text), heard), name).toEqual([]);
      expect(heard.durationMs, name).toBe(heard.bytes.length / 6);
      // A minute for what a parent would not write is already generous.
      if (text.length < 200) expect(heard.durationMs, name).toBeLessThan(60_000);
    };
    for (let i = 0; i < texts.length; i += 4) {
      await Promise.all(texts.slice(i, i + 4).map((text, k) => tell(text, i + k)));
    }
  }, 240_000);

  it('may be twenty thousand characters of nothing that can be said', async () => {
    for (const text of ['<b>🌙</b> '.repeat(2500), '* '.repeat(10_000), '月'.repeat(20_000)]) {
      const listener = new AbortController();
      const heard = await listen(
        narrate({ text, voice: 'maya', signal: listener.signal }, narrator),
        ({ bytes, words }) => {
          if (bytes.length > 0 && words.length > 20) listener.abort();
          return false;
        },
      );
      expect(heard.failure).toBeUndefined();
    }
  }, 120_000);
});
