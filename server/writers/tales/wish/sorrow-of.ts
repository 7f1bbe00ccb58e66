import { feelings } from '../english/adjectives.ts';
import type { StoryCharacter } from '../../writer.ts';
import { pronounOfName } from '../people/first-names.ts';
import { wordsIn } from './family-words.ts';
import type { Group, Named } from './groups/group.ts';
import type { Tagged } from './tags/tagged.ts';
import type { Seen } from './shapes/sight.ts';
import type { Sorrow } from './wish.ts';

const elders = `(grandma|granny|gran|nana|nan|nanna|nanny|nonna|oma|abuela|grandmother|grandpa|grandad|granddad|gramps|grandfather|opa|nonno|abuelo|poppa|papou|koro|kuia|great aunt|great uncle|grandparents?)`;
const kin = `(mum|mummy|mom|mommy|mama|mother|dad|daddy|papa|father|parents|sister|brother|aunt|auntie|uncle|cousin|${elders.slice(1, -1)})`;

/**
 * Whether this is a hard evening, and which. What is told of a dragon, or of anybody that a wish calls "a" something, is only a
 * story; a death is always taken as one.
 */
export function sorrowOf(
  tagged: readonly Tagged[],
  groups: readonly Group[],
  seen: Seen | undefined,
  characters: readonly StoryCharacter[],
): Sorrow | undefined {
  const plain = tagged.map(({ low, isOwner }) => (isOwner ? `${low}'s` : low)).join(' ');
  const names = groups.filter((group) => group.kind === 'named');
  if (isOfDeath(plain, names) || isFirstWithout(plain, names)) return ofWhom(plain, names, characters);
  if (isLostForGood(plain, names)) return 'lost for good';
  if (seen?.is === 'afraid of X' && !seen.by && isFirst(names, seen.x)) return 'fear';
  const isTold = isOnlyAStory(names);
  // "The dog is ill": there is one dog, and it is theirs.
  const first = names.find(({ isTime }) => !isTime);
  if (isTold && first?.det === 'the' && pets.test(first.low) && illness.test(plain))
    return 'illness of a pet';
  if (!isTold) {
    for (const [sorrow, pattern] of hard)
      if (pattern.test(plain) && !isSomethingElse(sorrow, plain))
        return sorrow === 'illness' && ofWhom(plain, names, characters) === 'death of a pet'
          ? 'illness of a pet'
          : sorrow;
    if (seen?.is === 'afraid of X' && !seen.by) return 'fear';
    if (
      seen?.by === undefined &&
      /\b(nightmares?|bad dreams?|night terrors?|scared|afraid|frightened|terrified|petrified)\b/.test(
        plain,
      ) &&
      !names.some(({ thing }) => thing && isAlive(thing.kind))
    )
      return 'fear';
  }
  return undefined;
}

const dying =
  /\b(died|dies|dead|dying|die|passed away|passing away|funerals?|grief|grieving|in heaven|to heaven|put to sleep|put down|(?:dog|cat|puppy|kitten|rabbit|bunny|hamster|tortoise|hen) (?:has |just )*(?:got|was|been) (?:run over|hit by a (?:car|lorry|truck|bus))|miscarriage|stillborn|buried|lost the baby|lost our baby|lost a baby)\b/;
const notDying =
  /\b(day of the dead|dead (tired|leaf|leaves|end|good|cool|sea)|batter(y|ies)|phone|engine|laugh(ed|ing)?|buried (?:(?:his|her|its|their|the|some|all|a|my) )?(?:\w+ )?(?:treasure|nuts?|acorns?|bones?|toys?|eggs?|gold|chest|seeds?)|treasure|sea lion|volcano|dies down|to die for|put down (the|his|her|a))\b/;

/** "Grandpa is a star now": so it is said to a child. */
const amongTheStars =
  /\b(?:is|are|was|has become|have become|became|turned into|has turned into) (?:an angel|angels|a star|the brightest star|stars?)(?: (?:now|up there|in the sky|in heaven))+\b|\b(?:is|has gone) (?:now )?(?:up )?(?:in|among|with|to) the (?:stars|angels)\b(?! (?:and|with|on|in|by)\b)/;

