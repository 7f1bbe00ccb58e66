import { adjectives } from '../english/adjectives.ts';
import { theThings } from '../things/book.ts';
import { picturesInWords } from './emoji.ts';
import { articles, sharedArticles, type Tongue, tongues } from './other-tongues.ts';

export type InEnglish = { text: string; tongue?: string };

/** The wish in our words as far as we know them, and in which tongue it was. What we do not know stays as it is. */
export function inEnglish(asked: string, isEnglish: (word: string) => boolean): InEnglish {
  // "Día de los Muertos" is our word for it as well.
  if (theThings().named(asked)) return { text: asked };
  const text = picturesInWords(asked);
  if (text !== asked) return { ...fromWords(text, isEnglish), tongue: 'emoji' };
  return fromWords(text, isEnglish);
}

function fromWords(text: string, isEnglishWord: (word: string) => boolean): InEnglish {
  if (unspaced.test(text)) return fromUnspaced(text);
  const words = text.toLowerCase().match(/[\p{L}\p{M}'’]+/gu) ?? [];
  if (words.every(isEnglishWord)) return { text };
  // Each tongue asks it of each word.
  const english = new Set(words.filter(isEnglishWord));
  const isEnglish = (word: string) => english.has(word);
  const strange = words.filter((word) => !english.has(word));
  const best = (Object.keys(tongues) as Tongue[])
    .map((tongue) => ({ tongue, score: scoreOf(words, tongue, isEnglish) }))
    .toSorted((a, b) => b.score - a.score)[0];
  // A whole sentence of a tongue that we do not know is nothing that a story could call by that name.
  const isSentence = words.length >= 4 && strange.length * 4 >= words.length * 3;
  if (!best || best.score <= 0)
    return isSentence && !/\p{Lu}/u.test(text.slice(1)) ? { text: '', tongue: 'another' } : { text };
  const { tongue } = best;
  const known = words.filter((word) => english.has(word) || lookUp(word, tongue) !== undefined);
  // Of a sentence of which we know too little, what it is about.
  if (isSentence && known.length * 2 < words.length)
    return { text: known.flatMap((word) => lookUp(word, tongue) ?? []).join(' and '), tongue };
  return { text: translated(words, tongue), tongue };
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const bookOf: ReadonlyMap<Tongue, ReadonlyMap<string, string>> = new Map(
  (Object.keys(tongues) as Tongue[]).map((tongue) => [
    tongue,
    new Map(
      tongues[tongue].split(';').flatMap((row) => {
        const [english = '', theirs = ''] = row.trim().split('=');
        return (unspaced.test(theirs) || !/ long|كرة/.test(theirs) ? theirs.split(' ') : [theirs]).map(
          (word) => [word.normalize('NFC').replace('l’', "l'"), english] as const,
        );
      }),
    ),
  ]),
);

/** As people type who have no accents at hand: "dragon" for "dragón". */
const plainBookOf: ReadonlyMap<Tongue, ReadonlyMap<string, string>> = new Map(
  [...bookOf].map(([tongue, book]) => [
    tongue,
    new Map([...book].map(([word, english]) => [unaccented(word), english])),
  ]),
);

function unaccented(word: string): string {
  return /\p{Script=Latin}/u.test(word) ? word.normalize('NFKD').replace(/\p{M}+/gu, '') : word;
}

function lookUp(word: string, tongue: Tongue): string | undefined {
  return bookOf.get(tongue)?.get(word) ?? plainBookOf.get(tongue)?.get(unaccented(word));
}

/** How much speaks for a tongue: words of it, most of all such as are no English; words of none speak against it. */
function scoreOf(words: readonly string[], tongue: Tongue, isEnglish: (word: string) => boolean): number {
  let score = 0;
  let content = 0;
  for (const word of words) {
    const isArticle = articles.some(([sign, of]) => of === tongue && sign.test(word));
    const shared = Object.hasOwn(sharedArticles, word) ? (sharedArticles[word] ?? []).indexOf(tongue) : -1;
    const exact = bookOf.get(tongue)?.has(word) ?? false;
    if (isArticle) score += 2;
    else if (shared >= 0) score += 1 - shared / 10;
    else if (exact || lookUp(word, tongue) !== undefined) {
      content += 1;
      score += (exact ? 1 : 0.6) * (isEnglish(word) ? 0.5 : 1);
    } else score -= isEnglish(word) ? 1.5 : 0.5;
  }
  const hasArticle = words.some(
    (word) =>
      articles.some(([sign, of]) => of === tongue && sign.test(word)) || Object.hasOwn(sharedArticles, word),
  );
  return content > 0 || (hasArticle && words.length > 1) ? score : 0;
}

/** Adjectives come first with us: "dragón verde" is a green dragon. */
function translated(words: readonly string[], tongue: Tongue): string {
  const said: string[] = [];
  words.forEach((word, at) => {
    const isArticle =
      articles.some(([sign, of]) => of === tongue && sign.test(word)) ||
      (Object.hasOwn(sharedArticles, word) && (sharedArticles[word] ?? []).includes(tongue));
    if (isArticle) {
      const isOne = /^(un|una|uno|une|ein|eine|einen|einem|einer|een|um|uma|ett|en|he)$/.test(word);
      if (at < words.length - 1) said.push(isOne ? 'a' : 'the');
      return;
    }
    const english = lookUp(word, tongue) ?? word;
    const before = said.at(-1);
    const swaps = adjectives.has(english) && before !== undefined && theThings().named(before) !== undefined;
    if (swaps) said.splice(said.length - 1, 0, english);
    else said.push(english);
  });
  return said.join(' ');
}

const unspacedWords: readonly (readonly [string, string, Tongue])[] = (['Japanese', 'Chinese'] as const)
  .flatMap((tongue) =>
    [...(bookOf.get(tongue) ?? [])].map(([word, english]) => [word, english, tongue] as const),
  )
  .toSorted((a, b) => b[0].length - a[0].length);

/** 大象と月: the longest words first, each where it stands. */
function fromUnspaced(text: string): InEnglish {
  const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
  const found: { at: number; english: string; tongue: Tongue }[] = [];
  let left = text;
  for (const [word, english, tongue] of unspacedWords) {
    const at = left.indexOf(word);
    if (at < 0) continue;
    found.push({ at, english, tongue });
    left = left.slice(0, at) + ' '.repeat(word.length) + left.slice(at + word.length);
  }
  if (found.length === 0) return { text };
  const things = found.filter(({ english }) => english !== 'and').toSorted((a, b) => a.at - b.at);
  return {
    text: things.map(({ english }) => english).join(' and ') || text,
    tongue: isJapanese ? 'Japanese' : (found[0]?.tongue ?? 'Chinese'),
  };
}
