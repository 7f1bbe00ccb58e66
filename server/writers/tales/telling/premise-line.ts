import { countWords } from '../../words.ts';
import type { SubjectWords } from './subject-words.ts';

type Around = {
  hero: string;
  subject?: SubjectWords | undefined;
  other?: SubjectWords | undefined;
};

/** More than this nobody reads with a child on their lap. */
const mostWords = 26;

/**
 * What a tale is about, in its author's sentence, for whoever has not heard it: how it begins, and not what turns it. What stands for whatever
 * was wished for (X, Z, Y) is said by its name. None where that cannot be said well: what the sentence says of one is not true of many.
 */
export function premiseLine(premise: string, { hero, subject, other }: Around): string | undefined {
  const beginning = howItBegins(premise);
  const said = saying(saying(beginning, 'X', subject), 'Z', other);
  const verb = subject?.words['verb'] ?? subject?.words['thing'];
  const whole = verb === undefined ? said : said.replaceAll(/\bY\b/g, verb);
  if (unsaid.test(whole)) return undefined;
  const named = whole.replaceAll(/\b[Tt]he hero\b/g, hero).replaceAll("'", '’');
  return `${named.charAt(0).toUpperCase()}${named.slice(1)}.`;
}

/** Up to its "until"; and of what is long, the first clauses. A clause that has lost its own ("and the child, who") goes with it. */
function howItBegins(premise: string): string {
  const [untold = ''] = premise.replace(/\.$/, '').split(/[,;]? (?:until|till) /);
  const clauses = untold.split(nextClause);
  const lengths = clauses.map(countWords);
  let count = 1;
  let words = lengths[0] ?? 0;
  while (words + (lengths[count] ?? Infinity) <= mostWords) words += lengths[count++] ?? 0;
  if (count === clauses.length) return untold;
  while (count > 1 && (lengths[count - 1] ?? 0) < aWholeClause) count--;
  return clauses.slice(0, count).join('');
}

const aWholeClause = 5;
const nextClause = /(?=[;:]|, (?:and|but|so|because|which|who|whom|where|since|while|as)\b)/;

/** The X on a treasure map is one. */
const unsaid = /(?<!\b[Tt]he )\b[XYZ]\b|[{<]/;

/** "A penguin" where it comes in, and "the penguin" from then on. */
function saying(sentence: string, letter: string, thing: SubjectWords | undefined): string {
  const { asubject, subject } = thing?.words ?? {};
  if (asubject === undefined || subject === undefined || thing?.isPlural) return sentence;
  const place = new RegExp(`(?<!\\b[Tt]he )\\b${letter}\\b`);
  return sentence.replace(place, asubject).replaceAll(new RegExp(place, 'g'), subject);
}
