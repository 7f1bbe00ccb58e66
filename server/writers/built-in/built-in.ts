import { durations } from '#contract/stories.ts';
import { ageBands, agesOf, faultsOf } from '../bands.ts';
import { refuseUnfit } from '../triage.ts';
import { wordsOf } from '../words.ts';
import type { StoryChoices, StoryEvent, StoryRequest, Writer } from '../writer.ts';
import type { Shelf, Storylet } from './content-shelf.ts';
import { doubtOf } from './doubt.ts';
import type { Block, Evening } from './evening.ts';
import { fitLength } from './fit-length.ts';
import { memoryOf } from './memory.ts';
import { planEvening, type Prepared, prepare } from './plan.ts';
import { type Chance, chance, hash } from './random.ts';
import { type Manner, realise } from './realise.ts';
import { overlapWith } from './reflect.ts';
import { canTell, expand } from './stage.ts';
import { tellStory } from './tell.ts';

/** Aims inside the bands of words, where a narrator comes out near the middle of the minutes promised. */
const aimWords = { short: 600, medium: 890, long: 1370 } as const;

const plans = 12;
/** More are read only while none of them is sound; fewer, once one is sound and as good as new to this family. */
const draftsToRead = 3;
/** So many of the likely ones, none of them sound: the others will hardly be. */
const mostReadOfMany = 3;
const asGoodAsNew = 0.05;
/** A line that is told again is better than a story that will not come right. */
const worthOfDoubt = 15;
/** How many of the family's last stories a new one is held against. */
const storiesRemembered = 20;

export type Written = {
  title: string;
  paragraphs: readonly string[];
  choices: StoryChoices;
  faults: readonly string[];
  overlap: number;
};

export function createBuiltInWriter(shelf: Shelf): Writer {
  return {
    descriptor: { id: 'builtin', name: 'Lamplight', worksOffline: true },
    async *write(request: StoryRequest, signal: AbortSignal): AsyncIterable<StoryEvent> {
      if (hasStopped(signal)) return;
      refuseUnfit(request.theme);
      const story = writeStory(request, shelf);
      yield { type: 'title', title: story.title };
      for (const [index, text] of story.paragraphs.entries()) {
        if (hasStopped(signal)) return;
        yield { type: 'paragraph', index, text };
      }
      yield { type: 'finished', choices: story.choices };
    },
  };
}

function hasStopped(signal: AbortSignal): boolean {
  return signal.aborted;
}

/** Plans many, reads the freshest few, and keeps the one that is sound and least like what this family has heard. */
export function writeStory(request: StoryRequest, shelf: Shelf): Written {
  const memory = memoryOf(request.history);
  const prepared = prepare(request, shelf, memory);
  const seed = hash(
    JSON.stringify([
      request.theme,
      request.duration,
      request.culture,
      request.characters,
      memory.storyNumber,
    ]),
  );
  const overlap = overlapWith(request.history.slice(-storiesRemembered).map((story) => story.text));
  const drafted = (first: number, count: number, fewerTrials: number) =>
    Array.from({ length: count }, (_, index) =>
      draft(prepared, seed + (first + index) * 104_729, fewerTrials),
    ).toSorted((a, b) => a.staleness + a.doubt - b.staleness - b.doubt);
  let best: Read | undefined;
  // More are planned only where none is sound; and where all are too full, one with fewer encounters is told.
  for (const [batch, mostRead] of [
    [() => drafted(0, plans, 0), mostReadOfMany],
    [() => drafted(plans, plans, 0), mostReadOfMany],
    [() => drafted(0, plans, 1), plans],
    [() => drafted(2 * plans, 3 * plans, 0), 3 * plans],
  ] as const) {
    for (const [index, candidate] of batch().slice(0, mostRead).entries()) {
      if (best?.faults.length === 0 && (index >= draftsToRead || best.overlap <= asGoodAsNew)) break;
      const read = finish(prepared, candidate, overlap);
      if (!best || isBetter(read, best)) best = read;
    }
    if (best?.faults.length === 0) break;
  }
  if (!best) throw new Error('no draft was read');
  return written(prepared, best);
}

function isBetter(one: Read, other: Read): boolean {
  if (one.faults.length !== other.faults.length) return one.faults.length < other.faults.length;
  return one.overlap < other.overlap;
}

type Draft = { seed: number; evening: Evening; blocks: Block[]; staleness: number; doubt: number };

function draft(prepared: Prepared, seed: number, fewerTrials: number): Draft {
  const luck = chance(seed);
  const evening = planEvening(prepared, luck, fewerTrials);
  const blocks = tellStory(evening, luck);
  const staleness = blocks.reduce(
    (sum, block) => sum + prepared.memory.staleness(block.storylet.id),
    prepared.memory.staleness(evening.arc.id),
  );
  const { request, cast } = prepared;
  const doubt = doubtOf(
    blocks,
    aimWords[request.duration],
    durations[request.duration].words[1],
    ageBands[agesOf(cast.audienceAge)],
  );
  return { seed, evening, blocks, staleness, doubt: worthOfDoubt * doubt };
}

/** A draft in words, with what is wrong with it. */
type Read = {
  draft: Draft;
  told: ReadonlySet<Block>;
  paragraphs: readonly string[];
  faults: readonly string[];
  overlap: number;
};

