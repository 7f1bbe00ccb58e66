import { type ageBands, agesOf } from '../bands.ts';
import { isOfFewWords } from './cast.ts';
import type { Storylet } from './content-shelf.ts';
import type { Evening } from './evening.ts';
import type { Hour, Suits } from './format.ts';
import { lateness } from './hours.ts';
import type { Chance } from './random.ts';
import { canTell, type Stage } from './stage.ts';

/** A whole sentence of the place, which an evening hears once. */
const nightSound = '{nightSound}';

/** For how many stories an ornament rests after it was told, and for how many what people said. */
const restStories = 6;
const restOfTalk = 10;

/** What somebody of two may say at once; whatever has more is told only where the slot has nothing else. */
const mostOfFewWords = 4;
const costOfTooManyWords = 1_000;

/** Who has a grandmother would rather hear what she said than what anybody might. */
const worthOfSomebody = 0.08;

/** How many words an opening or an ending may have where every word is counted, in a short story for a full house. */
const shortEnough = 31;
const shortest = 21;
const fullHouse = 5;

/** Which of many lines is told next, by what this evening has heard so far. */
export class Choice {
  private readonly told = new Set<string>();
  /** What was told up to now; it begins even, so that chance alone chooses the opening. */
  private readonly sofar = { words: 100, spoken: 17, sensory: 4.5, soothing: 3.6 };
  private thread: string | undefined;
  /** How late it is by what was told, and how late it may be by what is still to be met. */
  private clock = 0;
  private isOut = false;
  private latest = Number.POSITIVE_INFINITY;
  private readonly evening: Evening;
  private readonly luck: Chance;

  constructor(evening: Evening, luck: Chance) {
    this.evening = evening;
    this.luck = luck;
  }

  /** How a story begins, sings and ends is heard most, and so is left to chance, and not to what is short or soft. */
  evenly(lines: readonly Storylet[], stage: Stage): Storylet | undefined {
    const tooMuch = this.tooMuchToSay();
    const perWord = Math.min(0.6, this.leanness());
    const enough = this.evening.isLean ? shortest : shortEnough;
    return this.best(
      lines,
      stage,
      ({ suits, heroSays, words, optionalWords, sensory, namesSomebody }) =>
        closeness(suits) +
        (namesSomebody ? worthOfSomebody : 0) -
        tooMuch(heroSays) -
        perWord * Math.max(0, words - optionalWords - enough) +
        // A line that can be seen or felt makes up for what such a story has no room to show.
        (this.wantsMoreToSee() ? Math.min(3, sensory) : 0),
    );
  }

  /** The piece that fits tonight most closely among those told least. */
  of(lines: readonly Storylet[], stage: Stage): Storylet | undefined {
    return this.best(lines, stage, this.welcome());
  }

  private best(
    lines: readonly Storylet[],
    stage: Stage,
    welcome: (storylet: Storylet) => number,
  ): Storylet | undefined {
    const { memory, arc } = this.evening;
    const hasSoundedOnce = this.told.has(nightSound);
    let best: { storylet: Storylet; score: number } | undefined;
    for (const storylet of lines) {
      if (this.told.has(storylet.id) || !this.isOnThread(storylet) || memory.isWorn(storylet)) continue;
      if (!this.isItsHour(storylet.hour) || (arc.rides && storylet.isOnFoot)) continue;
      if (this.isOut && storylet.isIndoors) continue;
      if (storylet.suits && !suitsEvening(storylet.suits, this.evening)) continue;
      if (hasSoundedOnce && storylet.sounds) continue;
      const score = 5 * this.luck.next() - memory.staleness(storylet.id) + welcome(storylet);
      if (best && score <= best.score) continue;
      if (canTell(stage, storylet.nodes)) best = { storylet, score };
    }
    return best?.storylet;
  }

  /** It is told; what may be left out again does not count for what follows. */
  tell(storylet: Storylet, isSpare: boolean): void {
    this.note(storylet.id);
    if (storylet.sounds) this.note(nightSound);
    this.itIs(storylet.hour);
    if (isSpare) return;
    this.sofar.words += storylet.words;
    this.sofar.spoken += storylet.spoken;
    this.sofar.sensory += storylet.sensory;
    this.sofar.soothing += storylet.soothing;
  }

  note(id: string): void {
    this.told.add(id);
  }

  /** From here on only what goes with this. */
  follow(thread: string | undefined): void {
    this.thread = thread;
  }

  /** From here on nobody is in the house, or everybody is again. */
  areOut(isOut: boolean): void {
    this.isOut = isOut;
  }

  itIs(hour: Hour | undefined): void {
    this.clock = Math.max(this.clock, lateness(hour) ?? 0);
  }

