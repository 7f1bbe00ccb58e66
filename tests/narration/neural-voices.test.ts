import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allVoices } from '#contract/narration.ts';
import { openNarrator } from '#server/narrators/index.ts';
import { wholeOf } from '#server/narrators/with-retry.ts';
import { readHouseSettings } from '#server/settings.ts';
import { openOwnServer, ownServers, type OwnServer } from '#tests/support/peers/own-speech-servers.ts';
import { recordedPcm } from '#tests/support/peers/speech-server.ts';

const guide = readFileSync(new URL('../../docs/guides/neural-voices.md', import.meta.url), 'utf8');

/** What the guide tells a family to type for this server. */
function exampleOf(name: OwnServer): Record<string, string> {
  const part = guide.split(/^## /m).find((section) => section.startsWith(name)) ?? '';
  const line = part.split('\n').find((words) => words.startsWith('NARRATOR=compatible')) ?? '';
  return Object.fromEntries(
    line
      .split(' ')
      .filter((word) => word.includes('='))
      .map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]),
  );
}

async function narratorBehind(name: OwnServer, example: Record<string, string>) {
  const server = await openOwnServer(name);
  const typed = new URL(example['NARRATOR_BASE_URL'] ?? '');
  const NARRATOR_BASE_URL = server.url + (typed.pathname === '/' ? '' : typed.pathname);
  const { narrator: setting } = readHouseSettings({ ...example, NARRATOR_BASE_URL });
  const narrator = openNarrator(setting, { lingwareFolder: undefined, threads: 1 });
  const say = (voice: (typeof allVoices)[number], pace: number) =>
    wholeOf(narrator.speak({ text: 'Good night, little star.', voice, pace }, new AbortController().signal));
  return {
    narrator,
    say,
    close: async () => {
      await narrator.close();
      await server.close();
    },
  };
}

describe.each(ownServers)('the guide’s example for %s', (name) => {
  it('is heard in all four voices, as slowly and as quickly as a story is told, and nobody stands in', async () => {
    const { narrator, say, close } = await narratorBehind(name, exampleOf(name));
    await narrator.isThere(new AbortController().signal);
    for (const voice of allVoices) {
      for (const pace of [0.7, 1, 1.2]) {
        const pieces = await say(voice, pace);
        expect(pieces.some(({ isStandIn }) => isStandIn)).toBe(false);
        expect(pieces.reduce((sum, { samples }) => sum + samples.length, 0)).toBe(recordedPcm.length / 2);
        expect(pieces[0]?.sampleRateHz).toBe(name === 'openedai-speech' ? 22_050 : 24_000);
      }
    }
    await close();
  });

  it('would be refused with another server’s people, and the refusal is seen', async () => {
    const { say, close } = await narratorBehind(name, {
      ...exampleOf(name),
      NARRATOR_VOICES: 'emma=Somebody Else',
    });
    const saying = say('emma', 1).then((pieces) => (pieces[0]?.isStandIn ? 'a stand-in' : 'somebody else'));
    expect(await saying.catch((failure: { kind: string }) => failure.kind)).toMatch(
      /^(a stand-in|refused|misconfigured)$/,
    );
    await close();
  });
});
