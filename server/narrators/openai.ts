import type { Narrator } from './narrator.ts';
import { askForSpeech } from './remote-speech.ts';
import type { VoiceNames } from './voices.ts';

export type OpenAiSettings = { apiKey: string; baseUrl: string; model: string; voices: VoiceNames };

export const openAiVoices: VoiceNames = { emma: 'coral', david: 'ash', maya: 'nova', shimmer: 'shimmer' };

const manner: VoiceNames = {
  emma: 'Warm and gentle, unhurried, close to the listener, like a parent at the edge of the bed.',
  david: 'Friendly and adventurous, but quiet: a calm storyteller at bedtime.',
  maya: 'Playful and lively, smiling, yet soft enough for bedtime.',
  shimmer: 'Soft, welcoming and calm.',
};

/** Headerless PCM of this rate is what the vendor calls `pcm`. */
const sampleRateHz = 24_000;

export function openOpenAi({ apiKey, baseUrl, model, voices }: OpenAiSettings): Narrator {
  return {
    name: 'openai',
    version: `1 ${model} ${Object.values(voices).join(' ')}`,
    speak: ({ text, voice, pace }, signal) =>
      askForSpeech(
        {
          who: 'OpenAI',
          url: `${baseUrl}/audio/speech`,
          headers: { authorization: `Bearer ${apiKey}` },
          body: {
            model,
            input: text,
            voice: voices[voice],
            speed: Number(pace.toFixed(2)),
            response_format: 'pcm',
            // The first two models refuse a request that has it.
            ...(!model.startsWith('tts-1') && { instructions: manner[voice] }),
          },
          sampleRateHz,
        },
        signal,
      ),
    close: async () => {},
  };
}
