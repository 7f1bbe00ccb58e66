import type { Content } from './content-shelf.ts';
import {
  type Encounter,
  type Line,
  needsAboutSomething,
  needsOfSomebody,
  needs,
  roleClasses,
} from './format.ts';
import { hobbyForms } from './hobby.ts';
import { type Node, parseTemplate } from './template.ts';

/**
 * Refuses content that could come out wrong for some family: a token that nobody stands for, a guessed he or she, the
 * same speaker twice, an hour that runs backwards, a word that a speaking machine trips over. Each fault says where.
 */
export function lintContent(content: Content): string[] {
  const faults: string[] = [];
  const seen = new Set<string>();
  const check = (where: string, lines: readonly Line[], rules: SlotRules) => {
    lines.forEach((line, index) => {
      const place = `${where}[${index}]`;
      const text = typeof line === 'string' ? line : line.text;
      if (seen.has(text)) faults.push(`${place}: told elsewhere already`);
      seen.add(text);
      faults.push(...lintLine(place, text, rules));
      if (typeof line !== 'string' && line.keep !== undefined) faults.push(...lintKeep(place, line.keep));
    });
  };

  for (const arc of content.arcs) {
    const kit = [...arcTokens, ...(arc.meets === 'own' ? [] : [])];
    check(`${arc.id}.titles`, arc.titles, { tokens: kit, most: 10 });
    check(`${arc.id}.spark`, arc.spark, { tokens: kit, most: 95, mayRecallTheDay: true });
    check(`${arc.id}.promise`, arc.promise, { tokens: kit, most: 75 });
    check(`${arc.id}.between`, arc.between, { tokens: kit, most: 50 });
    check(`${arc.id}.heart`, arc.heart, { tokens: kit, most: 95 });
    check(`${arc.id}.gift`, arc.gift, { tokens: kit, most: 60 });
    check(`${arc.id}.homeward`, arc.homeward ?? [], { tokens: kit, most: 60 });
    if (arc.mode === 'home' && !arc.homeward?.length)
      faults.push(`${arc.id}: a home arc needs its own homeward`);
    for (const beat of ['spark', 'promise', 'heart', 'gift'] as const) {
      if (arc[beat].length < 4) faults.push(`${arc.id}.${beat}: only ${arc[beat].length} variants`);
    }
    faults.push(...lintNeighbours(`${arc.id}: spark, promise`, arc.spark, arc.promise));
    faults.push(...lintNeighbours(`${arc.id}: heart, gift`, arc.heart, arc.gift));
    for (const encounter of arc.encounters ?? []) checkEncounter(`${arc.id}.${encounter.id}`, encounter);
  }

  function checkEncounter(where: string, encounter: Encounter): void {
    const own = [...(encounter.who ? ['who'] : []), ...(encounter.thing ? ['thing'] : [])];
    const gender = typeof encounter.who === 'object' ? encounter.who.pronoun : undefined;
    const rules = { tokens: [...familyTokens, ...own], ...(gender && { pronoun: gender }) };
    check(`${where}.meet`, encounter.meet, { ...rules, most: 60 });
    check(`${where}.solved`, encounter.solved, { ...rules, most: 50 });
    faults.push(...lintKeep(where, encounter.keep));
    if (needsOfSomebody.includes(encounter.need) && !encounter.who)
      faults.push(`${where}: ${encounter.need} needs a who`);
    if (needsAboutSomething.includes(encounter.need) && !encounter.thing)
      faults.push(`${where}: ${encounter.need} needs a thing`);
    if (encounter.meet.length < 2 || encounter.solved.length < 2)
      faults.push(`${where}: needs two ways to be met and to be solved`);
    encounter.meet.forEach((line, index) => {
      const speaker = lastSpeaker(textOf(line));
      if (speaker !== undefined && speaker !== 'who' && partTokens.includes(speaker))
        faults.push(`${where}.meet[${index}]: ends with a speech of the family`);
    });
  }
  const encounterIds = new Set<string>();
  for (const encounter of content.encounters) {
    if (encounterIds.has(encounter.id)) faults.push(`${encounter.id}: two encounters have this id`);
    encounterIds.add(encounter.id);
    checkEncounter(encounter.id, encounter);
  }

  content.solutions.forEach((solution, index) => {
    const where = `solutions.${solution.class}[${index}]`;
    const mayWho = solution.needs.every((need) => needsOfSomebody.includes(need));
    const mayThing = solution.needs.every((need) => needsAboutSomething.includes(need));
    check(where, [solution], {
      tokens: ['C', 'X', 'they', 'them', 'their', ...(mayWho ? ['who'] : []), ...(mayThing ? ['thing'] : [])],
      most: 62,
    });
    if (firstSpeaker(solution.text) === 'who') faults.push(`${where}: begins with a speech of {who}`);
    if (lastSpeaker(solution.text) === 'who') faults.push(`${where}: ends with a speech of {who}`);
  });
  for (const role of roleClasses) {
    for (const need of needs) {
      if (!content.solutions.some((solution) => solution.class === role && solution.needs.includes(need)))
        faults.push(`solutions: ${role} has no answer to ${need}`);
    }
  }

  for (const trait of content.traits)
    check(`trait ${trait.asked[0]}`, trait.acts, { tokens: ['C', 'they', 'them', 'their'], most: 24 });
  for (const pack of content.cultures) {
    const home = { tokens: familyTokens, isAtHome: true } as const;
    check(`${pack.id}.openings`, pack.openings, { ...home, most: 50, mayRecallTheDay: true });
    check(`${pack.id}.manners`, pack.manners, { ...home, most: 45 });
    check(`${pack.id}.hush`, pack.hush, { ...home, most: 40 });
    for (const [name, words] of Object.entries(pack.words))
      faults.push(...lintWords(`${pack.id}.words.${name}`, words, {}));
  }
  for (const theme of content.themes) {
    check(`${theme.id}.touches`, theme.touches, {
      tokens: [...familyTokens, 'folk', 'realm', 'inrealm', 'air', 'asked'],
      most: 45,
    });
    check(`${theme.id}.entrance`, theme.entrance ?? [], { tokens: [...familyTokens, 'asked'], most: 45 });
    check(`${theme.id}.glimpses`, theme.glimpses, {
      ...(theme.sorrow !== 'baby' && { isAtHome: true }),
      tokens: [...familyTokens, 'folk', 'realm', 'inrealm', 'air', 'asked'],
      most: 45,
    });
    check(`${theme.id}.echoes`, theme.echoes, {
      tokens: [...familyTokens, 'folk', 'realm', 'inrealm', 'sign', 'asked'],
      most: 40,
    });
    check(`${theme.id}.titles`, theme.titles ?? [], { tokens: familyTokens, most: 10 });
    for (const word of ['realm', 'inRealm', 'folk', 'clue', 'air', 'sign'] as const)
      faults.push(...lintWords(`${theme.id}.${word}`, theme[word], {}));
    if (!/^(a|an|one) /.test(theme.clue))
      faults.push(`${theme.id}.clue: is one thing, since "there was" stands before it: "${theme.clue}"`);
  }
  for (const one of content.elements)
    check(`element ${one.element}`, one.hooks, { tokens: familyTokens, most: 50, mayRecallTheDay: true });
  lintShared();

  function lintShared(): void {
    const { shared } = content;
    check('openings', shared.openings, {
      tokens: familyTokens,
      most: 50,
      mayRecallTheDay: true,
      isAtHome: true,
    });
    for (const [name, lines] of Object.entries(shared.activities))
      check(`activities.${name}`, lines, { tokens: ['C'], most: 26, mayRecallTheDay: true });
    for (const [name, lines] of Object.entries(shared.pairs))
      check(`pairs.${name}`, lines, { tokens: ['C', 'X'], most: 30, mayRecallTheDay: true });
    for (const [name, lines] of Object.entries(shared.helps))
      check(`helps.${name}`, lines, { tokens: ['C', 'they', 'them', 'their'], most: 26 });
    for (const [name, lines] of Object.entries(shared.interludes))
      check(`interludes.${name}`, lines, { tokens: familyTokens, most: 45, isAtHome: true });
    for (const [name, lines] of Object.entries(shared.recaps))
      check(`recaps.${name}`, lines, { tokens: [...familyTokens, 'lastkeep', 'lasttitle'], most: 50 });
    for (const [name, lines] of Object.entries(shared.talk))
      check(`talk.${name}`, lines, { tokens: familyTokens, most: 50, isAtHome: true });
    for (const [name, lines] of Object.entries(shared.refrainIntros))
      check(`refrainIntros.${name}`, lines, { tokens: familyTokens, most: 24 });
    shared.refrains.forEach((refrain, index) =>
      check(`refrains[${index}]`, [refrain.first, refrain.again, refrain.slow], { tokens: [], most: 34 }),
    );
    check('returns', shared.returns, { tokens: familyTokens, most: 60 });
    check('hush', shared.hush, { tokens: familyTokens, most: 40, isAtHome: true });
    for (const [name, lines] of Object.entries(shared.settles))
      check(`settles.${name}`, lines, { tokens: ['C'], most: 24 });
    check('goodnightFrames', shared.goodnightFrames, { tokens: familyTokens, most: 40 });
    check('sleeps', shared.sleeps, { tokens: familyTokens, most: 70 });
    shared.sleeps.forEach((line, index) => {
      const text = textOf(line);
      if (!/sleep|dream|goodnight/i.test(text)) faults.push(`sleeps[${index}]: nobody sleeps`);
      if (!text.includes('{hero')) faults.push(`sleeps[${index}]: without the hero`);
      if (text.replaceAll('<?:', '').includes('?')) faults.push(`sleeps[${index}]: asks`);
    });
  }
  return faults;
}

