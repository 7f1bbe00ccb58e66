import type { StoryCharacter } from '#contract/stories.ts';
import { listInWords } from '#web/platform/language.ts';

type Somebody = Pick<StoryCharacter, 'name' | 'age' | 'relationship'>;

const oldestChild = 14;
const childWords =
  /\b(son|daughter|child|kid|boy|girl|brother|sister|cousin|niece|nephew|grandson|granddaughter|grandchild|baby|twins?|friend)\b/i;
const mostNames = 3;

/** Who is wished a good night at the end: the children of a story; where there are none, whoever is in it. */
export function goodnightWords(characters: readonly Somebody[]): string {
  const young = characters.filter(({ age }) => age <= oldestChild);
  const children = young.filter(({ relationship }) => childWords.test(relationship));
  const [sleepers = characters] = [children, young].filter((some) => some.length > 0);
  const names = sleepers.map(({ name }) => name);
  if (names.length === 0) return 'Goodnight';
  if (names.length > mostNames) return 'Goodnight, everyone';
  return `Goodnight, ${listInWords(names)}`;
}
