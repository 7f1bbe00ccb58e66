/**
 * The last look before a paragraph is shown: words that no bedtime story needs, whoever wrote it. Whole words only, and the phrases in
 * which they are harmless are taken out first, so that a shooting star may fall and a fire may die down.
 */
export function unfitWords(text: string, theme: string): string[] {
  const plain = inPlainLetters(text);
  const rest = harmless.reduce((left, phrase) => left.replace(phrase, ' '), plain);
  const found = [...rest.matchAll(unfit), ...(isAboutLoss(theme) ? [] : rest.matchAll(ofLoss))];
  return [...new Set(found.map(([word]) => word))];
}

/** A family whose goldfish died asks for a story in which that may be said. */
const isAboutLoss = (theme: string): boolean =>
  /\b(?:die[sd]?|dying|dead|death|funeral|grie\w+|heaven|lost (?:her|his|our|my|their)|passed away|miss(?:es|ing)?)\b/u.test(
    inPlainLetters(theme),
  );

const inPlainLetters = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘]/g, "'");

const harmless = [
  /\bshooting (?:star|stars)\b/g,
  /\b(?:died|dies|dying|die) (?:down|away|out)\b/g,
  /\bdead (?:quiet|still|silent|centre|center|calm|end|ends|leaf|leaves|ahead|wood)\b/g,
  /\bkill(?:ed|ing)? (?:the |some |a little )?time\b/g,
  /\bblood (?:orange|oranges)\b/g,
  /\bnaked eye\b/g,
  /\bdrunk (?=(?:it|all|up|every|the|some|his|her|their|its|from|a)\b)/g,
];

const wholeWords = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'gu');

const ofLoss = wholeWords(['dead', 'death', 'die[sd]?', 'dying', 'funerals?']);

const unfit = wholeWords([
  'kill(?:s|ed|er|ers|ing)?',
  'murder(?:s|ed|er|ers|ing|ous)?',
  'deadly',
  'corpses?',
  'suicid(?:e|al)',
  'blood(?:y|ied|stained)?',
  'bleed(?:s|ing)?',
  'gor[ey]',
  'wound(?:s|ed)',
  'stab(?:s|bed|bing)?',
  'shooting',
  'strangl(?:e|ed|ing)',
  'drown(?:s|ed|ing)?',
  'tortur(?:e|ed|ing)',
  'behead(?:ed|ing)?',
  'guns?',
  'pistols?',
  'rifles?',
  'bullets?',
  'bombs?',
  'grenades?',
  'daggers?',
  'weapons?',
  'cigarettes?',
  'cigars?',
  'beers?',
  'wine',
  'whiske?y',
  'vodka',
  'drunk(?:en)?',
  'cocaine',
  'heroin',
  'marijuana',
  'drugs?',
  'sex(?:y|ual|ually)?',
  'naked',
  'nude',
  'porn\\w*',
  'rap(?:ed|ist)',
  'kidnap(?:s|ped|per|ping)?',
  'hell',
  'damn(?:ed)?',
  'bitch\\w*',
  'bastards?',
  'f+u+c+k\\w*',
  's+h+i+t\\w*',
  'stupid',
  'idiots?',
  'demons?',
  'nazis?',
  'terrorists?',
  'slaves?',
]);
