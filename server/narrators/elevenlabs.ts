import type { Narrator } from './narrator.ts';
import { askForSpeech } from './remote-speech.ts';
import type { VoiceNames } from './voices.ts';

export type ElevenLabsSettings = { apiKey: string; baseUrl: string; model: string; voices: VoiceNames };

/** Sarah, Brian, Jessica and Lily of the vendor's own cast. */
export const elevenLabsVoices: VoiceNames = {
  emma: 'EXAVITQu4vr4xnSDxMaL',
  david: 'nPczCjzI2devNBz1zQrb',
  maya: 'cgSgspJ2msm6clMCkdW9',
  shimmer: 'pFZP5JQG7iQjIQuC4Bku',
};

/** What the vendor accepts; outside it refuses the whole request. */
const speedRange = { least: 0.7, most: 1.2 };

export function openElevenLabs({ apiKey, baseUrl, model, voices }: ElevenLabsSettings): Narrator {
  return {
    name: 'elevenlabs',
    version: `1 ${model} ${Object.values(voices).join(' ')}`,
    speak: ({ text, voice, pace, before, after }, signal) =>
      askForSpeech(
        {
          who: 'ElevenLabs',
          url: `${baseUrl}/v1/text-to-speech/${encodeURIComponent(voices[voice])}/stream?output_format=pcm_24000`,
          headers: { 'xi-api-key': apiKey },
          body: {
            text,
            model_id: model,
            // The melody goes on from sentence to sentence, though each is asked for alone.
            ...(before !== undefined && { previous_text: before }),
            ...(after !== undefined && { next_text: after }),
            voice_settings: {
              speed: Math.min(speedRange.most, Math.max(speedRange.least, Number(pace.toFixed(2)))),
            },
          },
          sampleRateHz: 24_000,
        },
        signal,
      ),
    close: async () => {},
  };
}
