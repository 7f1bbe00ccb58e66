import type { LanguageModel } from 'ai';
import { durations } from '#contract/stories.ts';
import { faultsOf } from '../bands.ts';
import { castOf } from '../built-in/cast.ts';
import type { StoryPlan } from '../built-in/plan-story.ts';
import { isFit, refuseUnfit } from '../triage.ts';
import { type RetryPatience, withRetry } from '../with-retry.ts';
import {
  type EarlierStory,
  type StoryEvent,
  type StoryRequest,
  type Writer,
  type WriterDescriptor,
  WriterFailure,
} from '../writer.ts';
import { askModel, type Ending, FormRefused, type Turn } from './ask-model.ts';
import { unfitWords } from './bedtime-words.ts';
import { type Draft, mostCharacters, readSoFar, readWhole } from './growing-story.ts';
import { type Placeholders, placeholdersFor } from './placeholders.ts';
import { question, repair, system } from './prompt.ts';

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

/** A hobby that is not for bedtime stays unsaid; its owner is in the story all the same. */
const withoutUnfit = (request: StoryRequest): StoryRequest => ({
  ...request,
  interests: request.interests.filter(isFit),
  characters: request.characters.map((one) => ({
    ...one,
    relationship: isFit(one.relationship) ? one.relationship : '',
    hobbies: one.hobbies.filter(isFit),
    traits: one.traits.filter(isFit),
  })),
});

type Trial = { reply: string; title: string; faults: readonly string[] };

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

/** All that a family wrote, without its names. What is planned from it and what is asked with it has none either. */
function disguise(request: StoryRequest, { of, hide }: Placeholders): StoryRequest {
  const { continues } = request;
  return {
    ...request,
    theme: hide(request.theme),
    interests: request.interests.map(hide),
    characters: request.characters.map(({ age, isGuest, pronouns, ...person }, index) => ({
      name: of(index),
      age,
      relationship: hide(person.relationship),
      hobbies: person.hobbies.map(hide),
      traits: person.traits.map(hide),
      ...(pronouns !== undefined && { pronouns }),
      ...(isGuest !== undefined && { isGuest }),
    })),
    ...(continues && {
      continues: {
        ...continues,
        title: hide(continues.title),
        text: hide(continues.text).slice(0, mostOfEarlierStory),
        ...(continues.choices && {
          choices: { ...continues.choices, souvenirs: continues.choices.souvenirs.map(hide) },
        }),
      },
    }),
  };
}

const mostOfEarlierStory = 8_000;

/** Models that think first are charged for it from the same allowance. */
const tokensForThought = 6_000;

/** What has been shown of one attempt, and what may be shown next. */
function createTelling({ request, audienceAge, placeholders }: Task) {
  let title: string | undefined;
  let shown = 0;
  let unfit: string[] = [];

  const faultsIn = (text: string) => [
    // Before the names are back: Drew Gunn may be called so.
    ...unfitWords(text, request.theme),
    ...(placeholders.hasStrangers(text) ? ['a placeholder that is nobody’s'] : []),
  ];

  function* show(draft: Draft): Generator<StoryEvent> {
    unfit = faultsIn(draft.title);
    if (unfit.length > 0) return;
    if (title === undefined) {
      title = placeholders.show(draft.title);
      yield { type: 'title', title };
    }
    for (const text of draft.paragraphs.slice(shown)) {
      unfit = faultsIn(text);
      if (unfit.length > 0) return;
      yield { type: 'paragraph', index: shown, text: placeholders.show(text) };
      shown += 1;
    }
  }

  return {
    isUnfit: () => unfit.length > 0,

    *soFar(draft: Draft | null): Generator<StoryEvent> {
      if (draft && draft.paragraphs.length > shown) yield* show(draft);
    },

    /** The last paragraph stays back until the whole is found good. */
    *rest(reply: string, ending: Ending): Generator<StoryEvent, Trial> {
      const draft = readWhole(reply);
      const faults = unfit.length > 0 ? unfitFaults(unfit) : faultsOfWhole(draft, ending);
      if (draft && faults.length === 0) {
        yield* show(draft);
        if (unfit.length > 0) faults.push(...unfitFaults(unfit));
      }
      return { reply, title: title ?? '', faults };
    },
  };

  function faultsOfWhole(draft: Draft | null, ending: Ending): string[] {
    if (ending === 'cut') return ['It was cut off before its end. Use fewer words.'];
    if (!draft) return ['It was not JSON of the form {"title": "...", "paragraphs": ["...", "..."]}.'];
    const paragraphs = draft.paragraphs.map((text) => placeholders.show(text));
    const heading = placeholders.show(draft.title);
    const names = request.characters.map(({ name }) => name);
    return [
      ...faultsOf(paragraphs, { age: audienceAge, duration: request.duration, names }),
      ...(isTold(heading, request.history) ? ['This family has a story of that title. Find another.'] : []),
    ];
  }
}

const unfitFaults = (found: readonly string[]): string[] =>
  found.map((word) => `Not for bedtime, or not in a story at all: ${word}`);

const isTold = (title: string, history: readonly EarlierStory[]): boolean =>
  history.some((story) => story.title.toLowerCase() === title.toLowerCase());

const choicesOf = (writer: string, title: string, { arc, storylets, encounters }: StoryPlan) => ({
  writer,
  arc,
  storylets,
  souvenirs: encounters.map(({ goodnightTo }) => goodnightTo),
  title,
});
