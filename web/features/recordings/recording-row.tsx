import { Check, Play, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { Recording } from '#contract/recordings.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { soundOfRecording } from './recording-calls.ts';

type RecordingRowProps = {
  recording: Recording;
  /** What is said of it. */
  children: ReactNode;
  /** Absent where it is kept already. */
  onKeep?: () => void;
  onDelete: () => void;
};

/** One recording: to hear, to keep, to delete. */
export function RecordingRow({ recording, children, onKeep, onDelete }: RecordingRowProps) {
  const [source, setSource] = useState<string | null>(null);
  const [isSure, setSure] = useState(false);
  const player = useRef<HTMLAudioElement>(null);
  const { speaker, storyTitle, durationMs } = recording;

  async function listen(): Promise<void> {
    if (player.current) {
      player.current.currentTime = 0;
      return void player.current.play();
    }
    try {
      setSource(await soundOfRecording(recording.id));
    } catch (trouble) {
      console.info('The recording could not be heard', trouble);
      toasts.show({ title: 'It could not be heard just now', tone: 'error' });
    }
  }

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <p className="min-w-0 grow basis-full wrap-anywhere sm:basis-32">{children}</p>
        {/* It stays where it is: a second tap must not fall on what would come in its place. */}
        {durationMs !== null && (
          <Button
            size="small"
            tone="ghost"
            icon={<Play size={16} fill="currentColor" />}
            onClick={() => void listen()}
          >
            Listen
          </Button>
        )}
        {onKeep && (
          <Button size="small" icon={<Check size={17} />} onClick={onKeep}>
            Keep
          </Button>
        )}
        {isSure ? (
          <Button size="small" tone="danger" icon={<Trash2 size={17} />} onClick={onDelete}>
            Delete for good
          </Button>
        ) : (
          <IconButton
            label={`Delete what ${speaker} has read of ${storyTitle}`}
            icon={<Trash2 size={19} />}
            onClick={() => setSure(true)}
          />
        )}
      </div>
      {source !== null && (
        // What is said is the story's own text.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <audio
          ref={player}
          controls
          autoPlay
          src={source}
          className="w-full"
          aria-label={`${speaker} reads ${storyTitle}`}
        />
      )}
    </div>
  );
}
