import { actsOf, isSmall, type Player, type Trial } from './casting.ts';
import { Choice } from './choice.ts';
import { type ReadArc, type ReadEncounter, readLine, type Storylet } from './content-shelf.ts';
import { isOfFewWords, type Person } from './cast.ts';
import type { Block, Evening } from './evening.ts';
import type { Hour } from './format.ts';
import type { HobbyInUse } from './hobby.ts';
import type { Chance } from './random.ts';
import { nounReferent } from './referents.ts';
import { type Stage, withParts } from './stage.ts';

/** The whole story as a row of blocks, bright to dark; which of the spare ones stay is decided by the length. */
export function tellStory(evening: Evening, luck: Chance): Block[] {
  const teller = new Teller(evening, luck);
  teller.begin();
  teller.setOut();
  teller.meetTrials();
  teller.arrive();
  teller.comeHome();
  teller.goToSleep();
  return teller.blocks;
}

class Teller {
  readonly blocks: Block[] = [];
  private readonly keeps: string[] = [];
  private steps = 0;
  private readonly evening: Evening;
  private readonly luck: Chance;
  private readonly choice: Choice;

  constructor(evening: Evening, luck: Chance) {
    this.evening = evening;
    this.luck = luck;
    this.choice = new Choice(evening, luck);
    this.choice.notAfter(hourOfNext(evening.trials));
  }

  begin(): void {
    const { shelf, culture, theme, stage, cast } = this.evening;
    if (cast.isWordless) this.add(this.choose(shelf.shared.companionsMet, stage), stage);
    if (theme.kind === 'tender') {
      // What has happened comes first: no small joke may stand in front of it.
      this.tellSpark();
      this.tellActivities();
      return;
    }
    this.add(this.choice.evenly([...shelf.shared.openings, ...culture.openings], stage), stage);
    this.tellRecap();
    this.tellActivities();
    if (this.evening.element) this.tellElement(this.evening.element);
    this.add(this.choose(culture.manners, stage), stage, { spare: 6 });
    if (theme.entrance.length > 0) this.add(this.choose(theme.entrance, stage), stage);
    this.tellSpark();
  }

  private tellRecap(): void {
    const { shelf, stage } = this.evening;
    if (!stage.opaque.has('lasttitle')) return;
    const { before, bare } = shelf.shared.recaps;
    this.add(this.choose(before, stage) ?? this.choose(bare, stage), stage);
  }

  private tellSpark(): void {
    const { arc, stage } = this.evening;
    this.choice.itIs(arc.hour);
    const spark = this.choose(arc.spark, stage);
    this.choice.follow(spark?.threads?.[0]);
    this.add(spark, stage);
  }

  setOut(): void {
    const { arc, theme, stage } = this.evening;
    // The theme is what the parent asked for, so it comes before any ornament.
    const naming = theme.naming && (arc.mode === 'home' ? theme.naming.glimpses : theme.naming.touches);
    const isNamed = theme.entrance.length > 0 && !naming && !theme.wish;
    const sight = this.choose(naming ?? this.touches(), stage);
    const promise = this.choose(arc.promise, stage);
    const tellSight = () => this.add(sight, stage, isNamed ? { spare: 9 } : {});
    // What is there on the way is not seen before anybody has set out; what nobody foresaw is spoken of before.
    const isBefore = arc.mode === 'home' || theme.wish !== undefined;
    if (isBefore) tellSight();
    this.add(promise, stage);
    if (!isBefore) tellSight();
    this.choice.areOut(arc.mode === 'journey' || arc.isOutside === true);
    this.sing('first');
  }

  meetTrials(): void {
    const { trials, arc, culture, stage, shelf } = this.evening;
    const middle = Math.floor(trials.length / 2);
    const helpers = this.helpersByTrial();
    trials.forEach((_, index) => {
      if (index > 0) {
        const breath = shelf.shared.interludes[arc.mode];
        if (index === middle) this.add(this.choose(this.touches(), stage), stage, { spare: 16 });
        else this.add(this.choose(breath, stage), stage, { spare: 3 });
        if (arc.between.length > 0) this.add(this.choose(arc.between, stage), stage, { spare: 11 });
        if (index === middle && trials.length > 3)
          this.add(this.choose(culture.manners, stage), stage, { spare: 2 });
      }
      this.tellTalk(index === 0 ? 5 : 2);
      this.meetInPlace(trials, index, helpers[index] ?? []);
      this.choice.notAfter(hourOfNext(trials.slice(index + 1)));
      if (index === middle - 1 || (trials.length === 1 && index === 0)) this.sing('again');
    });
  }

