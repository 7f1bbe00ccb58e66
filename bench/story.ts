// What a story of the built-in storyteller costs: processor time for each length, with a growing memory of the family's earlier evenings, in a
// house that has told some hundred stories, and apart from these the first it ever tells, while the engine still compiles; what the shelf's heads cost at the start, and what they weigh with the storyteller's code, at the start and after all these
// stories (the book of things, the index, the tales that stay read, and what the engine has compiled meanwhile). The yardstick is the words
// of a long story counted a hundred times by a plain regular expression, in the same run on the same machine.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Duration, durations } from '#contract/stories.ts';
import type { EarlierStory } from '#server/writers/writer.ts';
import { valueAt } from './support/measures.ts';

const early = 4;
const families = 8;
const eveningsEach = 8;
const mostMs = 20;
const mostMegabytes = 10;

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

// Loaded before, so that only the shelf and the storyteller are weighed: the judge of wishes is the house's, whoever tells.
await import('#server/writers/judge-theme.ts');
const { requestNumber, someThemes } = await import('#tests/support/stories/invented-families.ts');
const before = heapMegabytes();
const { openShelf } = await import('#server/writers/tales/shelf/shelf.ts');
const { talesFolder } = await import('#server/writers/tales/tales-folder.ts');
const { createTaleWriter, writeStory } = await import('#server/writers/tales/tale-writer.ts');
const started = process.cpuUsage();
const shelf = openShelf({ ours: talesFolder() });
const readingMs = msSince(started);
const megabytes = heapMegabytes() - before;

let longStory = '';
let isTooDear = megabytes > mostMegabytes;
// What is not yet compiled costs more, whatever is told: so each family hears all lengths in turn, and those who came first count by themselves.
const first: number[] = [];
for (let family = 0; family < early; family++)
  for (const duration of lengths()) first.push(...eveningsOf(family, duration));
// The index is made for the first of all, which in a house is done while others have their turns.
report(`the first ${first.length - 1}`, first.slice(1));
const later = new Map(lengths().map((duration) => [duration, [] as number[]]));
for (let family = early; family < early + families; family++)
  for (const [duration, spent] of later) spent.push(...eveningsOf(family, duration));
for (const [duration, spent] of later)
  isTooDear = report(`${duration}, ${spent.length} stories`, spent) > mostMs || isTooDear;
const offered: number[] = [];
for (const [index, theme] of someThemes.entries()) {
  const begun = process.cpuUsage();
  await createTaleWriter(shelf).offers?.(requestNumber(index % families, { duration: 'medium', theme }));
  offered.push(msSince(begun));
}
report(`what is offered of a wish, ${offered.length} wishes`, offered);
say(
  `the shelf of ${shelf.heads.length} tales`,
  `${Math.round(readingMs)} ms, ${tenth(megabytes)} MB on the heap, after these stories ${tenth(heapMegabytes() - before)} MB`,
);
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
    const { told, choices } = writeStory(request, shelf);
    const spent = msSince(begun);
    const text = told.paragraphs.join('\n\n');
    if (duration === 'long') longStory = text;
    history.push({ title: told.title, text, choices });
    return spent;
  });
}

function report(what: string, spent: readonly number[]): number {
  const [middle, most] = [0.5, 0.95].map((share) => tenth(valueAt(spent, share))) as [number, number];
  say(what, `${middle} ms, 95 of 100 within ${most} ms`);
  return most;
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
