import { faultsOf } from '../bands.ts';
import type { EarlierStory, StoryEvent, StoryRequest } from '../writer.ts';
import type { Ending } from './ask-model.ts';
import { unfitWords } from './bedtime-words.ts';
import { type Draft, readWhole } from './growing-story.ts';
import type { Placeholders } from './placeholders.ts';

export type Trial = { reply: string; title: string; faults: readonly string[] };

type Told = { request: StoryRequest; audienceAge: number; placeholders: Placeholders };

/** What has been shown of one attempt, and what may be shown next. */
export function createTelling({ request, audienceAge, placeholders }: Told) {
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
