import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { openAiWriter } from '#tests/support/stories/ai-writers.ts';
import { asReplied, goodStories, inForm } from '#tests/support/stories/good-stories.ts';
import { tellingOf } from '#tests/support/stories/good-story.ts';
import { pours } from '#tests/support/peers/behaviours.ts';
import { worstReplies } from '#tests/support/stories/worst-replies.ts';

describe('a reply that a provider pours out, a letter at a time', () => {
  test.each(worstReplies)('keeps nobody else waiting and is soon left: %s', async (_, reply) => {
    const { writer, peer } = await openAiWriter('compatible');
    peer.behave(pours(reply));
    const { count, telling } = await turnsOfOthersWhile(() => tellingOf(writer));
    expect(telling.writer).toBe('builtin');
    expect(peer.received).toHaveLength(2);
    // Two beginnings at the most, of eighty paragraphs each, before the storyteller's own title.
    const shown = telling.events.findLastIndex(({ type }) => type === 'title');
    expect(shown).toBeLessThanOrEqual(2 * 81);
    // Others had theirs between any two sips of it.
    expect(count).toBeGreaterThan(5);
  });

  test('gets its turn no more than every other time, also when it is a good story', async () => {
    const [story] = goodStories;
    if (!story) throw new Error('There are good stories.');
    const { writer, peer } = await openAiWriter('compatible');
    let bytes = 0;
    peer.behave(pours(JSON.stringify(inForm(asReplied(story))), (all) => (bytes = all)));
    const { count, telling } = await turnsOfOthersWhile(() => tellingOf(writer, story.request));
    expect(telling.writer).toBe('compatible');
    expect(bytes).toBeGreaterThan(500_000);
    expect(count).toBeGreaterThan(bytes / 2_048);
  });
});

/** How often somebody else would have been served meanwhile. */
async function turnsOfOthersWhile<T>(work: () => Promise<T>): Promise<{ count: number; telling: T }> {
  const over = new AbortController();
  const others = (async () => {
    let count = 0;
    for (; !over.signal.aborted; count += 1) await nextTurn();
    return count;
  })();
  const telling = await work();
  over.abort();
  return { count: await others, telling };
}
