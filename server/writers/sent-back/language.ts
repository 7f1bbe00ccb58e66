import type { Fault } from './fault.ts';

/** A language that a wish may ask for, how it is told apart, and whether it is written in another script. */
type Language = { name: string; asked: RegExp; words?: RegExp; script?: RegExp };

const smallWords = (list: string): RegExp =>
  new RegExp(`(?<![\\p{L}])(?:${list.split(' ').join('|')})(?![\\p{L}])`, 'giu');

const english: Language = {
  name: 'English',
  asked: /(?!)/,
  words: smallWords('the and was to of in it she he said his her they with for on had not that you but were'),
};

const others: readonly Language[] = [
  {
    name: 'Spanish',
    asked: /\b(?:in spanish|en español)\b/i,
    words: smallWords('el la los las que de en una un se su con por y no era muy pero dijo'),
  },
  {
    name: 'French',
    asked: /\b(?:in french|en français)\b/i,
    words: smallWords('le la les et des de que il elle une un dans était pas pour avec sur dit son'),
  },
  {
    name: 'German',
    asked: /\b(?:in german|auf deutsch)\b/i,
    words: smallWords('der die das und ist nicht ein eine zu mit war sie er es den im sagte sich auf'),
  },
  {
    name: 'Italian',
    asked: /\b(?:in italian|in italiano)\b/i,
    words: smallWords('il la che e di un una non per era con del le si disse gli della ma'),
  },
  {
    name: 'Portuguese',
    asked: /\b(?:in portuguese|em português)\b/i,
    words: smallWords('o a que e de um uma não com do da para os se disse era mas na no'),
  },
  {
    name: 'Dutch',
    asked: /\b(?:in dutch|in het nederlands)\b/i,
    words: smallWords('de het een en van dat niet was op te zij hij met zei maar ze voor'),
  },
  {
    name: 'te reo Māori',
    asked: /\b(?:in (?:te reo|māori|maori)|i te reo)\b/i,
    words: smallWords('te ngā ki i ka ko e me he kei ana mai atu nei'),
  },
  {
    name: 'Japanese',
    asked: /\bin japanese\b|日本語で/i,
    script: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  },
  { name: 'Chinese', asked: /\bin (?:chinese|mandarin)\b|用中文/i, script: /\p{Script=Han}/gu },
  { name: 'Arabic', asked: /\bin arabic\b|بالعربية/i, script: /\p{Script=Arabic}/gu },
  { name: 'Hindi', asked: /\bin hindi\b|हिंदी में/i, script: /\p{Script=Devanagari}/gu },
];

/** Stories are told in English, unless the wish asks for another tongue by its name. */
export const languageOf = (wish: string): string => languageAsked(wish).name;

const languageAsked = (wish: string): Language => others.find(({ asked }) => asked.test(wish)) ?? english;

export const isEnglish = (wish: string): boolean => languageAsked(wish) === english;

/** English has its small words in every line: a quarter of all. A tenth is a story in English with much of the place in it. */
const enough = 0.1;

export function languageFault(paragraphs: readonly string[], wish: string): Fault | undefined {
  const text = paragraphs.join('\n');
  const language = languageAsked(wish);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const words = text.match(/\p{L}+/gu)?.length ?? 0;
  const share = language.script
    ? (text.match(language.script)?.length ?? 0) / Math.max(1, letters)
    : (text.match(language.words ?? /(?!)/g)?.length ?? 0) / Math.max(1, words);
  if (words < 20 || share >= enough) return undefined;
  return {
    kind: 'language',
    say: `It is not in ${language.name}. Write the whole story in ${language.name}.`,
  };
}