function finish(
  prepared: Prepared,
  candidate: Draft,
  overlap: (paragraphs: readonly string[]) => number,
): Read {
  const { request, cast } = prepared;
  const { blocks, seed } = candidate;
  const ages = agesOf(cast.audienceAge);
  const { paragraphs, told } = fitLength(
    blocks,
    { words: aimWords[request.duration], manner: manners[ages], bands: ageBands[ages] },
    seed,
  );
  const names = cast.people.map((person) => person.name);
  return {
    draft: candidate,
    told,
    paragraphs,
    faults: faultsOf(paragraphs, { age: cast.audienceAge, duration: request.duration, names }),
    overlap: overlap(paragraphs),
  };
}

function written(prepared: Prepared, { draft: chosen, told, paragraphs, faults, overlap }: Read): Written {
  const { evening, seed } = chosen;
  const blocks = chosen.blocks.filter((block) => told.has(block));
  const isSung = blocks.some((block) => block.storylet.id === evening.refrain.first.id);
  const title = titleOf(prepared, evening, seed, paragraphs);
  return {
    title,
    paragraphs,
    faults,
    overlap,
    choices: {
      writer: 'builtin',
      arc: evening.arc.id,
      storylets: [
        ...new Set([
          ...blocks.map((block) => block.storylet.id),
          ...evening.trials.map((trial) => `enc:${trial.encounter.id}`),
          ...(isSung ? [evening.refrain.id] : []),
        ]),
      ],
      souvenirs: evening.trials.map((trial) => trial.encounter.keep),
      title,
    },
  };
}

const manners: Record<keyof typeof ageBands, Manner> = {
  '2-4': { joinUpTo: 9, weldUpTo: 0, mergeUpTo: 0 },
  '5-7': { joinUpTo: 17, weldUpTo: 0, mergeUpTo: 45 },
  '8-12': { joinUpTo: 30, weldUpTo: 17, mergeUpTo: 75 },
};

/** One that this family has not had and that the story keeps the promise of; numbered only when every one has been used. */
function titleOf(prepared: Prepared, evening: Evening, seed: number, paragraphs: readonly string[]): string {
  const luck = chance(seed ^ 0x7171e);
  const text = ` ${wordsOf(paragraphs.join(' ')).join(' ')}`;
  const said = (titles: readonly Storylet[]) =>
    luck
      .shuffle(titles)
      .filter((title) => canTell(evening.stage, title.nodes))
      .map((title) => realise(expand(evening.stage, title.nodes, luck, true), plainly).join(' '));
  // Any of the three may be asked first, so that two families with one wish have two titles.
  const kinds = [
    said(evening.theme.titles),
    said(evening.arc.titles),
    luck.shuffle(titlesOfMeetings(evening, luck)),
  ];
  // What nobody foresaw was asked for by its own words, and those are looked for on the cover.
  const titles = (evening.theme.wish ? kinds : luck.shuffle(kinds))
    .flat()
    .map(headline)
    .toSorted((a, b) => promisesKept(b, text) - promisesKept(a, text));
  const fresh = titles.find((title) => !prepared.memory.titles.has(title.toLowerCase()));
  if (fresh) return fresh;
  const first = titles[0] ?? evening.cast.hero.name;
  let volume = 2;
  while (prepared.memory.titles.has(`${first}, part ${volume}`.toLowerCase())) volume++;
  return `${first}, part ${volume}`;
}

/** "The kettle that had news": what was met, by itself or with who came. A hard evening is called after neither. */
function titlesOfMeetings({ theme, stage, trials }: Evening, luck: Chance): string[] {
  const guest = stage.referents.get('guest')?.name;
  if (guest === undefined || theme.kind === 'tender') return [];
  const own = wordsOf(guest).filter((word) => word !== 'the');
  const keeps = trials
    .map(({ encounter }) => encounter.keep)
    .filter((keep) => keep.startsWith('the ') && !wordsOf(keep).some((word) => own.includes(word)));
  return keeps.map((keep) =>
    luck.pick([
      keep.replace(/^the/, 'The'),
      keep.replace(/^the/, 'The'),
      `Goodnight to ${keep}`,
      ...(keep.includes(' and ') ? [] : [`The ${guest.replace(/^the /, '')} and ${keep}`]),
    ]),
  );
}

const plainly: Manner = { joinUpTo: 99, weldUpTo: 0, mergeUpTo: 0 };

/** The share of a title's telling words that the story says too: "Three Toes in the Butter" wants toes, and butter. */
function promisesKept(title: string, text: string): number {
  const telling = wordsOf(title).filter(
    (word) => word.length > 2 && !smallWords.has(word) && !plainInTitles.has(word),
  );
  const kept = telling.filter((word) => text.includes(` ${word.replace(/(es|s)$/, '')}`));
  return kept.length / Math.max(1, telling.length);
}

/** Capitals as on a cover; words of a family that have no small letters stay as they are. */
function headline(title: string): string {
  return title.replace(/(?<=\s)\p{Ll}[\p{L}’]*/gu, (word, at: number) =>
    smallWords.has(word) && at + word.length < title.length
      ? word
      : word.charAt(0).toUpperCase() + word.slice(1),
  );
}

/** Words of a title that promise nothing. */
const plainInTitles = new Set(
  'that this what who whom where when why how has had have was were been being not all too with into over under out off only one two said says some any somebody anybody something nobody nothing very more most less than then there here they them their his her its which while until'.split(
    ' ',
  ),
);

const smallWords = new Set([
  'a',
  'an',
  'the',
  'and',
  'but',
  'or',
  'of',
  'in',
  'on',
  'at',
  'to',
  'for',
  'by',
  'as',
]);
