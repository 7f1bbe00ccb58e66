import * as z from 'zod/mini';
import { call } from './call.ts';

/** The voices a family chooses from. `shimmer` is the landing page's own and speaks nothing else. */
export const narratorVoices = ['emma', 'david', 'maya'] as const;
export const allVoices = [...narratorVoices, 'shimmer'] as const;

export type NarratorVoice = (typeof narratorVoices)[number];
export type Voice = (typeof allVoices)[number];

export const voiceNames: Record<NarratorVoice, string> = { emma: 'Emma', david: 'David', maya: 'Maya' };

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

export const narrationLimits = { storyText: 20_000, spokenText: 4_000 } as const;

const Spoken = (what: string, most: number) =>
  z.string(`${what} is needed`).check(
    z.refine((text) => text.trim().length > 0, `${what} is needed`),
    z.maxLength(most, `${what} can have at most ${most.toLocaleString('en')} characters`),
  );

const SoundId = z.object({ id: z.string().check(z.regex(/^[a-f0-9]{32}$/)) });
const Signature = z.object({ until: z.string(), key: z.string() });

/** Where a sound is. */
export const Telling = z.object({
  /** For an audio element: streams while the rest is made, serves ranges once it is whole. */
  audioUrl: z.string(),
  /** An estimate until the sound is whole; its marks say which. */
  durationMs: z.int(),
  marksUrl: z.string(),
});
export type Telling = z.infer<typeof Telling>;

export const narrationCalls = {
  narrate: call({
    method: 'POST',
    path: '/api/tts',
    access: 'family',
    summary: 'Tells a text. Answers as soon as there is something to hear; the rest is made while it plays.',
    body: z.object({
      text: Spoken('The text', narrationLimits.storyText),
      voice: z._default(z.enum(allVoices, 'That voice is not one of ours'), defaultVoice),
      /** The story that is told, so that the library can show how long it really is. */
      storyId: z.optional(z.string().check(z.maxLength(64))),
    }),
    status: 200,
    answer: Telling,
  }),
  speak: call({
    method: 'POST',
    path: '/api/generate-tts',
    access: 'visitor',
    summary: 'Speaks a short text as one sound. A visitor hears the welcome, and nothing else.',
    body: z.object({
      text: Spoken('The text', narrationLimits.spokenText),
      voice: z._default(z.enum(allVoices, 'That voice is not one of ours'), defaultVoice),
    }),
    status: 200,
    answer: null,
    media: 'audio/mpeg',
  }),
  sound: call({
    method: 'GET',
    path: '/api/narrations/{id}/sound',
    access: 'visitor',
    forChild: true,
    summary: 'The sound of a narration, by its signed link.',
    params: SoundId,
    query: Signature,
    status: 200,
    answer: null,
    media: 'audio/mpeg',
  }),
  marks: call({
    method: 'GET',
    path: '/api/narrations/{id}/marks',
    access: 'visitor',
    forChild: true,
    summary:
      'When each sentence and word of a narration is heard, by its signed link; as events while it is made.',
    params: SoundId,
    query: Signature,
    status: 200,
    answer: Marks,
  }),
};
