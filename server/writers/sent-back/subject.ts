import { theThings } from '../tales/things/book.ts';
import { withoutThem } from '../tales/wish/from-screens.ts';
import { wordsOf } from '../words.ts';
import type { Fault } from './fault.ts';

/**
 * The wish's own subject is somewhere in it. Only what could not be said otherwise is missed: of the words of a wish that name a thing, a
 * creature, a place, one has to be there in some form. A feeling or a virtue shows without its word, and so does a wish in another tongue.
 */
export function subjectFault(
  title: string,
  paragraphs: readonly string[],
  wish: string,
  names: readonly string[],
  relations: readonly string[] = [],
): Fault | undefined {
  // "Her baby brother cries": he is called Finn, and whether Finn is in it is asked elsewhere.
  const theirs = new Set(relations.flatMap((one) => wordsOf(one).map(plain)));
  const all = subjectsOf(wish, names);
  const asked = all.filter((word) => !theirs.has(word));
  // Where nothing else is asked for but how they feel about it, there is nobody to miss.
  if (asked.every(isFelt)) return undefined;
  const told = ` ${wordsOf([title, ...paragraphs].join('\n'))
    .map(plain)
    .join(' ')} `;
  const isThere = asked.some((word) => formsOf(word).some((form) => isToldOf(form, told)));
  if (isThere || isOfTheirKind(asked, told)) return undefined;
  return {
    kind: 'off-the-wish',
    say: 'What the family asked for is nowhere in it. Their wish is what the story is about.',
  };
}

/** A short word is no beginning of another: who has been is no bee, and a busy day no bus. */
function isToldOf({ form, isCut }: Form, told: string): boolean {
  if (form.length > 4) return told.includes(` ${form}`);
  const last = form.at(-1) ?? '';
  const endings = isCut ? 's|es|ing|ers?|e|y|ies|ied|ie|ed|le|les' : 's|es|ing|ed|ers?';
  return new RegExp(` ${form}(?:${last}?(?:${endings})|${second}s?)? `, 'u').test(told);
}

export function subjectsOf(wish: string, names: readonly string[]): string[] {
  if (/[^\p{Script=Latin}\p{N}\p{P}\p{S}\s]/u.test(wish)) return [];
  const own = new Set(names.flatMap((name) => wordsOf(name).map(plain)));
  // Nobody else's people are told of, so their names are not missed.
  const words = wordsOf(withoutThem(wish)).map(plain);
  if (words.some((word) => foreign.has(word))) return [];
  const left = words.filter(
    (word) => word.length > 2 && !own.has(word) && !saysNothing.has(word) && !/\d/.test(word),
  );
  // "A shark who is afraid of water": there is a shark in it, and not only water.
  const who = words.find((word) => word === whoseTale(wish));
  if (who !== undefined && left.includes(who)) return [who];
  // "being brave" is told anywhere; "being brave at the dentist" where there is a dentist, or somebody brave.
  // In a story it is written as it is spelt.
  const meant = left.map(theThings().spelt);
  return meant.every(isFelt) ? [] : [...new Set([...left, ...meant])];
}

/** The creature with which a wish begins, if it goes on to say what is so of it. */
function whoseTale(wish: string): string | undefined {
  const [, word = ''] =
    /^(?:an?|the|one|two|three|some)? ?(?:\p{L}+ )?(\p{L}+) (?:who|that|with|called|named)\b/iu.exec(wish) ??
    [];
  const low = word.toLowerCase();
  return theThings().exactly(low)?.thing.kinds[0] === 'creature' ? low : undefined;
}

/** Who asks for pets, vehicles or insects is told of a hamster, a digger, a ladybird. */
function isOfTheirKind(asked: readonly string[], told: string): boolean {
  const kinds = new Set(
    asked.flatMap((word) => [word, theThings().exactly(word)?.thing.noun ?? word, ...alikeTo(word)]),
  );
  return told.split(' ').some((word) => {
    const { is = [] } = theThings().exactly(word)?.thing ?? {};
    return is.some((kind) => kind.split(' ').every((one) => kinds.has(one) || kinds.has(`${one}s`)));
  });
}

const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’']s?$/u, '');