/** They died long before anybody: to ask how is no hard evening. */
const longAgo = /\b(?:dinosaurs?|mammoths?|dodos?|t ?rex(?:es)?|pterodactyls?|trilobites?)\b/;

function isOfDeath(plain: string, names: readonly Named[]): boolean {
  if (amongTheStars.test(plain) && isOfSomebodyOfTheirs(names)) return true;
  if (longAgo.test(plain) && !isOfSomebodyOfTheirs(names)) return false;
  const losing = new RegExp(`\\b(lost|losing) (our |my |his |her )?(great )?${elders}\\b`).test(plain);
  if (!losing && (!dying.test(plain) || notDying.test(plain))) return false;
  const things = names.flatMap(({ thing }) => (thing ? [thing] : []));
  // A fire that died, and a plant, are no funeral.
  const isAnybody =
    names.some(({ people, absent }) => people.length > 0 || absent !== undefined) ||
    things.some(({ kind }) => isAlive(kind));
  return isAnybody || things.length === 0 || /\b(heaven|funerals?|passed away|death|grief)\b/.test(plain);
}

function isOfSomebodyOfTheirs(names: readonly Named[]): boolean {
  return names.some(
    ({ people, absent, low, det }) =>
      people.length > 0 || absent !== undefined || (pets.test(low) && det !== 'a' && det !== 'an'),
  );
}

/** "Our first Diwali without Dadaji" */
function isFirstWithout(plain: string, names: readonly Named[]): boolean {
  const elder = new RegExp(`\\bfirst (\\S+ ){1,3}without (our |my |his |her )?(${elders}|dadaji|nanaji)\\b`);
  return elder.test(plain) && names.some(({ absent }) => absent !== undefined);
}

const goneForGood =
  /\b(?:for good|for ?ever|(?:never|not|isn't|isnt|won't|wont|will never)(?: (?:ever|be|going to))* com(?:e|es|ing) back|never (?:came|got) (?:back|home)|never (?:been |be |was |got )?found|(?:thrown|threw|chucked) (?:\w+ ){0,2}(?:away|out)|went (?:in|out with) the (?:bin|rubbish))\b/;
const loved =
  /\b(?:teddy|bear|bunny|rabbit|blanket|blankie|blanky|lovey|cuddly|snuggly|doll|dolly|comforter|muslin|toy|(?:stuffed|soft|cuddly|toy) \w+)\b/;
const isLost = /\b(?:is|was|got) lost\b/;
const leftSomewhere = /\bleft (?:\w+ ){1,3}(?:on|in|at) (?:the|a|our)\b/;

/** "Flopsy is lost": somebody whom nobody knows, and no pirate. */
const isOnlyAName = ({ people, thing }: Named): boolean => people.length === 0 && thing?.thing === undefined;

/** What was slept with every night, and does not come back: no pet that ran away, nobody who left, and no "a bear who …". */
function isLostForGood(plain: string, names: readonly Named[]): boolean {
  const [first] = names.filter(({ isTime }) => !isTime);
  return (
    goneForGood.test(plain) &&
    /\b(?:lost|left|gone|threw|thrown|chucked|found|went|back)\b/.test(plain) &&
    (loved.test(plain) || leftSomewhere.test(plain) || (isLost.test(plain) && names.every(isOnlyAName))) &&
    !/\b(?:ran|run|flew|escaped|hutch|cage|dummy|pacifier|dogs?|cats?|puppy|kitten|hamster|tooth)\b/.test(
      plain,
    ) &&
    !(first?.det !== undefined && /^an?$/.test(first.det)) &&
    names.every(({ absent }) => absent === undefined)
  );
}

/** "scared of spiders": somebody is, and it is not the spiders. */
function isFirst(names: readonly Named[], x: Named | undefined): boolean {
  return names.find(({ isTime }) => !isTime) === x;
}

