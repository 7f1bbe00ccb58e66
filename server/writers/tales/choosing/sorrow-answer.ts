import type { Sorrow, TaleHead } from '../tale.ts';
import { namedRole } from '../notation/vocabulary.ts';
import { isIllAtHome, isInHospital } from '../wish/ill-at-home.ts';
import { matches } from '../wish/matches.ts';
import type { Wish } from '../wish/wish.ts';
import type { Asked } from './evening.ts';
import { isOfAFeast } from './named-beside.ts';
import { type Answer, worths } from './worths.ts';

/** Nothing comes before these; a friend who moved away may have a tale of their own. */
const gravest: ReadonlySet<Sorrow> = new Set([
  'death of a pet',
  'death of somebody',
  'illness',
  'illness of a pet',
  'forgetting',
  // Told of one that is found, it would be a promise.
  'lost for good',
]);

/** A hard evening comes before all else; but who is afraid of the dark is better served by a tale about the dark, and a frightened dragon by its own. */
export function sorrowAnswer(
  head: TaleHead,
  sorrow: Sorrow,
  { wish, cast, likely }: Asked,
): Answer | undefined {
  if (wish.sorrow !== sorrow) return undefined;
  // A hamster does not go round the beds at night: which animal is ill is said, or whose name it is.
  const named = cast.people.filter(({ index }) => wish.people.includes(index));
  const isThatAnimal = head.subjects.some(
    (word) =>
      wish.words.has(word) || named.some(({ role }) => role === word || (role === 'pet' && word === 'pet')),
  );
  if (sorrow === 'illness of a pet' && !isThatAnimal) return undefined;
  if (isOfAFeast(head) && !likely(head.subjects).some((phrase) => matches(phrase, wish) > 0))
    return undefined;
  if (sorrow === 'illness' && !isOfThisIllness(head, { wish, cast, likely })) return undefined;
  const isOfNothing = wish.things.every(({ kind }) => kind === 'idea');
  const isGrave = gravest.has(sorrow) && !(sorrow === 'illness' && isPoorly(wish));
  const worth = sorrow === 'fear' ? (isOfNothing ? 95 : 40) : isGrave ? worths.graveSorrow : worths.sorrow;
  // Mum in hospital is another evening than a child who has to go there.
  const said = Math.max(
    0,
    ...[...likely(head.subjects), ...likely(head.matters)].map((phrase) => matches(phrase, wish)),
  );
  return { worth: worth + 10 * said, why: [`sorrow: ${sorrow}`] };
}

/**
 * Whose illness it is, and whether it takes them from the house: a child's tonsils are no answer to what Daddy has, nor a bed in hospital to a
 * broken arm, a pump or an inhaler.
 */
function isOfThisIllness(
  head: TaleHead,
  { wish, cast, likely }: Pick<Asked, 'wish' | 'cast' | 'likely'>,
): boolean {
  const isAnothers =
    visited.test(wish.text) ||
    wish.absent.length > 0 ||
    wish.people.some((index) => index !== cast.hero.index);
  const isToldOfAnother =
    somebodyElse.test(head.subjects[0] ?? '') ||
    head.needs.some(({ roles }) => roles.some((role) => namedRole.test(role)));
  if (isAnothers !== isToldOfAnother) return false;
  const isSaid = [...likely(head.subjects), ...likely(head.matters)].some(
    (phrase) => matches(phrase, wish) > 0,
  );
  return isSaid || (isAnothers ? !isIllAtHome(wish) : isInHospital(wish));
}

/** Who is visited in hospital is somebody else, whoever it may be. */
const visited = /\bvisit\w* (?:\S+ ){1,4}in (?:the )?hospital\b/i;

const somebodyElse =
  /\b(?:mum|mummy|mom|dad|daddy|parent|gran|granny|grandma|grandpa|grandad|nana|sister|brother|somebody)\b/;

/** A child at home with a fever is not in hospital, and a tale of such a day is as good. */
function isPoorly({ words, absent, people }: Wish): boolean {
  const says = (list: string) => list.split(' ').some((word) => words.has(word));
  return (
    absent.length === 0 &&
    people.length === 0 &&
    says('fever temperature sick poorly ill unwell flu bug tummy pox spot measles cough') &&
    !says('hospital operation surgery cancer chemo tonsil injection broken break ambulance')
  );
}
