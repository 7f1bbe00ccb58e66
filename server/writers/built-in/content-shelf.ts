import {
  type Arc,
  type CulturePack,
  type ElementHooks,
  type Encounter,
  type Fragment,
  type Hobby,
  type Hour,
  type Line,
  type Refrain,
  type Shared,
  type Solution,
  type Theme,
  type Trait,
  textOf,
} from './format.ts';
import { spokenWords } from '../bands.ts';
import { isSensory, isSoothing } from '../felt-words.ts';
import { wordsOf } from '../words.ts';
import { hash } from './random.ts';
import { headOf, type Referent } from './referents.ts';
import { type Node, parseTemplate } from './template.ts';

/** A fragment read and ready. Its id is made of its words, so no author has to number anything. */
export type Storylet = {
  id: string;
  nodes: readonly Node[];
  source: string;
  keep: string | undefined;
  isSignature: boolean;
  threads: readonly string[] | undefined;
  hour: Hour | undefined;
  isOnFoot: boolean;
  /** Speaks of what is there in a house only: told at home, and not on the way. */
  isIndoors: boolean;
  suits: Fragment['suits'];
  /** Says what is heard at night in this place. */
  sounds: boolean;
  /** Speaks of somebody whom not every family has. */
  namesSomebody: boolean;
  /** About how many words it will come to, how many of them are spoken, and how many can be seen, heard, smelled or felt. */
  words: number;
  /** Those of them that are told only when there is room. */
  optionalWords: number;
  spoken: number;
  /** The longest thing that is said in a paragraph in which the hero speaks; too long for somebody of two. */
  heroSays: number;
  sensory: number;
  soothing: number;
  /** Words in a sentence, as a small child hears it, with a full stop at every joint, and as a big one does, with none. */
  breath: { parted: number; joined: number };
};

export type ReadSolution = Storylet & Pick<Solution, 'class' | 'needs' | 'madeOf'>;
export type ReadEncounter = Omit<Encounter, 'meet' | 'solved'> & {
  meet: Storylet[];
  solved: Storylet[];
  /** What it is about, by its plain names: nobody else of that kind is met in the same story. */
  kinds: readonly string[];
  /** Who is met, by plain name, and who else its lines speak of: these would be there twice if they were met in the same story. */
  somebody: string | undefined;
  speaksOf: readonly string[];
};
export type ReadRefrain = {
  id: string;
  mode: Refrain['mode'];
  first: Storylet;
  again: Storylet;
  slow: Storylet;
};
export const ownBeats = ['spark', 'promise', 'between', 'heart', 'gift', 'homeward'] as const;
export type OwnBeat = (typeof ownBeats)[number];
export type ReadArc = Omit<Arc, OwnBeat | 'encounters' | 'titles' | 'premise'> & {
  premise: Storylet;
  encounters: ReadEncounter[];
  titles: Storylet[];
} & Record<OwnBeat, Storylet[]>;
export type ReadTheme = Omit<Theme, 'entrance' | 'touches' | 'glimpses' | 'echoes' | 'finds' | 'titles'> & {
  /** What nobody foresaw, as tonight's story calls it. */
  wish?: Referent;
  finds: Storylet[];
  touches: Storylet[];
  entrance: Storylet[];
  glimpses: Storylet[];
  echoes: Storylet[];
  titles: Storylet[];
  /** Those of its lines that say what the parent named, where that is not what the theme is called after. */
  naming?: Pick<ReadTheme, 'touches' | 'glimpses' | 'echoes'>;
};
export type ReadCulture = Omit<CulturePack, 'openings' | 'manners' | 'hush'> & {
  openings: Storylet[];
  manners: Storylet[];
  hush: Storylet[];
};
export type ReadTrait = { asked: Trait['asked']; acts: Storylet[] };

/** All that the storyteller knows, as authors wrote it. */
export type Content = {
  arcs: readonly Arc[];
  encounters: readonly Encounter[];
  solutions: readonly Solution[];
  hobbies: readonly Hobby[];
  traits: readonly Trait[];
  cultures: readonly CulturePack[];
  themes: readonly Theme[];
  elements: readonly ElementHooks[];
  shared: Shared;
};

export type Shelf = ReturnType<typeof readContent>;

