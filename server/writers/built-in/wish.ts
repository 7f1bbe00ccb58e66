import { cleanText, plainWords } from './clean-text.ts';
import type { Theme, WishKind } from './format.ts';
import { nounIn } from './named-noun.ts';
import type { Referent } from './referents.ts';

/** All of it is the parent's own words with our articles: printed, and never read as anything else. */
export type Wish = {
  kind: WishKind;
  /** As it was asked for: "a tax inspector", "jam", "the lighthouse that sneezed". */
  full: string;
  /** As it is called afterwards: "the tax inspector", "the lighthouse". */
  short: string;
  /** All of it, as something that is known: "the lighthouse that sneezed". */
  whole: string;
  /** Without an article, to go after one: "lighthouse that sneezed". */
  bare: string;
  /** Whether there is more in it than a plain noun: who borrowed the ladders, and what the lighthouse did. */
  saysMore: boolean;
};

/** What a name or a trade may be made of; anything else is only quoted. */
const plainPhrase = /^[A-Za-zÀ-ÖØ-öø-ÿ’' -]{2,60}$/;
const mostWords = 9;

export function wishIn(asked: string): Wish {
  const words = withoutRequest(cleanText(asked, 200));
  return named(words) ?? phrase(words) ?? said(words);
}

/** "Could we have a story about bagpipes, please?" asks for bagpipes. */
function withoutRequest(words: string): string {
  const wanted = words
    .replace(/^.{0,40}\b(story|tale|one|something|book) (about|with|of|on) /i, '')
    .replace(/[,.!?…]*( please)?[,.!?…\s]*$/i, '');
  return wanted || words;
}

function named(words: string): Wish | undefined {
  if (!plainPhrase.test(words)) return undefined;
  const all = words.split(' ');
  const tail = all.slice(all.findLastIndex((word) => !/^\p{Lu}/u.test(word)) + 1);
  // A first letter may be a capital only because it is the first.
  const isOnlyFirst = tail.length === all.length && tail.length === 1 && isKnownForm(tail[0] ?? '');
  const isPart = tail.length < all.length && !/^(mr|mrs|miss|ms|dr)$/i.test(tail[0] ?? '');
  if (tail.length === 0 || tail.length > 3 || isOnlyFirst || isPart || /[’']s$/.test(tail.at(-1) ?? ''))
    return undefined;
  const name = tail.join(' ');
  return /^(a|an|the|my|our)$/i.test(tail[0] ?? '')
    ? undefined
    : { kind: 'named', full: name, short: name, whole: name, bare: name, saysMore: true };
}

function isKnownForm(word: string): boolean {
  return isMany(word.toLowerCase()) || /(ity|ness|tion|sion|ment|ism|ing|ade|sis|ics)$/i.test(word);
}

function phrase(words: string): Wish | undefined {
  const counted = words.replace(
    /^(\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?=[\w ’'-]*s\b)/i,
    '',
  );
  if (!plainPhrase.test(counted) || counted.split(' ').length > mostWords) return undefined;
  const lower = isDay.test(counted) ? counted : counted.charAt(0).toLowerCase() + counted.slice(1);
  if (isSentence.test(lower.split(clause)[0] ?? '') || isForeign.test(lower)) return undefined;
  const [, first = '', rest = ''] =
    /^(?:(an?|the|some|any|my|our|your|his|her|their) )?(.*)$/.exec(lower.replaceAll("'", '’')) ?? [];
  // "Nan's purple hat" is the purple hat; whose it is, the story does not know.
  const [, owner, own = ''] = /^(\p{L}+’s )?(.*)$/u.exec(rest) ?? [];
  const article = owner ? 'the' : first;
  const bare = own.replace(/\b(my|our|your|his|her|their)\b/g, 'somebody’s');
  // "wetting the bed" is nothing that could come, or be gone; and nobody's father comes in a jar.
  if (
    !bare ||
    /^\w+ing (the|a|an|my|our|to|in|on|up|out|off|away|with|at|for|about|back|down|through|over|it|so|too|not) /.test(
      `${bare} `,
    ) ||
    isKin.test(bare)
  )
    return undefined;
  const head = bare.split(clause)[0]?.split(besides)[0] ?? bare;
  const kind = kindOf(head.split(' ').at(-1) ?? head, article);
  const noun = nounIn(plainWords(bare));
  return {
    kind,
    full: withArticle(bare, article, kind),
    short: `the ${head}`,
    whole: `the ${bare}`,
    bare,
    saysMore: !noun || bare.split(' ').length > noun.words.split(' ').length,
  };
}

function kindOf(noun: string, article: string): WishKind {
  if (isPerson(noun)) return 'somebody';
  if (article !== 'a' && article !== 'an' && isMany(noun)) return 'many';
  return ['', 'some', 'any'].includes(article) ? 'stuff' : 'one';
}

/** As the parent had it; what is theirs is "the" in a story that is told to somebody. */
function withArticle(bare: string, article: string, kind: WishKind): string {
  if (['a', 'an', 'the'].includes(article)) return `${article} ${bare}`;
  if (kind === 'somebody') return `${/^[aeiou]/.test(bare) ? 'an' : 'a'} ${bare}`;
  return ['', 'some', 'any'].includes(article) ? bare : `the ${bare}`;
}

const isKin =
  /^(?!\w+ (?:that|who|of) )(?:[\w’]+ )?(dad|daddy|papa|father|mum|mummy|mom|mommy|mama|mother|brother|sister|son|daughter|gran|granny|nana|nan|grandad|granddad|grandma|grandpa|grandmother|grandfather|auntie|uncle|cousin|baby|family|parents|stepdad|stepmum|husband|wife)\b(?!’s)/;
const isSole = /^(last|first|only|best|next|same|most|\w+est) /;
const isDay = /^(mon|tues|wednes|thurs|fri|satur|sun)days?\b/i;
const besides = / (?:of|in|on|at|with|from|for|by|to|under|behind|and) /;
const clause = / (?=(?:that|who|which|whose|where|when) )/;
/** Somebody does something here, or asks; that cannot stand after "the". */
const isSentence =
  /\b(somebody|someone|nobody|everybody|everyone|something|nothing|everything|anything|i|we|you|he|she|they|it|me|us|is|are|was|were|am|has|have|had|do|does|did|can|could|will|would|should|goes|went|gets|got|likes|loves|wants|keeps|makes|what|why|how|when|where|who|if|because|not|about|\w+n[’']t)\b|^(to|in|on|at|by|with|from|for|of|and|or|please|tell|let|make|learning|being|getting) /i;
const isForeign =
  /^(un|une|una|uno|el|la|le|les|los|las|il|lo|gli|der|die|das|ein|eine|het|een|o|os|as|um|uma|du|des|den|det|ett) /;

function isMany(word: string): boolean {
  return (
    (/[^s’u]s$/.test(word) && !/(ics|sis|ness|us|is)$/.test(word)) ||
    /^(people|men|women|children|feet|teeth|geese|mice|pyjamas)$/.test(word)
  );
}

function isPerson(word: string): boolean {
  if (
    /^(neighbour|neighbor|man|woman|lady|boy|girl|king|queen|chef|cook|thief|pilot|judge|butler|poet|guard|spy|uncle|aunt)$/.test(
      word,
    )
  )
    return true;
  if (/^(\w{3,}(ist|ian|woman)|\w{4,}man)$/.test(word)) return true;
  return /\w{3,}(er|or)$/.test(word) && !isThing.test(word) && nounIn(word)?.kind !== 'thing';
}

const isThing =
  /^(water|butter|paper|flower|tower|river|ladder|jumper|computer|number|letter|winter|summer|weather|slipper|toaster|cooker|boiler|drawer|feather|corner|supper|dinner|finger|shoulder|thunder|scooter|trailer|mower|lawnmower|hoover|calculator|escalator|elevator|radiator|refrigerator|mirror|floor|motor|error|sweater|pepper|ginger|sugar|silver|copper|timber|rubber|leather|power|layer|litter|powder|plaster|poster|counter|printer|hammer|zipper|burger|order|border|answer|danger|hunger|matter|laughter|fever|cover|locker|sticker|blender|mixer|dryer|drier|freezer|heater|hamster|monster|otter|spider|tiger|badger|beaver|lobster|oyster|panther|october|november|december|september|easter|manor|sensor|vapor|tumor|humor|horror|mayor)$/;

/** Words that cannot be looked into are carried in quotation marks, the long ones by their beginning. */
function said(words: string): Wish {
  const all = words.split(' ');
  const short = all.length > 7 ? `${all.slice(0, 5).join(' ')} …` : words;
  const full = `“${words}”`;
  return { kind: 'said', full, short: `“${short}”`, whole: full, bare: words, saysMore: true };
}

/** {wish} is the short name, {wish.a} what was asked for. */
export function wishReferent({ kind, full, short }: Wish): Referent {
  return {
    key: 'wish',
    name: short,
    withA: full,
    isOpaque: kind === 'named' || kind === 'said',
    pronoun: kind === 'many' ? 'they' : 'it',
    isPlural: kind === 'many',
    isPerson: false,
    phrase: undefined,
  };
}

/** The kit of a frame, with the wish in it. What a parent wrote is put in as it is, and split or read by nobody. */
export function withWish<
  T extends Omit<Theme, 'entrance' | 'touches' | 'glimpses' | 'echoes' | 'finds' | 'titles'>,
>(theme: T, { short, whole, bare }: Wish): T {
  const words: Readonly<Record<string, string>> = {
    WISH: short,
    WHOLE: whole,
    BARE: bare,
    // "A very small last biscuit" would be one of many.
    SMALL: isSole.test(bare) ? whole : `a very small ${bare}`,
  };
  const say = (text: string) =>
    text.replaceAll(/\b(?:WISH|WHOLE|BARE|SMALL)\b/g, (sign) => words[sign] ?? sign);
  const sayNoun = (noun: Theme['guest']) =>
    typeof noun === 'string' ? say(noun) : { ...noun, words: say(noun.words) };
  return {
    ...theme,
    guest: sayNoun(theme.guest),
    road: sayNoun(theme.road),
    prize: sayNoun(theme.prize),
    realm: say(theme.realm),
    inRealm: say(theme.inRealm),
    folk: say(theme.folk),
    clue: say(theme.clue),
    air: say(theme.air),
    sign: say(theme.sign),
  };
}
