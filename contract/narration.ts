import * as z from 'zod/mini';

/** The voices a family chooses from. `shimmer` is the landing page's own and speaks nothing else. */
export const narratorVoices = ['emma', 'david', 'maya'] as const;
export const allVoices = [...narratorVoices, 'shimmer'] as const;

export type NarratorVoice = (typeof narratorVoices)[number];
export type Voice = (typeof allVoices)[number];

export const voiceDescriptions: Record<NarratorVoice, string> = {
  emma: 'Warm and gentle',
  david: 'Friendly and adventurous',
  maya: 'Playful and energetic',
};

export const defaultVoice: NarratorVoice = 'emma';

/** Times in whole milliseconds of the finished sound; offsets in UTF-16 units of the text as it was sent. */
export const Mark = z.object({
  startMs: z.int().check(z.nonnegative()),
  endMs: z.int().check(z.nonnegative()),
  charStart: z.int().check(z.nonnegative()),
  charEnd: z.int().check(z.nonnegative()),
});
export type Mark = z.infer<typeof Mark>;

export const Marks = z.object({
  isFinal: z.boolean(),
  durationMs: z.int().check(z.nonnegative()),
  sentences: z.array(Mark),
  words: z.array(Mark),
});
export type Marks = z.infer<typeof Marks>;