/** Reads everything once. A fragment that cannot be read stops the start and names itself. */
export function readContent(content: Content) {
  const { shared } = content;
  const met = whoIsMet(content);
  return {
    arcs: content.arcs.map((arc) => readArc(arc, met)),
    encounters: content.encounters.map((encounter) => readEncounter(encounter, 'enc', met)),
    solutions: byClass(content.solutions.map(readSolution)),
    hobbies: content.hobbies,
    traits: content.traits.map((trait): ReadTrait => ({
      asked: trait.asked,
      acts: readAll(trait.acts, 'act'),
    })),
    cultures: content.cultures.map(readCulture),
    themes: content.themes.map(readTheme),
    elements: content.elements.map((one) => ({ element: one.element, hooks: readAll(one.hooks, 'hook') })),
    shared: {
      anyWish: {
        touches: readAll(shared.anyWish.touches, 'wish.touch'),
        glimpses: readAll(shared.anyWish.glimpses, 'wish.glimpse'),
        echoes: readAll(shared.anyWish.echoes, 'wish.echo'),
        finds: readAll(shared.anyWish.finds, 'wish.find'),
        titles: readAll(shared.anyWish.titles, 'wish.title'),
      },
      openings: readAll(shared.openings, 'open'),
      activities: readRecord(shared.activities, 'busy'),
      pairs: { able: readAll(shared.pairs.able, 'pair'), small: readAll(shared.pairs.small, 'pair') },
      recaps: {
        before: readAll(shared.recaps.before, 'recap'),
        bare: readAll(shared.recaps.bare, 'recap'),
        again: readAll(shared.recaps.again, 'recap'),
      },
      helps: readRecord(shared.helps, 'help'),
      interludes: {
        journey: readAll(shared.interludes.journey, 'breath'),
        home: readAll(shared.interludes.home, 'breath'),
        stepOut: readAll(shared.interludes.stepOut, 'step'),
        stepIn: readAll(shared.interludes.stepIn, 'step'),
      },
      talk: {
        journey: readAll([...shared.talk.journey, ...shared.talk.anywhere], 'talk'),
        home: readAll([...shared.talk.home, ...shared.talk.anywhere], 'talk'),
        tender: readAll(shared.talk.tender, 'talk'),
        alone: readAll(shared.talk.alone, 'talk'),
        toddler: readAll(shared.talk.toddler, 'talk'),
        babble: readAll(shared.talk.babble, 'talk'),
      },
      companions: shared.companions,
      companionsMet: readAll(shared.companionsMet, 'companion'),
      refrainIntros: {
        first: readAll(shared.refrainIntros.first, 'sing'),
        again: readAll(shared.refrainIntros.again, 'sing'),
        slow: readAll(shared.refrainIntros.slow, 'sing'),
      },
      refrains: shared.refrains.map(readRefrain),
      returns: readAll(shared.returns, 'return'),
      hush: readAll(shared.hush, 'hush'),
      settles: readRecord(shared.settles, 'settle'),
      goodnightFrames: readAll(shared.goodnightFrames, 'goodnight'),
      // The last words are remembered longest.
      sleeps: readAll(shared.sleeps, 'sleep').map((line) => ({ ...line, isSignature: true })),
    },
  };
}

/** Somebody's answers are asked for by class, every evening, and there are hundreds of others. */
function byClass(
  solutions: readonly ReadSolution[],
): (name: ReadSolution['class']) => readonly ReadSolution[] {
  const classes = new Map<ReadSolution['class'], ReadSolution[]>();
  for (const solution of solutions)
    classes.set(solution.class, [...(classes.get(solution.class) ?? []), solution]);
  return (name) => classes.get(name) ?? [];
}

export function readLine(line: Line, slot: string): Storylet {
  const fragment: Fragment = typeof line === 'string' ? { text: line } : line;
  const words = wordsOf(fragment.text);
  return {
    id: `${slot}:${hash(fragment.text).toString(36)}`,
    nodes: parseTemplate(fragment.text),
    source: fragment.text,
    keep: fragment.keep,
    isSignature: fragment.isSignature ?? false,
    threads: fragment.threads,
    hour: fragment.hour,
    isOnFoot: fragment.isOnFoot ?? false,
    isIndoors: fragment.isIndoors ?? (slotsOfTheHouse.test(slot) && indoors.test(fragment.text)),
    suits: fragment.suits,
    sounds: fragment.text.includes('{nightSound}'),
    namesSomebody: /\{(elder|grownup|teen|friend|little|pet)\b/.test(fragment.text),
    optionalWords: [...fragment.text.matchAll(/<\?:([^<>]*)>/g)].reduce(
      (sum, match) => sum + wordsOf(match[1] ?? '').length,
      0,
    ),
    spoken: spokenWords(fragment.text.replace(/"([^"]*)"/g, '“$1”')),
    heroSays: heroSays(fragment.text),
    sensory: words.filter(isSensory).length,
    soothing: words.filter(isSoothing).length,
    breath: breathOf(fragment.text, words.length),
    words: fragment.text.replace(/\[([^|\]]*)[^\]]*\]/g, '$1').split(/\s+/).length,
  };
}

/** What may be told in the house or out of it, by what it says. */
const slotsOfTheHouse = /(^|\.)(breath|talk|manner|glimpse)$/;
const indoors =
  /\b(stairs?|upstairs|landing|bathroom|passage|hall|hooks?|cupboards?|ceiling|floor|shelf|shelves|drawers?|curtains?|carpet|rug|cushions?|banisters?|skirting|kitchen|room|stove|kettle|tap|windows?|sill|table|chairs?|sofa|mantel|fridge|the house|came in)\b|\{(house|lamp|blanket)\}/;

