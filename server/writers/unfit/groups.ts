import { nowhere, oneOf, type Place } from './place.ts';

const wordsOf = (list: string): string[] => list.trim().split(/\s+/);
const anyOf = (list: string): Place => oneOf(wordsOf(list).map((word) => word.split('_')));

const grownUps = `mum mummy mom mommy mama mamma mother dad daddy papa father parent parents stepdad stepfather stepmum stepmom
  stepmother uncle aunt auntie grandma grandpa granny nana grandad granddad grandfather grandmother husband wife boyfriend girlfriend
  teacher coach babysitter nanny neighbour neighbor headmaster headmistress man men woman women lady ladies stranger strangers guard guards
  soldier soldiers robber robbers thief thieves king queen prince princess knight knights pirate pirates captain enemy enemies farmer hunter
  hunters villagers sailor sailors witch giant sentry servant servants butler nurse doctor driver worker workers clown bully bullies gang
  crew people prisoner prisoners victim victims policeman officer person killer burglar`;
const children = `brother sister sibling son daughter boy boys girl girls child children kid kids toddler schoolboy schoolgirl classmate
  classmates friend friends cousin pupil pupils`;
const animals = `dog puppy puppies cat kitten kittens horse pony donkey rabbit bunny hamster bird bear fox wolf deer dragon monster troll
  unicorn lamb sheep cow pig hen goblin goblins trolls ogre elf elves fairy fairies gnome gnomes dwarf dwarves mermaid wizard alien aliens
  goose swan mouse mice rat rats fish snake lion tiger elephant monkey bull seal whale turtle owl robin chick chicken duck ducklings animal
  animals creature creatures beast hedgehog frog baby`;

const whose = new Set(
  wordsOf('my your his her its our their the a an that this one another each every some two three four all'),
);
const ownsNothing = new Set(wordsOf('and of with to in on that who at by said asked cried .'));

/** "my brother", "the small cat", "one of" nobody: whose it is, up to two words, and what it is. */
function somebodys(nouns: string, isAloneEnough: boolean): Place {
  const known = new Set(wordsOf(nouns));
  return (words, at) => {
    const ends: number[] = [];
    const isOwned = whose.has(words[at] ?? '');
    if (!isOwned && !isAloneEnough) return nowhere;
    const from = isOwned ? at + 1 : at;
    for (let noun = from; noun <= from + 2 && noun < words.length; noun += 1) {
      if (known.has(words[noun] ?? '')) ends.push(noun + 1);
      if (ownsNothing.has(words[noun] ?? '')) break;
    }
    return ends;
  };
}

const either =
  (...places: readonly Place[]): Place =>
  (words, at) =>
    places.flatMap((place) => [...place(words, at)]);

/** Up to so many of these words. */
const several =
  (most: number, list: string): Place =>
  (words, at) => {
    const known = knownIn(list);
    const ends = [at];
    for (let end = at; end < at + most && known.has(words[end] ?? ''); end += 1) ends.push(end + 1);
    return ends;
  };

const knownSets = new Map<string, ReadonlySet<string>>();
function knownIn(list: string): ReadonlySet<string> {
  const known = knownSets.get(list) ?? new Set(wordsOf(list));
  knownSets.set(list, known);
  return known;
}

const kin = 'mum mummy mom mommy mama dad daddy papa grandma grandpa granny nana';
const bodyParts = anyOf(
  `face faces head heads stomach tummy belly mouth nose eye eyes rib ribs chest throat throats neck back arm arms leg legs hand hands heart
  ear ears jaw cheek cheeks shoulder side gut guts knee knees skull tongue finger fingers tail wing wings paw`,
);
const endings = anyOf(
  `. and but so in into on onto across with again hard harder until till because for when as over around twice once then back from if while
  every to down off out really very before after badly right both too repeatedly like by about through during without a just last that where
  up who whenever this`,
);

export const groups: Readonly<Record<string, Place>> = {
  /** Who does something with intent: no animal, no baby, no snowball. Names have become somebody. */
  WHO: either(
    anyOf(
      `i he she we they you who somebody someone everyone everybody ${kin} uncle_somebody auntie_somebody grandpa_somebody`,
    ),
    somebodys(`${grownUps} ${children}`, true),
  ),
  /** To whom something is done. */
  WHOM: either(
    anyOf(
      `me myself him himself her herself them themselves us ourselves you yourself each_other one_another somebody someone anyone anybody
      everyone everybody people ${kin}`,
    ),
    somebodys(`${grownUps} ${children} ${animals}`, false),
  ),
  HIS: anyOf(
    `a an my your his her its our their somebody the one_of_his one_of_her the_boy the_girl the_man the_child the_woman the_guard the_king`,
  ),
  SELF: anyOf('myself yourself himself herself themselves ourselves'),
  /** Between who and what is done: "had often", "then suddenly". Not "never". */
  SOON: several(
    4,
    `had has have would will could can did do does was were is are then just once suddenly also always often sometimes again and both really
    nearly almost even started began wanted wants tried tries used going to kept keeps being got gets angrily cruelly slowly quietly been
    likes liked about`,
  ),
  /** "head", "left knee"; what is one's own may have been bumped. */
  BODY: (words, at) => [
    ...bodyParts(words, at),
    ...(words[at] === 'own' || words[at] === '.' ? nowhere : bodyParts(words, at + 1)),
  ],
  /** After "her" this ends what was done to somebody; before a noun it is only hers: "slapped her knee". */
  END: (words, at) => (at >= words.length || endings(words, at).length > 0 ? [at] : nowhere),
};
