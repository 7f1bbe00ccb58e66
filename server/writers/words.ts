/**
 * The words of a text, in small letters: letters and figures, with the apostrophes inside. A story is read for its words some
 * twenty times while it is made, so the letters that English stories are made of have a quicker way than all of Unicode.
 */
export function wordsOf(text: string): string[] {
  const small = text.toLowerCase();
  return small.match(isCommon.test(small) ? commonWord : anyWord) ?? [];
}

export function countWords(text: string): number {
  let count = 0;
  eachWord(text, () => {
    count++;
  });
  return count;
}

/** A number for each word, the same for the same word; without making the word. */
export function wordNumbers(text: string): number[] {
  const numbers: number[] = [];
  eachWord(text.toLowerCase(), (from, to, word) => {
    let value = 0x811c9dc5;
    for (let at = from; at < to; at++) value = Math.imul(value ^ word.charCodeAt(at), 0x01000193);
    numbers.push(value);
  });
  return numbers;
}

const isCommon = /^[\0-\x7f\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u2018\u2019\u201c\u201d\u2026]*$/;
const commonWord =
  /[0-9a-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f]+(?:[\u2019'][a-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f]+)*/g;
const anyWord = /[\p{L}\p{N}]+(?:[\u2019'][\p{L}]+)*/gu;

function eachWord(text: string, say: (from: number, to: number, text: string) => void): void {
  let from = -1;
  for (let at = 0; at <= text.length; at++) {
    if (at < text.length && isWordUnit(text, at)) {
      if (from < 0) from = at;
      continue;
    }
    const goesOn = from >= 0 && isApostrophe(text.charCodeAt(at)) && isLetter(text, at + 1);
    if (goesOn || from < 0) continue;
    say(from, at, text);
    from = -1;
  }
}

function isApostrophe(unit: number): boolean {
  return unit === 0x2019 || unit === 0x27;
}

function isWordUnit(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  if (unit <= 0x7f) return isPlainWordUnit[unit] === 1;
  return isLetter(text, at) || anyFigure.test(text.charAt(at));
}

/** Of the first 128 signs, figures and letters: every letter of every story is asked about. */
const isPlainWordUnit = Uint8Array.from({ length: 128 }, (_, unit) =>
  /[0-9A-Za-z]/.test(String.fromCharCode(unit)) ? 1 : 0,
);

function isLetter(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  if (unit <= 0x7f) return (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x41 && unit <= 0x5a);
  // Quotation marks and the three dots, which are no letters, are asked about most.
  if (unit >= 0x2010 && unit <= 0x206f) return false;
  return anyLetter.test(text.charAt(at));
}

const anyLetter = /\p{L}/u;
const anyFigure = /\p{N}/u;
