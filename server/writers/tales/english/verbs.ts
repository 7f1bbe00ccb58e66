import { irregularVerbs, knownBases, otherIrregularForms } from './verb-list.ts';

/** All forms of what is done, with what belongs to it: "come down", "comes down", "came down", "come down", "coming down". */
export type Verb = { base: string; third: string; past: string; done: string; ing: string };
export type VerbForm = keyof Verb;

/** The verb of a phrase in whatever form it stands: "was a chef" and "being a chef" are "be a chef". */
export function verbOf(phrase: string): Verb {
  const [first = '', ...rest] = phrase.trim().split(/\s+/);
  const forms = formsOf(baseOf(first) ?? guessedBase(first));
  const asked = rest.join(' ');
  // Who would not stop for anybody, and then does, stops for everybody.
  const tail = asked.replace(/\bany(?=(?:body|one|thing|where)\b)/g, 'every');
  return {
    base: joined(forms.base, asked, 'base'),
    third: joined(forms.third, tail, 'third'),
    past: joined(forms.past, tail, 'past'),
    done: joined(forms.done, tail, 'done'),
    ing: joined(forms.ing, tail, 'ing'),
  };
}

/** "danced", "were a chef": what goes with one, or with many. */
export function agreeing(verb: Verb, form: 'third' | 'past', isMany: boolean): string {
  if (!isMany) return verb[form];
  if (form === 'third') return verb.base.replace(/^be\b/, 'are');
  return verb.past.replace(/^was\b/, 'were');
}

/** "sing and dance": both are done. */
function joined(head: string, tail: string, form: VerbForm): string {
  if (tail === '') return head;
  const second = /^(?:(.*) )?(and|or) (\S+)( .*)?$/.exec(tail);
  const base = second?.[3] === undefined ? undefined : baseOf(second[3]);
  if (!second || base === undefined || (second[1] && !/^[\w ]+$/.test(second[1]))) return `${head} ${tail}`;
  // "bread and butter" is nothing that one does.
  if (second[1] !== undefined && !particles.has(second[1])) return `${head} ${tail}`;
  const before = second[1] === undefined ? '' : `${second[1]} `;
  return `${head} ${before}${second[2]} ${formsOf(base)[form]}${second[4] ?? ''}`;
}

/** Small words that belong to a verb: come down, give back. */
export const particles: ReadonlySet<string> = new Set(
  'up down away back off out in on over around round along by through together apart home'.split(' '),
);

/** All forms of one word in its base form. */
export function formsOf(base: string): Verb {
  if (base === 'be') return { base, third: 'is', past: 'was', done: 'been', ing: 'being' };
  const odd = irregularVerbs.get(base);
  const past = regularPast(base);
  return {
    base,
    third: thirdOf(base),
    past: odd?.past ?? past,
    done: odd?.done ?? past,
    ing: ingOf(base),
  };
}

function thirdOf(base: string): string {
  if (base === 'have') return 'has';
  if (/[^aeiou]y$/.test(base)) return base.replace(/y$/, 'ies');
  return /(s|x|z|ch|sh|[^aeiou]o|go|do)$/.test(base) ? `${base}es` : `${base}s`;
}

function regularPast(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return base.replace(/y$/, 'ied');
  return `${doubled(base)}ed`;
}

function ingOf(base: string): string {
  if (base.endsWith('ie')) return base.replace(/ie$/, 'ying');
  if (/[^eoy]e$/.test(base) && base !== 'be') return `${base.slice(0, -1)}ing`;
  return `${doubled(base)}ing`;
}

/** hop is hopped; and as it is spelt in Britain, travel is travelled. */
function doubled(base: string): string {
  if (!/[^aeiou][aeiou][bcdfgklmnprstvz]$|^[aeiou][bdgmnprt]$|qu[aeiou][bdgmnprtz]$/.test(base)) return base;
  const isShort = (base.replace(/^qu/, 'q').match(/[aeiouy]+/g) ?? []).length === 1;
  const last = base.slice(-1);
  if (last === 'c') return `${base}k`;
  return isShort || stressedAtTheEnd.has(base) || /[^aeiou][ae]l$/.test(base) ? base + last : base;
}

const stressedAtTheEnd = new Set(
  'begin forget admit upset babysit zigzag kidnap leapfrog worship regret unwrap unzip unplug control patrol prefer refer permit'.split(
    ' ',
  ),
);

const bases: ReadonlyMap<string, string> = formsToBases();

function formsToBases(): ReadonlyMap<string, string> {
  const all = new Map<string, string>();
  for (const base of knownBases) {
    const { third, past, done, ing } = formsOf(base);
    // The first that has a form keeps it: "lay" is itself before it is the past of "lie".
    for (const form of [third, past, done, ing]) if (!all.has(form)) all.set(form, base);
  }
  for (const [form, base] of otherIrregularForms) all.set(form, base);
  // "traveled" as it is spelt in America.
  for (const base of knownBases)
    if (/[^aeiou][ae]l$/.test(base))
      for (const ending of ['ed', 'ing']) if (!all.has(base + ending)) all.set(base + ending, base);
  for (const base of knownBases) all.set(base, base);
  return all;
}

/** The base of any form of a verb that we know. */
export function baseOf(word: string): string | undefined {
  return bases.get(word.toLowerCase());
}

/** Which forms a word may be; none where we do not know the verb. */
export function formsNamed(word: string): readonly VerbForm[] {
  const base = baseOf(word);
  if (base === undefined) return [];
  const low = word.toLowerCase();
  const own = (['base', 'third', 'past', 'done', 'ing'] as const).filter(
    (form) => formsOf(base)[form] === low,
  );
  if (own.length > 0) return own;
  if (low === 'am' || low === 'are') return ['third'];
  return low.endsWith('ing') ? ['ing'] : ['past', 'done'];
}

/** Of a verb that nobody has heard of: "blorped" is from "blorp", "gribbling" from "gribble". */
export function guessedBase(word: string): string {
  const low = word.toLowerCase();
  const stem = /^(.*[aeiouy].*?)(ing|ed)$/.exec(low)?.[1];
  if (stem !== undefined && stem.length > 1) {
    if (low.endsWith('ied')) return `${low.slice(0, -3)}y`;
    if (/([bdgmnprt])\1$/.test(stem)) return stem.slice(0, -1);
    if (
      /([^aeiou]l|[aeiou][csvz]|[iaou]k|[^e]at|[ou]r|[dnr][gc]|u)$/.test(stem) &&
      !/(oo|ou|ee|ea|ai|w)k$/.test(stem)
    )
      return `${stem}e`;
    return stem;
  }
  if (/[^aeiou]ies$/.test(low)) return `${low.slice(0, -3)}y`;
  if (/(ch|sh|ss|x|zz)es$/.test(low)) return low.slice(0, -2);
  return /[^s]s$/.test(low) && low.length > 3 ? low.slice(0, -1) : low;
}
