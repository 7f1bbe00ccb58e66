import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { type Reader, scenesOf } from '#tests/support/sound/reading-scenes.ts';
import { openFlite } from '../flite.ts';
import { openPico } from '../pico.ts';
import { followReader } from './follow-reader.ts';
import { createWordFinder } from './phones-to-words.ts';

const flite = await openFlite();
const findWords = createWordFinder(flite);
const american = await openPico('en-US', tmpdir());
const picos = { 'en-US': american, 'en-GB': american };

const story =
  'The kettle had just clicked off when somebody knocked, low down, about as high as a hedgehog could reach. Nora put her book on ' +
  'the windowsill and listened. The knock came again, three small taps and a rest. On the step stood a lamp.';

const readers: Reader[] = [
  { title: 'another voice', voice: 'rms', slowness: 1.3 },
  { title: 'another engine, in a noisy room', voice: 'en-US', slowness: 1.15, noiseDb: 20, room: 0.06 },
  { title: 'another engine that leaves out words', voice: 'en-US', slowness: 1.2, leavesOutEach: 9 },
  { title: 'another engine that says more than is written', voice: 'en-US', slowness: 1.15, addsEach: 30 },
];

it.each(readers)('follows $title, sentence by sentence and word by word', (reader) => {
  for (const { sentences, sound, truth } of scenesOf(story, reader, { flite, findWords, picos })) {
    const followed = followReader(flite, findWords, sentences, sound);
    expect(followed).toHaveLength(sentences.length);
    for (const [index, { startMs }] of followed.entries()) {
      const first = truth.find(({ sentence }) => sentence === index);
      expect(Math.abs(startMs - (first?.startMs ?? 0)), sentences[index]).toBeLessThan(1_000);
    }
    const errors = truth.flatMap(({ sentence, charStart, startMs }) => {
      const word = followed[sentence]?.words?.find((one) => one.charStart === charStart);
      return word ? [Math.abs(word.startMs - startMs)] : [];
    });
    expect(errors.length).toBeGreaterThan(0.8 * truth.length);
    expect(errors.toSorted((a, b) => a - b)[errors.length >> 1]).toBeLessThan(120);
  }
});

it('lights the sentence where somebody reads something else, and nothing of one that was left out', () => {
  const [scene] = scenesOf(
    'The lamp went out to look at the sea.',
    { title: '', voice: 'rms', slowness: 1.1 },
    { flite, findWords, picos },
  );
  if (!scene) throw new Error('there is no scene');
  const [other] = followReader(
    flite,
    findWords,
    ['Grandmother bakes seventeen enormous pancakes every Wednesday.'],
    scene.sound,
  );
  expect(other?.words).toBeNull();
  const [first, second] = followReader(
    flite,
    findWords,
    [
      ...scene.sentences,
      'Grandmother bakes seventeen enormous pancakes every Wednesday, and nobody knows why.',
    ],
    scene.sound,
  );
  expect(first?.words).toHaveLength(9);
  expect((second?.endMs ?? 0) - (second?.startMs ?? 0)).toBeLessThan(500);
  expect(
    followReader(flite, findWords, ['', '…'], { samples: new Float32Array(10), sampleRateHz: 16_000 }),
  ).toHaveLength(2);
});
