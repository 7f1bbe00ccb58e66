import { cultures } from '#contract/stories.ts';
import type { Condition } from '../tale.ts';
import { hobbyClasses, isWho, kinds, natures } from './vocabulary.ts';

export type Complain = (line: number, text: string) => void;

/** "dog or cat and not alone": all that stands between `and` must hold. */
export function readCondition(source: string, line: number, complain: Complain): Condition {
  const terms = source.split(/\s+and\s+/).map((term) => {
    const not = /^(no|not)\s/.test(term);
    const any = term
      .replace(/^(no|not)\s+/, '')
      .split(/\s+or\s+/)
      .map((word) => word.trim());
    return { not, any };
  });
  for (const question of terms.flatMap(({ any }) => any)) {
    if (!isQuestion(question))
      complain(line, `"${question}" in "${source}" is nothing that can be asked; see the guide, <...: ...>`);
  }
  return { terms, source };
}

const plainQuestions = new Set<string>([
  ...'short medium long 2-4 5-7 8-12 5+ 2-7 alone company people cannot plural mass proper hobby absent'.split(
    ' ',
  ),
  ...hobbyClasses,
  ...natures,
]);

function isQuestion(question: string): boolean {
  return (
    plainQuestions.has(question) ||
    isWho(question) ||
    /^hero \d+(-\d+|\+)$/.test(question) ||
    /^\d+\+? others$/.test(question) ||
    /^[A-Z]+( is [a-z]+)?$/.test(question) ||
    /^([A-Z]+ )?likes [\w-]+$/.test(question) ||
    /^(hero|[A-Z]+) (loves|natured)$/.test(question) ||
    /^does [\w-]+$/.test(question) ||
    /^key \w+$/.test(question) ||
    isOneOf(question, 'kind ', kinds) ||
    isOneOf(question, 'culture ', cultures) ||
    isOneOf(question, 'asks ', ['why', 'how', 'what', 'when', 'where']) ||
    isOneOf(question, 'knows ', [
      'noise',
      'part',
      'home',
      'does',
      'likes',
      'near',
      'where',
      'why',
      'so',
      'subject',
      'own',
      'past',
      'ing',
      'verb',
    ])
  );
}

function isOneOf(question: string, before: string, words: readonly string[]): boolean {
  return question.startsWith(before) && words.includes(question.slice(before.length));
}
