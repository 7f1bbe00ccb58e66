import { Mic } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import {
  type Microphone,
  MicrophoneProblem,
  microphoneTrouble,
  microphoneWords,
  openMicrophone,
} from './microphone.ts';

type AskForMicrophoneProps = { about: ReactNode; onMicrophone: (microphone: Microphone) => void };

/** Before a browser asks for the microphone somebody says why. */
export function AskForMicrophone({ about, onMicrophone }: AskForMicrophoneProps) {
  const [trouble, setTrouble] = useState(() => microphoneTrouble());
  const [isAsking, setAsking] = useState(false);

  async function ask(): Promise<void> {
    setAsking(true);
    try {
      onMicrophone(await openMicrophone());
    } catch (problem) {
      setTrouble(problem instanceof MicrophoneProblem ? problem.kind : 'broken');
      setAsking(false);
    }
  }

  return (
    <div className="paper mx-auto mt-6 mb-6 grid w-full max-w-140 gap-5 rounded-card p-6 shadow-paper md:p-8">
      <h3 className="text-xl">Before you read</h3>
      {trouble && <Banner tone="trouble">{microphoneWords[trouble]}</Banner>}
      {about}
      <p>
        You read a part at a time, as slowly as you like. Tap “Next” and read straight on, or stop and read
        the part again. You can leave, and go on another day. Your browser asks for the microphone once.
      </p>
      {trouble !== 'insecure' && trouble !== 'old' && (
        <Button tone="amber" icon={<Mic size={20} />} isBusy={isAsking} onClick={() => void ask()}>
          {trouble ? 'Ask again' : 'Use the microphone'}
        </Button>
      )}
    </div>
  );
}