  arrive(): void {
    const { arc, stage, shelf } = this.evening;
    this.add(this.choose(shelf.shared.interludes[arc.mode], stage), stage, { spare: 1 });
    this.tellTalk(3);
    this.add(this.choose(arc.heart, stage), stage);
    this.add(this.choose(this.touches(), stage), stage, { spare: 5 });
    this.add(this.choose(shelf.shared.recaps.again, stage), stage);
    this.add(this.choose(arc.gift, stage), stage);
    this.add(this.choose(this.evening.theme.finds, stage), stage);
  }

  comeHome(): void {
    const { arc, stage, shelf, culture, theme } = this.evening;
    const ways = arc.homeward.length > 0 ? arc.homeward : shelf.shared.returns;
    this.choice.areOut(false);
    this.add(arc.homeward.length > 0 ? this.choose(ways, stage) : this.choice.evenly(ways, stage), stage);
    this.sing('slow');
    this.add(
      this.choose([...shelf.shared.hush, ...culture.hush], stage),
      stage,
      this.evening.trials.length === 2 || this.evening.isLean ? { spare: 19 } : {},
    );
    this.add(this.choose([...culture.hush, ...shelf.shared.hush], stage), stage, { spare: 7 });
    this.tellSettling();
    this.add(this.choose(theme.naming?.echoes ?? theme.echoes, stage), stage, { spare: 17 });
  }

  goToSleep(): void {
    const { shelf, stage } = this.evening;
    this.add(this.choice.evenly(shelf.shared.goodnightFrames, stage), stage);
    this.tellLitany();
    this.add(this.choose(this.evening.theme.echoes, stage), stage, { spare: 2 });
    const sleeper = stage.referents.get('sleeper');
    const asleep = sleeper
      ? { ...stage, referents: new Map([...stage.referents, ['hero', sleeper]]) }
      : stage;
    this.add(this.choice.evenly(shelf.shared.sleeps, asleep), asleep);
  }

  /** Who was busy with what. Up to three stand alone; a bigger family is told two by two. */
  private tellActivities(): void {
    const order = this.luck.shuffle(this.evening.players);
    const singles = order.length <= 4 ? order.length : Math.max(0, 6 - order.length);
    // Nobody shares a cushion with a fish.
    const isAlone = (player: Player, at: number) => at < singles || player.roleClass === 'swimmer';
    const together = order.filter((player, at) => !isAlone(player, at));
    const small = together.filter(isSmall);
    const able = together.filter((player) => !isSmall(player));
    const groups: Player[][] = order.filter(isAlone).map((player) => [player]);
    for (let first = able.shift() ?? small.shift(); first; first = able.shift() ?? small.shift()) {
      // A dog keeps no score, and two babies do not dry plates.
      const other = isSmall(first) ? undefined : (small.shift() ?? able.shift());
      groups.push(other ? [first, other] : [first]);
    }
    let people = 0;
    for (const [player, other] of groups) {
      if (!player) continue;
      this.tellBusy(player, other, people % 4 !== 0);
      people += other ? 2 : 1;
    }
  }

  private tellBusy(player: Player, other: Player | undefined, joins: boolean): void {
    const { shelf, stage } = this.evening;
    const hobby = this.hobbyTonight(player);
    const own = this.playerStage(stage, player, 'C', hobby);
    if (!other) {
      this.add(this.choose(this.activityLines(player, hobby), own), own, { joins });
      return;
    }
    const both = this.playerStage(own, other, 'X');
    const { able, small } = shelf.shared.pairs;
    this.add(this.choose(isSmall(other) ? small : able, both), both, { joins });
  }

  /** Lines of the very hobby that is told of: a horse brush makes no music. */
  private activityLines(player: Player, hobby: HobbyInUse | undefined): readonly Storylet[] {
    const { activities } = this.evening.shelf.shared;
    return isSmall(player) || !hobby?.class ? activities(player.roleClass) : activities(hobby.class);
  }

  private tellElement(element: string): void {
    const { shelf, stage } = this.evening;
    const hooks = shelf.elements.find((one) => one.element === element)?.hooks ?? [];
    this.add(this.choose(hooks, stage), stage, { spare: 8 });
  }

  /** Who goes about the house is not among the bushes all at once, nor in again. */
  private meetInPlace(trials: readonly Trial[], index: number, helpers: readonly Player[]): void {
    const { arc, shelf, stage } = this.evening;
    const trial = trials[index];
    if (!trial) return;
    const { stepOut, stepIn } = shelf.shared.interludes;
    const isOut = (at: number) => isJustOutside(arc, trials[at]?.encounter);
    if (isOut(index) && !isOut(index - 1)) {
      this.steps += 1;
      this.add(this.choose(stepOut, stage), stage, this.step());
    }
    this.meet(trial, helpers);
    if (isOut(index) && !isOut(index + 1)) this.add(this.choose(stepIn, stage), stage, this.step());
  }

