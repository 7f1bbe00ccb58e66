import { content } from './built-in/content/index.ts';
import { readContent } from './built-in/content-shelf.ts';
import { planStory, type StoryPlan } from './built-in/plan-story.ts';
import { openShelf } from './tales/shelf/shelf.ts';
import { createTaleWriter } from './tales/tale-writer.ts';
import type { Fault } from './tales/tale.ts';
import { talesFolder } from './tales/tales-folder.ts';
import type { StoryRequest, Writer } from './writer.ts';

export type Writers = {
  /** Every writer there is. The built-in one comes first: it needs no key and no network. */
  list: readonly Writer[];
  /** The bones of tonight's story, for writers that would rather have some. */
  plan(request: StoryRequest): StoryPlan;
  /** What is wrong with tales of whoever runs this house; those were left out. */
  faultyTales: readonly Fault[];
};

/** Reads the heads of the tales, once. That each can be told to every family it is for is shown by the tests, not at every start. */
export function createWriters({ theirTales }: { theirTales?: string | undefined } = {}): Writers {
  const shelf = openShelf({ ours: talesFolder(), theirs: theirTales });
  const old = readContent(content);
  return {
    list: [createTaleWriter(shelf)],
    plan: (request) => planStory(request, old),
    faultyTales: shelf.faults,
  };
}
