import { englishHere } from '#web/platform/language.ts';
import { type LookUpOutcome, musicService, type PlaylistChange } from '#contract/sleep.ts';

export function tracksInWords(count: number): string {
  return count === 1 ? '1 track' : `${count.toLocaleString('en')} tracks`;
}

export function momentInWords(at: string): string {
  return new Date(at).toLocaleString(englishHere(), { dateStyle: 'medium', timeStyle: 'short' });
}

/** What an admin should know of a look-up that found nothing; null where there is nothing to say. */
export function lookUpWords(outcome: LookUpOutcome): string | null {
  const { name } = musicService;
  if (outcome === 'failed')
    return `The playlist is kept. ${name} did not answer, so who made it and how long it is are missing; update it again later and we ask once more.`;
  if (outcome === 'unknown')
    return `The playlist is kept, but ${name} shows us none with this ID. Some are only shown to people: please listen whether it plays.`;
  return null;
}

export function changeInWords({ before, after }: PlaylistChange): string {
  if (!before) return `chose “${after.name}”`;
  if (before.id === after.id && before.name === after.name) return `updated “${after.name}”`;
  if (before.id === after.id) return `renamed “${before.name}” to “${after.name}”`;
  return `changed “${before.name}” to “${after.name}”`;
}
