import { adjectives } from '../english/adjectives.ts';
import { theThings } from '../things/book.ts';
import type { Wish, WishThing } from '../wish/wish.ts';

/**
 * A pirate girl captain has something of a pirate; but what has an entry of its own in the book, as monster trucks have, is only that. A
 * grumpy escalator is no tale of a bad temper.
 */
export function besideOf(subjects: readonly string[], thing: WishThing): number {
  const own = thing.thing ? thing.noun.toLowerCase().split(' ') : [];
  const isNamed = wordsBeside(thing).some(
    (word) => !own.includes(word) && !adjectives.has(word) && subjects.includes(word),
  );
  if (!isNamed) return 0;
  return isAnimalAtWork(thing) ? 1.05 : 0.7;
}

/** Of whoever works with animals the animal is not what is asked for. */
const withAnimals =
  /(?:keeper|tamer|walker|hunter|rider|trainer|watcher|catcher|herder|breeder|groomer|sitter|charmer|driver|lover)$|^(?:man|woman|lady|boy|girl|child|family|doctor|farmer|vet)$/;

/** An octopus dentist is an octopus, and a snail postman a snail. */
export function isAnimalAtWork(thing: WishThing): boolean {
  if (thing.kind !== 'person' || withAnimals.test(thing.noun)) return false;
  return wordsBeside(thing).some((word) => theThings().exactly(word)?.thing.kinds[0] === 'creature');
}

/**
 * "Nowruz but the goldfish won't stop talking": the evening is Nowruz, and whatever happens happens then. Whether a tale of that feast is
 * meant.
 */
export function feastAskedFor({ things }: Wish, subjects: readonly string[]): boolean {
  const [first] = things;
  return isFeastDay(first) && subjects.includes(first?.noun.toLowerCase() ?? '');
}

export function isFeastDay(thing: WishThing | undefined): boolean {
  return thing !== undefined && thing.isProper && thing.is.includes('holiday');
}

/** Diwali, a birthday, the night before the holiday: such a tale belongs to its day. */
export function isOfAFeast({ subjects }: { subjects: readonly string[] }): boolean {
  let is = feasts.get(subjects);
  if (is === undefined) {
    is = subjects.some((subject) => theThings().exactly(subject)?.thing.is.includes('holiday'));
    feasts.set(subjects, is);
  }
  return is;
}

/** By the list in a tale's head, which stays the same as long as the shelf does. */
const feasts = new WeakMap<readonly string[], boolean>();

function wordsBeside({ said }: WishThing): readonly string[] {
  return said.toLowerCase().split(' ').slice(0, -1);
}
