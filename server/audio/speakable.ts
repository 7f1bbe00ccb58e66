import { withoutMarkup } from './markup.ts';
import { spellNumbers } from './numbers.ts';
import { nameRespellings } from './name-respellings.ts';
import { inLatinLetters, isForeign } from './scripts.ts';

/** How a family wants its names said: the name as written, and letters that sound like it. */
export type Respellings = Readonly<Record<string, string>>;

/** Words of the text as it was sent, and what is said for them. Several share one where they are said as one. */
export type SpokenUnit = {
  words: { charStart: number; charEnd: number }[];
  spokenStart: number;
  spokenEnd: number;
};

export type Speakable = { text: string; units: SpokenUnit[] };

/** Longer ones are noise; a thousand letters would keep an engine busy for seconds. */
const longestWord = 40;
/** What lies beyond this in one written word is not even looked at. */
const longestToken = 300;
/** What one written word may become: the largest number has 150 letters. */
const longestSaid = 200;
/**
 * What one breath may become: signs and a family's own spellings may say much in little, and a minute of speech at once would hold an engine,
 * and everybody who waits for it. What follows is shown, not said.
 */
const longestUtterance = 500;
/** Said for a short name in a script that no table can read. */
const someone = 'our friend';

const titles: Record<string, string> = {
  mr: 'mister',
  mrs: 'missus',
  ms: 'miz',
  dr: 'doctor',
  prof: 'professor',
  st: 'saint',
  mt: 'mount',
  vs: 'versus',
  etc: 'et cetera',
  jr: 'junior',
  sr: 'senior',
};
const saidAsLetters = new Set([
  'TV',
  'UK',
  'US',
  'USA',
  'OK',
  'DJ',
  'ID',
  'NZ',
  'PJ',
  'BMX',
  'DVD',
  'CD',
  'UFO',
  'ABC',
]);
const unaccented: Record<string, string> = {
  đ: 'd',
  ð: 'th',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ŋ: 'ng',
};

/** Turns a passage into what every engine says well, and remembers which of its words became what. */
export function speakable(passage: string, charStart: number, respellings: Respellings = {}): Speakable {
  const tokens = tokensOf(withoutMarkup(passage));
  const known = respellingsByFirstWord(respellings);
  const units: SpokenUnit[] = [];
  let text = '';
  for (let i = 0; i < tokens.length;) {
    const respelled = respellingAt(tokens, i, known);
    const group = tokens.slice(i, i + (respelled?.length ?? 1));
    i += group.length;
    const said =
      text.length < longestUtterance ? (respelled?.spoken ?? aloud(group[0], i === tokens.length)) : '';
    const words = group
      .filter(({ text: word }) => /[\p{L}\p{N}]/u.test(word))
      .map((token) => wordIn(token, charStart));
    const isSaid = /[a-z0-9]/i.test(said);
    if (said !== '') text = joined(text, said);
    if (words.length === 0) continue;
    const last = units.at(-1);
    // What cannot be said is shown with the word before it.
    if (!isSaid && last) last.words.push(...words);
    else
      units.push({
        words,
        spokenStart: isSaid ? text.length - said.length : text.length,
        spokenEnd: text.length,
      });
  }
  return { text: /[a-z0-9]/i.test(text) ? text : '', units };
}

const aloud = (token: Token | undefined, isLast: boolean): string =>
  sayable(token?.text.slice(0, longestToken) ?? '', isLast).slice(0, longestSaid);

type Token = { text: string; at: number };

/** Words with the marks around them; a dash stands alone, because it separates without a space. */
function tokensOf(passage: string): Token[] {
  return [...passage.matchAll(/[—–]+|--+|…|\.{2,}|(?:(?!--|\.\.)[^\s—–…])+/g)].map((match) => ({
    text: match[0],
    at: match.index,
  }));
}

function wordIn({ text, at }: Token, charStart: number) {
  const lead = /^[^\p{L}\p{N}]*/u.exec(text)?.[0].length ?? 0;
  return { charStart: charStart + at + lead, charEnd: charStart + at + lastLetterEnd(text) };
}

/** From behind: a pattern that looks for its end from every place would take seconds over a row of twenty thousand signs. */
function lastLetterEnd(text: string): number {
  let end = text.length;
  while (end > 0) {
    const size = end > 1 && (text.codePointAt(end - 2) ?? 0) > 0xffff ? 2 : 1;
    if (/^[\p{L}\p{N}\p{M}]/u.test(text.slice(end - size, end))) return end;
    end -= size;
  }
  return 0;
}