type SlotRules = {
  tokens: readonly string[];
  /** Words without the optional sentences. */
  most: number;
  mayRecallTheDay?: true;
  /** Said of this family's own house, where nobody may be whom they do not have. */
  isAtHome?: true;
  pronoun?: 'he' | 'she';
};

const partTokens: readonly string[] = [
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
const familyTokens: readonly string[] = [
  ...partTokens.filter((part) => part !== 'C' && part !== 'X'),
  ...listTokens,
  ...partyTokens,
  ...cultureTokens,
];
const arcTokens: readonly string[] = [...familyTokens, ...kitTokens];

function textOf(line: Line): string {
  return typeof line === 'string' ? line : line.text;
}

function lintLine(where: string, text: string, rules: SlotRules): string[] {
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
  if (partTokens.includes(name)) return ['', 's', 'he', 'him', 'his', 'was', 'is'];
  if (listTokens.includes(name)) return ['', 'was'];
  if (name === 'they') return ['', 'was'];
  if (['guest', 'road', 'prize', 'who', 'thing', 'lost'].includes(name))
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

function lintWords(where: string, text: string, rules: Partial<SlotRules>): string[] {
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

function lintKeep(where: string, keep: string): string[] {
  const faults = lintWords(`${where}.keep`, keep, {});
  if (!/^the |^one |^all /.test(keep)) faults.push(`${where}.keep: begin with "the": "${keep}"`);
  if (keep.split(' ').length > 9 || /[{}.]/.test(keep))
    faults.push(`${where}.keep: a short plain phrase: "${keep}"`);
  return faults;
}

/** Who says the last thing before, and the first thing after: never the same one twice without a breath between. */
function lintNeighbours(where: string, before: readonly Line[], after: readonly Line[]): string[] {
  return before.flatMap((first, i) =>
    after.flatMap((second, j) => {
      const speaker = lastSpeaker(textOf(first));
      return speaker !== undefined && speaker === firstSpeaker(textOf(second))
        ? [`${where}: [${i}] ends and [${j}] begins with a speech of {${speaker}}`]
        : [];
    }),
  );
}

function lintSpeeches(where: string, text: string): string[] {
  const paragraphs = text.trim().split(/\n\s*\n/);
  return paragraphs.slice(1).flatMap((paragraph, index) => {
    const speaker = lastSpeaker(paragraphs[index] ?? '');
    return speaker !== undefined && speaker === firstSpeaker(paragraph)
      ? [`${where}: {${speaker}} speaks twice in a row`]
      : [];
  });
}

const verbs = 'said|asked|whispered|called|answered|murmured|sighed';

/** The speaker of the paragraph if it ends, or begins, in speech; by token, or nothing where it is not a token. */
function lastSpeaker(text: string): string | undefined {
  const paragraph =
    text
      .trim()
      .split(/\n\s*\n/)
      .at(-1) ?? '';
  const tail = /"[^"]*"[^".]{0,60}\.?$/.test(paragraph);
  return tail ? speakersOf(paragraph).at(-1) : undefined;
}

function firstSpeaker(text: string): string | undefined {
  const paragraph = text.trim().split(/\n\s*\n/)[0] ?? '';
  return /^[^"]{0,40}"/.test(paragraph) ? speakersOf(paragraph)[0] : undefined;
}

function speakersOf(paragraph: string): string[] {
  const pattern = new RegExp(
    `" ?(?:${verbs}) \\{(\\w+)(?:\\.he)?\\}|\\{(\\w+)(?:\\.he)?\\} (?:${verbs})|,["'] \\{(\\w+)\\.he\\} (?:${verbs})`,
    'g',
  );
  return [...paragraph.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
}
