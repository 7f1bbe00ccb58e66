import type { LanguageModelV3 } from '@ai-sdk/provider';
import { durations } from '#contract/stories.ts';
import { ownTick } from '#server/platform/event-loop.ts';
import { listenersOf } from '../audience.ts';
import { asksAtBreakfast } from '../breakfast.ts';
import { type Measures, measure } from '../measures.ts';
import { type Fault, parentOf } from '../sent-back/index.ts';
import { isEnglish } from '../tales/wish/tags/known-words.ts';
import { refuseUnfit } from '../judge-theme.ts';
import { type RetryPatience, withRetry } from '../with-retry.ts';
import {
  type PictureWords,
  SentBack,
  type StoryEvent,
  type StoryRequest,
  type Writer,
  type WriterDescriptor,
  WriterFailure,
} from '../writer.ts';
import {
  askModel,
  type Ending,
  simplerThan,
  type Tokens,
  type Turn,
  type Way,
  WayRefused,
} from './ask-model.ts';
import { withoutNames, withoutUnfit, withThoseNamed } from './without-names.ts';
import { leavesItToUs } from './leaves-it-to-us.ts';
import { type Placeholders, placeholdersFor } from './placeholders.ts';
import { question, repair, system } from './prompt.ts';
import type { Judge, Judged, Manner } from './provider.ts';
import { storyForm, storyFormWithBreakfast } from './story-form.ts';
import { createCheckedReply, type ReadReply } from './checked-reply.ts';

export type AiPatience = RetryPatience & { idleMs: number; totalMs: number; judgeMs: number };

/** A premise of the house's own, for a wish that leaves it to whoever writes. It gets no names. */
export type Seed = (request: StoryRequest) => string | undefined;

/** What whoever tunes the prompt may know of each attempt; no word of the story, and no name. */
export type Attempt = {
  attempt: number;
  faults: readonly Fault['kind'][];
  tokens: Tokens;
  /** How many were asked about the whole, and how many said something in time. */
  judges: { asked: number; answered: number };
  measures: Measures;
};

type Needs = {
  descriptor: WriterDescriptor;
  /** Made on first use: a house that writes no story loads no library. */
  model: () => Promise<LanguageModelV3>;
  manner: Manner;
  /** Who is asked about the whole, before its end is shown. */
  judges: readonly Judge[];
  /** Who of them is asked at once about a word that the lists doubt. */
  secondReader?: Judge | undefined;
  seed: Seed;
  onAttempt: (attempt: Attempt) => void;
  patience: AiPatience;
};

/** A first try and one chance to mend it. */
const attempts = 2;

/**
 * A story by a language model. The wish is its plot; names leave as placeholders and come back as names; each paragraph is judged and shown
 * as soon as the next begins, the last when a parent would keep the whole. What a parent would send back is asked for once more, with the
 * reason; a title that comes again tells the listener that it starts over.
 */
