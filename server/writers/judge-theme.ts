import { Problem } from '#contract/problem.ts';
import { isFrightening } from './frightening.ts';
import { ideasFor, quietIdeas } from './ideas-instead.ts';
import { isAtRisk } from './unfit/at-risk.ts';
import { withoutMishaps } from './unfit/everyday.ts';
import { classesIn, inPlainWords, type UnfitClass, unfitIn } from './unfit/index.ts';
import { withoutMischance } from './unfit/mischance.ts';

/**
 * What a parent's words ask for, judged before any writer sees them. `offer` and `decline` come with three ideas; `at-risk` is
 * no theme at all but perhaps a child's trouble: a word to the grown-up comes first, and the ideas beside it are quiet ones. Sorrow is not refused here: there are stories made for it.
 */
export type Verdict =
  | { kind: 'fine' }
  | { kind: 'offer' | 'decline'; suggestions: [string, string, string] }
  | { kind: 'at-risk' };

export function judgeTheme(theme: string): Verdict {
  const plain = inPlainWords(theme);
  const words = withoutMishaps(plain).join(' ');
  const earnest = withoutMischance(words);
  const kinds = new Set(classesIn(earnest.split(' ')).map(({ kind }) => kind));
  if (isAtRisk({ plain: earnest, typed: theme }) || aChildsTrouble.some((kind) => kinds.has(kind)))
    return { kind: 'at-risk' };
  const isUnfit = unfitWishes.some((kind) => kinds.has(kind)) || unfitAlone.test(words);
  if (isUnfit || unfitIn(theme).some(({ kind }) => kind === 'addresses'))
    return { kind: 'decline', suggestions: ideasFor(words) };
  if (isFrightening(words)) return { kind: 'offer', suggestions: ideasFor(words) };
  return { kind: 'fine' };
}

const aChildsTrouble: readonly UnfitClass[] = ['self-harm', 'abuse'];
/** Sorrow may be wished for, and so may a thing by the name it is sold under. */
const unfitWishes: readonly UnfitClass[] = ['violence', 'gore', 'blood', 'sex', 'drugs', 'weapons', 'slurs'];

/** What alone is a wish for something else than sleep, and in a sentence need not be. */
const unfitAlone = /\b(shooting|shooter|weapons?|stab(s|bed|bing)?|hangings?$|cruelty|daggers?)\b/;

/** Refuses kindly and never repeats what was written. */
export function refuseUnfit(theme: string): void {
  const verdict = judgeTheme(theme);
  if (verdict.kind === 'fine') return;
  if (verdict.kind === 'at-risk')
    throw new Problem('unfit_for_bedtime', { message: someoneToTalkTo, suggestions: quietIdeas });
  const message =
    verdict.kind === 'offer'
      ? 'That one is a bit too scary for bedtime. Shall we make it one of these?'
      : undefined;
  throw new Problem('unfit_for_bedtime', { ...(message && { message }), suggestions: verdict.suggestions });
}

/** Whether a hobby or a trait may be said aloud in a story; one that may not is left out of it. */
export function isFit(words: string): boolean {
  return judgeTheme(words).kind === 'fine';
}

const someoneToTalkTo =
  'This sounds too important for a story. If a child may be hurt or unsafe, please talk to somebody tonight: your doctor, ' +
  'your school, or your local emergency number. childhelplineinternational.org lists a free helpline for every country.';
