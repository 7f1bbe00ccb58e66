import type { Narrator } from './narrator.ts';
import { askForSpeech } from './remote-speech.ts';
import type { VoiceNames } from './voices.ts';

export type CompatibleSettings = {
  apiKey: string | undefined;
  baseUrl: string;
  model: string;
  voices: VoiceNames;
};

/** As Kokoro calls its people: the engine that most such servers run. */
export const compatibleVoices: VoiceNames = {
  emma: 'af_heart',
  david: 'am_michael',
  maya: 'af_bella',
  shimmer: 'af_nicole',
};

/** Any server that speaks OpenAI's language: Kokoro-FastAPI, LocalAI, a speech server in the next room. */
export function openCompatible({ apiKey, baseUrl, model, voices }: CompatibleSettings): Narrator {
  return {
    name: 'compatible',
    version: `1 ${model} ${Object.values(voices).join(' ')}`,
    speak: ({ text, voice, pace }, signal) =>
      askForSpeech(
        {
          who: 'The speech server',
          url: `${baseUrl}/audio/speech`,
          headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
          // A WAV says its own sample rate; these servers do not agree on one for bare PCM.
          body: {
            model,
            input: text,
            voice: voices[voice],
            speed: Number(pace.toFixed(2)),
            response_format: 'wav',
          },
          sampleRateHz: 24_000,
        },
        signal,
      ),
    close: async () => {},
  };
}
