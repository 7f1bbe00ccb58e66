import type { Duration } from '#contract/stories.ts';
import type { StoryRequest } from '../writer.ts';
import { subjectsFor } from './choosing/subjects.ts';
import type { Considered } from './consider.ts';
import { placeIn } from './shelf/places.ts';
import type { Shelf } from './shelf/shelf.ts';
import type { Tale, TaleHead } from './tale.ts';
import { sentenceWordsOf } from './telling/sentence-words.ts';
import { type Told, tellTale } from './telling/tell-tale.ts';

/** One of the tales that answer a wish, as it is told to this family this evening. */
export function tellFrom(
  head: TaleHead,
  request: StoryRequest,
  shelf: Shelf,
  { wish, cast, seed, earlier }: Considered,
): { tale: Tale; told: Told } {
  const tale = shelf.taleOf(head);
  const told = tellTale(tale, {
    cast,
    duration: lengthFor(head, request.duration),
    culture: request.culture,
    place: placeIn(shelf.places, request.culture, seed),
    ...subjectsFor(head, wish),
    sentence: wish.sentence && sentenceWordsOf(wish.sentence, cast),
    earlier,
    absent: cast.absent[0]?.name ?? wish.absent[0],
    wished: wish.people,
    seed,
  });
  return { tale, told: { ...told, title: titleUnheard(told.title, request) } };
}

const evenings = ['Another', 'a Third', 'a Fourth', 'a Fifth', 'a Sixth', 'a Seventh'] as const;

/** On a shelf no two stories have one name: the same tale is told as what it is, that of another evening. */
function titleUnheard(title: string, { history }: StoryRequest): string {
  const heard = new Set(history.map((story) => story.title.toLowerCase()));
  if (!heard.has(title.toLowerCase())) return title;
  const names = evenings.map((which) => `${title}, ${which} Evening`);
  return names.find((name) => !heard.has(name.toLowerCase())) ?? `${title}, Once More`;
}

/** As long as was asked for, or else the nearest that its author wrote it for. */
function lengthFor({ lengths }: TaleHead, asked: Duration): Duration {
  if (lengths.includes(asked)) return asked;
  return lengths.includes('medium') ? 'medium' : (lengths[0] ?? asked);
}
