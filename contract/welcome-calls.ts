import * as z from 'zod/mini';
import { call } from './call.ts';

/** Speech for whoever asks: visitors hear the welcome of the landing page in its own voice, and nothing else. */
export const generateTts = call({
  method: 'POST',
  path: '/api/generate-tts',
  access: 'visitor',
  summary: 'Speaks a short text; to visitors only the published welcome.',
  body: z.object({ text: z.string(), voice: z.string() }),
  status: 200,
  answer: null,
  media: 'audio/mpeg',
});