/** The beginning that its forms have in common, what else it is called at bedtime, and by which other names the book of things knows it. */
function formsOf(word: string): Form[] {
  const others = alikeTo(word);
  const { noun, otherNames } = theThings().exactly(word)?.thing ?? { noun: word, otherNames: [] };
  return [word, noun, ...others, ...otherNames].map((one) => {
    const form = stemOf(one);
    return { form, isCut: form !== one && one !== `${form}s` };
  });
}

/** What its forms begin with, and whether an ending was cut off for it. */
type Form = { form: string; isCut: boolean };

const alikeTo = (word: string): readonly string[] => alike.find((group) => group.includes(word)) ?? [];

function stemOf(word: string): string {
  const stem = word.replace(/(?:ies|ied|ing|ed|es|s|y|e|er|ers)$/u, '');
  const undoubled = stem.replace(/([bdfgklmnprt])\1$/u, '$1');
  return undoubled.length >= 3 ? undoubled : word;
}

const isFelt = (word: string): boolean =>
  felt.has(word) || felt.has(stemOf(word)) || /(?:tion|ety|ness|iety|lry)$/u.test(word);

const words = (list: string): string[] => list.trim().split(/\s+/);

/** "Moonlight" has the moon in it, and "seaside" the sea; a window has no wind. */
const second = `(?:${words('light man men woman bow coat flake ball board shop beam shine fall fish storm boat house side shell weed horse gull flower set day time castle bell berry room tub cage hive keeper line ship').join('|')})`;

const saysNothing = new Set(
  words(`the and for with about that this from into onto over under after before when while who whom whose which what where why how are was
  were been being have has had does did can cant cannot could would wouldnt will wont should dont doesnt didnt isnt not never always very too
  also more most some any all every each one two three four five six seven eight nine ten new old big small little tiny large great good bad
  nice best first last next our his her their its your mine she they him them you something anything nothing everything somebody anybody nobody everybody everyone someone anyone
  story stories tale bedtime tonight please want wants wanted like likes love loves idk choose whatever random surprise make makes made get gets getting having doing being
  got go goes going went come comes came take takes took find finds found see sees saw look looks looking learn learns learning try tries trying
  day night time today tomorrow yesterday way thing things lot really just only again back out off down there here then than let lets told tell
  ask asks know knows knew known adventure adventures magic magical fun funny silly special favourite favorite kind sort type whose because until it's`),
);

/** What a story may be about without saying so. */
const felt = new Set(
  words(`brave bravery courage shar patien patience kind kindness honest honesty truth lying lie sorry apolog cross angr anger angry jealous
  jealousy shy lonel lonely sad sadness happ happy happiness scared afraid fear fears worr worried worry proud pride grateful gratitude
  thankful friend friends friendship love courage calm tired sleep sleepy asleep bored boring excited excitement nervous homesick miss
  missing grief hope dream dreams imagination teamwork helping help helpful respect manners polite trust forgiv forgiveness generous
  perseverance resilience confidence embarrass embarass embarrassed embarassed embarrassment asham ashamed shame guilt guilty disappoint
  disappointed disappointment frustrat frustration grump grumpy moody rude bossy stubborn clingy naughty selfish greedy spoilt spoiled
  fussy impatient whining moaning giggly hyper overtired unwell poorly confus confused surpris surprised regret curious curiosity mindful
  mindfulness breathing bullying bullied bully rivalry sibling siblings bedwetting divorce divorced separated self-esteem feelings feel feeling emotions mood cosy peace relax quiet peaceful change growing old`),
);

/** Words by which other tongues are known: their wishes are told in English, so their own words need not be there. */
const foreign = new Set(
  words(`el la los las un una uno le les une des der die das ein eine einen lo gli uma het een te nga mi su mon ma mes nuestro notre unser
  del auf und avec con para por sur dans mit den dem`).filter((word) => word !== 'die'),
);

