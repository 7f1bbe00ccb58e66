// How exactly somebody who reads a story aloud is followed, word by word, beside a guess by letters in the same run. The readers are
// engines, because with them it is known when each word is said: Flite's man, of whom the aligner knows nothing, and Pico, another
// engine, which says a few words at a time so that the beginning of each few is known. They hurry and linger, sit in a noisy room, and
// leave words out. The story is one by which no price of the aligner was chosen.
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { followReader } from '#server/narrators/built-in/words/follow-reader.ts';
import { createWordFinder } from '#server/narrators/built-in/words/phones-to-words.ts';
import { openFlite } from '#server/narrators/built-in/flite.ts';
import { openPico } from '#server/narrators/built-in/pico.ts';
import { readers, scenesOf, type Scene } from '#tests/support/sound/reading-scenes.ts';

const story = readFileSync(
  fileURLToPath(new URL('../tests/support/stories/good/homes.txt', import.meta.url)),
  'utf8',
);
const flite = await openFlite();
const findWords = createWordFinder(flite);
const picos = {
  'en-US': await openPico('en-US', tmpdir()),
  'en-GB': await openPico('en-GB', tmpdir()),
};

type Errors = { words: number[]; sentences: number[]; unsure: number; found: number };

function follow(scene: Scene): Errors {
  const errors: Errors = { words: [], sentences: [], unsure: 0, found: 0 };
  const sentences = followReader(flite, findWords, scene.sentences, scene.sound);
  for (const [index, { startMs, words }] of sentences.entries()) {
    const truth = scene.truth.filter((word) => word.sentence === index);
    const [first] = truth;
    if (first) errors.sentences.push(Math.abs(startMs - first.startMs));
    if (!words) errors.unsure += truth.length;
    for (const { charStart, startMs: trueMs } of words ? truth : []) {
      const place = words?.find((word) => word.charStart === charStart);
      if (place) errors.words.push(Math.abs(place.startMs - trueMs));
    }
  }
  return errors;
}

function guess(scene: Scene): Errors {
  const errors: Errors = { words: [], sentences: [], unsure: 0, found: 0 };
  const letters = scene.sentences.reduce((sum, text) => sum + text.length, 0);
  const wholeMs = (scene.sound.samples.length / scene.sound.sampleRateHz) * 1000;
  const before = (sentence: number) =>
    scene.sentences.slice(0, sentence).reduce((sum, text) => sum + text.length, 0);
  for (const { sentence, charStart, startMs } of scene.truth)
    errors.words.push(Math.abs(((before(sentence) + charStart) / letters) * wholeMs - startMs));
  return errors;
}

const at = (sorted: readonly number[], part: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0);

console.log(
  'reader and room'.padEnd(44),
  'words  median   95 %   | sentences > 1 s  worst | unsure | by letters',
);
for (const reader of readers) {
  const all: Errors = { words: [], sentences: [], unsure: 0, found: 0 };
  const guesses: number[] = [];
  const from = performance.now();
  let soundMs = 0;
  for (const scene of scenesOf(story, reader, { flite, findWords, picos })) {
    const errors = follow(scene);
    all.words.push(...errors.words);
    all.sentences.push(...errors.sentences);
    all.unsure += errors.unsure;
    guesses.push(...guess(scene).words);
    soundMs += (scene.sound.samples.length / scene.sound.sampleRateHz) * 1000;
  }
  const words = all.words.toSorted((a, b) => a - b);
  const sentences = all.sentences.toSorted((a, b) => a - b);
  console.log(
    reader.title.padEnd(44),
    String(words.length).padStart(5),
    `${at(words, 0.5)} ms`.padStart(8),
    `${at(words, 0.95)} ms`.padStart(8),
    '|',
    `${sentences.filter((ms) => ms > 1000).length} of ${sentences.length}`.padStart(10),
    `${at(sentences, 1)} ms`.padStart(8),
    '|',
    String(all.unsure).padStart(5),
    '|',
    `${at(
      guesses.toSorted((a, b) => a - b),
      0.5,
    )} ms`,
    ` ${(soundMs / (performance.now() - from)).toFixed(0)}x`,
  );
}
