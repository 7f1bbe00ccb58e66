import type { Breakfast } from '#contract/breakfast.ts';
import { ownTick } from '#server/platform/event-loop.ts';
import { asksAtBreakfast } from '../breakfast.ts';
import { pictureSaid } from '../pictures/picture-said.ts';
import { type Fault, parentOf } from '../sent-back/index.ts';
import { ownWordsOf, type Unfit, unfitIn } from '../unfit/index.ts';
import type { PictureWords, StoryEvent, StoryRequest } from '../writer.ts';
import type { Ending } from './ask-model.ts';
import { breakfastFrom } from './breakfast.ts';
import { createDoubts, type Settle } from './doubts.ts';
import type { Placeholders } from './placeholders.ts';
import { asProse, asTitle } from './prose.ts';
import type { Judge } from './provider.ts';
import { createStoryReader } from './story-reader.ts';

export type ReadReply = {
  title: string;
  paragraphs: readonly string[];
  premise: string | undefined;
  picture: PictureWords | undefined;
  breakfast: Breakfast | undefined;
  faults: readonly Fault[];
};

type Told = {
  request: StoryRequest;
  placeholders: Placeholders;
  sendsBack: ReturnType<typeof parentOf>;
  judge: (text: string) => ReturnType<Judge>;
  /** Who is asked about a word that the lists doubt; nobody where there is no second reader. */
  settle?: Settle | undefined;
};

type IsOnlyDoubted = (found: readonly Unfit[]) => boolean;

/** One attempt while it comes: what of it may be shown, and in the end what a parent would say of the whole. */
export function createCheckedReply({ request, placeholders, sendsBack, judge, settle }: Told) {
  const reader = createStoryReader();
  const doubts = createDoubts(settle);
  const own = ownWordsOf(request);
  const ideas: string[] = [];
  const pictured: string[] = [];
  const asked: string[] = [];
  let best = 1;
  let title: string | undefined;
  /** Read and not shown yet, because the title has not come. */
  const waiting: string[] = [];
  const written: string[] = [];
  /** How many of them the family has: what stands behind a doubt stays back until it is settled. */
  let shown = 0;
  let fault: Fault | undefined;

  async function* take(piece: string): AsyncGenerator<StoryEvent> {
    for (const heard of reader.read(piece)) {
      if (heard.type === 'idea') ideas.push(asProse(heard.text));
      else if (heard.type === 'pictured') pictured.push(heard.text);
      else if (heard.type === 'asked') asked.push(asProse(heard.text));
      else if (heard.type === 'best') best = heard.number;
      else if (heard.type === 'title') yield* showTitle(heard.text);
      else waiting.push(asProse(heard.text));
      yield* showWaiting();
      if (fault) return;
    }
  }

  async function* showTitle(text: string): AsyncGenerator<StoryEvent> {
    const plain = asTitle(text);
    if (title !== undefined || plain === '') return;
    await look(plain);
    if (fault) return;
    title = placeholders.show(plain);
    const picture = pictureSaid(pictured, request.theme);
    yield { type: 'title', title, ...(picture && { picture }) };
  }

  async function* showWaiting(): AsyncGenerator<StoryEvent> {
    if (title === undefined) return;
    for (const text of waiting.splice(0)) {
      if (text === '') continue;
      await lookAsking(text);
      if (fault) return;
      written.push(text);
      yield* showWritten();
    }
    yield* showWritten();
  }

  function* showWritten(): Generator<StoryEvent> {
    if (doubts.areOpen()) return;
    for (; shown < written.length; shown += 1)
      yield { type: 'paragraph', index: shown, text: placeholders.show(written[shown] ?? '') };
  }

  /** Each in a turn of its own: a reply may come in one piece, and eight of them in one moment. */
  async function look(text: string, isOnlyDoubted?: IsOnlyDoubted): Promise<void> {
    await ownTick();
    fault ??= faultIn(text, isOnlyDoubted);
    const confirmed = doubts.confirmed();
    if (confirmed) fault ??= unfitFault(confirmed);
  }

  /** What is only doubted can wait; a title can't, since it is shown at once. */
  const lookAsking = (text: string): Promise<void> =>
    look(text, (found) =>
      doubts.take(found, placeholders.hide([title ?? '', ...written, text].join('\n\n'))),
    );

  /** With the placeholders still in it: Drew Gunn may be called so. */
  function faultIn(text: string, isOnlyDoubted?: IsOnlyDoubted): Fault | undefined {
    const found = unfitIn(placeholders.hide(text), { own });
    const [unfit] = found;
    if (unfit && !isOnlyDoubted?.(found)) return unfitFault(unfit);
    if (!placeholders.hasStrangers(text)) return undefined;
    return {
      kind: 'stranger',
      say: 'It has a placeholder that is nobody’s. Use only those of the request, as they stand there.',
    };
  }

  return {
    take,

    /** Why it need not be listened to any longer. */
    isOver: (): boolean => fault !== undefined || reader.breach() !== undefined,

    hasBegun: (): boolean => title !== undefined || ideas.length > 0,

    /** The last paragraph stays back until the whole is found good. */
    async *rest(ending: Ending): AsyncGenerator<StoryEvent, ReadReply> {
      const last = asProse(reader.last() ?? '');
      fault ??= formFault(ending);
      if (!fault && last !== '') await lookAsking(last);
      const confirmed = await doubts.end();
      if (confirmed) fault ??= unfitFault(confirmed);
      if (!fault) yield* showWritten();
      const whole = [...written, last].filter((text) => text !== '');
      const paragraphs = whole.map(placeholders.show);
      const faults = fault ? [fault] : await sendsBack({ title: title ?? '', paragraphs });
      if (faults.length === 0) faults.push(...(await judged([title ?? '', ...whole, ...asked].join('\n\n'))));
      if (faults.length === 0 && last !== '') {
        written.push(last);
        yield* showWritten();
      }
      const idea = ideas[best - 1] ?? ideas[0];
      return {
        title: title ?? '',
        paragraphs,
        picture: pictureSaid(pictured, request.theme),
        breakfast: breakfastOf(whole),
        premise: idea && placeholders.show(idea).slice(0, 300),
        faults,
      };
    },
  };

  /** Nothing that is not fit is shown, and nobody whom the family does not know. */
  function breakfastOf(paragraphs: readonly string[]): Breakfast | undefined {
    if (!asksAtBreakfast(request)) return undefined;
    const breakfast = breakfastFrom(asked, paragraphs, placeholders.show);
    // Only what has the form is judged: of anything else there may be thousands.
    return breakfast && asked.every((text) => faultIn(text) === undefined) ? breakfast : undefined;
  }

  function formFault(ending: Ending): Fault | undefined {
    const breach = reader.breach();
    if (breach !== undefined) return { kind: 'form', say: breach };
    if (ending === 'cut' || (title !== undefined && !reader.isWhole()))
      return { kind: 'cut-off', say: 'It was cut off before its end. Use fewer words.' };
    if (title !== undefined && written.length + (reader.last() === undefined ? 0 : 1) > 0) return undefined;
    return {
      kind: 'form',
      say: 'It was not JSON of the form {"ideas": […], "best": 1, "picture": ["…"], "title": "…", "paragraphs": ["…"]}.',
    };
  }

  async function judged(text: string): Promise<Fault[]> {
    const found = await judge(placeholders.hide(text));
    return found.map((what) => ({ kind: 'unfit', say: `Not for bedtime (${what}).` }));
  }
}

const unfitFault = ({ kind, found }: Unfit): Fault => ({
  kind: 'unfit',
  say: `Not for bedtime, or not in a story at all (${kind}): “${found}”.`,
});