/** Punctuation leans on the word before it. */
function joined(text: string, said: string): string {
  if (text === '') return /^[,.;:!?]/.test(said) ? '' : said;
  if (!/^[,.;:!?]/.test(said)) return `${text} ${said}`;
  return /[,;:.!?"]$/.test(text) ? text : text + said;
}

function sayable(token: string, isLast: boolean): string {
  if (/^(?:[—–]+|--+|…|\.{2,})$/.test(token)) return ',';
  const straight = token
    .replaceAll(/[\u2018\u2019\u201B\u02BC\u02BB\u02BF\u02BE`´]/g, "'")
    .replaceAll(/[\u201C\u201D\u201E\u00AB\u00BB]/g, '"')
    .replaceAll('&', ' and ')
    .replaceAll('@', ' at ')
    .replaceAll('+', ' plus ')
    .replaceAll(
      /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\uFE0F\u20E3\p{Cf}\p{Co}\p{Cs}]/gu,
      (sign) => (/[\d#*©®]/.test(sign) ? sign : ''),
    );
  const [, lead = '', core = '', tail = ''] =
    /^([^\p{L}\p{N}$£€]*)([^]*?)([^\p{L}\p{N}\p{M}%½⅓⅔¼¾]*)$/u.exec(straight) ?? [];
  const dotted = core.replaceAll('.', '').toLowerCase();
  if (titles[dotted] && (tail.startsWith('.') || dotted === 'etc'))
    return clean(lead + titles[dotted] + tail.slice(1));
  // The initials of a name: the dot would end the sentence.
  if (/^(?:\p{Lu}\.)*\p{Lu}$/u.test(core) && core !== 'I' && tail.startsWith('.') && !isLast) {
    return clean(lead + core.replaceAll('.', ' ') + tail.slice(1));
  }
  return clean(lead + wordAloud(core) + tail);
}

function wordAloud(word: string): string {
  const latin = Array.from(word).some((character) => isForeign(character) && /\p{L}/u.test(character))
    ? foreignAloud(word)
    : word;
  const letters = plainLetters(spellNumbers(latin));
  const calm = letters.replaceAll(/[A-Z][A-Z']*[A-Z]/g, (shout) =>
    saidAsLetters.has(shout) ? shout : shout.toLowerCase(),
  );
  return calm.replaceAll('/', ' ');
}

function foreignAloud(word: string): string {
  const latin = inLatinLetters(word);
  if (latin !== undefined) return latin;
  return Array.from(word).length <= 4 ? someone : '';
}

function plainLetters(word: string): string {
  return word
    .normalize('NFC')
    .replaceAll(/[đðþøłßæœıŋ]/gi, (letter) => unaccented[letter.toLowerCase()] ?? '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '');
}

/** What is left is ASCII, calm and of a length that an engine can bear. */
function clean(said: string): string {
  return said
    .replaceAll(/[()]/g, ',')
    .replaceAll(/[^\x20-\x7E]/g, ' ')
    .replaceAll(/[<>[\]{}|\\^`~*_#=]/g, ' ')
    .replaceAll(/([a-z])\1{3,}/gi, '$1$1$1')
    .replaceAll(/([!?.,])\1+/g, '$1')
    .replaceAll(/,+(?=[.;:!?])/g, '')
    .replaceAll(/\S{41,}/g, (long) => long.slice(0, longestWord))
    .replaceAll(/^[,;:]+(?=[a-z0-9])/gi, '')
    .replaceAll(/ +/g, ' ')
    .trim();
}

type Respelling = { written: string[]; spoken: string };

function respellingsByFirstWord(respellings: Respellings): Map<string, Respelling[]> {
  const known = new Map<string, Respelling[]>();
  for (const [name, spoken] of Object.entries(respellings)) {
    const written = name.trim().split(/\s+/).map(keyOf);
    const first = written[0] ?? '';
    const bare = plainLetters(spoken)
      .replaceAll(/[^a-z' -]/gi, ' ')
      .trim()
      .slice(0, 2 * longestWord);
    if (first !== '' && bare !== '')
      known.set(first, [...(known.get(first) ?? []), { written, spoken: bare }]);
  }
  return known;
}

function respellingAt(tokens: readonly Token[], at: number, known: Map<string, Respelling[]>) {
  const { key } = nameIn(tokens[at]?.text ?? '');
  const usual = nameRespellings.get(key);
  const candidates = [...(known.get(key) ?? []), ...(usual ? [{ written: [key], spoken: usual }] : [])];
  for (const { written, spoken } of candidates) {
    const here = tokens.slice(at, at + written.length);
    if (here.length < written.length || !here.every(({ text }, i) => nameIn(text).key === written[i]))
      continue;
    const { ending, tail } = nameIn(here.at(-1)?.text ?? '');
    const lead = clean(/^[^\p{L}\p{N}]*/u.exec(here[0]?.text ?? '')?.[0].replaceAll(/[“”]/g, '"') ?? '');
    return { length: written.length, spoken: lead + spoken + ending + clean(tail.replaceAll(/[“”]/g, '"')) };
  }
  return undefined;
}

/** A name apart from the marks around it and from its 's. */
function nameIn(token: string) {
  if (token.length > longestToken) return { key: '', ending: '', tail: '' };
  const [, core = '', possessive = '', tail = ''] =
    /^[^\p{L}\p{N}]*([^]*?)((?:['’]s)?)([^\p{L}\p{N}\p{M}]*)$/iu.exec(token) ?? [];
  return { key: keyOf(core), ending: possessive ? "'s" : '', tail };
}

function keyOf(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
