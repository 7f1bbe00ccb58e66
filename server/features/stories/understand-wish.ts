import type { StoryCharacter, StoryRequest, StoryWish } from '#contract/stories.ts';
import type { Writer } from '#server/writers/writer.ts';
import type { Order } from './make-story.ts';
import type { DrawnMember } from './picture-of.ts';
import { noOtherLength, storyNotFound } from './refusals.ts';
import type { StoryQueries } from './story-queries.ts';
import { othersThan, withChange } from './tell-again.ts';
import { requestFrom } from './story-request.ts';

type Needs = {
  queries: StoryQueries;
  writer: Writer;
  familyOf: (userId: string) => Promise<readonly (DrawnMember & { id: string })[]>;
  wantsBreakfast: (userId: string) => Promise<boolean>;
};

/** What a family wishes for, with everybody and every story it names, as an order that can be carried out. */
export function createWishReader(needs: Needs): (userId: string, wish: StoryWish) => Promise<Order> {
  return async (userId, wish) => {
    const { tale = null, seriesOf = null, likeStory = null, tellAgain = null } = wish;
    const like = await known(userId, likeStory);
    const again = await known(userId, tellAgain?.story ?? null);
    const continues = await known(userId, seriesOf);
    const drawn = await needs.familyOf(userId);
    const family = drawn.map(withoutFace);
    const before = (like ?? again)?.request ?? null;
    const asked = ofFamily(requestFrom(wish, before, continues?.request.toldFor), drawn);
    const changed = tellAgain && withChange(asked, tellAgain.but, family);
    // A model finds a way; others would tell the same again.
    if (changed?.isAtItsEnd && !needs.writer.descriptor.changesAnything) throw noOtherLength();
    const { request, isUnderstood } = changed ?? { request: asked, isUnderstood: true };
    const household = othersThan(request.characterDetails, family);
    const toldFor = placesOf(request, drawn);
    return {
      request,
      seriesOf,
      family: drawn,
      ties: {
        ...(tale !== null && { tale }),
        ...(continues && { continues: continues.earlier }),
        ...(like && { like: like.earlier }),
        ...(again && tellAgain && { retells: { story: again.earlier, but: tellAgain.but, isUnderstood } }),
        ...((await needs.wantsBreakfast(userId)) && { wantsBreakfast: true }),
        ...(toldFor.length > 0 && { toldFor }),
        ...(household.length > 0 && { household: household.map(asOneSpokenOf) }),
      },
    };
  };

  /** A story that a wish names has to be there, and to be this family's. */
  async function known(userId: string, id: string | null) {
    if (id === null) return null;
    const found = await needs.queries.forAnother(userId, id);
    if (!found) throw storyNotFound();
    return found;
  }
}

/** Among tonight's people, those whose shelf it goes to: the story is theirs. */
function placesOf(
  { toldFor = [], characterDetails }: StoryRequest,
  family: readonly { id: string; name: string }[],
): number[] {
  const names = family.filter(({ id }) => toldFor.includes(id)).map(({ name }) => name);
  return [...characterDetails.keys()].filter((place) => names.includes(characterDetails[place]?.name ?? ''));
}

/** Whoever has left the family meanwhile has no shelf any more. */
const ofFamily = (request: StoryRequest, family: readonly { id: string }[]): StoryRequest =>
  request.toldFor
    ? { ...request, toldFor: request.toldFor.filter((listener) => family.some(({ id }) => id === listener)) }
    : request;

const withoutFace = ({
  id: _id,
  avatar: _avatar,
  look: _look,
  ...character
}: DrawnMember & { id: string }): StoryCharacter => character;

const asOneSpokenOf = ({ name, age, relationship, pronouns }: StoryCharacter) => ({
  name,
  age,
  relationship,
  ...(pronouns && { pronouns }),
});
