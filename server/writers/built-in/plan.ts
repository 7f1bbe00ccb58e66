import { type Duration, storyElements } from '#contract/stories.ts';
import type { EarlierStory, StoryRequest } from '../writer.ts';
import { cleanText, hasPhrase, plainWords } from './clean-text.ts';
import { type Cast, castOf, isAble, isChild, isHuman, type Person } from './cast.ts';
import { castTrials, type Player, playersOf } from './casting.ts';
import type { ReadArc, ReadCulture, ReadEncounter, ReadTheme, Shelf } from './content-shelf.ts';
import type { Encounter } from './format.ts';
import { isEarlier } from './hours.ts';
import { pronounOf } from './kin.ts';
import { lostOne, speaksOfElder } from './lost-one.ts';
import type { Memory } from './memory.ts';
import { chance, type Chance, hash } from './random.ts';
import { headOf, nounReferent, personReferent, type Referent } from './referents.ts';
import type { Stage } from './stage.ts';
import type { Evening } from './evening.ts';
import { type ThemeAsked, themeOf } from './theme.ts';

/** What is the same in every draft of tonight's story. */
export type Prepared = {
  request: StoryRequest;
  cast: Cast;
  asked: ThemeAsked;
  culture: ReadCulture;
  stage: Stage;
  players: readonly Player[];
  memory: Memory;
  shelf: Shelf;
  /** Whom each arc may meet tonight. */
  encountersOf: (arc: ReadArc) => readonly ReadEncounter[];
};

export function prepare(request: StoryRequest, shelf: Shelf, memory: Memory): Prepared {
  const cast = castOf(request.characters);
  const asked = themeOf(request.theme, shelf, memory.storyNumber);
  const culture = shelf.cultures.find((pack) => pack.id === request.culture) ?? shelf.cultures[0];
  if (!culture) throw new Error('the content has no culture');
  const companion = cast.isWordless ? companionFor(cast, asked.theme, shelf) : undefined;
  const stage = setStage(cast, asked, culture, request.continues, companion);
  const found = new Map<ReadArc, readonly ReadEncounter[]>();
  const encountersOf = (arc: ReadArc) => {
    const known = found.get(arc) ?? encountersFor(arc, asked.theme, culture.id, shelf);
    found.set(arc, known);
    return known;
  };
  const players = playersOf(cast, shelf, stage);
  return { request, cast, asked, culture, stage, players, memory, shelf, encountersOf };
}

/** Chooses the shape of one draft: arc, turns, refrain. */
export function planEvening(prepared: Prepared, luck: Chance, fewerTrials = 0): Evening {
  const { request, cast, asked, culture, players, memory, shelf } = prepared;
  const arc = chooseArc(prepared, luck);
  return {
    cast,
    players,
    arc,
    theme: asked.theme,
    culture,
    element: elementOf(request),
    duration: request.duration,
    trials: castTrials(
      Math.max(1, trialsFor(request.duration, cast) - fewerTrials),
      players,
      cast.hero,
      prepared.encountersOf(arc),
      memory,
      luck,
    ),
    refrain: chooseRefrain(arc, memory, shelf, luck),
    stage: prepared.stage,
    shelf,
    memory,
    isLean: fewerTrials > 0,
  };
}

/** Told apart, or found among the interests where the story form puts it. */
function elementOf(request: StoryRequest): string | undefined {
  return request.element ?? storyElements.find((element) => request.interests.includes(element));
}

function trialsFor(duration: Duration, cast: Cast): number {
  if (duration === 'short') return cast.people.length > 4 ? 1 : 2;
  return duration === 'medium' ? 3 : 5;
}

function arcFits(arc: ReadArc, theme: ReadTheme, culture: string, headCount: number): boolean {
  if (arc.isForSeveral && headCount === 1) return false;
  if (theme.kind === 'tender') return arc.only?.sorrow !== undefined && arc.only.sorrow === theme.sorrow;
  const { only } = arc;
  if (!only) return true;
  if (only.sorrow) return false;
  if (only.culture && only.culture !== culture) return false;
  return !only.kinds || only.kinds.includes(theme.kind);
}

