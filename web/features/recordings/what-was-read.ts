import type { Recording } from '#contract/recordings.ts';
import { dayInWords } from '#web/platform/language.ts';

/** What tells one recording of somebody from another of theirs. */
export function whatWasRead({
  createdAt,
  durationMs,
  hasMessage,
}: Pick<Recording, 'createdAt' | 'durationMs' | 'hasMessage'>): string {
  const seconds = Math.round((durationMs ?? 0) / 1000);
  const length = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return [dayInWords(createdAt), durationMs !== null && length, hasMessage && 'with a word for you']
    .filter(Boolean)
    .join(', ');
}
