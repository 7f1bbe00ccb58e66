import { type Band, type AgeBands, ageBands, agesOf, leastMentions } from '../bands.ts';
import { durations } from '#contract/stories.ts';
import type { StoryRequest } from '../writer.ts';
import type { ReadEncounter, Shelf, Storylet } from './content-shelf.ts';
import { memoryOf } from './memory.ts';
import { planEvening, prepare } from './plan.ts';
import { chance, hash } from './random.ts';
import { realise } from './realise.ts';
import { canTell, expand, type Stage, withParts } from './stage.ts';
import { nounReferent } from './referents.ts';

/** A story's bones, in words that a prompt can hold: what another writer needs to be as various as ours. */
export type StoryPlan = {
  /** The arc's id; to be kept as `choices.arc`, so that the family's next story has another. */
  arc: string;
  /** What holds in this shape of story, one or two sentences. */
  premise: string;
  /** A title that this family has not had, to better. */
  title: string;
  /** Whom the story turns on. */
  hero: string;
  /** How it begins, as our own storyteller would tell it. */
  spark: string;
  /** What is met, in order, and whose turn it is. */
  encounters: readonly { whoseTurn: string; by: string; meeting: string; goodnightTo: string }[];
  /** Said three times, the last time slowly. */
  refrain: string;
  /** The ids of what was planned, to be kept as `choices.storylets`, so that the next story meets others. */
  storylets: readonly string[];
  /** The place's own words: what is eaten, where, and what is said at bedtime. */
  culture: Readonly<Record<string, string>>;
  words: Band;
  bands: AgeBands;
  /** How often each name must be heard. */
  leastMentions: number;
};

/** The same request and history give the same plan. */
export function planStory(request: StoryRequest, shelf: Shelf): StoryPlan {
  const memory = memoryOf(request.history);
  const prepared = prepare(request, shelf, memory);
  const luck = chance(hash(JSON.stringify([request.theme, request.characters, memory.storyNumber])));
  const evening = planEvening(prepared, luck);
  const fresh = (lines: readonly Storylet[]) =>
    lines
      .filter((line) => canTell(evening.stage, line.nodes))
      .toSorted((a, b) => memory.staleness(a.id) - memory.staleness(b.id))[0];
  return {
    arc: evening.arc.id,
    premise: say(evening.arc.premise, evening.stage),
    title: say(fresh([...evening.theme.titles, ...evening.arc.titles]), evening.stage),
    hero: evening.cast.hero.name,
    spark: say(fresh(evening.arc.spark), evening.stage),
    encounters: evening.trials.map(({ player, encounter, hobby }) => ({
      whoseTurn: player.person.name,
      by: hobby?.noun?.map((piece) => ('text' in piece ? piece.text : '')).join('') ?? 'being as they are',
      meeting: say(encounter.meet[0], withParts(evening.stage, thingsOf(encounter))),
      goodnightTo: encounter.keep,
    })),
    refrain: say(evening.refrain.first, evening.stage),
    storylets: [...evening.trials.map(({ encounter }) => `enc:${encounter.id}`), evening.refrain.id],
    culture: { ...evening.culture.words },
    words: durations[request.duration].words,
    bands: ageBands[agesOf(evening.cast.audienceAge)],
    leastMentions: leastMentions(evening.cast.people.length),
  };
}

function thingsOf({ who, thing }: ReadEncounter): Parameters<typeof withParts>[1] {
  return {
    referents: [
      ...(who ? ([['who', nounReferent('who', who)]] as const) : []),
      ...(thing ? ([['thing', nounReferent('thing', thing)]] as const) : []),
    ],
  };
}

function say(storylet: Storylet | undefined, stage: Stage): string {
  if (!storylet) return '';
  const pieces = expand(stage, storylet.nodes, chance(storylet.id), true);
  return realise(pieces, { joinUpTo: 20, weldUpTo: 0, mergeUpTo: 0 }).join('\n');
}
