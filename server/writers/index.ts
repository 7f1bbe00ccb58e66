import { createBuiltInWriter } from './built-in/built-in.ts';
import { content } from './built-in/content/index.ts';
import { readContent } from './built-in/content-shelf.ts';
import { lintContent } from './built-in/lint.ts';
import { planStory, type StoryPlan } from './built-in/plan-story.ts';
import type { StoryRequest, Writer } from './writer.ts';

export type Writers = {
  /** Every writer there is. The built-in one comes first: it needs no key and no network. */
  list: readonly Writer[];
  /** The bones of tonight's story, for writers that would rather have some. */
  plan(request: StoryRequest): StoryPlan;
};

/** Reads the storyteller's content, once; content that could come out wrong for some family stops the start. */
export function createWriters(): Writers {
  const faults = lintContent(content);
  if (faults.length > 0) throw new Error(`The storyteller's content has faults:\n${faults.join('\n')}`);
  const shelf = readContent(content);
  return { list: [createBuiltInWriter(shelf)], plan: (request) => planStory(request, shelf) };
}
