import { englishHere } from '#web/platform/language.ts';

/** How long after the story began the device was touched for the last time. */
export function afterWords(minutes: number): string {
  if (minutes === 0) return 'at once';
  return minutes === 1 ? 'after a minute' : `after ${minutes} minutes`;
}

export const timesWords = (evenings: number): string =>
  evenings === 1 ? 'one evening' : `${evenings} evenings`;

/** "2026-11" */
export const monthWords = (month: string): string =>
  new Date(`${month}-15T12:00:00`).toLocaleDateString(englishHere(), { month: 'long' });

/** "2026-11-20" */
export const dayWords = (day: string): string =>
  new Date(`${day}T12:00:00`).toLocaleDateString(englishHere(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
