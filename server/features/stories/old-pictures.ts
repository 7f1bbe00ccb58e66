import { setImmediate as nextTurn } from 'node:timers/promises';
import type { StoryRequest } from '#contract/stories.ts';
import type { PictureWords } from '#server/writers/writer.ts';
import { type DrawnMember, pictureOf, type VignettesFor, wholePictureOf } from './picture-of.ts';
import type { StoryChangeQueries } from './story-change-queries.ts';
import type { StoryQueries } from './story-queries.ts';

type Needs = {
  queries: StoryQueries;
  changes: StoryChangeQueries;
  familyOf: (userId: string) => Promise<readonly DrawnMember[]>;
  pictureFor: (request: StoryRequest) => Promise<PictureWords>;
  vignettesFor: VignettesFor;
};

/** So many at a time, so that a large house serves its families in between. */
const atATime = 50;

/**
 * The stories that are older than our pictures get theirs from their words, with the faces that the family has now. Processes that do so at
 * the same time come to the same; one that ends in the middle goes on at the next start.
 */
export async function drawOldStories(needs: Needs, signal: AbortSignal): Promise<void> {
  while (!hasEnded(signal)) {
    const some = await needs.queries.withoutPicture(atATime);
    if (some.length === 0) return;
    let [owner, family] = ['', [] as readonly DrawnMember[]];
    for (const { userId, story } of some) {
      if (hasEnded(signal)) return;
      if (userId !== owner) [owner, family] = [userId, await needs.familyOf(userId)];
      const { request, content } = story;
      const cover = pictureOf(request, await needs.pictureFor(request), family);
      const picture = wholePictureOf(cover, request, content.split('\n\n'), needs.vignettesFor);
      await needs.changes.givePicture(userId, story.id, picture);
      await nextTurn();
    }
  }
}

/** Asked anew each time: it ends while somebody else is waited for. */
const hasEnded = (signal: AbortSignal): boolean => signal.aborted;
