import { hobbyForms } from './hobby.ts';
import { lintSpeeches } from './lint-speech.ts';
import { type Node, parseTemplate } from './template.ts';

export type SlotRules = {
  tokens: readonly string[];
  /** Words without the optional sentences. */
  most: number;
  mayRecallTheDay?: true;
  /** Said of this family's own house, where nobody may be whom they do not have. */
  isAtHome?: true;
  pronoun?: 'he' | 'she';
};

export const partTokens: readonly string[] = [
  'hero',
  'pet',
  'elder',
  'grownup',
  'little',
  'teen',
  'friend',
  'C',
  'X',
];
const listTokens: readonly string[] = ['all', 'others'];
const partyTokens: readonly string[] = ['they', 'them', 'their'];
const cultureTokens: readonly string[] = [
  'goodnight',
  'house',
  'yard',
  'street',
  'tree',
  'food',
  'sweet',
  'drink',
  'blanket',
  'lamp',
  'bird',
  'nightSound',
  'weather',
  'stars',
  'smell',
];
const kitTokens: readonly string[] = [
  'lost',
  'guest',
  'road',
  'prize',
  'realm',
  'inrealm',
  'folk',
  'clue',
  'air',
  'sign',
];
export const familyTokens: readonly string[] = [
  ...partTokens.filter((part) => part !== 'C' && part !== 'X'),
  ...listTokens,
  ...partyTokens,
  ...cultureTokens,
];
export const arcTokens: readonly string[] = [...familyTokens, ...kitTokens];

export function lintLine(where: string, text: string, rules: SlotRules): string[] {
  const faults = lintWords(where, text, rules);
  let nodes: Node[];
  try {
    nodes = parseTemplate(text);
  } catch (error) {
    return [`${where}: ${error instanceof Error ? error.message : String(error)}`];
  }
  for (const token of tokensOf(nodes)) {
    if (!rules.tokens.includes(token.name))
      faults.push(`${where}: {${token.name}} cannot be counted on here`);
    else if (!formsOf(token.name).includes(token.form))
      faults.push(`${where}: {${token.name}.${token.form}} has no such form`);
  }
  const core = text.replace(/<\?:[^<>]*>/g, '').replace(/\[([^|\]]*)[^\]]*\]/g, '$1');
  const words = core.split(/\s+/).filter(Boolean).length;
  if (words > rules.most)
    faults.push(`${where}: ${words} words, at most ${rules.most} without what is optional`);
  for (const sentence of core.replace(/<[^:]*:|>/g, '').split(/[.!?…]["']?\s|~\w+ |~; /)) {
    const length = sentence.split(/\s+/).filter(Boolean).length;
    if (length > 26) faults.push(`${where}: ${length} words in one breath: ${sentence.trim().slice(0, 40)}`);
  }
  return [...faults, ...lintSpeeches(where, text)];
}

export function tokensOf(nodes: readonly Node[]): { name: string; form: string }[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'token') return [{ name: node.name, form: node.form }];
    if (node.kind === 'choice') return node.options.flatMap(tokensOf);
    return node.kind === 'gate' ? tokensOf(node.nodes) : [];
  });
}

function formsOf(name: string): readonly string[] {
  if (name === 'C' || name === 'X') return ['', 's', 'he', 'him', 'his', 'was', 'is', ...hobbyForms];
  if (name === 'hero') return ['', 'a', 's', 'he', 'him', 'his', 'was', 'is'];
  if (partTokens.includes(name)) return ['', 's', 'he', 'him', 'his', 'was', 'is'];
  if (listTokens.includes(name)) return ['', 'was'];
  if (name === 'they') return ['', 'was'];
  if (['guest', 'road', 'prize', 'who', 'thing', 'lost', 'wish'].includes(name))
    return ['', 'a', 's', 'he', 'him', 'his', 'was', 'is'];
  return [''];
}

const saysBadly =
  /\b(wind|winds|tear|tears|bow|bows|row|rows|lead|leads|live|lives|read|reads|close|dove|wound|minute|sow|content|desert|object|refuse|bass)\b/i;
const never =
  /\b(suddenly|magical|magically|enchanted|wondrous|whimsical|twinkling|twinkled|embarked|nestled|tapestry|unforgettable|little did|once upon a time|adventure awaits|sense of wonder|true meaning|learned that|learnt that)\b/i;
const housemates =
  /\b(?<!than )(the|our) (cat|dog|baby|kitten|puppy|grandmother|grandfather|mother|father|brother|sister)(’s|'s)?\b(?! (from )?next)/i;
const earlierInTheDay = /\b(morning|breakfast|noon|midday|lunch|lunchtime|afternoon|sunrise|dawn)\b/i;

export function lintWords(where: string, text: string, rules: Partial<SlotRules>): string[] {
  const faults: string[] = [];
  const refuse = (pattern: RegExp, why: string, within = text) => {
    const match = pattern.exec(within);
    if (match) faults.push(`${where}: ${why}: "${match[0].trim()}"`);
  };
  const words = text.replace(/\{[^}]*\}/g, '{}');
  refuse(saysBadly, 'two sounds in one spelling', words);
  refuse(never, 'a word we never use', words);
  refuse(/!/, 'no calling out');
  refuse(/\d/, 'a figure; write it out', words.replace(/<[\d+-]+:/g, ''));
  refuse(/\p{L}-\p{L}|[–—]|--| - /u, 'a dash', words.replace(/<[\d+-]+:/g, ''));
  refuse(/[()\\]/, 'a sign that is not spoken', words);
  refuse(/\b(the|a|an) \{(?!C\.|X\.|food|sweet|drink)/i, 'an article before a token that has its own');
  refuse(/\.he\} (was|were|is|are)\b/, 'write {….was} after a pronoun');
  refuse(/\{(all|others|they)\} (was|were)\b/, 'write {….was} after a list');
  const gendered = /\b(he|she|him|her|his|hers|himself|herself)\b/i.exec(words)?.[0]?.toLowerCase();
  const allowed =
    rules.pronoun === 'he'
      ? ['he', 'him', 'his', 'himself']
      : rules.pronoun === 'she'
        ? ['she', 'her', 'hers', 'herself']
        : [];
  if (gendered && !allowed.includes(gendered)) faults.push(`${where}: a guessed "${gendered}"`);
  if (rules.isAtHome) refuse(housemates, 'somebody they may not have');
  if (!rules.mayRecallTheDay) refuse(earlierInTheDay, 'an hour that is over', words.replace(/"[^"]*"/g, ''));
  if ((text.match(/"/g)?.length ?? 0) % 2 === 1)
    faults.push(`${where}: a quotation mark without its other half`);
  return faults;
}

export function lintKeep(where: string, keep: string): string[] {
  const faults = lintWords(`${where}.keep`, keep, {});
  if (!/^the |^one |^all /.test(keep)) faults.push(`${where}.keep: begin with "the": "${keep}"`);
  if (keep.split(' ').length > 9 || /[{}.]/.test(keep))
    faults.push(`${where}.keep: a short plain phrase: "${keep}"`);
  return faults;
}
