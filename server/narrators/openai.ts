import type { Narrator, Utterance } from './narrator.ts';
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

/** What one passage asks for beyond the voice's own manner. */
function mannerOf({ voice, manner: passage }: Utterance): string {
  return [
    manner[voice],
    ...(passage?.isSpeech
      ? ['Somebody in the story is speaking: a little nearer, as one says it to one person.']
      : []),
    ...(passage?.isRefrain ? ['This line comes again and again: slowly, so that a child can join in.'] : []),
    ...(passage?.isHushed ? ['The story is going to sleep: softer and slower than before.'] : []),
  ].join(' ');
}

/** Headerless PCM of this rate is what the vendor calls `pcm`. */
const sampleRateHz = 24_000;

export function openOpenAi({ apiKey, baseUrl, model, voices }: OpenAiSettings): Narrator {
  return {
    name: 'openai',
    version: `2 ${model} ${Object.values(voices).join(' ')}`,
    speak: (utterance, signal) =>
      askForSpeech(
        {
          who: 'OpenAI',
          url: `${baseUrl}/audio/speech`,
          headers: { authorization: `Bearer ${apiKey}` },
          body: {
            model,
            input: utterance.text,
            voice: voices[utterance.voice],
            speed: Number(utterance.pace.toFixed(2)),
            response_format: 'pcm',
            // The first two models refuse a request that has it.
            ...(!model.startsWith('tts-1') && { instructions: mannerOf(utterance) }),
          },
          sampleRateHz,
        },
        signal,
      ),
    close: async () => {},
  };
}
