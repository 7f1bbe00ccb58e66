import { type NounClass, nouns } from './content/nouns.ts';

/** A noun that the parent wrote and that we know the kind of, singular. */
export type Named = { words: string; kind: NounClass };

/** The last one: in "my red umbrella" that is the umbrella. Two words before one: a "tree house" is no house. */
export function nounIn(plain: string): Named | undefined {
  const words = plain
    .split(' ')
    .map((word) => numberWords[word] ?? word)
    // "to whistle" is no whistle, and "three moons" are no three.
    .map((word, at, all) => (all[at - 1] === 'to' || isCount(word, all[at + 1]) ? '' : word));
  for (let end = words.length; end > 0; end--) {
    for (const start of [end - 2, end - 1]) {
      const asked = words.slice(Math.max(0, start), end).map(singular).join(' ');
      const kind = nounKinds.get(asked);
      if (kind) return { words: asked, kind };
    }
  }
  return undefined;
}

const nounKinds: ReadonlyMap<string, NounClass> = new Map(
  (['place', 'thing', 'creature'] as const).flatMap((kind) =>
    nouns[kind].map((noun) => [noun, kind] as const),
  ),
);

/** "the number 7" is a seven. */
const numberWords: Readonly<Record<string, string>> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten'
    .split(' ')
    .map((word, number) => [`${number}`, word]),
);

function isCount(word: string, next: string | undefined): boolean {
  return next !== undefined && Object.values(numberWords).includes(word);
}

/** The word in the singular, if that is one we know; else the word. */
export function singular(word: string): string {
  return plurals.get(word) ?? word;
}

export function plural(noun: string): string {
  const head = noun.slice(noun.lastIndexOf(' ') + 1);
  const before = noun.slice(0, noun.length - head.length);
  const odd = oddPlurals[head];
  if (odd !== undefined) return before + odd;
  if (/[^aeiou]y$/.test(head)) return before + head.replace(/y$/, 'ies');
  if (head.endsWith('man')) return before + head.replace(/man$/, 'men');
  return /(s|x|z|ch|sh)$/.test(head) ? `${noun}es` : `${noun}s`;
}

const oddPlurals: Readonly<Record<string, string>> = {
  sheep: 'sheep',
  deer: 'deer',
  fish: 'fish',
  moose: 'moose',
  bison: 'bison',
  salmon: 'salmon',
  shrimp: 'shrimp',
  squid: 'squid',
  mouse: 'mice',
  goose: 'geese',
  tooth: 'teeth',
  child: 'children',
  wolf: 'wolves',
  elf: 'elves',
  calf: 'calves',
  leaf: 'leaves',
  scarf: 'scarves',
  knife: 'knives',
  potato: 'potatoes',
  tomato: 'tomatoes',
  volcano: 'volcanoes',
};

const plurals: ReadonlyMap<string, string> = new Map(
  Object.values(nouns).flatMap((list) =>
    list.map((noun) => noun.split(' ').at(-1) ?? noun).map((head) => [plural(head), head] as const),
  ),
);
