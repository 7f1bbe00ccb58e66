import type { StoryRequest } from '../writer.ts';
import type { UnfitClass } from './lexicon.ts';
import { plainly } from './plain.ts';

/** All that a family wrote itself, for whoever judges what is written for it. */
export const ownWordsOf = (request: StoryRequest): string =>
  [
    request.theme,
    request.retells?.but ?? '',
    ...request.interests,
    ...request.characters.flatMap(({ relationship, hobbies, traits }) => [
      relationship,
      ...hobbies,
      ...traits,
    ]),
  ].join(' . ');

export type Allowed = {
  words: string;
  kinds: ReadonlySet<UnfitClass>;
  /** What a small child did today, and is told of tonight. */
  deeds: readonly RegExp[];
  /** Who plays beats and is beaten: "Tomorrow I'm going to beat you." */
  hasGames: boolean;
  /** Who throws snowballs or plays ball shoots at others: "Why did you shoot at us?" */
  hasThrowing: boolean;
};

/** What a family's own words let in. Remembered, since a story is judged paragraph by paragraph. */
export function allowedBy(own: string): Allowed {
  if (own === last.own) return last.allowed;
  const words = ` ${plainly(own, () => false).join(' ')} `;
  const kinds = new Set<UnfitClass>();
  if (aboutLoss.test(words)) kinds.add('death');
  if (aboutBodies.test(words)) kinds.add('blood');
  last = {
    own,
    allowed: {
      words,
      kinds,
      deeds: deedsIn(words),
      hasGames: aboutGames.test(words),
      hasThrowing: aboutThrowing.test(words),
    },
  };
  return last.allowed;
}

let last: { own: string; allowed: Allowed } = {
  own: '',
  allowed: { words: ' ', kinds: new Set(), deeds: [], hasGames: false, hasThrowing: false },
};

/**
 * "She bit her brother today": a story about it says so. Only the bare deed, as one child does it to another; with anything more to it (a
 * face, a hammer, again and again) it is found as what it is.
 */
export const isOwnDeed = (found: string, { deeds }: Allowed): boolean =>
  found.split(' ').length <= 4 && deeds.some((deed) => deed.test(` ${found} `));

/** Bare, and of one person by another: with anything more to it (a belt, every night) it is found as what it is. */
export const isOnlyGame = (found: string, { hasGames }: Allowed): boolean =>
  hasGames && beaten.test(found.replace(/ \.$/, ''));

const beaten =
  /^(?:(?:i|we|you|ill|youll|well|ll) )?(?:will |can |could |never |nearly |going to |gonna |want to |wanted to )(?:beat|beating) (?:you|me|us)$/;
/** What is played to be won. A sport that somebody loves is not enough: whoever loves football can be beaten as others are. */
const aboutGames =
  / (?:(?:board|card) games?|los(?:es|ing|er)|hates? to lose|wins?|winning|winner|rac(?:e|es|ing)|ludo|chess|dominoes|draughts|checkers|champion\w*|tournament) /;

/** With snow or with a ball, and of people who are only spoken of: whom, and nothing more. */
export const isOnlyThrown = (found: string, { hasThrowing }: Allowed): boolean =>
  hasThrowing &&
  /^(?:shot|shoot|shoots|shooting|fired|firing|fires) at (?:us|me|them|him|her|you)$/.test(found);

const aboutThrowing =
  / (?:snow\w*|water fights?|football|soccer|netball|basketball|hockey|handball|goal\w*) /;

const nurseryDeeds: readonly RegExp[] = [
  / (?:bites?|biting|bit|bitten|biter) /,
  / (?:hits?|hitting) /,
  / (?:kick(?:s|ed|ing)?) /,
  / (?:smack(?:s|ed|ing)?|slap(?:s|ped|ping)?) /,
  / (?:scratch(?:es|ed|ing)?|pinch(?:es|ed|ing)?) /,
  / (?:push(?:es|ed|ing)?|shov(?:es?|ed|ing)) /,
];

/** "Dad hit the ball for six" has nobody in it who was hit. */
const toAnotherChild =
  '(?:(?:my|his|her|our|their|a|another|the) )?(?:\\w+ )?(?:sister|brother|twin|cousin|friend|friends|baby|boy|girl|child|children|kids?|people|others|somebody|someone|me|him|us|them) ';
const deedsIn = (words: string): readonly RegExp[] =>
  nurseryDeeds.filter((deed) => new RegExp(deed.source + toAnotherChild).test(words));

const aboutLoss =
  / (?:die[sd]?|dying|dead|deaths?|funerals?|grie\w+|mourn\w*|heaven|lost (?:her|his|our|my|their|a) (?:\w+ )?(?:mum|dad|mother|father|dog|cat|pet|brother|sister|baby|friend|gran\w*|nan\w*|pop\w*|uncle|aunt|hamster|rabbit|fish|goldfish)|passed (?:away|on)|miss(?:es|ing)?|buried|cemetery|graves?|remember(?:ing)? (?:gran\w*|nan\w*)|put (?:to sleep|down)|murio|mort|gestorben|tangi|dia de (?:los )?muertos|day of the dead|matariki|puanga|o?bon|qingming|all souls|ghosts?|ghostly|haunt\w*|spooky|halloween|zombies?|vampires?|tombs?|pharaohs?|mumm(?:y|ies)|skeletons?|bones|fossils?|dinosaurs?) /;
const aboutBodies =
  / (?:blood\w*|bleed\w*|knees?|plasters?|band aids?|bandages?|scrape[sd]?|graze[sd]?|nosebleeds?|doctors?|nurses?|hospitals?|vets?|tooth|teeth|dentists?|hearts?|bod(?:y|ies)|injections?|jabs?|vaccin\w+|needles?|splinters?|accidents?|ambulances?|operations?|paramedics?|surgeons?|cuts?) /;
