import type { Content } from './content-shelf.ts';
import {
  type Encounter,
  type Hour,
  type Line,
  needs,
  needsAboutSomething,
  needsOfSomebody,
  roleClasses,
  textOf,
} from './format.ts';
import { beginning, end, type Hours, lintHours, middle } from './lint-hours.ts';
import {
  arcTokens,
  familyTokens,
  lintKeep,
  lintLine,
  lintWords,
  partTokens,
  type SlotRules,
} from './lint-line.ts';
import { firstSpeaker, lastSpeaker, lintNeighbours } from './lint-speech.ts';

/**
 * Refuses content that could come out wrong for some family: a token that nobody stands for, a guessed he or she, the
 * same speaker twice, an hour that runs backwards, a word that a speaking machine trips over. Each fault says where.
 */
export function lintContent(content: Content): string[] {
  const faults: string[] = [];
  const seen = new Set<string>();
  const check = (where: string, lines: readonly Line[], rules: Slot) => {
    lines.forEach((line, index) => {
      const place = `${where}[${index}]`;
      const text = textOf(line);
      const own = typeof line === 'string' ? rules.hour : (line.hour ?? rules.hour);
      if (seen.has(text)) faults.push(`${place}: told elsewhere already`);
      seen.add(text);
      faults.push(...lintLine(place, text, rules), ...lintHours(place, text, rules.hours ?? middle, own));
      if (typeof line !== 'string' && line.keep !== undefined) faults.push(...lintKeep(place, line.keep));
    });
  };

  for (const arc of content.arcs) {
    const [first, then] = arc.hour === 'night' ? [end, end] : [beginning, middle];
    check(`${arc.id}.titles`, arc.titles, { tokens: arcTokens, most: 10 });
    check(`${arc.id}.spark`, arc.spark, { tokens: arcTokens, most: 95, mayRecallTheDay: true, hours: first });
    check(`${arc.id}.promise`, arc.promise, { tokens: arcTokens, most: 75, hours: then });
    check(`${arc.id}.between`, arc.between, { tokens: arcTokens, most: 50, hours: then });
    check(`${arc.id}.heart`, arc.heart, { tokens: arcTokens, most: 95, hours: then });
    check(`${arc.id}.gift`, arc.gift, { tokens: arcTokens, most: 60, hours: then });
    check(`${arc.id}.homeward`, arc.homeward ?? [], { tokens: arcTokens, most: 60, hours: end });
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
    const rules: Omit<Slot, 'most'> = {
      tokens: [...familyTokens, ...own],
      ...(gender && { pronoun: gender }),
      ...(encounter.hour && { hour: encounter.hour }),
    };
    check(`${where}.meet`, encounter.meet, { ...rules, most: 60 });
    check(`${where}.solved`, encounter.solved, { ...rules, most: 50 });
    faults.push(...lintKeep(where, encounter.keep));
    if (needsOfSomebody.includes(encounter.need) && !encounter.who)
      faults.push(`${where}: ${encounter.need} needs a who`);
    if (needsAboutSomething.includes(encounter.need) && !encounter.thing)
      faults.push(`${where}: ${encounter.need} needs a thing`);
    if (encounter.meet.length < 2 || encounter.solved.length < 2)
      faults.push(`${where}: needs two ways to be met and to be solved`);
    encounter.solved.forEach((line, index) => {
      if (/^(It|Its|She|He) /.test(textOf(line).trim()))
        faults.push(
          `${where}.solved[${index}]: begins with a pronoun, and what was last spoken of may be anything`,
        );
    });
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
    check(`${pack.id}.openings`, pack.openings, {
      ...home,
      most: 50,
      mayRecallTheDay: true,
      hours: beginning,
    });
    check(`${pack.id}.manners`, pack.manners, { ...home, most: 45 });
    check(`${pack.id}.hush`, pack.hush, { ...home, most: 40, hours: end });
    for (const [name, words] of Object.entries(pack.words))
      faults.push(...lintWords(`${pack.id}.words.${name}`, words, {}));
  }
  for (const theme of content.themes) {
    check(`${theme.id}.touches`, theme.touches, {
      tokens: [...familyTokens, 'folk', 'realm', 'inrealm', 'air', 'asked'],
      most: 45,
    });
    check(`${theme.id}.entrance`, theme.entrance ?? [], {
      tokens: [...familyTokens, 'asked'],
      most: 45,
      hours: beginning,
    });
    check(`${theme.id}.glimpses`, theme.glimpses, {
      ...(theme.sorrow !== 'baby' && { isAtHome: true }),
      tokens: [...familyTokens, 'folk', 'realm', 'inrealm', 'air', 'asked'],
      most: 45,
    });
    check(`${theme.id}.echoes`, theme.echoes, {
      tokens: [...familyTokens, 'folk', 'realm', 'inrealm', 'sign', 'asked'],
      most: 40,
      hours: end,
    });
    check(`${theme.id}.titles`, theme.titles ?? [], { tokens: familyTokens, most: 10 });
    for (const word of ['realm', 'inRealm', 'folk', 'clue', 'air', 'sign'] as const)
      faults.push(...lintWords(`${theme.id}.${word}`, theme[word], {}));
    if (!/^(a|an|one) /.test(theme.clue))
      faults.push(`${theme.id}.clue: is one thing, since "there was" stands before it: "${theme.clue}"`);
  }
  for (const one of content.elements)
    check(`element ${one.element}`, one.hooks, {
      tokens: familyTokens,
      most: 50,
      mayRecallTheDay: true,
      hours: beginning,
    });
  lintShared();

  function lintShared(): void {
    const { shared } = content;
    check('openings', shared.openings, {
      tokens: familyTokens,
      most: 50,
      mayRecallTheDay: true,
      isAtHome: true,
      hours: beginning,
    });
    for (const [name, lines] of Object.entries(shared.activities))
      check(`activities.${name}`, lines, {
        tokens: ['C'],
        most: 26,
        mayRecallTheDay: true,
        hours: beginning,
      });
    for (const [name, lines] of Object.entries(shared.pairs))
      check(`pairs.${name}`, lines, {
        tokens: ['C', 'X'],
        most: 30,
        mayRecallTheDay: true,
        hours: beginning,
      });
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
    check('companionsMet', shared.companionsMet, { tokens: familyTokens, most: 45, hours: beginning });
    shared.refrains.forEach((refrain, index) =>
      check(`refrains[${index}]`, [refrain.first, refrain.again, refrain.slow], { tokens: [], most: 34 }),
    );
    check('returns', shared.returns, { tokens: familyTokens, most: 60, hours: end });
    check('hush', shared.hush, { tokens: familyTokens, most: 40, isAtHome: true, hours: end });
    for (const [name, lines] of Object.entries(shared.settles))
      check(`settles.${name}`, lines, { tokens: ['C'], most: 24, hours: end });
    check('goodnightFrames', shared.goodnightFrames, { tokens: familyTokens, most: 40, hours: end });
    check('sleeps', shared.sleeps, { tokens: familyTokens, most: 70, hours: end });
    shared.sleeps.forEach((line, index) => {
      const text = textOf(line);
      const last =
        text
          .replace(/<\?:[^<>]*>/g, '')
          .split(/(?<=[.]) /)
          .at(-1) ?? '';
      if (last.split(' ').length > 17) faults.push(`sleeps[${index}]: the last breath is long`);
      if (!/sleep|dream|goodnight/i.test(text)) faults.push(`sleeps[${index}]: nobody sleeps`);
      if (!text.includes('{hero')) faults.push(`sleeps[${index}]: without the hero`);
      if (text.replaceAll('<?:', '').includes('?')) faults.push(`sleeps[${index}]: asks`);
    });
  }
  return faults;
}

/** What a slot asks of its lines: their tokens, their length, and the hour at which they come. */
type Slot = SlotRules & {
  /** Left out: anywhere in the middle. */
  hours?: Hours;
  /** Said once for all the lines of it. */
  hour?: Hour;
};
