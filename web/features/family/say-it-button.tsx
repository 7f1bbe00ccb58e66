import { Volume2 } from 'lucide-react';
import { useState } from 'react';
import { defaultVoice, narrationCalls } from '#contract/narration.ts';
import { askForResponse, ApiError } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toasts.ts';

/** Lets a parent hear a name the way the narrator will say it. */
export function SayItButton({ words }: { words: string }) {
  const [isBusy, setBusy] = useState(false);
  async function say(): Promise<void> {
    setBusy(true);
    try {
      const answer = await askForResponse(narrationCalls.speak, {
        body: { text: words, voice: defaultVoice },
      });
      await play(await answer.blob());
    } catch (trouble) {
      const reason = trouble instanceof ApiError ? trouble.readable : undefined;
      toasts.show({
        title: 'We couldn’t say it just now',
        description: reason ?? 'Please try once more.',
        tone: 'error',
      });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button
      tone="ghost"
      size="small"
      icon={<Volume2 size={18} aria-hidden="true" />}
      isBusy={isBusy}
      disabled={words.trim() === ''}
      onClick={() => void say()}
    >
      Hear it
    </Button>
  );
}

async function play(sound: Blob): Promise<void> {
  const url = URL.createObjectURL(sound);
  const audio = new Audio(url);
  audio.addEventListener('ended', () => URL.revokeObjectURL(url), { once: true });
  await audio.play();
}
