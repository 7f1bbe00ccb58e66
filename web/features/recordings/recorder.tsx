import './recorder.css';
import { Check, X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { readPieces } from '#contract/recordings.ts';
import { takeLimits } from '#contract/take-file.ts';
import { ApiError } from '#web/platform/api.ts';
import { refusalWords } from '#web/platform/trouble.ts';
import { useCurrent } from '#web/platform/use-current.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { FullScreen } from '#web/ui/full-screen.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { useLayer } from '#web/ui/use-layer.ts';
import { AskForMicrophone } from './ask-for-microphone.tsx';
import type { Microphone } from './microphone.ts';
import { PartToRead } from './part-to-read.tsx';
import { RecorderControls } from './recorder-controls.tsx';
import { createRecorderStore, isAtRisk, type RecorderState, type RecorderStore } from './recorder-store.ts';
import { playTake, takeFrom } from './take-sound.ts';

type RecorderProps = {
  title: string;
  content: string;
  /** The parts that were read before. */
  known: readonly string[];
  /** What is kept, and where, and who will hear it. */
  about: ReactNode;
  /** The last deed: "Finish" at home, "Send to Anna" for somebody who was invited. */
  finishLabel: string;
  /** What is said while it is done. */
  finishing: string;
  send: (piece: string, take: Uint8Array<ArrayBuffer>) => Promise<void>;
  fetchTake: (piece: string) => Promise<Uint8Array>;
  onFinish: () => Promise<void>;
  onClose: () => void;
};

/** A story in large letters, a part at a time, with a microphone beside it. */
export function Recorder(props: RecorderProps) {
  const { title } = props;
  const [store, setStore] = useState<RecorderStore | null>(null);
  const leave = async (): Promise<void> => {
    if (!store || (await store.letGo())) props.onClose();
  };
  const onClose = () => void leave();
  useLayer(true, onClose);
  useEffect(() => () => store?.leave(), [store]);

  function begin(microphone: Microphone): void {
    const opened = createRecorderStore({
      count: readPieces(props.content).length,
      known: props.known,
      microphone,
      takeFrom,
      send: props.send,
      fetchTake: props.fetchTake,
      play: playTake,
      troubleIn: (trouble) => {
        console.info('A part was not kept', trouble);
        return refusalWords(trouble, 'That part did not arrive. It is still here and can be sent again.');
      },
      isRefused: (trouble) => trouble instanceof ApiError && trouble.problem.code === 'invalid_field',
      mostMs: { part: takeLimits.mostMs - 1_000, message: takeLimits.messageMs - 1_000 },
      after: (ms, act) => {
        const waiting = setTimeout(act, ms);
        return () => clearTimeout(waiting);
      },
    });
    setStore(opened);
  }

  return (
    <FullScreen label={`Read “${title}” aloud`} className="recorder" onClose={onClose}>
      <header className="mx-auto flex w-full max-w-200 items-center justify-between gap-3 py-2">
        <p className="line-clamp-1 font-bold text-lamp-50 wrap-anywhere">{title}</p>
        <IconButton label="Leave" icon={<X size={24} />} onClick={onClose} />
      </header>
      {store ? (
        <Reading store={store} {...props} />
      ) : (
        <AskForMicrophone about={props.about} onMicrophone={begin} />
      )}
    </FullScreen>
  );
}

function Reading({ store, ...props }: RecorderProps & { store: RecorderStore }) {
  const { content, finishLabel, finishing, onFinish, onClose } = props;
  const state = useCurrent(store);
  const count = readPieces(content).length;
  const { place, trouble, isLeaving } = state;
  const isMessage = place === count;
  const unread = state.pieces.slice(0, count).filter((one) => one === 'unread').length;
  const isUnsent = state.pieces.includes('unsent');
  const [isFinishing, setFinishing] = useState(false);
  useWarningBeforeLeaving(isAtRisk(state));

  async function finish(): Promise<void> {
    setFinishing(true);
    try {
      await store.settled();
      if (store.current().pieces.includes('unsent'))
        return store.say('A part of it has not arrived yet. Please send it again.');
      // What was not taken is to be read once more, and the story is not whole.
      if (store.current().pieces.slice(0, count).includes('unread')) return;
      await onFinish();
    } catch (problem) {
      console.info('The recording was not finished', problem);
      store.say(
        refusalWords(problem, 'That did not work just now. Everything you read is kept; please try again.'),
      );
    } finally {
      setFinishing(false);
    }
  }

  return (
    <div className="recorder-room">
      <div className="grid gap-2">
        <p className="flex justify-between text-sm font-bold text-night-200 tabular-nums">
          <span>{isMessage ? 'A word after the story' : `Part ${place + 1} of ${count}`}</span>
          <span>{unread === 0 ? 'All of it is read' : `${count - unread} read`}</span>
        </p>
        <Progress label="How much is read" value={Math.round(((count - unread) / count) * 100)} />
      </div>
      {(isLeaving || trouble !== null) && (
        <Banner tone="trouble">
          <p>{isLeaving ? leavingWords(state) : trouble}</p>
          {(isUnsent || isLeaving) && (
            <div className="flex flex-wrap gap-2">
              {isUnsent && (
                <Button size="small" tone="ghost" onClick={() => void store.sendAgain()}>
                  Send it again
                </Button>
              )}
              {isLeaving && (
                <Button size="small" tone="ghost" onClick={onClose}>
                  Leave without it
                </Button>
              )}
            </div>
          )}
        </Banner>
      )}
      <PartToRead key={place} {...{ content, state, unread, finishLabel }} onGo={store.go} />
      <RecorderControls {...{ store, state, isMessage, isWhole: unread === 0 }}>
        <Button
          tone={isMessage ? 'amber' : 'ghost'}
          size="small"
          icon={<Check size={18} />}
          isBusy={isFinishing}
          onClick={() => void finish()}
        >
          {isFinishing ? finishing : finishLabel}
        </Button>
      </RecorderControls>
    </div>
  );
}

const leavingWords = ({ isRecording, pieces }: RecorderState): string => {
  if (isRecording) return 'You are in the middle of this part. Read it to its end, or leave without it.';
  return pieces.includes('unsent')
    ? 'What you read last has not arrived. Send it again, or leave without it.'
    : 'What you read last is still on its way. Then this page closes.';
};

/** A page that is closed by mistake would take along what has not arrived yet. */
function useWarningBeforeLeaving(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}
