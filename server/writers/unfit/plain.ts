/**
 * A text in plain small words, a full stop where a sentence ends, and every disguise taken off that hides
 * a word we know: bl00d, k.i.l.l, f*ck, ｇｕｎ, Cyrillic letters among Latin ones, stab stretched to staaab. What hides no known word is
 * left as it is, so that the 3 little pigs stay three.
 */
export function plainly(text: string, isKnown: (word: string) => boolean): string[] {
  const letters = text
    .normalize('NFKC')
    .replace(/[\p{Cf}\u034f\u115f\u1160\u3164]/gu, '')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(pictured, (sign) => ` ${asWord[sign] ?? ''} `)
    .replace(singleLetters, (run) => closedUp(run, isKnown))
    // A capital I within a word or at its end is an l that would not be seen, unless the word is known as it stands.
    .replace(/\p{L}*\p{Ll}I+\p{Ll}*(?!\p{L})/gu, (word) =>
      isKnown(word.toLowerCase())
        ? word
        : word.replace(/(?<=\p{Ll})I+/gu, (signs) => 'l'.repeat(signs.length)),
    )
    .toLowerCase()
    .replace(/ß/g, 'ss');
  const words: string[] = [];
  for (const piece of letters.split(/[\s—–/\\,;:()[\]"“”«»„]+/u)) {
    const stripped = piece.replace(/^[^\p{L}\p{N}@$*#!]+|[^\p{L}\p{N}@$*]+$/gu, '');
    // "The other person's." is something of theirs, and not they.
    const bare = /[.,;!?]/.test(piece.slice(-2)) ? stripped.replace(/['’]s$/, 's') : stripped;
    if (bare !== '') words.push(...wordsIn(bare, isKnown));
    if (/[.!?…。！？]['’_*]*$/u.test(piece)) words.push('.');
  }
  return words;
}

/** "b l o o d", "k-i-l-l", "s.e.x": three letters or more, each by itself. */
const singleLetters =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}](?:[\s.\-_*·•|~+]{1,2}[\p{L}\p{N}](?![\p{L}\p{N}])){2,}/gu;

/** In "a g u n" and "I k i l l" the first letter is a word. */
function closedUp(run: string, isKnown: (word: string) => boolean): string {
  const letters = run.replace(/[^\p{L}\p{N}]/gu, '');
  const rest = letters.slice(1);
  return /^[ai]/i.test(letters) && !isKnown(letters.toLowerCase()) && isKnown(rest.toLowerCase())
    ? `${letters.charAt(0)} ${rest}`
    : letters;
}

const asWord: Record<string, string> = { '🔪': 'knife', '🔫': 'gun', '🩸': 'blood' };
const pictured = /[🔪🔫🩸]/gu;

function wordsIn(piece: string, isKnown: (word: string) => boolean): string[] {
  const hidden = unmasked(piece, isKnown);
  if (hidden !== undefined) return [hidden];
  return piece
    .replace(/n['’]t\b/gu, 'nt')
    .replace(/['’](?:s|ll|d|re|ve|m)?(?![\p{L}\p{N}])/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => unmasked(word, isKnown) ?? word);
}

/** The known word that somebody tried to hide, if there is one. */
function unmasked(piece: string, isKnown: (word: string) => boolean): string | undefined {
  if (piece.length > longestWord) return undefined;
  if (plainWord.test(piece)) return stretched(piece, isKnown);
  if (/^\d+(?:st|nd|rd|th|s|am|pm|mm|cm|m|km|g|kg|p|d|x)?$/.test(piece)) return undefined;
  const latin = Array.from(piece, (letter) => lookAlikes[letter] ?? letter).join('');
  const together = latin.replace(/(?<=\p{L}|\p{N}|[$@!])[.\-_*~+]+(?=\p{L}|\p{N}|[$@!])/gu, '');
  for (const reading of [latin, together])
    for (const word of readingsOf(reading)) {
      if (word === piece) continue;
      const hidden = isKnown(word) ? word : stretched(word, isKnown);
      if (hidden !== undefined) return hidden;
    }
  return withGaps(latin, isKnown);
}

/** Nobody hides a word in more, and a reply may be one line without a space. */
const longestWord = 60;
const plainWord = /^[a-z]+$/;

/** Each sign as the letter that it stands for; a 1 may be an i or an l. */
function readingsOf(piece: string): string[] {
  let readings = [''];
  for (const sign of piece) {
    const letters = signs[sign] ?? sign;
    readings = readings.flatMap((soFar) => Array.from(letters, (letter) => soFar + letter)).slice(0, 16);
  }
  return readings.filter((word) => plainWord.test(word));
}

/** "killlll", "fuuuck": a letter that comes three times, or one that English never doubles. */
function stretched(word: string, isKnown: (word: string) => boolean): string | undefined {
  // "fvck"
  const withU = word.replace(/v(?![aeiouy])/g, 'u');
  if (withU !== word && !isKnown(word) && isKnown(withU)) return withU;
  if (isKnown(word) || !/(.)\1\1|aa|hh|ii|uu|kk|vv|xx|yy|ww|jj|qq/.test(word)) return undefined;
  return [
    word.replace(/(.)\1{2,}/g, '$1$1'),
    word.replace(/(.)\1{2,}/g, '$1'),
    word.replace(/(.)\1+/g, '$1'),
  ].find(isKnown);
}

/** "f*ck", "sh#t": a sign in the place of a vowel, or two of two letters. Signs around a word are only stars around it. */
function withGaps(piece: string, isKnown: (word: string) => boolean): string | undefined {
  const gap = /^([a-z]+)([*#]{1,3})([a-z]*)$/.exec(piece);
  if (!gap) return /^(?=.*[@#$%&])(?=.*[!*&%#])[@#$%&!*]{3,}$/.test(piece) ? 'grawlix' : undefined;
  const [, before = '', hole = '', after = ''] = gap;
  if (before.length + after.length < 2) return undefined;
  return hidable.find(
    (word) =>
      word.length === before.length + hole.length + after.length &&
      word.startsWith(before) &&
      word.endsWith(after) &&
      isKnown(word),
  );
}

/** What people write with a star in it. */
const hidable =
  `fuck fucks fucked fucker fucking shit shits shitty bitch bitches cunt cunts dick dicks cock pussy arse ass asshole arsehole
  bastard bastards whore slut nigger nigga faggot fag kill kills killed killing killer murder murdered rape raped sex sexy porn damn hell
  suicide die dead death blood gun guns knife stab stabbed shot shoot drugs cocaine heroin naked tits boobs paki penis vagina retard crap piss`.split(
    /\s+/,
  );

const signs: Record<string, string> = {
  0: 'o',
  1: 'il',
  2: 'z',
  3: 'e',
  4: 'a',
  5: 's',
  6: 'g',
  7: 't',
  8: 'b',
  9: 'g',
  '@': 'a',
  $: 's',
  '!': 'il',
  '|': 'il',
  '+': 't',
  '€': 'e',
  '£': 'l',
  '¡': 'i',
};

/** Letters of other alphabets that look like ours, by which a word is only half foreign. */
const lookAlikes: Record<string, string> = Object.fromEntries(
  [
    'аa еe оo рp сc уy хx іi јj ѕs һh кk мm тt вb нh гr ԁd ԛq ԝw ьb пn ёe зe ѵv',
    'αa βb εe ζz ηn ικi κk μu νv οo ρp σo ςs τt υu χx ωw γy δd',
    'ɑa ɡg ıi ɩi ʟl ɪi ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ᴊj ᴋk ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz øo łl đd ħh ŧt ƒf ßb þp æa œo',
  ]
    .join(' ')
    .split(' ')
    .map((pair) => Array.from(pair))
    .map((pair) => [pair[0] ?? '', pair.at(-1) ?? '']),
);
