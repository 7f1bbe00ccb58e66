// What a story costs: processor time for each length, warm, with the drafts and the reflection and a growing memory of the family's
// earlier evenings; and what the content weighs on the heap once it is read. The yardstick is the words of a long story counted a
// hundred times by a plain regular expression, in the same run on the same machine.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Duration, durations } from '#contract/stories.ts';
import type { EarlierStory } from '#server/writers/writer.ts';
import { valueAt } from './support/measures.ts';

const families = 8;
const eveningsEach = 8;
const mostMs = 50;
const mostMegabytes = 30;

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

// Loaded before, so that only content and storyteller are weighed.
const { requestNumber, someThemes } = await import('#tests/support/families.ts');
const before = heapMegabytes();
const { content } = await import('#server/writers/built-in/content/index.ts');
const { readContent } = await import('#server/writers/built-in/content-shelf.ts');
const { writeStory } = await import('#server/writers/built-in/built-in.ts');
const started = process.cpuUsage();
const shelf = readContent(content);
const readingMs = msSince(started);
const megabytes = heapMegabytes() - before;

let longStory = '';
// What has not run yet is not yet compiled; nobody is told these.
for (const duration of lengths()) eveningsOf(0, duration);

let isTooDear = megabytes > mostMegabytes;
for (const duration of lengths()) {
  const spent = Array.from({ length: families }, (_, family) => eveningsOf(family + 1, duration)).flat();
  const [middle, most] = [0.5, 0.95].map((share) => tenth(valueAt(spent, share))) as [number, number];
  isTooDear ||= most > mostMs;
  say(`${duration}, ${spent.length} stories`, `${middle} ms, 95 of 100 within ${most} ms`);
}
say('reading the content', `${Math.round(readingMs)} ms, ${tenth(megabytes)} MB on the heap`);
const counted = process.cpuUsage();
for (let round = 0; round < 100; round++) longStory.match(/[\p{L}\p{N}]+/gu);
say('yardstick: words counted a hundred times', `${tenth(msSince(counted))} ms`);
if (isTooDear) {
  console.log(`over the promise of ${mostMs} ms and ${mostMegabytes} MB`);
  process.exitCode = 1;
}

function eveningsOf(family: number, duration: Duration): number[] {
  const history: EarlierStory[] = [];
  return Array.from({ length: eveningsEach }, (_, evening) => {
    const theme = someThemes[(family * 7 + evening * 3) % someThemes.length] ?? 'Adventure';
    const request = requestNumber(family, { duration, theme, history: [...history] });
    const begun = process.cpuUsage();
    const story = writeStory(request, shelf);
    const spent = msSince(begun);
    const text = story.paragraphs.join('\n\n');
    if (duration === 'long') longStory = text;
    history.push({ title: story.title, text, choices: story.choices });
    return spent;
  });
}

function lengths(): Duration[] {
  return Object.keys(durations).filter(
    (name): name is Duration => name === 'short' || name === 'medium' || name === 'long',
  );
}

function msSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function heapMegabytes(): number {
  if (typeof collect === 'function') collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

function say(what: string, figure: string): void {
  console.log(`${what.padEnd(44)}${figure}`);
}
