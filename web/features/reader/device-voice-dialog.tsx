import { Volume2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { brand } from '#web/platform/brand.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { chooseVoice, voicesFor, voiceToTell, watchVoices } from './device-voices.ts';
import { utteranceBy } from './players.ts';

type DeviceVoiceDialogProps = {
  /** Who is in the story: a voice is chosen by how it says this name. */
  name: string;
  /** How the family says it. */
  said: string;
  onTell: () => void;
  onClose: () => void;
};

const breathMs = 80;

const every = (ms: number, act: () => void) => {
  const ticking = setInterval(act, ms);
  return () => clearInterval(ticking);
};

/** The voices that this device brings along, each to hear with the name of whoever it is for. */
export function DeviceVoiceDialog({ name, said, onTell, onClose }: DeviceVoiceDialogProps) {
  const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[]>([]);
  const [, choose] = useState(0);
  useEffect(() => watchVoices(speechSynthesis, setVoices, every), []);
  const offered = voicesFor(voices);
  const chosen = voiceToTell(voices);

  function hear(voice: SpeechSynthesisVoice): void {
    speechSynthesis.cancel();
    speechSynthesis.resume();
    speechSynthesis.speak(
      utteranceBy(voice)(`Good evening, ${said}. Once upon a time there was a little lamp.`),
    );
  }

  function close(): void {
    speechSynthesis.cancel();
    onClose();
  }

  /** Some browsers lose what is said in the moment in which a sample was broken off. */
  function tell(): void {
    if (!speechSynthesis.speaking) return onTell();
    speechSynthesis.cancel();
    setTimeout(onTell, breathMs);
  }

  return (
    <Dialog
      isOpen
      onOpenChange={close}
      title="This device’s own voice"
      description="These voices live on this device and need no network. Your choice is remembered here."
    >
      <div className="grid gap-5">
        {offered.length > 0 && chosen ? (
          <ChoiceGroup
            legend="Voice"
            className="grid-cols-1"
            value={chosen.voiceURI}
            choices={offered.map((voice) => ({
              value: voice.voiceURI,
              label: voice.name,
              hint: voice.lang.replace('_', '-'),
              aside: (
                <Button
                  size="small"
                  tone="ghost"
                  className="px-3"
                  icon={<Volume2 size={18} />}
                  aria-label={`Hear ${voice.name} say ${name}`}
                  onClick={() => hear(voice)}
                >
                  Hear it
                </Button>
              ),
            }))}
            onChange={(voiceURI) => {
              chooseVoice(voiceURI);
              choose((times) => times + 1);
            }}
          />
        ) : (
          <p>This browser does not say which voices it has. It takes the one that it likes best.</p>
        )}
        <p className="text-sm text-on-soft">
          Your browser speaks here, and not {brand.name}: it may stop when the screen is locked or another app
          is opened, and it goes on when you come back. The story’s own narrator plays on the lock screen.
        </p>
        <Button tone="amber" onClick={tell}>
          Tell the story
        </Button>
      </div>
    </Dialog>
  );
}
