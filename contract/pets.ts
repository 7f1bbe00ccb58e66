/** By which avatar a pet is shown; what has none of its own goes by the part that our pictures have of it. */
const pets: Readonly<Record<string, string>> = {
  dog: 'dog doggy puppy pup hound',
  cat: 'cat kitten kitty',
  rabbit: 'rabbit bunny hare',
  'part-hamster': 'hamster gerbil guinea',
  'part-mouse': 'mouse rat',
  'part-horse': 'horse pony',
  'part-goldfish': 'goldfish',
  'part-parrot': 'parrot budgie',
  'part-bird': 'bird canary',
  'part-chicken': 'chicken hen',
  'part-sheep': 'sheep lamb',
  'part-turtle': 'turtle tortoise',
  'part-lizard': 'lizard gecko',
  'part-llama': 'llama alpaca',
  toy: 'teddy doll toy plush stuffed',
};
/** These go by their own names. */
const itself = 'donkey fish duck goose goat cow pig snake frog hedgehog';

const petOf = new Map([
  ...Object.entries(pets).flatMap(([avatar, words]) =>
    words.split(' ').map((word) => [word, avatar] as const),
  ),
  ...itself.split(' ').map((word) => [word, `part-${word}`] as const),
]);

/** Every avatar that a pet may have. */
export const petAvatars: readonly string[] = [...new Set(petOf.values())];

/** The last animal that is named is meant: "the neighbour's cat". A guinea pig is no pig. */
export function petAvatarIn(relationship: string): string | undefined {
  const words = relationship
    .toLowerCase()
    .replace('guinea pig', 'guinea')
    .match(/\p{L}+/gu);
  const last = words?.findLast((word) => petOf.has(word));
  return last === undefined ? undefined : petOf.get(last);
}
