/** Plural and singular of English nouns, one word or several: "cup of tea" is "cups of tea". */

const oddPlurals: Readonly<Record<string, string>> = {
  child: 'children',
  person: 'people',
  foot: 'feet',
  tooth: 'teeth',
  goose: 'geese',
  mouse: 'mice',
  louse: 'lice',
  ox: 'oxen',
  die: 'dice',
  penny: 'pennies',
  quiz: 'quizzes',
  wolf: 'wolves',
  elf: 'elves',
  calf: 'calves',
  half: 'halves',
  leaf: 'leaves',
  loaf: 'loaves',
  shelf: 'shelves',
  self: 'selves',
  thief: 'thieves',
  sheaf: 'sheaves',
  hoof: 'hooves',
  scarf: 'scarves',
  dwarf: 'dwarves',
  wharf: 'wharves',
  knife: 'knives',
  life: 'lives',
  wife: 'wives',
  potato: 'potatoes',
  tomato: 'tomatoes',
  volcano: 'volcanoes',
  hero: 'heroes',
  echo: 'echoes',
  mosquito: 'mosquitoes',
  mango: 'mangoes',
  buffalo: 'buffaloes',
  tornado: 'tornadoes',
  domino: 'dominoes',
  passerby: 'passersby',
};

/** As many as one: two sheep, two aircraft. */
const unchanged = new Set(
  `sheep deer fish moose bison salmon trout shrimp squid cod plankton reindeer aircraft spacecraft hovercraft series
  species swordfish jellyfish starfish goldfish`.split(/\s+/),
);

/** Where a plain ending would be taken apart wrongly: what is left when only the "s" goes. */
const endInIe = new Set(
  `cookie pixie genie zombie brownie movie birdie selkie hoodie smoothie budgie hankie onesie goalie pinkie prairie
  eerie doggie auntie bookie rookie collie cutie magpie pie tie lie necktie zombie veggie boogie bogie laddie lassie
  walkie-talkie walkie talkie cowpie potpie sweetie toughie roadie eyrie menagerie reverie lingerie`.split(
    /\s+/,
  ),
);
const endInChe = new Set(
  'ache headache toothache earache avalanche moustache cache quiche niche creche'.split(' '),
);
const endInOe = new Set(
  'shoe toe canoe oboe foe hoe doe horseshoe snowshoe tiptoe roe aloe mistletoe'.split(' '),
);
const endInUse = new Set(
  'house mouse blouse fuse excuse cause pause clause muse use grouse lighthouse greenhouse treehouse warehouse dollhouse birdhouse'.split(
    ' ',
  ),
);

const endInMen = new Set('omen amen specimen abdomen acumen ramen stamen semen regimen women’s'.split(' '));

const singularsOfOdd: ReadonlyMap<string, string> = new Map(
  Object.entries(oddPlurals).map(([one, many]) => [many, one]),
);

/** Words of one that end as words of many do. */
const neverPlural = new Set(
  `bus gas lens iris tennis chess dress moss grass glass cross boss princess class mess kiss loss mass press address
  mattress actress waitress goddess lioness compass circus walrus octopus cactus platypus virus hippopotamus
  rhinoceros albatross triceratops pegasus christmas eucalyptus venus mars uranus oasis atlas canvas pancreas alias
  chaos cosmos bonus chorus genius focus fungus hibiscus lotus crocus status campus discus ruckus rumpus fuss bliss
  business wilderness success process progress harness witness guess hocus pocus molasses news maths physics politics
  series species mumps measles this his its us yes always perhaps was is has does goes less unless miss pass toss hiss
  across express paris texas wales athens brussels naples james thomas charles jess ross chris dennis marcus silas
  lucas jonas elias moses hercules zeus nicholas`.split(/\s+/),
);

export function plural(noun: string): string {
  const of = / (of|in|on|with|from|for|to|at|de|under) /.exec(noun);
  if (of) return plural(noun.slice(0, of.index)) + noun.slice(of.index);
  const cut = Math.max(noun.lastIndexOf(' '), noun.lastIndexOf('-')) + 1;
  return noun.slice(0, cut) + pluralOfWord(noun.slice(cut));
}