  /** Nobody goes out who does not come in; and where a full house has no room for it, it is understood. */
  private step(): Pick<Block, 'spare' | 'group'> {
    const afterSongs = 10;
    const { players, isLean, duration } = this.evening;
    const hasRoom = players.length <= 4 && !isLean && duration !== 'short';
    return hasRoom ? {} : { spare: 40, group: afterSongs + this.steps };
  }

  private meet(trial: Trial, helpers: readonly Player[]): void {
    const stage = this.trialStage(trial);
    this.choice.itIs(trial.encounter.hour);
    this.choice.note(`enc:${trial.encounter.id}`);
    this.keeps.push(trial.encounter.keep);
    this.add(this.choose(trial.encounter.meet, stage), stage);
    helpers.forEach((helper, index) => this.tellAct(helper, index > 0));
    this.add(trial.solution, stage);
    this.add(this.choose(trial.encounter.solved, stage), stage);
  }

  private tellAct(player: Player, joins: boolean): void {
    const acts = actsOf(player, this.evening.shelf);
    const stage = this.playerStage(this.evening.stage, player, 'C');
    const own = this.choose(acts.own, stage);
    const act = own && this.evening.memory.timesTold(own.id) < 2 ? own : this.choose(acts.role, stage);
    this.add(act, stage, { joins });
  }

  /** Everyone who has no turn of their own helps once, and those who have one may help in another's. */
  private helpersByTrial(): Player[][] {
    const { trials, players, cast } = this.evening;
    const solving = new Set(trials.map((trial) => trial.player));
    const idle = this.luck
      .shuffle(players.filter((player) => !solving.has(player)))
      .slice(0, this.mostHelpers());
    const byTrial: Player[][] = trials.map(() => []);
    idle.forEach((player, index) => byTrial[index % Math.max(1, byTrial.length)]?.push(player));
    trials.forEach((trial, index) => {
      if (byTrial[index]?.length !== 0) return;
      const helper = this.luck
        .shuffle(players)
        .find(
          (player) =>
            player !== trial.player &&
            player !== trial.partner &&
            !byTrial.flat().includes(player) &&
            player.traits.length > 0,
        );
      if (helper && (helper.person !== cast.hero || index === 0)) byTrial[index].push(helper);
    });
    return byTrial;
  }

  /** What of the theme can be seen from where this story is. */
  private touches(): readonly Storylet[] {
    const { arc, theme } = this.evening;
    return arc.mode === 'home' ? theme.glimpses : theme.touches;
  }

  /** People talk: always a candidate, and told first of the spare pieces in a story that has too little speech. */
  private tellTalk(spare: number): void {
    const { stage, theme, cast } = this.evening;
    const lines = this.talkTonight();
    // On a hard evening somebody of two is nearly the only one who speaks, and must be given something to say.
    const isQuiet = theme.kind === 'tender' && isOfFewWords(cast.hero);
    const talk = isQuiet ? this.choose(lines, stage) : this.choice.evenly(lines, stage);
    this.add(talk, stage, { spare: isQuiet ? spare + 9 : spare });
  }

  private talkTonight(): readonly Storylet[] {
    const { shelf, arc, theme, stage, cast } = this.evening;
    const { talk } = shelf.shared;
    if (cast.isWordless) return talk.babble;
    if (isOfFewWords(cast.hero)) return talk.toddler;
    // On a hard evening somebody sits there, whoever the family told us of.
    if (theme.kind === 'tender') return talk.tender;
    return stage.headCount === 1 ? talk.alone : talk[arc.mode];
  }

  /** In a short story for seven and more, some are only seen at home and in bed. */
  private mostHelpers(): number {
    const { duration, players } = this.evening;
    return duration === 'short' && players.length >= 7 ? Math.max(2, 11 - players.length) : players.length;
  }

  private sing(time: 'first' | 'again' | 'slow'): void {
    const { shelf, refrain, stage, theme } = this.evening;
    if (theme.kind === 'tender') return;
    // The slow verse remembers the first one, so both are sung or neither; the one between needs them.
    const song = 1;
    const how = time === 'again' ? { spare: 10, group: 2, after: song } : { spare: 12, group: song };
    this.add(this.choice.evenly(shelf.shared.refrainIntros[time], stage), stage, how);
    this.add(refrain[time], stage, { ...how, joins: 'line' });
    if (time === 'first') this.choice.note(refrain.id);
  }

