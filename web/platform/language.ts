import { dayIn, englishAmong, spelledIn } from '#contract/english.ts';

/** The first English that this browser asks for. Where there is no browser, as in the build, it is that of the house's makers. */
export const englishHere = (): string => englishAmong('navigator' in globalThis ? navigator.languages : []);

export const dayInWords = (date: string | Date): string => dayIn(englishHere(), date);

/** A moment on the clock, as this family reads one: the clock of this device, or of the wall it hangs on. */
export const timeInWords = (at: string | Date, timeZone?: string): string =>
  new Date(at).toLocaleTimeString(englishHere(), {
    hour: 'numeric',
    minute: '2-digit',
    ...(timeZone !== undefined && { timeZone }),
  });

/** "19:05", as this family reads a clock. */
export const clockInWords = (clock: string): string => timeInWords(`2026-01-01T${clock}:00`);

/** "Mia, Leo and Biscuit"; in the United States with one comma more. */
export const listInWords = (words: readonly string[]): string =>
  new Intl.ListFormat(englishHere(), { type: 'conjunction' }).format(words);

export const spelled = (words: string): string => spelledIn(englishHere(), words);
