import { dayIn, englishAmong, spelledIn } from '#contract/english.ts';

/** The first English that this browser asks for. Where there is no browser, as in the build, it is that of the house's makers. */
export const englishHere = (): string => englishAmong('navigator' in globalThis ? navigator.languages : []);

export const dayInWords = (date: string | Date): string => dayIn(englishHere(), date);

export const spelled = (words: string): string => spelledIn(englishHere(), words);
