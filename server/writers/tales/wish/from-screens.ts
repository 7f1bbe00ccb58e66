import { formsNamed } from '../english/verbs.ts';
import { theThings } from '../things/book.ts';

/**
 * Whom every child knows from a screen or a book that is not ours, and where every family shops: nobody else's people and no brands are told of,
 * so a wish for one of them is a wish for what they are. The longest name comes first.
 */
const known = `
a snow queen and her sister = anna and elsa, elsa and anna
a snow queen = queen elsa, elsa from frozen, elsa
a snowman = olaf the snowman, olaf from frozen
a superhero who climbs walls = spiderman, spider-man, spider man, spidey, miles morales
a superhero = batman, superman, supergirl, batgirl, wonder woman, captain america, iron man, ironman, the incredible hulk, the hulk, hulk, captain marvel, black panther, mr incredible, avengers, the avengers
superheroes = pj masks, the incredibles, justice league, power rangers, miraculous ladybug
rescue dogs = paw patrol, the paw patrol
a pig = peppa pig, peppa, george pig
a puppy = bluey and bingo, bingo and bluey, bluey
a dog = hey duggee, duggee, scooby doo, scooby-doo, snoopy
a steam train = thomas the tank engine, thomas and friends, chuggington
a little monster = pikachu, a pokemon, pokemon, pokémon, elmo, cookie monster
a wizard school = harry potter, hogwarts, hermione granger
a doll = barbie
a racing car = lightning mcqueen, mcqueen, hot wheels
a robot = transformers, optimus prime, bumblebee the transformer, wall-e, walle, baymax
a monster truck = blaze and the monster machines, grave digger
a monster = the gruffalo, gruffalo, the gruffalo's child
a bear = winnie the pooh, winnie-the-pooh, pooh bear, paddington bear, care bears
a fish who is lost = finding nemo, nemo and dory, nemo, finding dory
the sea = moana, octonauts, the octonauts
a mermaid = princess ariel
toys come alive = toy story, woody and buzz, buzz and woody, buzz lightyear, woody from toy story
going to space = star wars, darth vader, luke skywalker, baby yoda, yoda, grogu
a giant monster = godzilla
a gorilla = king kong, donkey kong
a kitten = hello kitty, gabby's dollhouse, gabbys dollhouse
ponies = my little pony, my little ponies
a fire engine = fireman sam
a postman = postman pat
a builder = bob the builder
a digger driver = blippi
a teacher = ms rachel, miss rachel
an ogre = shrek
turtles who are ninjas = teenage mutant ninja turtles, ninja turtles, tmnt
a dragon = how to train your dragon, toothless the dragon, raya and the last dragon
a computer game = super mario, mario kart, mario and luigi, roblox, fortnite
dinosaurs = jurassic world, jurassic park, dinosaur train, dino ranch
a bunny = bing bunny, peter rabbit, miffy
a genie = aladdin and the genie
fairies and elves = ben and holly, ben and hollys little kingdom, ben and holly's little kingdom, tinkerbell, tinker bell
the supermarket = tesco, asda, aldi, lidl, sainsburys, sainsbury's, morrisons, waitrose, walmart, costco, woolworths, kroger, publix, trader joe's, trader joes
the café = starbucks, costa coffee, greggs, dunkin donuts
the restaurant = mcdonalds, mcdonald's, maccies, burger king, kfc, nandos, nando's, pizza hut
the furniture shop = ikea
a singer = k pop demon hunters, kpop demon hunters, taylor swift
`;

const meant: ReadonlyMap<string, string> = new Map(
  known
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [what = '', who = ''] = line.split(' = ');
      return who.split(', ').map((name) => [name, what] as const);
    }),
);

const anyOfThem = new RegExp(
  `(?<![\\p{L}\\p{N}'’-])(?:(an?|the) )?(${[...meant.keys()]
    .toSorted((a, b) => b.length - a.length)
    .join('|')})(?![\\p{L}\\p{N}-])`,
  'giu',
);

/**
 * "Elsa and Spiderman": a snow queen and a superhero who climbs walls; "her Elsa dress": her snow queen dress. Unless it is somebody of the
 * family who is called so, or a barbie that was had on the beach.
 */
export function asWhatTheyAre(text: string, isOfTheFamily: (word: string) => boolean): string {
  return text.replace(anyOfThem, (said: string, article: string | undefined, name: string, at: number) => {
    const low = name.toLowerCase();
    const what = meant.get(low);
    const before = text.slice(0, at);
    if (what === undefined || low.split(/[ -]/).some(isOfTheFamily)) return said;
    if (low === 'barbie' && article !== undefined && /\b(?:have|has|had|having) $/i.test(before)) return said;
    const isOfAThing = isThing(/^ (\p{L}+)/u.exec(text.slice(at + said.length))?.[1] ?? '');
    // "Spiderman and Bluey" are two: what he climbs would come between them.
    const isOneOfTwo =
      / (?:who|that) /.test(what) && /^ (?:and|&|meets?|with|vs|versus) /i.test(text.slice(at + said.length));
    if (!isOfAThing && !isOneOfTwo && !isSomebodys.test(before)) return what;
    if (isOneOfTwo) return what.replace(/ (?:who|that) .*$/, '');
    const bare = what.replace(/^an? /, '').replace(/ (?:who|that) .*$/, '');
    return article === undefined
      ? bare
      : `${/^[aeiou]/.test(bare) && article !== 'the' ? 'an' : article.replace(/^an$/i, 'a')} ${bare}`;
  });
}

const isSomebodys =
  /(?:\b(?:my|our|your|his|her|its|their|this|that|another|new|old|big|little|toy)|['’]s) $/i;

/** The dress in "Elsa dress", and not what she does in "Elsa dances". */
function isThing(word: string): boolean {
  return (
    theThings().exactly(word) !== undefined && formsNamed(word.toLowerCase()).every((form) => form === 'base')
  );
}

/** What is left of a wish when nobody of them is looked for: "batman is scared of the dark" is still about the dark. */
export const withoutThem = (text: string): string => text.replace(anyOfThem, ' ');
