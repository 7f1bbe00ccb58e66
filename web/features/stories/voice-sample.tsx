import { Volume2 } from 'lucide-react';
import { useState } from 'react';
import { narrationCalls, type NarratorVoice, voiceNames } from '#contract/narration.ts';
import { ApiError, askForResponse } from '#web/platform/api.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { toasts } from '#web/ui/toasts.ts';

let playing: HTMLAudioElement | null = null;

/** A few words in this voice; another voice that still speaks gives way. */
export function VoiceSample({ voice }: { voice: NarratorVoice }) {
  const [isBusy, setBusy] = useState(false);
  const name = voiceNames[voice];

  async function hear(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      const text = `Hello, I am ${name}. Come close, and I will tell you a story.`;
      const answer = await askForResponse(narrationCalls.speak, { body: { text, voice } });
      await play(await answer.blob());
    } catch (trouble) {
      toasts.show({
        title: `We couldn’t let you hear ${name}`,
        description: (trouble instanceof ApiError ? trouble.readable : undefined) ?? 'Please try once more.',
        tone: 'error',
      });
    } finally {
      setBusy(false);
    }
  }

  return (
    <IconButton
      label={`Hear ${name}`}
      icon={isBusy ? <Spinner size={20} /> : <Volume2 size={20} />}
      className="text-link"
      aria-busy={isBusy}
      onClick={() => void hear()}
    />
  );
}

async function play(sound: Blob): Promise<void> {
  playing?.pause();
  const url = URL.createObjectURL(sound);
  playing = new Audio(url);
  playing.addEventListener('ended', () => URL.revokeObjectURL(url), { once: true });
  await playing.play();
}
