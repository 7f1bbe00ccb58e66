import type { LanguageModel } from 'ai';
import { durations } from '#contract/stories.ts';
import { castOf } from '../built-in/cast.ts';
import type { StoryPlan } from '../built-in/plan-story.ts';
import { refuseUnfit } from '../triage.ts';
import { type RetryPatience, withRetry } from '../with-retry.ts';
import {
  type StoryEvent,
  type StoryRequest,
  type Writer,
  type WriterDescriptor,
  WriterFailure,
} from '../writer.ts';
import { askModel, type Ending, FormRefused, type Turn } from './ask-model.ts';
import { disguise, withoutUnfit } from './disguise.ts';
import { mostCharacters, readSoFar } from './growing-story.ts';
import { type Placeholders, placeholdersFor } from './placeholders.ts';
import { question, repair, system } from './prompt.ts';
import { createTelling, type Trial } from './telling.ts';

export type Planner = (request: StoryRequest) => StoryPlan;

export type AiPatience = RetryPatience & { idleMs: number; totalMs: number };

type Needs = {
  descriptor: WriterDescriptor;
  /** Made on first use: a house that writes no story loads no library. */
  model: () => Promise<LanguageModel>;
  /** What to write about, so that its stories vary as much as our own: a model left alone tells the same one again. */
  plan: Planner;
  patience: AiPatience;
};

/** A first try and one chance to mend it. */
const attempts = 2;

/**
 * A story by a language model. The plan is ours; names leave as placeholders and come back as names; each paragraph is shown when the next
 * has begun and nothing unfit is in it, the last when the whole has been measured. A story with faults is sent back once, with the faults;
 * a title that comes again tells the listener that it starts over.
 */
export function createAiWriter(needs: Needs): Writer {
  // Demanded by the protocol until a server says that it knows nothing of that.
  let inForm = true;

  return {
    descriptor: needs.descriptor,
    async *write(request, signal): AsyncGenerator<StoryEvent> {
      const isHeard = () => !signal.aborted;
      if (!isHeard()) return;
      for await (const event of tell(request, signal)) {
        if (!isHeard()) return;
        yield event;
      }
    },
  };

  async function* tell(request: StoryRequest, signal: AbortSignal): AsyncGenerator<StoryEvent> {
    refuseUnfit(request.theme);
    const task = taskFor(withoutUnfit(request), needs.plan);
    const model = await needs.model();
    const turns: Turn[] = [{ role: 'user', content: task.question }];
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const trial = yield* tryOnce(model, task, turns, signal);
      if (trial === 'aborted') return;
      if (trial.faults.length === 0) {
        yield { type: 'finished', choices: choicesOf(needs.descriptor.id, trial.title, task.plan) };
        return;
      }
      turns.push(
        { role: 'assistant', content: trial.reply || '{}' },
        { role: 'user', content: repair(trial.faults) },
      );
    }
    throw new WriterFailure('broken', `${needs.descriptor.name} wrote twice what was not good enough.`);
  }

  async function* tryOnce(
    model: LanguageModel,
    task: Task,
    turns: readonly Turn[],
    signal: AbortSignal,
  ): AsyncGenerator<StoryEvent, Trial | 'aborted'> {
    const telling = createTelling(task);
    let reply = '';
    let ending: Ending = 'cut';
    try {
      const asked = { ...needs.patience, model, system, turns, mostTokens: task.mostTokens, inForm };
      for await (const word of withRetry(() => askModel(asked, signal), needs.patience, signal)) {
        if ('ending' in word) ending = word.ending;
        else reply += word.text;
        // The beginning of the next paragraph releases the one before; only a quotation mark can begin or end one.
        if ('text' in word && word.text.includes('"')) yield* telling.soFar(await readSoFar(reply));
        if (reply.length > mostCharacters)
          throw new WriterFailure('broken', `${needs.descriptor.name} does not come to an end.`);
        if (telling.isUnfit()) break;
      }
    } catch (error) {
      if (signal.aborted) return 'aborted';
      if (!(error instanceof FormRefused) || reply !== '') throw error;
      inForm = false;
      return yield* tryOnce(model, task, turns, signal);
    }
    if (signal.aborted) return 'aborted';
    if (ending === 'filtered')
      throw new WriterFailure('refused', `${needs.descriptor.name} did not want to write this.`);
    return yield* telling.rest(reply, ending);
  }
}

type Task = {
  request: StoryRequest;
  plan: StoryPlan;
  audienceAge: number;
  placeholders: Placeholders;
  question: string;
  mostTokens: number;
};

function taskFor(request: StoryRequest, planner: Planner): Task {
  const names = request.characters.map(({ name }) => name);
  const placeholders = placeholdersFor(names, request.continues?.names ?? []);
  const disguised = disguise(request, placeholders);
  const plan = planner(disguised);
  const { audienceAge } = castOf(request.characters);
  const mostTokens = durations[request.duration].words[1] * 2 + tokensForThought;
  return {
    request,
    plan,
    audienceAge,
    placeholders,
    question: question(disguised, plan, audienceAge),
    mostTokens,
  };
}

/** Models that think first are charged for it from the same allowance. */
const tokensForThought = 6_000;

const choicesOf = (writer: string, title: string, { arc, storylets, encounters }: StoryPlan) => ({
  writer,
  arc,
  storylets,
  souvenirs: encounters.map(({ goodnightTo }) => goodnightTo),
  title,
});