const heroSpeaks =
  /\b(said|asked|whispered|called|answered|murmured|told) \{hero\}|\{hero(\.he)?\} (\w+ly )?(said|asked|whispered|called|answered|murmured|told)\b/;

/** What is longer when it is said than when it is counted. */
const longTokens = /\{(wish|realm|inrealm|folk|clue|sign)\b/g;

function heroSays(text: string): number {
  // A verse follows.
  if (/\{(hero|they)\}[^"]*:$/.test(text)) return 16;
  const spoken = text
    .split(/\n\s*\n/)
    .filter((paragraph) => heroSpeaks.test(paragraph))
    .flatMap((paragraph) => [
      ...paragraph.replace(longTokens, 'two or three more $&').matchAll(/"([^"]*)"/g),
    ]);
  return Math.max(0, ...spoken.map((match) => wordsOf(match[1] ?? '').length));
}

function breathOf(text: string, words: number): Storylet['breath'] {
  const stops = Math.max(1, text.match(/[.!?…](?=["'\s]|$)/g)?.length ?? 0);
  const joints = text.match(/~/g)?.length ?? 0;
  return { parted: words / (stops + joints), joined: words / stops };
}

function readAll(lines: readonly Line[], slot: string): Storylet[] {
  return lines.map((line) => readLine(line, slot));
}

/** By class: what has none is an empty list. */
function readRecord(
  record: Readonly<Record<string, readonly Line[]>>,
  slot: string,
): (key: string) => readonly Storylet[] {
  const read = new Map(Object.entries(record).map(([key, lines]) => [key, readAll(lines, `${slot}.${key}`)]));
  return (key) => read.get(key) ?? [];
}

function readArc(arc: Arc, met: ReadonlySet<string>): ReadArc {
  const own = (beat: OwnBeat) => readAll(arc[beat] ?? [], `${arc.id}.${beat}`);
  return {
    ...arc,
    premise: readLine(arc.premise, `${arc.id}.premise`),
    titles: readAll(arc.titles, `${arc.id}.title`),
    encounters: (arc.encounters ?? []).map((encounter) => readEncounter(encounter, arc.id, met)),
    spark: own('spark'),
    promise: own('promise'),
    between: own('between'),
    heart: own('heart'),
    gift: own('gift'),
    homeward: own('homeward'),
  };
}

/** Everybody who is met anywhere, by plain name. */
function whoIsMet({ encounters, arcs }: Content): ReadonlySet<string> {
  const all = [...encounters, ...arcs.flatMap((arc) => arc.encounters ?? [])];
  return new Set(all.flatMap(({ who }) => (who ? [headOf(who)] : [])));
}

function readEncounter(encounter: Encounter, slot: string, met: ReadonlySet<string>): ReadEncounter {
  const { who, thing, keep } = encounter;
  const spoken = wordsOf([...encounter.meet, ...encounter.solved].map(textOf).join(' '));
  return {
    ...encounter,
    kinds: [...[who, thing].flatMap((noun) => (noun ? [headOf(noun)] : [])), ...wordsOf(keep)],
    somebody: who && headOf(who),
    speaksOf: [...new Set(spoken.map((word) => word.replace(/['’]s$/, '')))].filter((word) => met.has(word)),
    meet: readAll(encounter.meet, `${slot}.${encounter.id}.meet`),
    solved: readAll(encounter.solved, `${slot}.${encounter.id}.solved`),
  };
}

function readSolution(solution: Solution): ReadSolution {
  const { class: name, needs, madeOf } = solution;
  return { ...readLine(solution, `sol.${name}`), class: name, needs, ...(madeOf && { madeOf }) };
}

function readCulture(pack: CulturePack): ReadCulture {
  return {
    ...pack,
    openings: readAll(pack.openings, `${pack.id}.open`),
    manners: readAll(pack.manners, `${pack.id}.manner`),
    hush: readAll(pack.hush, `${pack.id}.hush`),
  };
}

export function readTheme(theme: Theme): ReadTheme {
  return {
    ...theme,
    entrance: readAll(theme.entrance ?? [], `${theme.id}.entrance`),
    touches: readAll(theme.touches, `${theme.id}.touch`),
    glimpses: readAll(theme.glimpses, `${theme.id}.glimpse`),
    echoes: readAll(theme.echoes, `${theme.id}.echo`),
    finds: readAll(theme.finds ?? [], `${theme.id}.find`),
    titles: readAll(theme.titles ?? [], `${theme.id}.title`),
  };
}

function readRefrain(refrain: Refrain): ReadRefrain {
  return {
    id: `refrain:${hash(refrain.first).toString(36)}`,
    mode: refrain.mode,
    first: readLine(refrain.first, 'verse'),
    again: readLine(refrain.again, 'verse'),
    slow: readLine(refrain.slow, 'verse'),
  };
}