  private tellSettling(): void {
    const { players, shelf, stage, cast } = this.evening;
    // Who says the goodnights is still awake.
    const sleepy = this.luck.shuffle(
      players.filter(({ person }) => person !== cast.sleeper && (cast.isWordless || person !== cast.hero)),
    );
    const order = [...sleepy.filter(isSmall), ...sleepy.filter((player) => !isSmall(player))];
    order.forEach((player, index) => {
      const told = this.playerStage(stage, player, 'C');
      this.add(this.choice.evenly(shelf.shared.settles(player.roleClass), told), told, {
        joins: index % 3 !== 0,
        ...(index > 0 && players.length > 3 && { spare: 6 - index }),
      });
    });
  }

  /** Goodnight to the things of this very story, in the order of the way back, and then to everyone. */
  private tellLitany(): void {
    const { culture, stage } = this.evening;
    const last = stage.phrases.get('lastkeep');
    const souvenirs = [
      ...[...new Set(this.keeps)].toReversed().slice(0, 5),
      ...(last === undefined ? [] : [last]),
    ];
    souvenirs.forEach((keep, index) =>
      this.add(goodnightLine(`{goodnight}, ${keep}.`), stage, { joins: index > 0 }),
    );
    if (stage.referents.has('wish')) this.add(goodnightLine('{goodnight}, {wish}.'), stage, { joins: true });
    for (const few of this.byFew(stage.lists.get('goodnights') ?? [])) {
      const told = { ...stage, lists: new Map([...stage.lists, ['few', few]]) };
      this.add(goodnightLine('{goodnight}, {few}.'), told, { joins: true });
    }
    this.choice.note(`goodnight:${culture.id}`);
  }

  /** Nobody can hear nine names in one breath: four at a time, in another order each evening. */
  private byFew<T>(people: readonly T[]): T[][] {
    const order = people.length > 4 ? this.luck.shuffle(people) : [...people];
    const groups = Math.ceil(order.length / 4);
    return Array.from({ length: groups }, (_, group) =>
      order.slice(
        Math.floor((group * order.length) / groups),
        Math.floor(((group + 1) * order.length) / groups),
      ),
    );
  }

  private hobbyTonight(player: Player): HobbyInUse | undefined {
    return player.hobbies.length > 0 ? this.luck.pick(player.hobbies) : undefined;
  }

  private playerStage(stage: Stage, player: Player, as: 'C' | 'X', hobby = this.hobbyTonight(player)): Stage {
    return withParts(stage, { people: [[as, player.person]], hobbies: hobby ? [[as, hobby]] : [] });
  }

  private trialStage(trial: Trial): Stage {
    const { encounter, player, partner, hobby } = trial;
    const people: [string, Person][] = [['C', player.person]];
    if (partner) people.push(['X', partner.person]);
    return withParts(this.evening.stage, {
      people,
      hobbies: hobby ? [['C', hobby]] : [],
      referents: [
        ...(encounter.who ? ([['who', nounReferent('who', encounter.who)]] as const) : []),
        ...(encounter.thing ? ([['thing', nounReferent('thing', encounter.thing)]] as const) : []),
      ],
    });
  }

  private choose(lines: readonly Storylet[], stage: Stage): Storylet | undefined {
    return this.choice.of(lines, stage);
  }

  private add(
    storylet: Storylet | undefined,
    stage: Stage,
    how: Omit<Block, 'storylet' | 'stage'> = {},
  ): void {
    if (!storylet) return;
    // What is told together is not parted because half of it was heard last week.
    const isAlone = how.spare !== undefined && how.group === undefined;
    if (isAlone && this.choice.isWorn(storylet)) return;
    if (how.spare !== undefined && this.choice.isTooMuch(storylet)) return;
    this.choice.tell(storylet, how.spare !== undefined);
    if (storylet.keep && how.spare === undefined) this.keeps.push(storylet.keep);
    this.blocks.push({ storylet, stage, ...how });
  }
}

/** Met in the garden, in a story that goes about the house and out to the garden too. */
function isJustOutside({ meets, mode }: ReadArc, encounter: ReadEncounter | undefined): boolean {
  if (!encounter || mode !== 'home' || !Array.isArray(meets) || !meets.includes('home')) return false;
  return encounter.scapes.includes('garden') && !encounter.scapes.includes('home');
}

/** What is met does not turn back the clock, so the first that says an hour is the earliest of all. */
function hourOfNext(trials: readonly Trial[]): Hour | undefined {
  return trials.find(({ encounter }) => encounter.hour !== undefined)?.encounter.hour;
}

/** There are as many as there are things to say goodnight to, and each is read once. */
function goodnightLine(source: string): Storylet {
  const line = goodnightLines.get(source) ?? readLine(source, 'litany');
  if (goodnightLines.size < mostGoodnights) goodnightLines.set(source, line);
  return line;
}

const goodnightLines = new Map<string, Storylet>();
const mostGoodnights = 2_000;
