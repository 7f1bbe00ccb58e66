// The app speaks English; how dates are written and words are spelled is the browser's own English, or else that of its makers.

const fallback = 'en-NZ';

/** The first English that this browser asks for. */
export function englishHere(languages: readonly string[] = navigator.languages): string {
  return languages.find((one) => /^en\b/i.test(one)) ?? fallback;
}

export function dayInWords(date: string | Date, english = englishHere()): string {
  return new Date(date).toLocaleDateString(english, { dateStyle: 'long' });
}