function chooseArc(prepared: Prepared, luck: Chance): ReadArc {
  const { asked, culture, memory, shelf, request } = prepared;
  let best: { arc: ReadArc; score: number } | undefined;
  for (const arc of shelf.arcs) {
    if (!arcFits(arc, asked.theme, culture.id, prepared.stage.headCount)) continue;
    const score =
      suitability(arc, asked.theme, elementOf(request)) -
      // A quiet story needs room to be quiet in.
      (arc.kind === 'quiet' && request.duration === 'short' ? 2 : 0) -
      memory.staleness(arc.id) +
      2.5 * luck.next();
    if (!best || score > best.score) best = { arc, score };
  }
  if (!best) throw new Error(`no arc fits the theme ${asked.theme.id}`);
  return best.arc;
}

function suitability(arc: ReadArc, theme: ReadTheme, element: string | undefined): number {
  const suits = arc.suits;
  return (
    (theme.value && suits?.values?.includes(theme.value) ? 4 : 0) +
    (suits?.kinds?.includes(theme.kind) ? 2 : 0) +
    (element && suits?.elements?.includes(element) ? 1.5 : 0) +
    (arc.only?.culture ? 1 : 0)
  );
}

function encountersFor(arc: ReadArc, theme: ReadTheme, culture: string, shelf: Shelf): ReadEncounter[] {
  const isAtHome = (encounter: ReadEncounter) =>
    isFoundIn(encounter, culture) && !isEarlier(encounter.hour, arc.hour);
  if (arc.meets === 'own') return arc.encounters.filter(isAtHome);
  const places = arc.meets === 'theme' ? theme.scapes : arc.meets;
  const isJourney = arc.mode === 'journey';
  const shared = shelf.encounters.filter(({ scapes }) => {
    // There are no rugs and no landings on a road.
    if (scapes.includes('any')) return isJourney || scapes.some((scape) => places.includes(scape));
    return scapes.some((scape) => places.includes(scape)) && !(isJourney && scapes.includes('home'));
  });
  // A second snail would be taken for the first.
  const kind = headOf(theme.guest);
  return [...arc.encounters, ...shared.filter(({ kinds }) => !kinds.includes(kind))].filter(isAtHome);
}

/** No hedgehog walks into a garden where nobody has ever seen one. */
export function isFoundIn({ onlyIn, notIn }: Pick<Encounter, 'onlyIn' | 'notIn'>, culture: string): boolean {
  const holds = (list: readonly string[] | undefined) => list?.includes(culture);
  return (holds(onlyIn) ?? true) && !(holds(notIn) ?? false);
}

function chooseRefrain(arc: ReadArc, memory: Memory, shelf: Shelf, luck: Chance): Evening['refrain'] {
  const fitting = shelf.shared.refrains.filter(
    (refrain) => refrain.mode === 'any' || refrain.mode === arc.mode,
  );
  const scored = luck.shuffle(fitting).toSorted((a, b) => memory.staleness(a.id) - memory.staleness(b.id));
  const refrain = scored[0];
  if (!refrain) throw new Error(`no refrain for ${arc.id}`);
  return refrain;
}

