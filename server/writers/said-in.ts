/** Whether these very words were said in a story, as whole words, whatever stands between them. */
export function isSaidIn(told: string, words: string): boolean {
  const wanted = plain(words);
  return wanted.trim() !== '' && plain(told).includes(wanted);
}

function plain(text: string): string {
  const words = text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}']+/gu);
  return ` ${words?.join(' ') ?? ''} `;
}
