import { durations, type Duration } from '#contract/stories.ts';
import { agesOf } from '../english/prose.ts';
import { titleCase } from '../english/titles.ts';
import type { Cast } from '../people/cast.ts';
import type { Person } from '../people/person.ts';
import { waysOf } from '../people/ways.ts';
import { chance } from '../random.ts';
import type { Inline, Key, Nature, Node, Tale } from '../tale.ts';
import { countWords } from '../../words.ts';
import { type MorningAfter, morningAfter } from './breakfast.ts';
import { unshownIn } from './coming-in.ts';
import { isSaidIn } from '../people/loves.ts';
import { castCrowd, castMoment, castParts } from './company.ts';
import { chooseKeys } from './keys.ts';
import { holds } from './questions.ts';
import { sayParagraph, UnknownSlot } from './say.ts';
import { eachSpeakerApart, oneSpeakerOnce } from './speakers.ts';
import { type Earlier, giveMoment, type Stage } from './stage.ts';
import { saidWhoTheyAre } from './stand-ins.ts';
import type { SentenceWords } from './sentence-words.ts';
import type { SubjectWords } from './subject-words.ts';

export type Telling = {
  cast: Cast;
  duration: Duration;
  culture: string;
  place: Readonly<Record<string, string>>;
  subject?: SubjectWords | undefined;
  other?: SubjectWords | undefined;
  sentence?: SentenceWords | undefined;
  earlier?: Earlier | undefined;
  /** Who is spoken of tonight and not there, as the family calls them. */
  absent?: string | undefined;
  /** People of the cast whom the wish names. */
  wished?: readonly number[];
  seed: number;
};

export type Told = {
  title: string;
  paragraphs: readonly string[];
  words: number;
  /** Whose keys opened what: "hero music", for the family's memory. */
  keys: readonly string[];
  /** What can be asked of this telling, and what its author wrote that cannot; the check of a tale asks. */
  morning: MorningAfter;
  /** Nobody should be left without a moment; the check of a tale asks. */
  silent: readonly Person[];
};

/** Told whole; where that is too long for the evening, the author's spare sentences go, the last ones first. */
export function tellTale(tale: Tale, telling: Telling): Told {
  const spares: Inline[] = [];
  const whole = tellOnce(tale, telling, new Set(), spares);
  const fitting = spares.length === 0 ? whole : asLongAsMayBe(whole, tale, telling, spares);
  const { stage, ...told } = withWhatTheyLove(fitting, tale, telling);
  return { ...told, morning: morningAfter(stage, told.paragraphs) };
}

/**
 * Of whom a family wrote what they love, and the plot has no use for it: they come in from it, unless the evening is too
 * short for it. Nothing of the kind belongs in a hard evening.
 */
function withWhatTheyLove(told: ToldOnce, tale: Tale, telling: Telling): ToldOnce {
  const { left, couldShow } = told.stage;
  const toShow = tale.sorrow === undefined ? unshownIn(told.stage) : new Set<Person>();
  if (toShow.size === 0) return told;
  const shown = tellOnce(tale, telling, left, [], { toShow, couldShow });
  const isTooLong = shown.words > durations[telling.duration].words[1] + aFewMore;
  // What is asked at breakfast was told in these very words.
  const losesItsMorning = untoldIn(shown) > untoldIn(told);
  return isTooLong || losesItsMorning ? told : shown;
}

const untoldIn = ({ stage, paragraphs }: ToldOnce): number => morningAfter(stage, paragraphs).untold.length;

/** A dozen seconds aloud: who is in it is worth them. */
const aFewMore = 27;

/** How many have to go is found by halves, since each try is a whole telling; often it is all of them. */
function asLongAsMayBe(whole: ToldOnce, tale: Tale, telling: Telling, spares: readonly Inline[]): ToldOnce {
  const [, most] = durations[telling.duration].words;
  if (whole.words <= most) return whole;
  const without = (count: number) =>
    tellOnce(tale, telling, new Set(spares.slice(spares.length - count)), []);
  let tooFew = 0;
  let enough = spares.length;
  let told = without(enough);
  // Where even all are not enough, the shortest that it can be.
  while (told.words <= most && enough - tooFew > 1) {
    const middle = (tooFew + enough) >> 1;
    const tried = without(middle);
    if (tried.words > most) tooFew = middle;
    else [enough, told] = [middle, tried];
  }
  return told;
}

/** Without its morning, which is only asked of what is told in the end. */
type ToldOnce = Omit<Told, 'morning'> & { stage: Stage };

