import { type Cast, isAble, isHuman, type Person } from './cast.ts';
import type { ReadEncounter, ReadSolution, ReadTrait, Shelf, Storylet } from './content-shelf.ts';
import {
  type Encounter,
  type HobbyClass,
  type MadeOf,
  type Need,
  needs,
  type RoleClass,
  type Solution,
} from './format.ts';
import { type HobbyInUse, hobbyInUse } from './hobby.ts';
import { isEarlier } from './hours.ts';
import { hasPhrase, plainWords } from './clean-text.ts';
import type { Memory } from './memory.ts';
import type { Chance } from './random.ts';
import type { Referent } from './referents.ts';
import { canTell, type Stage, withParts } from './stage.ts';

/** A person with everything the shelf knows about what they like and how they are. */
export type Player = {
  person: Person;
  roleClass: RoleClass;
  hobbies: readonly HobbyInUse[];
  traits: readonly ReadTrait[];
  /** What this person could do about each need, and the hobby it would be done by. */
  repertoire: ReadonlyMap<Need, readonly Answer[]>;
};

export type Answer = { solution: ReadSolution; hobby: HobbyInUse | undefined };

/** One encounter, the person whose turn it is, and how they meet it. */
export type Trial = {
  player: Player;
  partner: Player | undefined;
  encounter: ReadEncounter;
  solution: ReadSolution;
  hobby: HobbyInUse | undefined;
};

/** An animal or a very small child: watched over, asleep first, and given no plates to dry. */
export function isSmall({ roleClass }: Player): boolean {
  return ['pet', 'swimmer', 'bird', 'little'].includes(roleClass);
}

export function playersOf(cast: Cast, shelf: Shelf, stage: Stage): Player[] {
  return cast.people.map((person) => {
    const hobbies = person.hobbies.map((hobby) => hobbyInUse(hobby, shelf.hobbies));
    const roleClass = roleClassOf(person);
    const traits = person.traits.flatMap((trait) => knownTrait(trait, shelf.traits));
    return {
      person,
      roleClass,
      hobbies,
      traits,
      repertoire: repertoireOf(
        person,
        roleClass,
        hobbies,
        shelf,
        stage,
        cast.people.some((other) => other !== person && canPartner(other)),
      ),
    };
  });
}

function roleClassOf(person: Person): RoleClass {
  if (person.role === 'pet')
    return person.limb === 'fin' ? 'swimmer' : person.limb === 'wing' ? 'bird' : 'pet';
  if (person.role === 'baby' || person.role === 'toddler') return 'little';
  return person.role === 'elder' ? 'elder' : 'anyone';
}

function knownTrait(words: string, traits: readonly ReadTrait[]): ReadTrait[] {
  const plain = plainWords(words);
  const trait = traits.find((candidate) => candidate.asked.some((phrase) => hasPhrase(plain, phrase)));
  return trait ? [trait] : [];
}

/** A small child or a pet solves by what it is; whoever can hold a needle may also solve by what they love. */
function repertoireOf(
  person: Person,
  roleClass: RoleClass,
  hobbies: readonly HobbyInUse[],
  shelf: Shelf,
  stage: Stage,
  hasPartner: boolean,
): Player['repertoire'] {
  const roles: readonly RoleClass[] = isAble(person) ? [roleClass, 'anyone'] : [roleClass];
  const uses: (HobbyInUse | undefined)[] = hobbies.length > 0 ? [...hobbies] : [undefined];
  const answers = uses.flatMap((hobby) => {
    const told = soloStage(stage, person, hobby, hasPartner);
    const own = isAble(person) && hobby?.class ? [hobby.class] : [];
    return [...new Set<HobbyClass | RoleClass>([...own, ...roles])]
      .flatMap((name) => shelf.solutions(name))
      .filter((solution) => canTell(told, solution.nodes))
      .map((solution): Answer => ({ solution, hobby }));
  });
  return new Map(
    needs.map((need) => [need, answers.filter(({ solution }) => solution.needs.includes(need))]),
  );
}

/** C and what C loves, an X if there is anybody to be X, and stand-ins for what is met. */
function soloStage(stage: Stage, person: Person, hobby: HobbyInUse | undefined, hasPartner: boolean): Stage {
  return withParts(stage, {
    people: [['C', person], ...(hasPartner ? ([['X', person]] as [string, Person][]) : [])],
    hobbies: hobby ? [['C', hobby]] : [],
    referents: standIns,
  });
}

const standIns = ['who', 'thing'].map((name): [string, Referent] => [
  name,
  {
    key: name,
    name,
    withA: name,
    isOpaque: false,
    pronoun: 'it',
    isPlural: false,
    isPerson: false,
    phrase: undefined,
  },
]);

/**
 * Gives out the turns: everyone before anyone twice, the hero last, each met by an encounter that what they love can
 * answer, and nothing this family heard lately.
 */
export function castTrials(
  count: number,
  players: readonly Player[],
  hero: Person,
  encounters: readonly ReadEncounter[],
  memory: Memory,
  luck: Chance,
): Trial[] {
  const trials: Trial[] = [];
  for (const player of turns(count, players, hero, luck)) {
    const trial = bestTrial(player, players, encounters, trials, memory, luck);
    if (trial) trials.push(trial);
  }
  return trials;
}

