/**
 * Prints encounters with the solutions that can follow them, to be read: `node --import tsx tools/pairs.ts --need mend --count 40`.
 * Without a need it takes all of them in turn; `--scape`, `--class` and `--encounter` narrow it; `--seed` gives another sample.
 * `--every` prints them all in order, to be read whole, and `--per-class` one solution of each class for each encounter;
 * `--part 2/5` is the second fifth of what would be printed.
 * `--table` counts instead: the encounters of each need in each place, and the solutions of each class for each need.
 */
import { parseArgs } from 'node:util';

import { canAnswer } from '#server/writers/built-in/casting.ts';
import { content } from '#server/writers/built-in/content/index.ts';
import { readLine } from '#server/writers/built-in/content-shelf.ts';
import {
  type Encounter,
  hobbyClasses,
  needs,
  roleClasses,
  scapes,
  type Solution,
} from '#server/writers/built-in/format.ts';
import { hobbyInUse } from '#server/writers/built-in/hobby.ts';
import { castOf } from '#server/writers/built-in/cast.ts';
import { chance } from '#server/writers/built-in/random.ts';
import { realise } from '#server/writers/built-in/realise.ts';
import { nounReferent, personReferent } from '#server/writers/built-in/referents.ts';
import { expand, type Stage, withParts } from '#server/writers/built-in/stage.ts';

const { values } = parseArgs({
  options: {
    need: { type: 'string' },
    scape: { type: 'string' },
    class: { type: 'string' },
    encounter: { type: 'string' },
    count: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    every: { type: 'boolean', default: false },
    'per-class': { type: 'boolean', default: false },
    part: { type: 'string', default: '1/1' },
    table: { type: 'boolean', default: false },
  },
});

const stars = new Map<string, readonly [string, number, string]>([
  ['pet', ['Biscuit', 3, 'dog']],
  ['little', ['Tama', 2, 'son']],
  ['elder', ['Kui', 70, 'kuia']],
  ['swimmer', ['Bubbles', 1, 'goldfish']],
  ['bird', ['Pip', 3, 'budgie']],
]);
const luck = chance(Number(values.seed));
if (values.table) printTable();
else printPairs();

function printPairs(): void {
  const all = [...content.encounters, ...content.arcs.flatMap((arc) => arc.encounters ?? [])];
  const met = all.filter(
    (encounter) =>
      (!values.need || encounter.need === values.need) &&
      (!values.scape || encounter.scapes.some((scape) => scape === values.scape)) &&
      (!values.encounter || encounter.id === values.encounter),
  );
  const pairs = met.flatMap((encounter) =>
    content.solutions
      .filter(
        (solution) => canAnswer(solution, encounter) && (!values.class || solution.class === values.class),
      )
      .map((solution) => ({ encounter, solution })),
  );
  const shuffled = luck.shuffle(pairs);
  const chosen = values.every
    ? partOf(pairs)
    : values['per-class']
      ? partOf(onePerClass(shuffled))
      : shuffled.slice(0, Number(values.count));
  console.log(`${chosen.length} of ${pairs.length} pairs`);
  for (const { encounter, solution } of chosen)
    console.log(`\n[${encounter.need}] ${encounter.id} + ${solution.class}\n${told(encounter, solution)}`);
}

type Pair = { encounter: Encounter; solution: Solution };

function onePerClass(pairs: readonly Pair[]): Pair[] {
  const first = new Map<string, Pair>();
  for (const pair of pairs) {
    const key = `${pair.encounter.id} ${pair.solution.class}`;
    if (!first.has(key)) first.set(key, pair);
  }
  return [...first.values()].toSorted((a, b) => a.encounter.id.localeCompare(b.encounter.id));
}

function partOf<T>(list: readonly T[]): T[] {
  const [part = 1, of = 1] = values.part.split('/').map(Number);
  return list.slice(Math.floor(((part - 1) * list.length) / of), Math.floor((part * list.length) / of));
}

/** As a family hears it, with somebody of the right age who loves the right thing. */
function told(encounter: Encounter, solution: Solution): string {
  const hobbies = content.hobbies.filter((hobby) => hobby.class === solution.class);
  const hobby = hobbies.length > 0 ? luck.pick(hobbies) : undefined;
  const [name, age, relationship] = stars.get(solution.class) ?? ['Mia', 6, 'daughter'];
  const { people } = castOf(
    [
      { name, age, relationship },
      { name: 'Nico', age: 9, relationship: 'son' },
    ].map((person) => ({ ...person, hobbies: [], traits: [] })),
  );
  const [first, second] = people;
  if (!first || !second) throw new Error('nobody to tell it of');
  const stage: Stage = withParts(
    {
      referents: new Map(),
      nearReferents: new Map(),
      lists: new Map(),
      phrases: new Map(Object.entries(content.cultures.find(({ id }) => id === 'western')?.words ?? {})),
      opaque: new Map(),
      hobbies: new Map(),
      audienceAge: 6,
      headCount: 2,
    },
    {
      people: [
        ['C', first],
        ['X', second],
        ['hero', second],
      ],
      hobbies: hobby ? [['C', hobbyInUse(hobby.asked[0] ?? '', content.hobbies)]] : [],
      referents: [
        ['hero', personReferent(second)],
        ...(encounter.who ? ([['who', nounReferent('who', encounter.who)]] as const) : []),
        ...(encounter.thing ? ([['thing', nounReferent('thing', encounter.thing)]] as const) : []),
      ],
    },
  );
  return [luck.pick(encounter.meet), solution, luck.pick(encounter.solved)]
    .flatMap((line) =>
      realise(expand(stage, readLine(line, 'pair').nodes, luck, true), {
        joinUpTo: 17,
        weldUpTo: 0,
        mergeUpTo: 0,
      }),
    )
    .join('\n');
}

function printTable(): void {
  for (const scape of scapes)
    console.log(
      scape.padEnd(12),
      needs
        .map((need) => {
          const here = content.encounters.filter((one) => one.need === need && one.scapes.includes(scape));
          return `${need} ${here.length}`;
        })
        .join('  '),
    );
  for (const name of [...hobbyClasses, ...roleClasses])
    console.log(
      name.padEnd(12),
      needs
        .map((need) => {
          const able = content.solutions.filter((one) => one.class === name && one.needs.includes(need));
          return `${need} ${able.length}`;
        })
        .join('  '),
    );
}