/** Of an animal of the house, or of somebody. */
function ofWhom(plain: string, names: readonly Named[], characters: readonly StoryCharacter[]): Sorrow {
  // "Rex died. He was our dog."
  if (petDied.test(plain)) return 'death of a pet';
  if (wasOurPet.test(plain) && names.every(({ absent }) => absent === undefined)) return 'death of a pet';
  const isOurs = names.some(({ people }) =>
    people.some((index) => wordsIn(characters[index]?.relationship ?? '').some((word) => pets.test(word))),
  );
  if (isOurs) return 'death of a pet';
  const isPet = names.some(({ thing, low }) => thing?.kind === 'creature' || pets.test(low));
  // "Arthur's hamster died": Arthur is well.
  const isSomebody = names.some(
    ({ absent, thing, low, isOwner }) =>
      !isOwner && (absent !== undefined || (thing?.kind === 'person' && !pets.test(low))),
  );
  return isPet && !isSomebody
    ? 'death of a pet'
    : names.some(({ low, people }) => people.length > 0 && pets.test(low))
      ? 'death of a pet'
      : 'death of somebody';
}

const pets =
  /^(pets?|dogs?|cats?|pupp(y|ies)|kittens?|rabbits?|bunn(y|ies)|hamsters?|gerbils?|guinea pigs?|goldfish|fish|budgies?|tortoises?|horses?|pon(y|ies)|hens?|chickens?|mouse|rats?|parrots?|ducks?)$/;

/** "Ben's hamster Peanut died": neither Ben, nor a nut. */
const petDied =
  /(?:^|[.!,;] |\b(?:[\p{L}’']+['’]s|our|my|his|her|their|the) (?:\p{L}+ )?)(?:pet|dog|cat|puppy|kitten|rabbit|bunny|hamster|gerbil|guinea pig|goldfish|fish|budgie|tortoise|horse|pony|hen|chicken|parrot|mouse|rat)(?: \p{L}+)? (?:(?:has|had|just|sadly) )*(?:died|passed away|is dying|dies|is dead|went to heaven)\b/u;