function setStage(
  cast: Cast,
  asked: ThemeAsked,
  culture: ReadCulture,
  continues: EarlierStory | undefined,
  companion: Referent | undefined,
): Stage {
  const { people } = cast;
  const { theme } = asked;
  const hero = companion ? undefined : cast.hero;
  const teller = companion ?? personReferent(cast.hero);
  const others = people.filter((person) => person !== hero).map(personReferent);
  const goodnights = people.filter((person) => person !== cast.sleeper).map(personReferent);
  return {
    referents: new Map([
      ['hero', teller],
      ['sleeper', personReferent(cast.sleeper)],
      ...partsOf(people, hero).map(([name, person]) => [name, personReferent(person)] as const),
      ['guest', nounReferent('guest', theme.guest)],
      ['road', nounReferent('road', theme.road)],
      ['prize', nounReferent('prize', theme.prize)],
      ...(theme.wish ? ([['wish', theme.wish]] as const) : []),
      ...missed(asked, people, hero),
    ]),
    nearReferents: new Map(),
    lists: new Map([
      ['all', companion ? [...others, companion] : people.map(personReferent)],
      ['others', others],
      ['goodnights', companion ? [...goodnights, companion] : goodnights],
    ]),
    phrases: new Map([
      ...Object.entries(culture.words),
      ['realm', theme.realm],
      ['inrealm', theme.inRealm],
      ['folk', theme.folk],
      ['clue', theme.clue],
      ['air', theme.air],
      ['sign', theme.sign],
      ...lastKeep(continues),
    ]),
    opaque: new Map([
      ['asked', `“${asked.words}”`],
      ...(continues ? ([['lasttitle', `“${cleanText(continues.title, 120)}”`]] as const) : []),
    ]),
    hobbies: new Map(),
    // Only animals: then the hero is one, and nobody in the story has a hand.
    ...(hero?.limb !== undefined && { limb: hero.limb }),
    audienceAge: cast.audienceAge,
    headCount: people.length + (companion ? 1 : 0),
  };
}

/** Who is mourned, or forgets, or is far away; where that is somebody in this story, they are called what they are. */
function missed(
  { theme, words }: ThemeAsked,
  people: readonly Person[],
  hero: Person | undefined,
): [string, Referent][] {
  const { sorrow } = theme;
  if (sorrow !== 'loss' && sorrow !== 'memory' && sorrow !== 'away') return [];
  const named = lostOne(words, sorrow);
  const others = people.filter((person) => person !== hero);
  // Grandad's forgetting is not Grandma's, because she is the only one of them in the story.
  const said = pronounOf(undefined, named.name.toLowerCase());
  const mayBe = ({ pronoun }: Person) => said === undefined || pronoun === undefined || pronoun === said;
  const elders = others.filter((person) => person.role === 'elder' && mayBe(person));
  const own = others.find(({ name }) => hasPhrase(plainWords(words), plainWords(name)));
  const elder = elders.length === 1 && speaksOfElder(plainWords(words)) ? elders[0] : undefined;
  const here = sorrow === 'memory' ? (own ?? elder) : undefined;
  return [['lost', here ? personReferent(here) : named]];
}

/** The thing from last time that comes back; only our own stories say what there was. */
function lastKeep(continues: EarlierStory | undefined): [string, string][] {
  const choices = continues?.choices;
  const keep = choices?.writer === 'builtin' ? choices.souvenirs[0] : undefined;
  return keep === undefined ? [] : [['lastkeep', keep]];
}

/** The same one every night, as such companions are; and not of the kind that tonight's story is about. */
function companionFor(cast: Cast, theme: ReadTheme, shelf: Shelf): Referent {
  const all = shelf.shared.companions.map((noun) => nounReferent('companion', noun));
  const about = JSON.stringify([theme.guest, theme.folk]);
  const fitting = all.filter(({ name }) => !about.includes(name.split(' ').at(-1) ?? name));
  return chance(hash(cast.hero.name)).pick(fitting);
}

/** Who may be called for by what they are; the hero is never also "the elder". */
function partsOf(people: readonly Person[], hero: Person | undefined): [string, Person][] {
  const others = people.filter((person) => person !== hero);
  const part = (name: string, is: (person: Person) => boolean): [string, Person][] => {
    const person = others.find(is);
    return person ? [[name, person]] : [];
  };
  return [
    ...part('pet', (person) => !isHuman(person)),
    ...part('elder', (person) => person.role === 'elder'),
    ...part('grownup', (person) => (person.role === 'adult' || person.role === 'elder') && isAble(person)),
    ...part('little', (person) => person.role === 'baby' || person.role === 'toddler'),
    ...part('teen', (person) => person.role === 'teen'),
    ...part('friend', isChild),
  ];
}