const alike: readonly (readonly string[])[] = [
  words('teddy teddies bear bunny toy cuddly'),
  words('dog dogs puppy puppies doggy doggie pup hound'),
  words('cat cats kitten kittens kitty pussycat'),
  words('rabbit rabbits bunny bunnies'),
  words('horse horses pony ponies foal mare'),
  words('hen hens chicken chickens chick chicks chook chooks cockerel rooster'),
  words('bike bikes bicycle bicycles cycle'),
  words('chef cook cooks cooking bake baking kitchen'),
  words('rocket rockets spaceship spacecraft shuttle'),
  words('space star stars planet planets moon rocket galaxy comet'),
  words('dino dinos dinosaur dinosaurs rex stegosaurus diplodocus triceratops'),
  words('sea ocean underwater beach shore waves'),
  words('thunder storm lightning rumble'),
  words('nightmare nightmares dream dreams'),
  words('mum mummy mom mommy mama mother'),
  words('dad daddy papa father baba'),
  words('gran grandma granny nana nan nanny grandmother'),
  words('grandpa grandad granddad gramps grandfather pop'),
  words('snow snowy winter frost snowflake snowman ice'),
  words('autumn fall leaves leaf'),
  words('football soccer ball goal match'),
  words('school class classroom teacher nursery kindergarten'),
  words('doctor doctors nurse clinic hospital'),
  words('dentist dentists tooth teeth'),
  words('poo poop toilet potty loo wee nappy nappies'),
  words('train trains railway engine carriage'),
  words('boat boats ship ships sail'),
  words('car cars racecar'),
  words('digger diggers excavator bulldozer'),
  words('plane planes aeroplane airplane flying fly'),
  words('moving move moved boxes house home'),
  words('heaven died dead death'),
  words('baby babies newborn cradle'),
  words('birthday cake party candles'),
  words('christmas santa tree reindeer'),
  words('fairy fairies pixie'),
  words('princess prince king queen royal crown castle'),
  words('knight knights armour armor castle'),
  words('pirate pirates captain ship treasure'),
  words('monster monsters beast creature'),
  words('ghost ghosts haunted spook'),
  words('bug bugs beetle insect insects'),
  words('robot robots machine'),
  words('alien aliens martian'),
  words('mermaid mermaids merman'),
  words('garden gardens gardening seed seeds flower flowers'),
  words('noise noises sound sounds'),
  words('cookie cookies biscuit biscuits'),
  words(
    'sweets sweet sweetie sweeties candy toffee fudge chocolate liquorice marshmallow lollipop sherbet gingerbread sugar',
  ),
  words('pyjamas pajamas'),
  words('bath bathtub bathtime tub'),
  words('nits lice'),
  words('lorry truck trucks'),
  words('superhero superheroes hero cape'),
  words('weather rain rained wind windy sun sunny snow storm cloud clouds'),
  words('sport sports ball race team match'),
  words('maths math numbers number count counted'),
  words('vaccine jab jabs injection injections needle prick'),
  words('aeroplane airplane plane'),
  words('holiday holidays vacation beach suitcase seaside'),
  words('reception school class classroom'),
  words('minibeasts minibeast insects insect bugs beetle ladybird ant worm snail spider'),
  words('swim swimming swam swimmer swimmers pool'),
  words('gymnastics gymnast cartwheel cartwheels somersault'),
  words('camping camp tent tents campsite'),
  words('fishing fish rod trout'),
  words('haircut hairdresser hair scissors barber'),
  words('grandparents grandma grandpa granny grandad nana'),
  words('astronaut astronauts rocket space spaceship'),
  words('zoo lion lions giraffe giraffes keeper elephant penguins'),
  words('stargazing stars star'),
  words('treehouse tree'),
  words('sandcastle castle sandcastles'),
  words('carpet rug'),
  words('wheels scooter bike tricycle wheel'),
  words('tooth teeth wobbly'),
  words('choo train'),
  words('birdie bird'),
  words('cry cries cried crying weeping wept'),
  words('wedding bride groom married'),
  words('circus clown tent trapeze'),
  words('farm cow cows barn tractor farmer'),
  words('picnic sandwiches blanket basket'),
  words('sleepover sleeping pyjamas mattress'),
  words('policeman police policewoman officer'),
  words('firefighter firefighters fireman firemen fire'),
  words('nightlight nightlights lamp light'),
  words('pets pet cat dog hamster rabbit guinea goldfish kitten puppy'),
  words('vehicles vehicle car lorry digger bus train tractor engine van'),
];