const wasOurPet =
  /\b(?:was|is) (?:our|my|his|her|the) (?:\w+ )?(?:pet|dog|cat|puppy|kitten|rabbit|bunny|hamster|gerbil|guinea pig|goldfish|fish|budgie|tortoise|horse|pony|hen|parrot|rat)\b(?!['’]s)/;

function isAlive(kind: string): boolean {
  return kind === 'creature' || kind === 'person';
}

/** "an owl who is ill", "a dragon with two homes": somebody who is only in the story. */
function isOnlyAStory(names: readonly Named[]): boolean {
  const first = names.find(({ isTime }) => !isTime);
  if (first?.thing === undefined || first.people.length > 0) return false;
  // "Isabel is moving to a new house": a child whom they know, though she was not chosen for tonight.
  if (first.det === undefined && pronounOfName(first.low) !== undefined) return false;
  const isOurs = first.det !== undefined && /^(my|our|your|his|her)$/.test(first.det);
  return (
    !isOurs &&
    isAlive(first.thing.kind) &&
    !/^(friend|best friend|doctor|nurse|monster|vet|ghost|doctors|dentist)$/.test(first.thing.noun)
  );
}

const illness = new RegExp(
  `\\b(in|into|to|from|at) (the )?hospital\\b(?<!works? (in|at) (the )?hospital)|\\b(cancer|chemo|chemotherapy|operation|surgery|grommets?|ear tubes|tubes in (?:my|his|her|their) ears|chicken ?pox|diabetes|leukaemia|leukemia|asthma|injections?|vaccinations?|jabs?|broken (arm|leg|wrist|foot)|broke (my|his|her|an|a|the) (arm|leg|wrist|foot)|tonsils?|fever|flu|covid|tummy bug|measles|seizures?|epilepsy)\\b|\\b(is|was|are|am|be|being|feeling|feels|got|very|so|really|been|gets|getting|poor|my|our) (very |so |really |quite |too )*(ill|sick|poorly|unwell)\\b|^(ill|sick|poorly|illness|being ill)$|\\b(?:cut|chop|saw|tak)(?:e|s|t?ing|p?ing)? (?:(?:my|his|her) (?:leg|arm|foot|hand|toe|finger)s? off|off (?:my|his|her) (?:leg|arm|foot|hand|toe|finger)s?)\\b|\\bbald (now )?(because|from|after|since)\\b|\\bhair (has |is )?(fell|fallen|falling) out\\b|\\b(poorly|sick|ill) (${kin.slice(1, -1)}|dog|cat|rabbit|hamster|puppy|kitten)\\b`,
);

const isUnwell = /\b(?:ill|sick|poorly|unwell|operation|cancer|broke|broken)\b/;

/** Who was sick on the ferry is well again on land. */
const travelSick =
  /\b(boat|ferry|ship|car|bus|coach|plane|swing|roundabout)\b.*\bsick\b|\bsick (on|in) (the|a|our|my) (boat|ferry|ship|car|bus|coach|plane)\b/;

/** Mum is in hospital and a baby is born; and who moves, where it isn't the family, leaves a family that stays. */
const birth =
  /\b(having|have|had|has) (the|a|our|her|my)? ?(new )?(baby|babies|twins)\b|\b(giving|give|gave) birth\b|\bbaby (?:brother |sister )?(has |is )?(come|came|comes|coming|arrived)\b|\b(?:was|were|is|been|just) born\b/;
/** "Mummy works nights in the hospital": she goes there every evening, and is well. */
const atWorkThere =
  /\b(?:works?|working|worked|shifts?|job)(?: (?:nights?|days?|late|shifts?|evenings?|weekends?|again|tonight|all night))* (?:in|at|for) (?:the |a |our )?(?:\w+ )?hospital\b|\b(?:is|are|was) an? (?:\w+ )?(?:nurse|doctor|midwife|surgeon|paramedic|cleaner|porter)\b[^.!?]*\bhospital\b/;
const atTheirs = new RegExp(`\\bat (my |his |her |our )?${elders}\\b`);
const othersMove = new RegExp(
  `\\b(${elders.slice(1, -1)}|aunt|auntie|aunty|uncle|cousins?|neighbours?|teacher)( \\S+)? (is|are|'s|will be) moving\\b`,
);

/** "Grandma is moving to Spain": she is not in tonight's story, but spoken of. */
export function isMovingAway(text: string): boolean {
  return othersMove.test(text.toLowerCase());
}

function isSomethingElse(sorrow: Sorrow, plain: string): boolean {
  if (sorrow === 'illness')
    return travelSick.test(plain) || birth.test(plain) || (atWorkThere.test(plain) && !isUnwell.test(plain));
  // Who is homesick at Grandma's is the one who went.
  if (sorrow === 'far away' && /\bhomesick\b/.test(plain) && atTheirs.test(plain)) return true;
  // "Grandma forgot to pick her up": once, and not who she is.
  if (sorrow === 'forgetting') return /\bforgot to (?:pick|fetch|collect|bring|call|ring)\b/.test(plain);
  if (sorrow === 'far away') return /\b(miss|missing|misses) home\b.*\bmoved\b/.test(plain);
  return sorrow === 'moving' && othersMove.test(plain);
}

const hard: readonly (readonly [Sorrow, RegExp])[] = [
  [
    'forgetting',
    new RegExp(
      `\\b(dementia|alzheimers?|alzheimer's)\\b|\\b${elders}('s)? (is |was |has |keeps? |always |often |does |do |can |could |not |did )*(forget|forgets|forgot|forgetting|forgotten|forgetful|remember|confused|memory|losing (her|his) memory)|\\b(forgets|forgot|forgotten|not remember) (me|us|my name|our names|who i am|who we are)\\b|\\b${elders} .*\\b(forget|forgets|forgetting|not remember)\\b`,
    ),
  ],
  ['illness', illness],
  [
    'separation',
    new RegExp(
      `\\b(divorce[ds]?|divorcing|separat(ed|ion|ing)|splitting up|split up|splits up|broke up|two (homes|houses|bedrooms|birthdays)|not live together|live apart|living apart|(sleep|sleeping|staying|stay|night|nights|weekend|weekends|week|house) (over )?(at|with) (my |his |her )?(dad|daddy|mum|mummy|mom|mommy|papa|mama|father|mother)('?s)?\\b|(dad|daddy|mum|mummy|mom|mommy)'?s (new )?(house|flat|place|home|apartment)|mov(ed|ing) out(?! of (?:our|the|this) ))\\b|(?<!\\b(?:when|after|as|once|before|time) (?:(?:my|his|her) )?)\\b(dad|daddy|papa|mum|mummy|mom|mommy|mama) (has )?left\\b|\\b(dad|daddy|papa|mum|mummy|mom|mommy|mama) (now )?(lives|is living|sleeps|is sleeping|stays|is staying) (now )?((in|at) )?(somewhere else|(a |an |his |her )(own |new |different |other |another )+(house|flat|home|place|apartment))|\\b(dad|daddy|papa|mum|mummy|mom|mommy|mama) (now )?(has|has got) (now )?(his|her) own (house|flat|home|place|apartment)|\\b(dad|daddy|papa|mum|mummy|mom|mommy|mama) (does not|doesn't|doesnt) live (with us|here|at home)`,
    ),
  ],
  [
    'far away',
    new RegExp(
      `\\b(miss|missing|misses|missed) (my |our |his |her )?(best |old )?(friend|friends|home|${kin.slice(1, -1)})\\b|\\bhomesick\\b|\\b${kin} (is |are |has |was |'s |lives |live |works |working |gone |going |be |been |will )+(not )*(far |so far |very far )?(away|abroad|deployed|in prison|in jail|in the army|in the navy|overseas|in another country|in a care home|in a nursing home)|\\b(friend|friends|cousin|cousins|neighbour|neighbours|teacher|bestie) (has |is |are |have |just )*(moved|moving|left|leaving|going)( away)?\\b|\\b(moved|moving|gone|going|lives|live|living|away) (so |very |too )?far away\\b|\\b${kin} (is |has been |will be |has gone )(?:out )?(?:at sea|(?:on|onto|to) (?:an? |the |his |her )?(?:ship|boat|submarine|oil rig|rig) (?:until|till|for)\\b)|\\bfar away (${kin.slice(1, -1)}|friend)|\\b(daddy|dad|mummy|mum|mom|mommy|papa|mama) (is |has |'s )?(gone )?away\\b|\\b${kin}\\b.* (in|into|to|from) (prison|jail)\\b|\\bmoved away\\b|\\bworks? (?:away\\b|(?:on|at|out on) (?:an? |the )?(?:oil )?rig\\b)|\\baway (for|at|with) (work|sea|the army)\\b`,
    ),
  ],
  [
    'moving',
    /\b(we|i|they) (are|am|will be|were|have)( all| just| also)?( to)? (moving|moved)\b(?! up)|\b(moving|move|moved|changing) (house|houses|home|day|away|out of|to a new|to another|countries|country|schools?)\b|\bnew (house|home|flat|apartment)\b|\b(?:leaving|(?:say|says|saying|said) goodbye to) (our|my|the) (old )?(house|home|flat|apartment)\b|^moving$|\bwe( have|'ve| just| all)* moved\b(?! (up|on|the|it|him|her|them|all|around|along)\b)|\bmiss(es|ed|ing)? (our|my|the|his|her|their) old (house|flat|room|bedroom|garden|street)\b|\b(we|they) (move|are off|leave) (from|to) [a-z]|\bmoving to [a-z]/,
  ],
];

/** The one word for how somebody feels in the wish. */
export function feelingOf(tagged: readonly Tagged[]): string | undefined {
  for (const { low, tag } of tagged) {
    const feeling = feelings.get(low);
    if (feeling !== undefined && !(low === 'love' || low === 'kind' || low === 'calm')) return feeling;
    if (feeling !== undefined && tag === 'adj') return feeling;
  }
  return undefined;
}
