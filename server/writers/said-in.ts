/** Whether these very words were said in a story, as whole words, whatever stands between them. */
export function isSaidIn(told: string, words: string): boolean {
  const wanted = plain(words);
  if (told !== last.told) last = { told, plain: plain(told) };
  return wanted.trim() !== '' && last.plain.includes(wanted);
}

/** Remembered, since each story is asked for five answers and more. */
let last = { told: '', plain: ' ' };

function plain(text: string): string {
  const words = text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}']+/gu);
  return ` ${words?.join(' ') ?? ''} `;
}
