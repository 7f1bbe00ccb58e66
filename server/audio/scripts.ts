import { hangul } from './hangul.ts';
import { letters } from './letters.ts';

/**
 * Names in other scripts, in letters that an English voice can say. Not scholarship: near enough that somebody who hears it knows
 * who is meant. A family's own "say it like this" always goes first.
 */
export function isForeign(character: string): boolean {
  return !/[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(character);
}

/** Undefined where no letter can be told: Chinese characters need a dictionary, and guessing one would give a person another name. */
export function inLatinLetters(word: string): string | undefined {
  let spelled = '';
  const plain = Array.from(word.normalize('NFC').toLowerCase(), hiraganaOf);
  for (const [i, character] of plain.entries()) {
    const letter =
      letters.get(character) ?? hangul(character) ?? letters.get(character.normalize('NFD').charAt(0));
    if (letter !== undefined) spelled += letter + inherentVowel(character, plain[i + 1]);
    else if (isForeign(character) && /\p{L}/u.test(character)) return undefined;
    else spelled += character;
  }
  return /[a-z]/.test(spelled) ? spelled : undefined;
}

function hiraganaOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return code >= 0x30a1 && code <= 0x30f6 ? String.fromCodePoint(code - 0x60) : character;
}

/** A Devanagari consonant carries an a, unless another vowel or the end of the word follows. */
function inherentVowel(character: string, next: string | undefined): string {
  const isConsonant = character >= 'क' && character <= 'ह';
  if (!isConsonant || next === undefined) return '';
  return next >= 'क' && next <= 'ह' ? 'a' : /[ंँः]/.test(next) ? 'a' : '';
}
