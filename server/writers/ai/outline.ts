import { castOf } from '../built-in/cast.ts';
import type { Shelf } from '../built-in/content-shelf.ts';
import { memoryOf } from '../built-in/memory.ts';
import { planEvening, prepare } from '../built-in/plan.ts';
import { chance, hash } from '../built-in/random.ts';
import { realise } from '../built-in/realise.ts';
import { expand, type Stage } from '../built-in/stage.ts';
import type { StoryRequest } from '../writer.ts';

/** What a model is given to write about, so that its stories vary as much as our own: models left alone tell the same one again. */
export type Outline = {
  /** The age to write for: of the youngest child, or of a child we imagine. */
  audienceAge: number;
  arc: string;
  /** What happens, in a sentence or two. */
  shape: string;
  meetings: readonly Meeting[];
  refrain: string;
  /** What the shelf remembers, so that the next story is planned around it. */
  storylets: readonly string[];
  souvenirs: readonly string[];
};

export type Meeting = {
  /** Whose turn it is, by place in the cast. */
  who: number;
  what: string;
  /** The hobby it is solved by, in the family's own word. */
  by?: string;
};

export type Planner = (request: StoryRequest) => Outline;

/** The built-in storyteller's plan of an evening, told to somebody else. */
export function plannerOver(shelf: Shelf): Planner {
  return (request) => {
    const memory = memoryOf(request.history);
    const luck = chance(hash(JSON.stringify([request.theme, request.duration, memory.storyNumber])));
    const { arc, trials, refrain, stage } = planEvening(prepare(request, shelf, memory), luck);
    const inProse = (nodes: Parameters<typeof expand>[1]) =>
      realise(expand(stage, nodes, luck, true), { joinUpTo: 99, weldUpTo: 0, mergeUpTo: 0 }).join(' ');
    return {
      audienceAge: castOf(request.characters).audienceAge,
      arc: arc.id,
      shape: filledIn(arc.premise, stage),
      meetings: trials.map(({ player, encounter }) => {
        const [by] = player.person.hobbies;
        const { index } = player.person;
        return { who: index, what: `${encounter.keep}; it needs: ${encounter.need}`, ...(by && { by }) };
      }),
      refrain: inProse(refrain.first.nodes),
      storylets: [...trials.map(({ encounter }) => `enc:${encounter.id}`), refrain.id],
      souvenirs: trials.map(({ encounter }) => encounter.keep),
    };
  };
}

/** A premise is a note between authors; its tokens stand for what tonight's theme brings. */
function filledIn(premise: string, stage: Stage): string {
  return premise.replace(/\{(\w+)(?:\.(\w+))?\}/g, (_, name: string, form?: string) => {
    const referent = stage.referents.get(name);
    if (referent) return form === 'a' ? referent.withA : referent.name;
    return stage.phrases.get(name) ?? 'somebody';
  });
}
