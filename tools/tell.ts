// `npm run tell`: a tale, or a wish, told in the terminal; and what is wrong with a tale.
import { readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { checkTale, type Rehearsal } from '#server/writers/tales/authoring/check.ts';
import { sampleSubjects } from '#server/writers/tales/authoring/sample-subjects.ts';
import { rehearsalFamilies } from '#server/writers/tales/authoring/families.ts';
import { openShelf, taleFilesIn } from '#server/writers/tales/shelf/shelf.ts';
import { writeStory } from '#server/writers/tales/tale-writer.ts';
import type { Tale } from '#server/writers/tales/tale.ts';

// Whoever looks at the first lines only has seen enough.
process.stdout.on('error', () => process.exit());

const root = process.env['TALES'] ?? join(import.meta.dirname, '..', 'tales', 'en');
const shelf = openShelf({ ours: root });
const [first = '', ...rest] = process.argv.slice(2);

if (first === 'check') process.exitCode = check(rest.length > 0 ? rest : taleFilesIn(root));
else if (first === 'wish') answer(rest);
else if (first.endsWith('.tale')) tell(first, rest);
else usage();

function read(file: string) {
  return checkTale(file, readFileSync(resolve(file), 'utf8'), shelf, sampleSubjects);
}

function check(files: readonly string[]): number {
  let wrong = 0;
  for (const file of files) {
    const { tale, complaints, rehearsals } = read(file);
    const words = rehearsals.map(({ told }) => told.words);
    console.log(
      `${relative(process.cwd(), file)}: ${rehearsals.length} tellings to ${new Set(rehearsals.map(({ family }) => family)).size} families, ` +
        `${Math.min(...words)} to ${Math.max(...words)} words, ${tale.keys.length} keys`,
    );
    for (const { line, text, times } of complaints)
      console.log(
        `  ${line === undefined ? '' : `line ${line}: `}${text}${times > 1 ? ` [${times} times]` : ''}`,
      );
    const alike = namesakesOf(file);
    if (alike.length > 0)
      console.log(`  its file has the name of another, which is told in its place: ${alike.join(', ')}`);
    wrong += complaints.length + alike.length;
  }
  return wrong === 0 ? 0 : 1;
}

/** A tale is known by the name of its file, in whatever folder it lies. */
function namesakesOf(file: string): string[] {
  return taleFilesIn(root)
    .filter((other) => basename(other) === basename(file) && resolve(other) !== resolve(file))
    .map((other) => relative(process.cwd(), other));
}

/** `npm run tell -- FILE [how many | the name of a family] [length] [wish]` */
function tell(file: string, [which = '4', length, ...wish]: readonly string[]): void {
  const { tale, complaints, rehearsals } = read(file);
  for (const { line, text } of complaints.slice(0, 12))
    console.log(`! ${line === undefined ? '' : `line ${line}: `}${text}`);
  const some = rehearsals.filter(
    (rehearsal) =>
      (!length || rehearsal.duration === length) &&
      (wish.length === 0 || rehearsal.wish.includes(wish.join(' '))),
  );
  const count = Number(which);
  const chosen = Number.isNaN(count)
    ? some.filter(({ family }) => family.includes(which))
    : spread(some, count);
  for (const rehearsal of chosen) print(tale, rehearsal);
  if (chosen.length === 0 && complaints.length === 0)
    console.log(
      `It is told to none such. It is for: ${[...new Set(rehearsals.map(({ family }) => family))].join(' · ')}`,
    );
}

/** As unlike one another as they come: from all over the list. */
function spread(rehearsals: readonly Rehearsal[], count: number): Rehearsal[] {
  const step = Math.max(1, rehearsals.length / count);
  return Array.from(
    { length: Math.min(count, rehearsals.length) },
    (_, index) => rehearsals[Math.floor(index * step)],
  ).flatMap((rehearsal) => (rehearsal ? [rehearsal] : []));
}

function print(tale: Tale, { family, duration, wish, told }: Rehearsal): void {
  console.log(
    `\n=== ${tale.id}, ${duration}, for ${family}${wish ? `, asked for “${wish}”` : ''}: ${told.words} words, keys ${told.keys.join(', ') || 'none'}\n`,
  );
  console.log(`${told.title}\n\n${told.paragraphs.join('\n\n')}\n`);
}

/** `npm run tell -- wish "a robot who wants to cook" [family] [length]` */
function answer([theme = '', which = 'two brothers', length = 'medium']: readonly string[]): void {
  const family = rehearsalFamilies.find(({ id }) => id.includes(which));
  if (!family) return usage();
  const duration = length === 'short' || length === 'long' ? length : 'medium';
  const { characters, culture } = family;
  const request = {
    theme,
    characters,
    culture,
    duration,
    narratorVoice: 'emma',
    interests: [],
    history: [],
  } as const;
  const { told, considered } = writeStory(request, shelf);
  for (const { head, worth, why } of considered.slice(0, 8))
    console.log(`${String(Math.round(worth)).padStart(4)}  ${head.id}: ${why.join(', ')}`);
  console.log(`\n${told.title}\n\n${told.paragraphs.join('\n\n')}\n`);
}

function usage(): void {
  console.log(`npm run tell -- FILE.tale [4 | "lone four"] [short] [wish]   tells it to some of the families it says it is for
npm run tell -- wish "the lost teddy" ["lone four"] [short]   the tale that answers it, why, and what else might have
npm run tell -- check [FILES]                                    what is wrong with it, or with any
The families: see server/writers/tales/authoring/families.ts.`);
}