export function createAiWriter(needs: Needs): Writer {
  // As much as the model was found to understand.
  let way: Way = needs.manner.call || needs.manner.fixedPart ? 'in full' : 'in form';

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
    if (request.retells) refuseUnfit(request.retells.but);
    await ownTick();
    const task = taskFor(request, needs.seed);
    const model = await needs.model();
    const turns: Turn[] = [{ role: 'user', content: task.question }];
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const attempted = yield* tryOnce(model, task, turns, signal);
      if (attempted === 'aborted') return;
      const { title, premise, picture, breakfast, faults, reply } = attempted;
      await report(attempt, attempted);
      if (faults.length === 0) {
        const choices = choicesOf(needs.descriptor.id, title, premise, picture);
        yield { type: 'finished', choices, ...(breakfast && { breakfast }) };
        return;
      }
      turns.push({ role: 'assistant', content: reply || '{}' }, { role: 'user', content: repair(faults) });
    }
    throw new SentBack(`${needs.descriptor.name} wrote twice what a parent would send back.`);
  }

  async function* tryOnce(
    model: LanguageModelV3,
    task: Task,
    turns: readonly Turn[],
    signal: AbortSignal,
  ): AsyncGenerator<StoryEvent, Attempted | 'aborted'> {
    const judges = { asked: 0, answered: 0 };
    const judge = async (text: string) => {
      const answers = await judged({ wish: task.wish, text }, signal);
      judges.asked = answers.length;
      judges.answered = answers.filter((found) => found !== null).length;
      return answers.flatMap((found) => found ?? []);
    };
    const { secondReader } = needs;
    const settle =
      secondReader && ((text: string) => settled(secondReader, { wish: task.wish, text }, signal));
    const checked = createCheckedReply({ ...task, judge, settle });
    const asked = {
      ...needs.patience,
      model,
      system,
      turns,
      mostTokens: task.mostTokens,
      form: asksAtBreakfast(task.request) ? storyFormWithBreakfast : storyForm,
      manner: needs.manner,
      way,
    };
    let reply = '';
    let ending: Ending = 'cut';
    let tokens: Tokens = {};
    try {
      for await (const word of withRetry(() => askModel(asked, signal), needs.patience, signal)) {
        if ('ending' in word) ({ ending, tokens } = word);
        else {
          reply += word.text;
          yield* checked.take(word.text);
        }
        if (checked.isOver()) break;
      }
    } catch (error) {
      if (signal.aborted) return 'aborted';
      const simpler = simplerThan[asked.way];
      if (!(error instanceof WayRefused) || simpler === null || reply !== '') throw error;
      way = simpler;
      return yield* tryOnce(model, task, turns, signal);
    }
    if (signal.aborted) return 'aborted';
    if (ending === 'filtered' || isRefusal(reply, ending, asked.way))
      throw new WriterFailure('refused', `${needs.descriptor.name} did not want to write this.`);
    const checkedReply = yield* checked.rest(ending);
    return { ...checkedReply, reply, tokens, judges };
  }

  /** Within their deadline; who is silent (null) has no veto. */
  async function judged(told: Judged, signal: AbortSignal): Promise<(readonly string[] | null)[]> {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(needs.patience.judgeMs)]);
    return await Promise.all(needs.judges.map((judge) => judge(told, inTime).catch(() => null)));
  }

  /** Of a story that is being written: no more than whether what is there is fit. */
  async function settled(reader: Judge, told: Judged, signal: AbortSignal) {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(needs.patience.judgeMs)]);
    const found = await reader({ ...told, isUnfinished: true }, inTime).catch(() => null);
    return found && (found.length === 0 ? 'fit' : 'unfit');
  }

  async function report(attempt: number, { paragraphs, faults, tokens, judges }: Attempted): Promise<void> {
    await ownTick();
    needs.onAttempt({
      attempt,
      faults: faults.map(({ kind }) => kind),
      tokens,
      judges,
      // What has not the form of a story has no measures either.
      measures: measure(faults.some(({ kind }) => kind === 'form') ? [] : paragraphs),
    });
  }
}

type Attempted = ReadReply & Pick<Attempt, 'tokens' | 'judges'> & { reply: string };

/** Where the form is demanded nothing else can come but a few words of regret, which some libraries leave out. */
const isRefusal = (reply: string, ending: Ending, way: Way): boolean =>
  way !== 'in words' && ending === 'whole' && reply.length < 1_000 && !reply.includes('{');

type Task = {
  request: StoryRequest;
  placeholders: Placeholders;
  sendsBack: ReturnType<typeof parentOf>;
  /** As it was wished for, without a name. */
  wish: string;
  question: string;
  mostTokens: number;
};

function taskFor(whole: StoryRequest, seed: Seed): Task {
  const request = withThoseNamed(withoutUnfit(whole));
  const { characters, household = [], continues, like, retells, history } = request;
  const names = [...characters, ...household].map(({ name }) => name);
  const earlier = [continues, like, retells?.story, ...history].flatMap((story) => story?.names ?? []);
  const atHome = whole.household?.map(({ name }) => name) ?? [];
  const placeholders = placeholdersFor(names, [...new Set([...earlier, ...atHome])], isEnglish);
  const nameless = withoutNames(request, placeholders);
  const seeded = leavesItToUs(request.theme) && !retells ? seed(nameless) : undefined;
  return {
    request,
    placeholders,
    sendsBack: parentOf(request, placeholders.of),
    wish: nameless.theme,
    question: question(nameless, listenersOf(request), seeded),
    mostTokens: durations[request.duration].words[1] * 2 + tokensForThought,
  };
}

/** Models that think first are charged for it from the same allowance. */
const tokensForThought = 6_000;

const choicesOf = (
  writer: string,
  title: string,
  premise: string | undefined,
  picture: PictureWords | undefined,
) => ({
  writer,
  arc: 'of its own',
  storylets: [],
  souvenirs: [],
  title,
  ...(premise !== undefined && { premise }),
  ...(picture && { picture }),
});
