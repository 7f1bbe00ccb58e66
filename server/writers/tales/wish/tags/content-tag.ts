import { adjectives } from '../../english/adjectives.ts';
import { formsNamed } from '../../english/verbs.ts';
import { theThings } from '../../things/book.ts';
import type { Word } from '../words-of.ts';
import {
  areTwo,
  beForms,
  canBeNoun,
  isAfterDet,
  isAsked,
  isDoneBy,
  isFinite,
  isMany,
  isOnlyDone,
  isPerson,
  takesObject,
  wantsVerb,
} from './beside.ts';
import { isNounLike, type Tag, type Tagged } from './tagged.ts';

/** Nouns, verbs and adjectives: which of them, where a word may be more than one. */
export function contentTag(word: Word, words: readonly Word[], at: number, done: readonly Tagged[]): Tag {
  const { low } = word;
  const before = done.at(-1);
  const next = words[at + 1];
  const forms = formsNamed(low);
  const isVerb = forms.length > 0;
  const isAdjective = adjectives.has(low);
  const isThing = theThings().named(low) !== undefined;
  const nextIsNoun = next !== undefined && canBeNoun(next) && !isFinite(next);
  if (wantsVerb(before) || (before?.tag === 'adv' && wantsVerb(done.at(-2))))
    return isAdjective && !forms.includes('base') ? 'adj' : 'verb';
  if (before?.tag === 'verb' && beForms.has(before.low)) {
    if (low === 'missing') return 'adj';
    if (forms.includes('ing')) return 'verb';
    if (isAdjective) return 'adj';
    return forms.includes('done') && !isThing ? 'verb' : 'noun';
  }
  if (isAfterDet(before)) {
    if (isThing && isAdjective) return nextIsNoun ? 'adj' : 'noun';
    if (isAdjective) return 'adj';
    if (nextIsNoun && !isThing && (forms.includes('ing') || isOnlyDone(low))) return 'adj';
    return 'noun';
  }
  if (before && isNounLike(before)) {
    if (states.test(low)) return 'adj';
    if (isAdjective && !isThing)
      return forms.includes('past') && !forms.includes('base') && low !== 'lost'
        ? 'verb'
        : isVerb && low === 'lost' && next
          ? 'verb'
          : 'adj';
    if (!isVerb)
      return word.hasCapital && before.tag === 'noun' && !before.hasCapital && before.named && !isThing
        ? 'name'
        : 'noun';
    const isAlive = before.named?.thing.kinds[0] === 'creature' || before.named?.thing.kinds[0] === 'person';
    // "our goldfish Bubbles"
    if (word.hasCapital && isAlive && before.tag === 'noun' && !before.hasCapital) return 'name';
    if (forms.includes('ing')) return isThing && !isAlive ? 'noun' : 'verb';
    // "made of cheese" has been done to it.
    if (
      forms.includes('done') &&
      next &&
      /^(of|from|by|with|in|into)$/.test(next.low) &&
      /^(made|built|filled|covered|dressed|stuck|trapped|written|called|stuffed|painted)$/.test(low)
    )
      return 'adj';
    if (isThing && !isDoneBy(before, low, next) && !isAsked(done)) return 'noun';
    // "Diwali lights"
    if (next === undefined && before.named?.thing.is.includes('holiday')) return 'noun';
    if (forms.includes('past') || forms.includes('third')) return 'verb';
    return isMany(before) || before.tag === 'name' || before.tag === 'kin' || isAsked(done) || areTwo(done)
      ? 'verb'
      : 'noun';
  }
  if (before?.tag === 'pron' || before?.tag === 'rel') {
    if (isVerb) return 'verb';
    return isAdjective ? 'adj' : 'noun';
  }
  // At the start, after a comma, a preposition or a verb.
  const nextIsSmall = next !== undefined && !next.stop && !canBeNoun(next);
  if (isThing && (next === undefined || next.stop !== undefined)) return 'noun';
  if (forms.includes('third') && isSaidOfThem(words, at)) return 'verb';
  if (forms.includes('ing') && !isAdjective) {
    if (
      isThing &&
      next !== undefined &&
      /^(to|away|up|down|home|out|over|around|off|back|through|into|like)$/.test(next.low)
    )
      return 'verb';
    if (isThing && !takesObject(next) && !nextIsNoun)
      return next !== undefined && adjectives.has(next.low) ? 'verb' : 'noun';
    if (!nextIsNoun) return 'verb';
    return goBeforeNouns.has(low) && !isPerson(next) ? 'adj' : 'verb';
  }
  if (isAdjective) return isVerb && takesObject(next) ? 'verb' : 'adj';
  if (isThing)
    // "… and lifts the whole house"
    return (forms.includes('base') ||
      (forms.includes('third') && before?.tag === 'conj') ||
      (low === 'saw' && at === 0)) &&
      takesObject(next) &&
      before?.tag !== 'prep'
      ? 'verb'
      : 'noun';
  if (forms.includes('base') && before?.tag !== 'prep') return 'verb';
  if (before?.tag === 'prep' && !forms.includes('ing')) return 'noun';
  if (isVerb && (nextIsSmall || next === undefined || before?.tag === 'adv')) return 'verb';
  if (isOnlyDone(low)) return nextIsNoun && !takesObject(next) ? 'adj' : 'verb';
  if (forms.includes('past') && !forms.includes('base')) return 'verb';
  return 'noun';
}

/** "Leaves wet towels everywhere", said of whom it is told to. */
function isSaidOfThem(words: readonly Word[], at: number): boolean {
  const [next, after] = [words[at + 1], words[at + 2]];
  return (
    at === 0 && next !== undefined && adjectives.has(next.low) && after !== undefined && canBeNoun(after)
  );
}

/** How somebody is, though it looks as if they had done it: "a princess stuck in a tower". */
const states = /^(stuck|trapped|tangled|scared|frightened|terrified|tired|hurt|dressed|asleep)$/;

/** "talking animals" are some, but "eating vegetables" is done to them. */
const goBeforeNouns = new Set(
  `talking singing dancing sleeping walking jumping running missing growing glowing shining shooting swimming rolling
  snoring laughing hopping whispering sneezing smiling floating bouncing wandering travelling hiding sparkling
  twinkling roaring humming whistling grumbling exploding shrinking flickering flying melting crying racing speaking`.split(
    /\s+/,
  ),
);
