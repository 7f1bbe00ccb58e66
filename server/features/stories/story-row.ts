import type { Selectable } from 'kysely';
import type { Story } from '#contract/stories.ts';
import type { StoryTables } from './tables.ts';

/** All columns but how it was made: that is longer than its words, and is for its writer alone. */
export const shown = [
  'id',
  'title',
  'content',
  'created_at',
  'is_favorite',
  'narrator_voice',
  'written_by',
  'request',
  'picture',
  'breakfast',
  'series_of',
  'duration_ms',
] as const;

export const asStory = (row: Pick<Selectable<StoryTables['stories']>, (typeof shown)[number]>): Story => ({
  id: row.id,
  title: row.title,
  content: row.content,
  createdAt: row.created_at.toISOString(),
  isFavorite: row.is_favorite,
  narratorVoice: row.narrator_voice,
  writtenBy: row.written_by,
  request: row.request,
  picture: row.picture,
  ...(row.breakfast && { breakfast: row.breakfast }),
  seriesOf: row.series_of,
  durationMs: row.duration_ms,
});
