import { plural } from '../english/nouns.ts';
import type { TaleHead } from '../tale.ts';
import { theThings } from '../things/book.ts';
import { bareThings } from '../wish/say-thing.ts';
import { lemmasOf, saysSomething } from '../wish/word-set.ts';
import type { WishThing } from '../wish/wish.ts';

/** Eid is a holiday, and no trip to the sea. */
const tooWide: ReadonlySet<string> = new Set(['holiday']);

export function isNamed({ subjects }: Pick<TaleHead, 'subjects'>, thing: WishThing): boolean {
  return subjects.some((word) => word === thing.said || thing.is.includes(word));
}

/** By its very name, and not by what it is. */
export function isCalled({ subjects }: Pick<TaleHead, 'subjects'>, thing: WishThing): boolean {
  const { names } = namesOf(thing);
  return subjects.some((word) => names.includes(word));
}

/** How near a head comes to a thing: by its very name, or by what it is. */
export function namedIn(head: TaleHead, thing: WishThing): number {
  const { names, kinds } = namesOf(thing);
  const exactly = head.subjects.findIndex((word) => names.includes(word));
  if (exactly >= 0) return 1 - lower(head, exactly);
  // A stegosaurus is a dinosaur; but what is told of any party is not yet about a picnic.
  // Of a school bus a tale of a bus is nearer than one of things with wheels.
  for (const [steps, kind] of kinds.entries()) {
    const place = head.subjects.findIndex((word) => kind.includes(word));
    if (place >= 0) return 0.82 - 0.07 * Math.max(steps, 1) - lower(head, place);
  }
  return 0;
}

/** Of a footballer who is asked to a birthday party the party is not what it is about. */
export function isNamedBesides({ subjects }: TaleHead, thing: WishThing): boolean {
  const [first = '', second = ''] = subjects;
  const { names } = namesOf(thing);
  const said = subjects.find((word) => names.includes(word));
  if (said === undefined) return false;
  const main = first === 'anything' ? second : first;
  if (said === main || first === 'anything') return said !== main;
  const words = main.split(' ').flatMap(lemmasOf);
  if (
    said.split(' ').some((word) => saysSomething(word) && lemmasOf(word).some((one) => words.includes(one)))
  )
    return false;
  const { named } = theThings();
  const [one, other] = [named(main)?.thing, named(said)?.thing];
  if (!one || !other) return one !== other;
  return one !== other && !one.is.includes(other.noun) && !other.is.includes(one.noun);
}

/** What it is called, and what it is, the nearest first. Authors write "wellies" and "vegetables" where nobody asks for one. */
type Names = { names: readonly string[]; kinds: readonly (readonly string[])[] };

function namesOf(thing: WishThing): Names {
  let known = namesKnown.get(thing);
  if (!known) {
    const names = [thing.noun, thing.said, ...sameIn(bareThings(thing), thing.noun)].map((word) =>
      word.toLowerCase(),
    );
    const kinds = thing.is.map((kind) =>
      tooWide.has(kind) ? [] : [kind.toLowerCase(), ...sameIn(plural(kind), kind)],
    );
    namesKnown.set(thing, (known = { names, kinds }));
  }
  return known;
}

/** Unless that is another thing: two glasses of water are no glasses on a nose. */
function sameIn(many: string, one: string): string[] {
  const { exactly } = theThings();
  const other = exactly(many);
  return other !== undefined && other.thing !== exactly(one)?.thing ? [] : [many.toLowerCase()];
}

const namesKnown = new WeakMap<WishThing, Names>();

/** An author names first what it is about: an ambulance that never sleeps, and then all else that has wheels. */
export function lower({ subjects }: TaleHead, place: number): number {
  const first = subjects[0] === 'anything' ? 1 : 0;
  return 0.01 * Math.max(0, Math.min(place - first, 8));
}
