import { createBuiltInWriter } from './built-in/built-in.ts';
import { content } from './built-in/content/index.ts';
import { readContent, type Shelf } from './built-in/content-shelf.ts';
import { planStory, type StoryPlan } from './built-in/plan-story.ts';
import type { StoryRequest, Writer } from './writer.ts';

export type Writers = {
  /** Every writer there is. The built-in one comes first: it needs no key and no network. */
  list: readonly Writer[];
  /** The bones of tonight's story, for writers that would rather have some. */
  plan(request: StoryRequest): StoryPlan;
};

/** Reads the storyteller's content, once. That none of it comes out wrong for some family is shown by the tests, not at every start. */
export function createWriters(): Writers {
  const shelf = readContent(content);
  return { list: [tellingAgain(shelf)], plan: (request) => planStory(request, shelf) };
}

/** What is told again keeps its shape, and is told as if it had not been told yet. */
function tellingAgain(shelf: Shelf): Writer {
  const whole = createBuiltInWriter(shelf);
  return {
    descriptor: whole.descriptor,
    write(request, signal) {
      const { retells, history } = request;
      const arcs = shelf.arcs.filter(({ id }) => id === retells?.story.choices?.arc);
      if (!retells || arcs.length === 0) return whole.write(request, signal);
      const before = history.filter(({ text }) => text !== retells.story.text);
      return createBuiltInWriter({ ...shelf, arcs }).write({ ...request, history: before }, signal);
    },
  };
}
