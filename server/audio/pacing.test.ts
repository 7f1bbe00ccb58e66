import { describe, expect, it } from 'vitest';
import { durations } from '#contract/stories.ts';
import { mannersIn } from '#contract/manners.ts';
import { workOf } from '#tests/support/house/loop-watch.ts';
import { estimateMinutes } from './estimate.ts';
import { createPacer, expectedMinutes, speechMsOf } from './pacing.ts';
import { passagesOf } from './passages.ts';
import type { Reading } from './reading.ts';
import { speakable } from './speakable.ts';

const sentences = [
  'The kettle had just clicked off when somebody knocked, low down, about as high as a hedgehog could reach.',
  'Nora put her book on the windowsill and listened.',
  '“Grandpa,” she said, “somebody is at the bottom of the door.”',
  'It was a small brass lamp with a round glass shade, and it had walked.',
  'Hush.',
  'So they went out together, the girl and the lamp.',
  'At the top they could see the whole town lying under its roofs, and beyond it the sea, breathing in and breathing out.',
];

const visitors =
  'hedgehog, neighbour, badger, postman, cousin, kitten, giant, robot, pirate, cellist, baker, gardener';

/** A story of exactly so many words: whole sentences, three to a paragraph, and nothing that comes again. */
function storyOf(wordCount: number): string {
  let text = '';
  for (let i = 0, left = wordCount; left > 0; i += 1) {
    const visitor = visitors.split(', ')[Math.floor(i / sentences.length)] ?? 'somebody';
    const sentence = (sentences[i % sentences.length] ?? '').replace(/\w+(?=[.,]?”?$)/, visitor);
    const words = sentence.split(' ').slice(0, left);
    text += words.join(' ') + (i % 3 === 2 ? '\n\n' : ' ');
    left -= words.length;
  }
  return text;
}

function readingOf(text: string): Reading {
  const passages = passagesOf(text);
  const scripts = passages.map((passage) => speakable(passage.text, passage.charStart));
  return { passages, scripts, manners: mannersIn(text, passages) };
}

function paced(text: string, speed: number) {
  const reading = readingOf(text);
  const { passages, scripts } = reading;
  const pacer = createPacer(reading, 'emma');
  const steps = scripts.map((script, i) => {
    const pace = pacer.paceOf(i);
    const speechMs = speechMsOf(script, 'emma') / pace / speed;
    return { pace, speechMs, restMs: pacer.restAfterMs(i, speechMs), loudnessDb: pacer.loudnessDbOf(i) };
  });
  const minutes = (1400 + steps.reduce((sum, step) => sum + step.speechMs + step.restMs, 0)) / 60_000;
  return { passages, steps, minutes, wordsPerMinute: (text.match(/\S+/g)?.length ?? 0) / minutes };
}

describe('the pace of a story', () => {
  it.each([0.93, 1, 1.07])(
    'keeps the bedtime words a minute with an engine that speaks %f times as fast as thought',
    (speed) => {
      const { wordsPerMinute } = paced(storyOf(560), speed);
      expect(wordsPerMinute).toBeGreaterThan(135);
      expect(wordsPerMinute).toBeLessThan(140);
    },
  );

  it('slows down and grows softer towards the end, and rests longer there', () => {
    const { steps } = paced(storyOf(560), 1);
    const [first, last] = [steps[0], steps.at(-1)];
    expect(last && first && last.pace / first.pace).toBeLessThan(0.93);
    expect(first?.loudnessDb).toBeCloseTo(0);
    expect(last?.loudnessDb).toBeLessThan(-2);
    const paces = steps.map((step) => step.pace);
    expect(paces).toEqual(paces.toSorted((a, b) => b - a));
  });

  it('rests longer between paragraphs than between sentences, and not at all after the last', () => {
    const { passages, steps } = paced(storyOf(560), 1);
    const afterParagraph = steps.filter(
      (_, i) => passages[i + 1] && passages[i + 1]?.paragraph !== passages[i]?.paragraph,
    );
    const afterSentence = steps.filter((_, i) => passages[i + 1]?.paragraph === passages[i]?.paragraph);
    const shortest = Math.min(...afterParagraph.slice(0, 10).map((step) => step.restMs));
    expect(shortest).toBeGreaterThan(
      1.5 * Math.max(...afterSentence.slice(0, 10).map((step) => step.restMs)),
    );
    expect(steps.at(-1)?.restMs).toBe(0);
  });

  it('takes a breath before a turn, tells a refrain slower, and lets who speaks sit nearer', () => {
    const paragraphs = storyOf(240).trim().split('\n\n');
    for (const at of [1, 3, 5]) paragraphs.splice(at, 0, 'Ding, dong, who is there?');
    paragraphs.splice(5, 0, 'But nobody had come through the gate.');
    const { passages, steps } = paced(paragraphs.join('\n\n'), 1);
    const at = (beginning: string) => passages.findIndex(({ text }) => text.startsWith(beginning));
    const [turn, refrain, speech] = [at('But nobody'), at('Ding, dong'), at('“Grandpa')];
    const paragraphRestMs = steps[refrain - 1]?.restMs ?? 0;
    expect((steps[turn - 1]?.restMs ?? 0) / paragraphRestMs).toBeCloseTo(1.32, 2);
    expect((steps[refrain]?.restMs ?? 0) / paragraphRestMs).toBeCloseTo(1.25, 2);
    expect((steps[refrain]?.pace ?? 0) / (steps[0]?.pace ?? 0)).toBeCloseTo(0.93, 2);
    expect(steps[speech]?.loudnessDb).toBeGreaterThan(0.4);
    expect(steps[turn]?.loudnessDb).toBe(0);
  });

  it('leaves a short text as it is', () => {
    const { steps } = paced('Welcome to Lamplight. Good night, little star.', 1);
    expect(steps).toMatchObject([
      { pace: 1, loudnessDb: 0 },
      { pace: 1, loudnessDb: 0, restMs: 0 },
    ]);
  });

  it('does not race or stall after an engine that is far off', () => {
    for (const speed of [0.3, 3]) {
      const rests = paced(storyOf(560), speed).steps.map((step) => step.restMs);
      expect(Math.max(...rests)).toBeLessThan(2400);
      expect(Math.min(...rests.slice(0, -1))).toBeGreaterThanOrEqual(239);
    }
  });
});

it.each(['A1.', 'a\n\n', 'Why? '])('takes a text of %j no more work for being long', (words) => {
  const workFor = (letters: number) => {
    const reading = readingOf(words.repeat(letters / words.length));
    return workOf(() => expectedMinutes(reading, 'emma'));
  };
  // Eight times the text is eight times the work, and would be sixty-four times if each passage looked at all the others.
  expect(workFor(48_000)).toBeLessThan(24 * workFor(6_000));
});

describe('the minutes of a story, told before it is spoken', () => {
  it.each(Object.entries(durations))(
    'are inside the promise for %s',
    async (_name, { minutes: [least, most], words: [fewest, mostWords] }) => {
      for (const count of [fewest, (fewest + mostWords) / 2, mostWords]) {
        const minutes = await estimateMinutes(storyOf(Math.round(count)), 'emma');
        expect(minutes).toBeGreaterThan(least - 0.03);
        expect(minutes).toBeLessThan(most + 0.03);
      }
    },
  );

  it('are about none for a text that says nothing', async () => {
    expect(await estimateMinutes('', 'emma')).toBeLessThan(0.03);
  });
});
