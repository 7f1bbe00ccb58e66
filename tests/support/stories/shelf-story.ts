import type { Story } from '#contract/stories.ts';

/** A whole story as a browser finds it on the shelf, for those that keep it, or show it. */
export const shelfStory = (id: string, change: Partial<Story> = {}): Story => ({
  id,
  title: `The story of ${id}`,
  content: 'Once there was a kite.',
  createdAt: '2026-11-20T19:00:00.000Z',
  isFavorite: false,
  narratorVoice: 'emma',
  writtenBy: 'Lamplight',
  request: {
    childName: 'Mia',
    ageRange: '6 years',
    theme: 'a kite',
    duration: 'short',
    narratorVoice: 'emma',
    interests: [],
    culturalBackground: 'western',
    characterNames: ['Mia'],
    characterDetails: [],
  },
  picture: null,
  seriesOf: null,
  durationMs: null,
  ...change,
});
