import type { StoryRequest } from '../writer.ts';
import type { Fault } from './fault.ts';

/** A language that a wish may ask for, how it is told apart, and whether it is written in another script. */
type Language = { name: string; asked: RegExp; words?: RegExp; script?: RegExp };

const smallWords = (list: string): RegExp =>
  new RegExp(`(?<![\\p{L}])(?:${list.split(' ').join('|')})(?![\\p{L}])`, 'giu');

/**
 * "A dog, in Spanish", "tell it in Spanish", "a Spanish story about a dog"; but who counted to ten in Spanish at nursery has asked for nothing, nor
 * has a dragon in Chinese New Year. In its own words it is asked for anywhere.
 */
function inTongue(names: string, own: string): RegExp {
  const name = `(?:${names})`;
  const told = '(?:tell|told|tells|write|written|read|story|tale|one|it|this|that|everything|all|please)';
  const ends = '(?= *(?:[.,;:!?]|$|please|about|with|for|this time|tonight))';
  return new RegExp(
    [
      `(?:^|[,.;:!?(] *|\\bbut |\\b${told} )(?:(?:all|only|completely) )?in ${name}${ends}`,
      `\\b(?:tell|told|write|written|story|tale)\\b[^.,;:!?]*? in ${name}${ends}`,
      `\\b${name} (?:bedtime )?(?:story|tale|version)\\b`,
      own,
    ].join('|'),
    'iu',
  );
}

const english: Language = {
  name: 'English',
  asked: /(?!)/,
  words: smallWords('the and was to of in it she he said his her they with for on had not that you but were'),
};

const others: readonly Language[] = [
  {
    name: 'Spanish',
    asked: inTongue('spanish', 'en español'),
    words: smallWords('el la los las que de en una un se su con por y no era muy pero dijo'),
  },
  {
    name: 'French',
    asked: inTongue('french', 'en français'),
    words: smallWords('le la les et des de que il elle une un dans était pas pour avec sur dit son'),
  },
  {
    name: 'German',
    asked: inTongue('german', 'auf deutsch'),
    words: smallWords('der die das und ist nicht ein eine zu mit war sie er es den im sagte sich auf'),
  },
  {
    name: 'Italian',
    asked: inTongue('italian', 'in italiano'),
    words: smallWords('il la che e di un una non per era con del le si disse gli della ma'),
  },
  {
    name: 'Portuguese',
    asked: inTongue('portuguese', 'em português'),
    words: smallWords('o a que e de um uma não com do da para os se disse era mas na no'),
  },
  {
    name: 'Dutch',
    asked: inTongue('dutch', 'in het nederlands'),
    words: smallWords('de het een en van dat niet was op te zij hij met zei maar ze voor'),
  },
  {
    name: 'te reo Māori',
    asked: inTongue('te reo māori|te reo maori|te reo|māori|maori', 'i te reo'),
    words: smallWords('te ngā ki i ka ko e me he kei ana mai atu nei'),
  },
  {
    name: 'Japanese',
    asked: inTongue('japanese', '日本語で'),
    script: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  },
  { name: 'Chinese', asked: inTongue('chinese|mandarin', '用中文'), script: /\p{Script=Han}/gu },
  { name: 'Arabic', asked: inTongue('arabic', 'بالعربية'), script: /\p{Script=Arabic}/gu },
  { name: 'Hindi', asked: inTongue('hindi', 'हिंदी में'), script: /\p{Script=Devanagari}/gu },
];

/** Stories are told in English, unless the wish, or what shall be otherwise the next time, asks for another tongue by its name. */
export const languageOf = (asking: Asking): string => languageAsked(asking).name;

type Asking = Pick<StoryRequest, 'theme' | 'retells'>;

const languageAsked = ({ theme, retells }: Asking): Language =>
  languageIn(retells?.but) ?? languageIn(theme) ?? english;

const languageIn = (text = ''): Language | undefined => others.find(({ asked }) => asked.test(text));

export const isEnglish = (asking: Asking): boolean => languageAsked(asking) === english;

/** English has its small words in every line: a quarter of all. A tenth is a story in English with much of the place in it. */
const enough = 0.1;

/** So many words one after the other that are in another tongue are no song and no greeting. In English the poorest sixty of two hundred stories had 15 of 100. */
const aRun = 60;

/** Of the whole, and of each run in it: a story may begin in one tongue and go on in another. */
export function languageFault(paragraphs: readonly string[], asking: Asking): Fault | undefined {
  const language = languageAsked(asking);
  const counted = paragraphs.map((paragraph) => countIn(paragraph, language));
  const isForeign = (told: readonly Counted[], fewest: number) => {
    const [own, all, words] = [sum(told, 'own'), sum(told, 'all'), sum(told, 'words')];
    return words >= fewest && own < enough * all;
  };
  if (!isForeign(counted, 20) && !runsOf(counted).some((run) => isForeign(run, aRun))) return undefined;
  return {
    kind: 'language',
    say: `It is not in ${language.name}. Write the whole story in ${language.name}.`,
  };
}

/** What is its own, of all that is looked at: letters where it has another script, else words. */
type Counted = { own: number; all: number; words: number };

function countIn(text: string, language: Language): Counted {
  const words = text.match(/\p{L}+/gu)?.length ?? 0;
  return language.script
    ? {
        own: text.match(language.script)?.length ?? 0,
        all: text.match(/\p{L}/gu)?.length ?? 0,
        words,
      }
    : { own: text.match(language.words ?? /(?!)/g)?.length ?? 0, all: words, words };
}

/** From each paragraph on, as many as it takes. */
function runsOf(counted: readonly Counted[]): (readonly Counted[])[] {
  return counted.flatMap((_, start) => {
    let words = 0;
    const end = counted.findIndex((one, at) => at >= start && (words += one.words) >= aRun);
    return end < 0 ? [] : [counted.slice(start, end + 1)];
  });
}

const sum = (told: readonly Counted[], what: keyof Counted): number =>
  told.reduce((all, one) => all + one[what], 0);
