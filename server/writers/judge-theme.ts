import { Problem } from '#contract/problem.ts';

import { isFrightening } from './frightening.ts';
import { withoutMishaps } from './unfit/everyday.ts';
import { largeEnough } from './unfit/grown-ups.ts';
import { classesIn, inPlainWords, type UnfitClass, unfitIn } from './unfit/index.ts';

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
  if (
    atRisk.test(earnest) ||
    hurtByTheirs.test(theme.toLowerCase()) ||
    aChildsTrouble.some((kind) => kinds.has(kind))
  )
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

/** Every answer of this kind has three; beside such a word none of them may be funny. */
const quietIdeas: [string, string, string] = [
  'a small lamp that stays on all night',
  'the moon at the window',
  'a quiet evening with a cup of cocoa',
];

/** Whom it may be done to, and who may be feared, as a child or a parent would say it. */
const somebody =
  '(me|him|her|us|them|mum|mummy|mom|mommy|dad|daddy|my (mum|mummy|mom|mommy|mother|dad|daddy|father|brother|sister|son|daughter|child|wife|baby))';
const grownUp = `(${largeEnough})`;

const atRisk = new RegExp(
  `\\b(${[
    `(hits?|hitting|hurts?|hurting|beats?|beating|smack(s|ed|ing)?|slap(s|ped|ping)?|punch(es|ed|ing)?|touch(es|ed)?|touching|kick(s|ed|ing)?|chok(es|ed|ing)|threaten(s|ed)?) ${somebody}\\b(?! (a ball|the ball|the puck|home))`,
    `lock(s|ed)? ${somebody} (in|out|up)`,
    `(hurt|hurting|hurts|harm|harms|harming|cut|cuts|cutting|kill|kills|killing|starve|starves|starving) (myself|himself|herself|themselves)`,
    `want(s|ed)? to die|wants? to be dead|wish(es|ed)? (i|he|she) (was|were) dead|better off dead|end (my|his|her) life`,
    `(dont|doesnt|does not|do not|not) want to live( any ?more)?( \\.)?$`,
    `(afraid|scared|frightened|terrified) (of (my |his |her |our |the )?${grownUp}(?! (snor|sing|cook|driv|beard|joke|sneez|danc|(hat|dog|cat|parrot|goose)\\b))|to go home)`,
    `neglected|not fed|beaten (by|up)`,
  ].join('|')})\\b`,
);

/** In the parent's or the child's own words: in plain ones a nose that bled is only a nosebleed. */
const hurtByTheirs = new RegExp(
  `\\b${grownUp} (hits?|beats?|smack(s|ed)?|slap(s|ped)?|punch(es|ed)?|kick(s|ed)?) my (nose|lip|gums?|tooth|teeth|knee)\\b`,
);

const softThing =
  /^((foot)?ball|snow(ball|flake)?|rain(drop)?|hail(stone)?|wave|wind|breeze|leaf|feather|bubble|balloon|pillow|cushion|frisbee|kite|sunbeam|moonbeam|sun|moon|star|acorn|conker|apple|bee|butterfly|moth|ladybird|bird)s?$/;

/** "the snowball that hit Dad" is mischance, and so is a pony's kick. Anybody else who hits or touches is taken in earnest, and so is what follows. */
function withoutMischance(words: string): string {
  const match =
    /^(?:(?:a|an|the|some|my|our) )?(?:\w+ )?((?!that|which|who)\w+) (?:(?:that|which|who) )?(?:hit|kick|touch|slap)(?:s|es|ed|ped|ting)? /.exec(
      words,
    );
  const who = match?.[1] ?? '';
  return match && (softThing.test(who) || animal.test(who)) ? words.slice(match[0].length) : words;
}

const animal =
  /^(dog|puppy|cat|kitten|rabbit|bunny|hamster|mouse|rat|horse|pony|donkey|fish|bird|parrot|chicken|hen|duck|goose|goat|sheep|lamb|cow|calf|pig|turtle|snake|frog|hedgehog|llama|bear|fox|lion|tiger|monkey|elephant|giraffe|penguin|owl|unicorn|dragon|kangaroo|zebra|camel)s?$/;

/** What alone is a wish for something else than sleep, and in a sentence need not be. */
const unfitAlone = /\b(shooting|shooter|weapons?|stab(s|bed|bing)?|hangings?$|cruelty|daggers?)\b/;

function ideasFor(words: string): [string, string, string] {
  const own = gentler.find(([asked]) => asked.test(words))?.[1] ?? 'who ate the cake';
  const others = spareIdeas.filter((idea) => idea !== own);
  return [own, others[words.length % others.length] ?? '', others[(words.length + 3) % others.length] ?? ''];
}

const gentler: readonly (readonly [RegExp, string])[] = [
  [/zombie/, 'the sleepy zombie who lost his slippers'],
  [/vampire/, 'a shy little vampire who likes tomato soup'],
  [/werewol/, 'a wolf who only eats vegetables'],
  [/haunted|ghost|spook/, 'a friendly ghost'],
  [/skeleton|skull/, 'a funny skeleton who cannot find his hat'],
  [/war|battle|fight|army|weapon/, 'a tug of war that nobody wins'],
  [/explo|bomb|apocalypse|nuclear/, 'a volcano that holds its breath'],
  [/demon|devil|evil|horror|scar|creep|terr/, 'a little monster who is afraid of the dark'],
];

const spareIdeas = [
  'who ate the cake',
  'a little monster who is afraid of the dark',
  'a night on the sleeper train',
  'the lighthouse',
  'the moon comes to supper',
  'a treasure map made of jam',
  'a dragon with a cold',
] as const;