function tellOnce(
  tale: Tale,
  telling: Telling,
  left: ReadonlySet<Inline>,
  spares: Inline[],
  { toShow, couldShow }: Pick<Stage, 'toShow' | 'couldShow'> = { toShow: new Set(), couldShow: new Set() },
): ToldOnce {
  const { cast, duration, culture, place, subject, other } = telling;
  const parts = castParts(tale, cast.hero, cast.others, telling.wished);
  if (!parts) throw new RangeError(`${tale.id} is not for this family`);
  const keys = chooseKeys(tale, cast.hero, parts);
  const stage: Stage = {
    tale,
    cast,
    duration,
    ages: agesOf(cast.listenerAge),
    culture,
    place,
    subject,
    other,
    sentence: telling.sentence,
    earlier: telling.earlier,
    absent: telling.absent,
    keys,
    nature: natureOf(tale, cast.hero),
    parts,
    moments: new Map(),
    introduced: new Set([cast.hero]),
    toldInFull: new Set(),
    inCrowd: [],
    luck: chance(telling.seed),
    waysOf: (person) => waysOf(person, telling.seed),
    shown: new Set(),
    toShow,
    couldShow,
    isEarly: true,
    left,
    spares,
  };
  for (const person of parts.values()) giveMoment(stage, person);
  for (const [owner, { opens }] of keys) {
    const person = owner === 'hero' ? cast.hero : parts.get(owner);
    if (person && isSaidIn(person, opens)) stage.shown.add(person);
  }
  const walked: string[] = [];
  for (const [at, { only, body }] of tale.scenes.entries()) {
    stage.isEarly = at * 2 < tale.scenes.length;
    if (!only || holds(only, stage)) walk(stage, body, walked);
  }
  const paragraphs = saidWhoTheyAre(eachSpeakerApart(oneSpeakerOnce(walked)));
  const title = titleOf(stage);
  return {
    stage,
    title,
    paragraphs,
    words: paragraphs.reduce((sum, paragraph) => sum + countWords(paragraph), 0),
    keys: [...keys].map(([owner, { name }]) => `${owner} ${name}`),
    silent: cast.others.filter((person) => !stage.moments.has(person)),
  };
}

/** The one that is the hero's, or what its author wrote for anyone else. */
function natureOf({ natures }: Tale, hero: Person): Nature | undefined {
  return (
    natures.find(({ name }) => hero.natures.includes(name)) ?? natures.find(({ name }) => name === 'anyone')
  );
}

function titleOf(stage: Stage): string {
  for (const person of stage.cast.people) stage.introduced.add(person);
  return titleCase(sayParagraph(stage, stage.luck.pick(stage.tale.titles).inline));
}

function walk(stage: Stage, nodes: readonly Node[], paragraphs: string[]): void {
  for (const node of nodes) {
    switch (node.kind) {
      case 'paragraph':
        keep(paragraphs, sayParagraph(stage, node.inline), node.goesOn);
        break;
      case 'when': {
        const arm = node.arms.find(({ condition }) => !condition || holds(condition, stage));
        if (arm) walk(stage, arm.body, paragraphs);
        break;
      }
      case 'put':
        walk(stage, slotOf(stage, node), paragraphs);
        break;
      case 'part': {
        const { person, body } = castMoment(stage, node);
        if (person) {
          stage.parts.set(node.name, person);
          giveMoment(stage, person);
        }
        walk(stage, body, paragraphs);
        break;
      }
      case 'crowd': {
        // A line that was all to spare has gone where the evening is short.
        const said = castCrowd(stage, node)
          .map(({ line, person, names }) => sayParagraph(stage, line.inline, person, names))
          .filter((line) => line.trim() !== '');
        for (const group of asBreathHasIt(said)) keep(paragraphs, group.join(' '), false);
        break;
      }
      default:
        node satisfies never;
    }
  }
}

/** Three of a crowd to a paragraph, and two who speak never in the same. */
function asBreathHasIt(said: readonly string[]): string[][] {
  const speaks = (line: string) => line.includes('“');
  const groups: string[][] = [];
  for (const line of said) {
    const last = groups.at(-1);
    if (last && last.length < 3 && !(speaks(line) && last.some(speaks))) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

function keep(paragraphs: string[], text: string, goesOn: boolean): void {
  if (text === '') return;
  const before = goesOn ? paragraphs.pop() : undefined;
  paragraphs.push(before === undefined ? text : `${before} ${text}`);
}

function slotOf(stage: Stage, node: Extract<Node, { kind: 'put' }>): readonly Node[] {
  if (node.owner === 'nature') return stage.nature?.slots.get(node.slot) ?? [];
  const key: Key | undefined = stage.keys.get(node.owner);
  const body = key?.slots.get(node.slot);
  if (!body) throw new UnknownSlot(`no key gives "put ${node.owner}.${node.slot}" a passage here`, node.line);
  return body;
}