  /** Until then nothing later is told. */
  notAfter(hour: Hour | undefined): void {
    this.latest = lateness(hour) ?? Number.POSITIVE_INFINITY;
  }

  /** What need not be told, and is too much for somebody of two to say. */
  isTooMuch({ heroSays }: Storylet): boolean {
    return this.tooMuchToSay()(heroSays) > 0;
  }

  /** What need not be told is not told again so soon; a refrain is one of tonight's own and may. */
  isWorn(storylet: Storylet): boolean {
    const rest = storylet.id.startsWith('talk')
      ? restOfTalk
      : storylet.id.startsWith('verse')
        ? 0
        : restStories;
    return this.evening.memory.storiesAgo(storylet.id) <= rest;
  }

  private isOnThread(storylet: Storylet): boolean {
    const { thread } = this;
    return thread === undefined || storylet.threads === undefined || storylet.threads.includes(thread);
  }

  private isItsHour(hour: Hour | undefined): boolean {
    const late = lateness(hour);
    return late === undefined || (late >= this.clock && late <= this.latest);
  }

  /** A story that has been silent, or has shown little, would rather have the piece that speaks or shows. */
  private welcome(): (storylet: Storylet) => number {
    const { words, spoken, sensory, soothing } = this.sofar;
    const perWord = this.leanness();
    const wantsSpeech = Math.max(0, 1 - spoken / (0.17 * words));
    const wantsSenses = Math.max(0, 1 - sensory / (0.045 * words));
    const wantsCalm = Math.max(0, 1 - soothing / (0.036 * words));
    const ages = agesOf(this.evening.cast.audienceAge);
    const isHard = this.evening.theme.kind === 'tender';
    const tooMuch = this.tooMuchToSay();
    return (storylet) => {
      const bonus =
        5 * wantsSpeech * Math.min(0.5, storylet.spoken / storylet.words) +
        28 * wantsSenses * Math.min(0.1, storylet.sensory / storylet.words) +
        40 * wantsCalm * Math.min(0.1, storylet.soothing / storylet.words);
      return (
        // Five words, however soft, calm nobody; and they would be the same five in every house.
        Math.min(1.9, bonus) * Math.min(1, storylet.words / 25) -
        strain(storylet.breath, ages, isHard) -
        tooMuch(storylet.heroSays) -
        perWord * (storylet.words - storylet.optionalWords)
      );
    };
  }

  /** Nothing, unless the hero is two and this is more than two words. */
  private tooMuchToSay(): (words: number) => number {
    const { cast } = this.evening;
    const isOfFew = !cast.isWordless && isOfFewWords(cast.hero);
    return (words) => (isOfFew && words > mostOfFewWords ? costOfTooManyWords : 0);
  }

  /** A lean story is about people; small children want more to see in it than big ones, and a full house leaves room for less. */
  private wantsMoreToSee(): boolean {
    const { isLean, players, cast } = this.evening;
    return isLean && (players.length >= fullHouse || agesOf(cast.audienceAge) === '5-7');
  }

  /** A short story has room for a second encounter, or for five names, only if each piece of it is lean. */
  private leanness(): number {
    const { duration, players, isLean } = this.evening;
    if (isLean) return 1;
    if (duration !== 'short') return 0;
    if (players.length >= fullHouse) return 0.4;
    return players.length >= 3 ? 0.14 : 0.08;
  }
}

/** What was written for such a story comes about twice as often as what ends any. */
function closeness(suits: Suits | undefined): number {
  return suits && (suits.mode || suits.scapes || suits.isSmall || suits.isAlone || suits.isHard) ? 0.1 : 0;
}

export function suitsEvening(suits: Suits, { arc, theme, cast, stage }: Evening): boolean {
  return (
    (suits.mode === undefined || suits.mode === arc.mode) &&
    (suits.scapes?.some((scape) => theme.scapes.includes(scape)) ?? true) &&
    (suits.isSmall === undefined || suits.isSmall === isOfFewWords(cast.sleeper)) &&
    (!suits.isAlone || stage.headCount === 1) &&
    (!suits.isHard || theme.kind === 'tender')
  );
}

/**
 * How ill the breath of a piece suits the listener: long sentences a toddler, short ones somebody of ten; most of all on a
 * hard evening, when nearly everything is said in few words.
 */
function strain(
  { parted, joined }: Storylet['breath'],
  ages: keyof typeof ageBands,
  isHard: boolean,
): number {
  if (ages === '2-4') return 0.3 * Math.max(0, parted - 8.5);
  if (ages === '8-12') return isHard ? 0.6 * Math.max(0, 13 - joined) : 0.4 * Math.max(0, 12 - joined);
  return 0;
}
