/** What a family is greeted with, by the clock on their own wall. */
export function greetingAt(hour: number): { hello: string; words: string } {
  if (hour >= 5 && hour < 12)
    return { hello: 'Good morning', words: 'The day is young, and tonight’s story can wait here for you.' };
  if (hour >= 12 && hour < 17)
    return {
      hello: 'Good afternoon',
      words: 'Bedtime is a while away. Tonight’s story is ready whenever you are.',
    };
  return {
    hello: 'Good evening',
    words: 'The day is done. Tonight’s story is one tap away.',
  };
}

export function shelfWords(count: number): string {
  return count === 1 ? '1 story on your shelf' : `${count.toLocaleString('en')} stories on your shelf`;
}