function turns(count: number, players: readonly Player[], hero: Person, luck: Chance): Player[] {
  const others = luck.shuffle(players.filter((player) => player.person !== hero));
  // Those with a hobby to show come first, so that in a short story they are not left out by chance.
  others.sort((a, b) => Number(b.hobbies.length > 0) - Number(a.hobbies.length > 0));
  const heroPlayer = players.find((player) => player.person === hero);
  if (!heroPlayer) return others.slice(0, count);
  // Counted from the end, so that the last is the hero's, and nobody has two turns before everyone had one.
  const backwards = [heroPlayer, ...others];
  return Array.from({ length: count }, (_, turn) => {
    const fromTheEnd = count - 1 - turn;
    return backwards[fromTheEnd % backwards.length] ?? heroPlayer;
  });
}

function bestTrial(
  player: Player,
  players: readonly Player[],
  encounters: readonly ReadEncounter[],
  before: readonly Trial[],
  memory: Memory,
  luck: Chance,
): Trial | undefined {
  let best: { score: number; encounter: ReadEncounter; answer: Answer } | undefined;
  const met = new Set(before.map((trial) => trial.encounter.id));
  const usedNeeds = new Set(before.map((trial) => trial.encounter.need));
  const hour = before.findLast((trial) => trial.encounter.hour !== undefined)?.encounter.hour;
  const answers = new Map<Need | MadeOf, WeighedAnswer | undefined>(
    needs.map((need) => [need, bestAnswer(player, { need }, before, memory, luck)]),
  );
  for (const madeOf of ['parts', 'thread'] as const)
    answers.set(madeOf, bestAnswer(player, { need: 'mend', madeOf }, before, memory, luck));
  for (const encounter of encounters) {
    const weighed = answers.get(encounter.madeOf ?? encounter.need);
    if (!weighed || met.has(encounter.id) || isEarlier(encounter.hour, hour)) continue;
    const score =
      weighed.score +
      2 * luck.next() -
      memory.staleness(`enc:${encounter.id}`) -
      (usedNeeds.has(encounter.need) ? 2 : 0) -
      (before.some((trial) => isToldOf(trial.encounter, encounter)) ? 4 : 0) +
      (encounter.scapes.includes('any') ? 0 : 1);
    if (!best || score > best.score) best = { score, encounter, answer: weighed.answer };
  }
  if (!best) return undefined;
  const { encounter, answer } = best;
  return { player, partner: partnerFor(player, players, before, luck), encounter, ...answer };
}

/** A scarecrow without a hat, and then a scarecrow as if there had been none. */
function isToldOf(one: ReadEncounter, other: ReadEncounter): boolean {
  const isIn = ({ somebody }: ReadEncounter, { speaksOf }: ReadEncounter) =>
    somebody !== undefined && speaksOf.includes(somebody);
  return isIn(one, other) || isIn(other, one);
}

/** Whether this may follow that: it does what is needed, and nobody ties a knot in a telescope. */
export function canAnswer(
  solution: Pick<Solution, 'needs' | 'madeOf'>,
  { need, madeOf }: Pick<Encounter, 'need' | 'madeOf'>,
): boolean {
  return (
    solution.needs.includes(need) &&
    (need !== 'mend' || madeOf === undefined || (solution.madeOf ?? madeOf) === madeOf)
  );
}

type WeighedAnswer = { answer: Answer; score: number };

/** What this person would best do about a need tonight: what they love, and not what was told lately. */
function bestAnswer(
  player: Player,
  asked: Pick<Encounter, 'need' | 'madeOf'>,
  before: readonly Trial[],
  memory: Memory,
  luck: Chance,
): WeighedAnswer | undefined {
  let best: WeighedAnswer | undefined;
  for (const answer of player.repertoire.get(asked.need) ?? []) {
    const { solution, hobby } = answer;
    if (!canAnswer(solution, asked)) continue;
    if (memory.isWorn(solution) || before.some((trial) => trial.solution.id === solution.id)) continue;
    const isSameHobby = hobby && before.some((trial) => trial.player === player && trial.hobby === hobby);
    const score =
      affinity(solution, player, before) -
      memory.staleness(solution.id) +
      2 * luck.next() +
      (isSameHobby ? -3 : 0);
    if (!best || score > best.score) best = { answer, score };
  }
  return best;
}

/** What somebody loves is their answer, the first time above all; a second turn may also be plain good sense. */
function affinity(solution: ReadSolution, player: Player, before: readonly Trial[]): number {
  const hadATurn = before.some((trial) => trial.player === player);
  if (player.hobbies.some((hobby) => hobby.class === solution.class)) return hadATurn ? 2 : 6;
  return solution.class === 'anyone' ? 0 : 3;
}

function canPartner(person: Person): boolean {
  return isHuman(person) && person.role !== 'baby';
}

/** Somebody who has not had a turn, to hold the other end. */
function partnerFor(
  player: Player,
  players: readonly Player[],
  before: readonly Trial[],
  luck: Chance,
): Player | undefined {
  const others = luck.shuffle(players.filter((other) => other !== player && canPartner(other.person)));
  const isFresh = (other: Player) =>
    !before.some((trial) => trial.player === other || trial.partner === other);
  return others.find(isFresh) ?? others[0];
}

/** A line in which this person shows how they are, or else does what somebody of their age does. */
export function actsOf(
  player: Player,
  shelf: Shelf,
): { own: readonly Storylet[]; role: readonly Storylet[] } {
  return { own: player.traits.flatMap((trait) => trait.acts), role: shelf.shared.helps(player.roleClass) };
}
