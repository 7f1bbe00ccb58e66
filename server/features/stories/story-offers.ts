import { storyOfferCalls } from '#contract/story-offers.ts';
import type { StoryWish } from '#contract/stories.ts';
import type { Api } from '#server/platform/http/api.ts';
import type { Writer } from '#server/writers/writer.ts';
import { forTheWriter } from './for-the-writer.ts';
import type { Order } from './make-story.ts';
import type { StoryQueries } from './story-queries.ts';

type Needs = {
  queries: StoryQueries;
  writer: Writer;
  readWish: (userId: string, wish: StoryWish) => Promise<Order>;
};

/** What could be told of a wish, as it would be told: to the same people, after the same evenings. Looking is free; what is made is counted. */
export function serveOffers(api: Api, { queries, writer, readWish }: Needs): void {
  api.serve(storyOfferCalls.of, async ({ caller: { userId }, body }) => {
    if (!writer.offers) return { answers: 'all' as const, offers: [] };
    const { request, ties } = await readWish(userId, body);
    const { answers, offers } = await writer.offers(
      forTheWriter(request, await queries.earlier(userId), ties),
    );
    return { answers, offers: [...offers] };
  });
}
