import { saidPlainly } from './said-plainly.ts';

const mostCharacters = 200;
/** No writing needs more of these for so many characters; what is longer is not looked at. */
const mostUnits = 4_000;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A parent's words, safe to print: composed letters, one space, nothing invisible, and no longer than a line can hold. */
export function cleanWish(text: string): string {
  const visible = text
    .slice(0, mostUnits)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/(?!\u200d)[\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  let kept = '';
  let count = 0;
  for (const { segment } of graphemes.segment(visible)) {
    if (++count > mostCharacters) break;
    kept += segment;
  }
  return kept.trim();
}

/** What is left when everything has been taken away that only asks: "Could we have a story about bagpipes, please?" */
export function withoutRequest(text: string): string {
  const plain = text
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/[“”"«»„]/g, ' ')
    .replaceAll(/[–—]/g, ', ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(
      /\b(at|to|from|by) ((?:great )?(?:grand?ma|granny|gran|nanny|nan|nana|oma|nonna|grand?pa|grandad|granddad|auntie|aunty|daddy|mummy|dad|mum))s\b(?= |$)/gi,
      "$1 $2's",
    )
    .replace(
      /\b(baby|daddy|mummy|mommy|grandma|grandpa|nana)s (?=(?!morning|evening|wedding|building|painting)\p{L}{2,}ing\b)/giu,
      '$1 is ',
    )
    .replace(/\bstep (?=(?:brother|sister|mum|mummy|mom|dad|daddy|mother|father)s?\b)/gi, 'step')
    .replace(/\b\p{L}+\b/gu, (word) => inHaste[word.toLowerCase()] ?? word);
  const asked = openings.reduce((left, opening) => left.replace(opening, ''), plain);
  const ended = asked
    .replace(/([\s,.!?…:;]|\b(please|pls|plz|thanks|thank you|xx?x?|lol|haha|hehe|lmao)\b)+$/i, '')
    .replace(/(?<=(?:est|best|worst) .*) (in the (whole )?(wide )?world|ever|of all)$/i, '')
    .replace(
      / in (english|spanish|french|german|italian|portuguese|dutch|polish|arabic|hindi|mandarin|chinese|japanese|maori|welsh|irish)$/i,
      '',
    )
    .replace(
      /,? (?:and )?(?:then )?you (?:say|tell us|tell me|decide|make up|choose)(?: the rest| what happens(?: next)?)?$/i,
      '',
    )
    .replace(/ (for|at|before) (bedtime|bed time|tonight|tonight's story|bed)$/i, '')
    .replace(whyItIs, '')
    .replace(
      /(?<=\p{L})[,.;!]+ *(?:i |we )?(?:really )?(?:don'?t|do not) (?:really )?(?:know|mind)(?: what)?$/iu,
      '',
    )
    .replace(nothingMuch, 'anything')
    .replace(howItShallBe, '')
    .replace(/\bno good\b/gi, 'not good')
    .replace(adventureOf, '')
    .replace(outingTo, (_, where: string, after = '') => `a trip to the ${where}${after && ', we '}`)
    .trim();
  return saidPlainly(topicFirst(ended));
}

/** "A train adventure in the jungle" is about a train; "a big adventure" stays what it is. */
const adventureOf =
  /(?<!\b(?:an?|the|our|my|his|her|your|another|some|new|big|great|little|small|magic|magical|exciting|funny|silly|amazing|first|next|real|own|family|\p{L}+['’]s|\p{L}+s['’])) adventures?(?=$| (?:in|on|at|under|with|to|through|around|across|up|down|into|and)\b)/iu;

/** "Zoo trip, loved the giraffes" */
const outingTo =
  /^(?:our |the |his |her |a )?(?:class |school )?(zoo|farm|museum|library|aquarium|beach|seaside|theatre|safari park|castle) (?:trip|visit|outing)\b(,? (?:and )?(?=(?:loved|liked|saw|fed|met|had|did|made|found|ate|stroked|petted|rode)\b))?/i;

/** "A digger please, he's been talking about one all day", "sharks, she's obsessed with them", "…, we are all very tired": nobody asked for that. */
const whyItIs =
  /(?<=\p{L})(?:,? please)?[,.;!]+ *(?:and |because |since |as )?(?:(?:he|she|they)(?:['’](?:s|re)| is| are| has| have) (?:(?:been )?(?:talking|asking|going on) (?:about|for)|(?:just )?(?:obsessed|mad|crazy|nuts|really into|so into|into))\b.*|(?:he|she|they) (?:really )?(?:loves?|likes?) (?:it|them|those)\b.*|(?:we|i|he|she|they)(?: are|['’]re| am|['’]m| is|['’]s) (?:all )?(?:very |so |really |a bit )?(?:tired|knackered|exhausted|shattered|overtired|late|running late)\b.*|(?:(?:it was|it['’]s been|we had|after|been) )?(?:a |an |such a )?(?:very |really )?(?:long|busy|tiring|hard|rough|big) day(?: today)?)$/iu;
/** "Anything short", "something calm and easy": it says how, and not what. */
const nothingMuch =
  /^(?:just )?nothing (?:too |very )?(?:scary|sad|exciting|wild|long|loud)$|^(?:just )?(?:anything|something|a story|whatever)(?: that is| that['’]s)? (?:(?:very |really |nice and |nice )?(?:short|quick|calm|easy|gentle|simple|soothing|relaxing|boring|sleepy|cosy)(?:,? and |, |,? )?)+$|^(?:(?:an?|another|some) )?(?:nice |lovely |good |really |very )*(?:(?:short|quick|calm|easy|gentle|simple|soothing|relaxing|boring|sleepy|cosy|quiet),? (?:and )?)+(?:one|story|tale)$/iu;

/** "Sharks. Not scary ones", "pirates, but not babyish": no tale of ours is, and it is about sharks and pirates. */
const howItShallBe =
  /(?<=\p{L})(?:[,.;!]+ *(?:but |and |just )?|,? but |,? just )(?:not|nothing|never)(?: too| very| really| at all)?(?: an?)? ?(?:too |very |really )?(?:scary|frightening|spooky|creepy|sad|babyish|long)(?: ones?| bits| things?)?(?: at all)?$/iu;

/** "The washing machine, it danced" is that it danced; "a sock and it was the boss" is a sock that was. */
function topicFirst(text: string): string {
  return (
    text
      // "A cricket in the park" is an insect.
      .replace(/^cricket (?=(?:in|on|at|with|after|today|tomorrow)\b)/i, 'playing cricket ')
      .replace(whoWasUnkind, 'somebody ')
      .replace(nameCalled, 'somebody$1 called $2 names')
      .replace(/^(?:the |an? )?wedding of (.+ and .+)$/i, '$1 get married')
      .replace(birthdayInYears, "'s birthday")
      .replace(petIsCalled, 'a $1 called $2')
      .replace(ratherBe, ' wants to')
      .replace(wishesItWere, ' wants to be ')
      .replace(whoseIsGone, ' who lost their $1')
      .replace(/^((?:the|our|my) [^,]+), the one (?=(?:with|that|who|where|from)\b)/i, '$1 ')
      .replace(/^((?:the|our|my)(?: (?!and\b|or\b)[\p{L}'-]+){1,4}), (?:it|he|she|they) (?=\p{L}+ )/iu, '$1 ')
      .replace(
        /^((?:an?|one)(?: (?!and\b|or\b|who\b|that\b)[\p{L}'-]+){1,3})(?:, | and )(?:it|he|she|they) (?=(?:was|is|were|had|has|could|can|would|lived|wanted|went|kept)\b)/iu,
        '$1 that ',
      )
  );
}

/** "A girl called her stupid at school": it is no tale of a girl, but of whoever was called so. */
const whoWasUnkind =
  /^(?:(?:an?|another|some|this|one of the) (?:(?:big|bigger|older|mean|new) )?(?:girl|boy|kid|child|bully|lad)s?|(?:the |some |two )?(?:(?:other|big|bigger|older) )?(?:girls|boys|kids|children)) (?=(?:(?:at|in|from|on) (?:[\p{L}']+ ){1,3})?(?:called(?= (?:her|him|me|us|them|my|our|his|names)\b)|pushed|hit|kicked|laughed|teased|tripped|ignored|copied|shouted|told|said|took|broke|was|were|are|keep|kept|call|laugh|wouldn't|won't|didn't|made)\b.*\b(?:her|him|me|us|my|our|his|mean)\b)/iu;

/** Which word it was is not told, and is no thing. */
const nameCalled =
  /^[Ss]omebody(.{0,40}?) called (me|her|him|us|them|our \p{Ll}+|my \p{Ll}+) (?:an? )?(?!names?\b)\p{Ll}+(?= (?:at|in|on|today|yesterday|again|and|because)\b|[,.!]|$)/u;

const pets =
  'cat|dog|kitten|puppy|rabbit|bunny|hamster|guinea pig|pony|horse|goldfish|tortoise|parrot|budgie|mouse|rat|gerbil';
/** "Cat story. Our cat is called Biscuit, orange, very fat" and "our cat Biscuit" are about a cat, and no biscuit. */
const petIsCalled = new RegExp(
  `^(?:(?:an? )?\\p{L}+ story[.,;:!]+ *)?(?:[Oo]ur|[Mm]y|[Hh]is|[Hh]er|[Tt]heir) (${pets}) is (?:called|named) (\\p{Lu}\\p{L}+)\\b.*$`,
  'u',
);
const petByName = new RegExp(
  `\\b(?:[Oo]ur|[Mm]y) ((?:\\p{Ll}+ )?(?:${pets})) (\\p{Lu}\\p{Ll}+\\b|(?!food|bed|basket|flap|bowl|toy|house|hutch|cage|lead|and|who|that|is|was|has|had)\\p{Ll}{3,}(?= (?:goes|went|is|was|has|had|gets|got|runs|ran|wants|wanted|who|finds|found|meets|met|can|cannot|can't)\\b))`,
  'u',
);

/** Who is one of the family is known already. */
export function petsNamed(text: string, isOfTheFamily: (name: string) => boolean): string {
  return text.replace(petByName, (said, pet: string, name: string) =>
    isOfTheFamily(name.toLowerCase())
      ? said
      : `a ${pet} called ${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  );
}

/** "A princess who would rather be a plumber", "a unicorn who wishes she was just a horse". */
const ratherBe =
  /(?<=\b(?:who|that|which)) (?:would|['’]d) (?:much )?(?:rather|sooner|prefer to)(?= (?!than\b)\p{L})/iu;
const wishesItWere =
  /(?<=\b(?:who|that|which)) (?:wishes|wished|wish) (?:that )?(?:it|he|she|they) (?:was|were|is|are) (?:just |only )?/iu;
/** "A snowman whose nose ran away": it is the snowman's trouble. */
const whoseIsGone =
  / whose (\p{L}+(?: \p{L}+)?) (?:(?:has |had |have )?(?:ran|run|flew|flown|rolled|walked|went|gone|blown|blew|floated|swum|swam) (?:off|away|missing)|(?:has |had |have )?(?:disappeared|vanished)|(?:is|are|was|were|got|went) (?:lost|gone|missing|stolen))(?=$|[ ,.!])(?! for\b)/iu;

/** "Great-grandma turns 100", "Leo will be six on Friday". */
const birthdayInYears =
  /(?<=\p{L}) (?:turns|turned|is turning|(?:will be|is going to be) (?=.*(?:today|tomorrow|soon|day|week|old)$)) ?(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|an? hundred|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)(?: years old)?(?:,? (?:today|tomorrow|soon|on \p{L}+day|this week|next week|at the weekend))?!?$/iu;

/** Words for asking, as they are typed in a hurry. */
const inHaste: Readonly<Record<string, string>> = {
  pleas: 'please',
  plese: 'please',
  pleese: 'please',
  hav: 'have',
  storey: 'story',
  stroy: 'story',
  stori: 'story',
  sotry: 'story',
  abot: 'about',
  abuot: 'about',
  abut: 'about',
  aboutt: 'about',
  tel: 'tell',
  wiht: 'with',
  whith: 'with',
  wonts: 'wants',
  exited: 'excited',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  tmw: 'tomorrow',
  tomoz: 'tomorrow',
  tomorow: 'tomorrow',
  tommorow: 'tomorrow',
  tommorrow: 'tomorrow',
  '2moro': 'tomorrow',
};

const story =
  '(?:(?:(?:bed ?time|short|long|little|funny|nice|new|quick|sleepy|calm|good|silly|really|very|another|lovely|gentle|magical|cute) )*(?:story|stories|tale|tail|book|one|adventure|something))';

/** In the order in which they may follow each other. */
const openings: readonly RegExp[] = [
  /^(?:(?:hi|hello|hey|ok|okay|so|um,|erm|hmm|well|please|tonight|today)[\s,.!:]+)+/i,
  /^(?:(?:can|could|will|would) you (?:please )?do )?(?:a|an|one|the) ?(?:world|one|day|night|town|place|land)? (?:where|in which|when|that) (?=(?:everybody|everyone|everything|nobody|no one)\b)/i,
  /^(?:(?:can|could|may|might) (?:it|this one|tonight's|the story|tonight's story)(?: please)? be (?=about|with|a |an |the ))/i,
  /^(?:(?:can|could|may|will|would) (?:you|we|i) (?:please )?(?:please )?(?:tell|have|make|write|get|hear|do|read|give)(?: (?:us|me|him|her|them|up))? )/i,
  /^(?:(?:he|she|they|we|i|\p{Lu}\p{L}+)(?:'d| would)? (?:really )?(?:want|wants|wanted|like|likes|love|loves|asked for|asking for|is asking for)(?: to (?:hear|have))?|i'm thinking of|tell (?:me|us)|make(?: me| us)?(?: up)?|write(?: me| us)?|give (?:me|us)|read (?:me|us)|let's have|how about|what about|maybe|perhaps) (?=(?:(?:an?|another|some|the|one) )?(?:\p{L}+ ){0,3}(?:story|tale|stories|one|something)\b)/iu,
  new RegExp(
    `^(?:an?|the|another|some|one more|my|our)? ?${story}(?: please)?,? ?(?:which is |that is |that's |all |set )?(?:about|with|of|on|in which|where|featuring|starring|involving|including|for|that has|:|-)(?= |:) *:?`,
    'i',
  ),
  /^(?:il était une fois|érase una vez|erase una vez|había una vez|es war einmal|c'era una volta|era uma vez|er was eens|en español|en francais|en français|auf deutsch|in italiano|por favor|s'il vous plaît|bitte)(?=[\s,:]|$)[\s,:]*/i,
  // A dragon is asked for as a story, and a sister is wanted.
  /^(?:he|she|they|we|i) (?:wants?|asked for|asks for|would like)(?: to hear| to have)? (?=(?!to\b)\p{L})(?!(?:an? )?(?:(?:little|big|baby|new|twin) )*(?:brother|sister|twin)\b)/iu,
  /^(?:anything|whatever|something|surprise (?:me|us)|idk|dunno)[\s,.]*(?:but |maybe |perhaps )?(?:about|with|but with|involving|including) /i,
  /^(?:(?:all )?about|the (?:adventures?|story|tale) of|an? adventure (?:with|of|about|in which|where)|(?:how about|what about|maybe|perhaps|just|what if|what would happen if|imagine(?: if)?|suppose|if(?= (?:i|we|he|she|all|the|my|our|every[a-z]+|nobody) )|once upon a time(?:,? there (?:was|were|lived))?|(?:once )?there (?:was|were|is|are) (?:once )?|the (?:day|time|night|morning) (?:that|when|(?=(?:my|our|the|everything|it|we|i) ))|a (?:day|time|night) when|when|in which|theme:|topic:|wish:|story:))(?= |$|\b) */i,
];

/** What a parent says of the child, behind what was asked for. */
const bedtimeRemark =
  /[,.;!?]+ (?:and |but )?(?:he|she|they) (?:just |still |really |simply )?(?:won['’]?t|can['’]?t|cannot|will not|(?:does not|doesn['’]?t|do not|don['’]?t) want to|refuses? to) (?:settle|sleep|go to (?:sleep|bed)|fall asleep|calm down|wind down|switch off|stay in bed)(?: down)?(?: tonight| at all| yet)?[.!?]*$/i;

export function withoutBedtimeRemark(text: string): string {
  return text.replace(bedtimeRemark, '');
}
