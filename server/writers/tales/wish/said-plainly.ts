import { baseOf, guessedBase } from '../english/verbs.ts';

type Way = readonly [said: RegExp, plainly: string | ((...parts: string[]) => string)];

const friends = '(?:best |good |great |new )?(?:friends|mates|pals|buddies)';
const colours =
  'red|orange|yellow|green|blue|indigo|violet|purple|pink|gold|silver|white|black|brown|grey|gray';

/** What is put in a way of its own, as other wishes put it: the tales know those. In this order. */
const ways: readonly Way[] = [
  // "A crane (the building kind, not bird)", "her toy giraffe (we got her back)"
  [/(?<=\p{L}) ?\([^()]*\)/gu, ''],
  // "Papa forgot to pick him up"
  [
    /(?<!\p{L})(?<!\b(?:an?|the) )(?!who\b|that\b|which\b)(?:(?:my|his|her|our) )?(\p{L}+) (?:has )?(?:forgot|forgotten) to (?:(?:pick|fetch|collect) (?:him|her|me|us|them)(?: up)?|pick up \p{Lu}\p{L}+)(?!\p{L})/iu,
    'picked up late by $1',
  ],
  // "The first day of Ms. Okafor's class"
  [/\b(Mr|Mrs|Ms|Dr|St)\.(?= \p{Lu})/gu, '$1'],
  [
    /\b(first day) (?:of|in|at) (?:(?:the|her|his|our|my|a|new|Mr|Mrs|Ms|Miss|\p{Lu}[\p{L}-]*['’]s|\p{Lu}[\p{L}-]*) ){1,4}class(?:room)?\b/iu,
    '$1 at school',
  ],
  // "My name is Wren i am 6 and i want a story about a cheetah"
  [
    /^(?:(?:hi|hello),? )?(?:my name is|i am|i'm) \p{Lu}[\p{L}-]*,?(?: and)?(?: (?:i am|i'm) \w+(?: years old)?,?)?(?: and)? (?:i (?:want|would like|like)|can i have|tell me|please tell me) (?:an? |another )?(?:story )?(?:about |with |of )?(?=\p{L})/iu,
    '',
  ],
  // "He told me no one played with him at recess"
  [
    /^(?:he|she|\p{Lu}[\p{L}-]*) (?:told me|told us|says|said|tells me)(?: that)? (?=(?:no one|nobody|he|she|they|somebody|someone|everybody|everyone)\b)/u,
    '',
  ],
  [/\bat recess\b/giu, 'at playtime'],
  // "She cried when mummy left": nobody was left behind.
  [
    /\b(cr(?:ied|ies|ying)\b.*) when (?:mum|mummy|mom|mommy|mama|dad|daddy|papa) (left|leaves|goes|went)\b/iu,
    '$1 when I $2',
  ],
  // "Rockets and then also a bunny"
  [/ and (?:then (?:also )?|also )(?=(?:an? |the |some )?\p{L}+$)/iu, ' and '],
  // "A shepherd boy and one very naughty sheep"
  [/(?<=^(?:an?|the) [\p{L} ]+) and one (?=(?:very |really )?(?!of\b)\p{L}+ \p{L}+)/iu, ' and a '],
  // "The very first day of spring"
  [/^(?:the )?(?:very )?first day of (?=(?:spring|summer|autumn|winter)$)/iu, ''],
  // "The hungry caterpillar but different", "a tortoise but not the race one": how it shall be, and not what.
  [
    /(?:,| -)? but (?:(?:(?:make it|something|very|quite|a bit|really) )?(?:different|funny|funnier|silly|sillier|shorter|longer|happier|better|nicer)|with a twist|in a (?:funny|silly|different|new) way|not the [\p{L} ]{1,30}one)$/iu,
    '',
  ],
  // "My brother keeps taking my things, I am Tess and I'm 7"
  [
    /,? (?:and )?(?:i am|i'm|my name is) \p{Lu}[\p{L}-]*(?:,? (?:and )?(?:i am|i'm) \w+(?: years old)?)?$/iu,
    '',
  ],
  // "… and can there also be a digger"
  [/,? and (?:can|could) (?:there|it|we) (?:please )?(?:also )?(?:be|have) (?=\p{L})/iu, ' and '],
  // "Were going to Spain tomorrow"
  [/^were (?=(?:going|having|getting|moving|flying|driving|off)\b)/i, "we're "],
  // "A cloud who is sad and keeps raining"
  [
    / (who|that|which) ((?:is|was|are|were) \p{L}+) and (keeps?|kept) (?=\p{L}+ing\b)(.+)$/iu,
    ' $1 $3 $4 and $2',
  ],
  // "A superhero whose only power is making toast"
  [
    / whose only (?:super ?power|magic power|power|trick|talent|gift|magic) (?:is|was) (\p{L}+ing)\b/iu,
    (_, doing = '') => ` who can only ${baseOf(doing) ?? guessedBase(doing)}`,
  ],
  // "A toaster who dreams of being a spaceship"
  [/ (?:dreams?|dreamed|dreamt|is dreaming) (?:of|about) being (?=\p{L})/iu, ' wants to be '],
  // "A scarecrow who wishes the birds would visit him"
  [
    / (who|that|which) (?:wishes|wished|wish) (?:that )?((?:the|his|her|its|their|somebody|someone|everybody|everyone|people|other|more|all)\b(?: \p{L}+){0,3}?) would (?=\p{L})/iu,
    ' $1 wants $2 to ',
  ],
  // "He doesn't want to sleep without the light on"
  [
    / (?:doesn't|doesnt|does not|don't|dont|do not|won't|wont|will not|can't|cant|cannot) (?:want to )?(?:go to )?(?:sleep|bed) without (?:the|a|an|his|her|my|their) (?:(?:hall|night|landing|bedside) ?)?(?:light|lamp)(?: on)?$/iu,
    ' is afraid of the dark',
  ],
  [/\b(can't|cannot|cant|couldn't|could not) choose(?= (?:which|what|between)\b|$)/giu, '$1 decide'],
  [/\bmade out of (?=\p{L})/giu, 'made of '],
  // "A rainbow that lost its blue": who lost a red shoe has lost a shoe.
  [
    new RegExp(
      `\\blost (its|it's|his|her|their) (${colours})(?=$|[,.!]| (?:and|but|when|so|in|at)\\b)`,
      'iu',
    ),
    (_, whose = '', colour = '') => `lost ${whose.replace("'", '')} ${colour} colour`,
  ],
  // "A hedgehog who can't find anywhere to sleep"
  [
    / (?:can't|cannot|cant|couldn't|could not) find (?:anywhere|somewhere|a place|any place|nowhere)(?: to (\p{L}+)| for (?=the winter|winter))/iu,
    (_, doing = 'sleep') => ` is looking for a place to ${doing}`,
  ],
  // "Mermaid and a shark best friends"
  [
    new RegExp(`^(\\p{L}[^,]* and (?:an? |the )?\\p{L}+) ${friends}$`, 'iu'),
    (said, two = '') =>
      / (?:are|be|become|became|make|makes|made|being)$/i.test(two) ? said : `${two} become friends`,
  ],
  // "A bin lorry and a butterfly who become friends"
  [
    new RegExp(
      `^((?:an? |the )?[^,]+ and (?:an? |the )?[^,]+?) (?:who|that) (?=(?:become|are|make|became|were|made) ${friends}$)`,
      'iu',
    ),
    '$1 ',
  ],
  // "A fairy who makes friends with a beetle": it is about the two.
  [
    new RegExp(
      `^((?:an? |the )[^,]+?)(?: who| that| which)? (?:makes?|made|becomes?|became|wants to (?:be|make)|is|are|was) ${friends} with ((?:an? |the |two |three |all the )[^,]+)$`,
      'iu',
    ),
    '$1 and $2 become friends',
  ],
  // "A bear with no friends"
  [
    /^((?:an? |the )(?!.* (?:who|that|which) ).+?) (?:with no|without any|without a|with not a single) friends?$/iu,
    '$1 who has no friends',
  ],
  // "Tilly wants to be goalkeeper but the boys won't let her": it is she who is left out.
  [
    /,? but (?:(?:the|his|her|my|all the|some|big|other|older) )*\p{L}+ (?:won't|will not|wouldn't|don't|doesn't|didn't|never) let (?:him|her|them|me|it)(?: (?:play|join in|in|do it|have a go))?$/iu,
    ' but is left out',
  ],
  [
    /\b(?:have|has|had|having|are having|were having|get into|got into) an? (?:big |huge |little |silly )?(?:argument|quarrel|row|squabble)\b/iu,
    'argue',
  ],
  // "A girl called Zoe who has a pet dragon": it is told of the child whose evening it is.
  [
    /^an? (?:little |young )?(?:girl|boy|child|kid)(?:,? (?:called|named) \p{Lu}[\p{L}-]*)? (?:who|that|and|with) (?:has |had |keeps |kept )?(?:an? |her |his )(?=pet )/iu,
    'a ',
  ],
];

export function saidPlainly(text: string): string {
  return ways.reduce(
    (said, [way, plainly]) =>
      typeof plainly === 'string' ? said.replace(way, plainly) : said.replace(way, plainly),
    text,
  );
}
