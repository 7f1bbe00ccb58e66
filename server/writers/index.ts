import { createBuiltInWriter } from './built-in/built-in.ts';
import { content } from './built-in/content/index.ts';
import { readContent } from './built-in/content-shelf.ts';
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
  return { list: [createBuiltInWriter(shelf)], plan: (request) => planStory(request, shelf) };
}