function pluralOfWord(word: string): string {
  const low = word.toLowerCase();
  const odd = Object.hasOwn(oddPlurals, low) ? oddPlurals[low] : undefined;
  if (odd !== undefined) return word.slice(0, 1) + odd.slice(1);
  if (unchanged.has(low)) return word;
  if (/(?<!hu|ger|ro|sha|cai)man$/.test(low)) return word.replace(/man$/i, 'men');
  if (/(foot|tooth|child|mouse|goose|wife|knife|leaf|loaf|wolf|shelf|life)$/.test(low)) {
    const tail = /(foot|tooth|child|mouse|goose|wife|knife|leaf|loaf|wolf|shelf|life)$/.exec(low)?.[0] ?? '';
    return word.slice(0, -tail.length) + (oddPlurals[tail] ?? `${tail}s`);
  }
  if (/[^aeiou]y$/.test(low)) return word.replace(/y$/, 'ies');
  return /(s|x|z|ch|sh)$/.test(low) && !/(stomach|monarch|loch)$/.test(low) ? `${word}es` : `${word}s`;
}

/** One of it: "foxes" is a fox, "fairies" a fairy, "glass" is a glass already. */
export function singular(noun: string): string {
  const of = / (of|in|on|with|from|for|to|at|under) /.exec(noun);
  if (of) return singular(noun.slice(0, of.index)) + noun.slice(of.index);
  const cut = Math.max(noun.lastIndexOf(' '), noun.lastIndexOf('-')) + 1;
  return noun.slice(0, cut) + singularOfWord(noun.slice(cut));
}

function singularOfWord(word: string): string {
  const low = word.toLowerCase();
  const odd = singularsOfOdd.get(low);
  if (odd !== undefined) return odd;
  if (low.endsWith('men') && !endInMen.has(low)) return word.replace(/men$/i, 'man');
  const tail = /[a-z](feet|teeth|children|mice|geese|wives|knives|leaves|loaves|wolves|shelves|lives)$/.exec(
    low,
  )?.[1];
  if (tail !== undefined) return word.slice(0, -tail.length) + (singularsOfOdd.get(tail) ?? tail);
  if (!looksPlural(low)) return word;
  const bare = word.slice(0, -1);
  if (low.endsWith('ies'))
    return low.length <= 4 || endInIe.has(bare.toLowerCase()) ? bare : word.replace(/ies$/i, 'y');
  if (/(ch|sh|ss|x|zz)es$/.test(low)) {
    if (endInChe.has(bare.toLowerCase()) || low === 'axes') return bare;
    return low === 'quizzes' ? 'quiz' : word.slice(0, -2);
  }
  if (low.endsWith('uses'))
    return endInUse.has(bare.toLowerCase()) || low.endsWith('ouses') ? bare : word.slice(0, -2);
  if (/(gas|lens|iris|atlas|canvas)es$/.test(low) || low.endsWith('tzes')) return word.slice(0, -2);
  if (/[^aeiou]oes$/.test(low) && !endInOe.has(bare.toLowerCase())) return word.slice(0, -2);
  return bare;
}

/** Whether the word has the form of many; it says nothing of words that have no other form. */
export function looksPlural(word: string): boolean {
  const low = word.toLowerCase();
  if (
    singularsOfOdd.has(low) ||
    /[a-z]+men$/.test(low) ||
    low === 'men' ||
    /[a-z](feet|teeth|children|mice|geese)$/.test(low)
  )
    return !endInMen.has(low);
  return (
    low.length > 3 &&
    /[^s'’]s$/.test(low) &&
    !neverPlural.has(low) &&
    !/(sis|ness|saurus|ics|docus|itis)$/.test(low)
  );
}

/** "the fox’s", "the foxes’", "James’s". */
export function possessive(name: string, isPlural = false): string {
  return isPlural && name.endsWith('s') ? `${name}’` : `${name}’s`;
}
