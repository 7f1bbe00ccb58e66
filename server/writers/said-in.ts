/** Whether these very words were said in a story, as whole words, whatever stands between them. */
export function isSaidIn(told: string, words: string): boolean {
  const wanted = plain(words);
  if (told !== last.told) last = { told, plain: plain(told) };
  return wanted.trim() !== '' && last.plain.includes(wanted);
}

/** Remembered, since each story is asked for five answers and more. */
let last = { told: '', plain: ' ' };

function plain(text: string): string {
  const small = text.toLowerCase().replaceAll('’', "'");
  return ` ${small.replace(isCommon.test(small) ? notOfCommonWords : notOfWords, ' ').trim()} `;
}

/** The signs that English stories are made of have a quicker way than all of Unicode. */
const isCommon = /^[\0-\x7f\u00e0-\u00f6\u00f8-\u00ff\u2013\u2014\u2018\u201c\u201d\u2026]*$/;
const notOfCommonWords = /[^0-9a-z'\u00e0-\u00f6\u00f8-\u00ff]+/g;
const notOfWords = /[^\p{L}\p{N}']+/gu;
