import { useCurrent } from '#web/platform/use-current.ts';
import './recorder.css';
import { ArrowLeft, ArrowRight, Check, Mic, Play, RotateCcw, Square, X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { readPieces } from '#contract/recordings.ts';
import { takeLimits } from '#contract/take-file.ts';
import { refusalWords } from '#web/platform/trouble.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { FullScreen } from '#web/ui/full-screen.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { useLayer } from '#web/ui/use-layer.ts';
import {
  type Microphone,
  MicrophoneProblem,
  microphoneTrouble,
  microphoneWords,
  openMicrophone,
} from './microphone.ts';
import { createRecorderStore, type RecorderStore } from './recorder-store.ts';
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
  const { title, onClose } = props;
  const [store, setStore] = useState<RecorderStore | null>(null);
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
      mostMs: takeLimits.mostMs - 1_000,
      after: (ms, act) => {
        const waiting = setTimeout(act, ms);
        return () => clearTimeout(waiting);
      },
    });
    setStore(opened);
  }

  return (
    <FullScreen label={`Read “${title}” aloud`} className="recorder" onClose={onClose}>
      <header className="mx-auto flex max-w-200 items-center justify-between gap-3 py-2">
        <p className="line-clamp-1 font-bold text-lamp-50 wrap-anywhere">{title}</p>
        <IconButton label="Leave" icon={<X size={24} />} onClick={onClose} />
      </header>
      {store ? <Reading store={store} {...props} /> : <Asking about={props.about} onMicrophone={begin} />}
    </FullScreen>
  );
}

/** Before a browser asks for the microphone somebody says why. */
function Asking({ about, onMicrophone }: { about: ReactNode; onMicrophone: (it: Microphone) => void }) {
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
    <div className="paper mx-auto mt-6 grid max-w-140 gap-5 rounded-card p-6 shadow-paper md:p-8">
      <h3 className="text-xl">Before you read</h3>
      {trouble && <Banner tone="trouble">{microphoneWords[trouble]}</Banner>}
      {about}
      <p>
        You read a part at a time, as slowly as you like, and may read a part again, stop, and go on another
        day. Your browser asks for the microphone once.
      </p>
      {trouble !== 'insecure' && trouble !== 'old' && (
        <Button tone="amber" icon={<Mic size={20} />} isBusy={isAsking} onClick={() => void ask()}>
          {trouble ? 'Ask again' : 'Use the microphone'}
        </Button>
      )}
    </div>
  );
}

function Reading({ store, ...props }: RecorderProps & { store: RecorderStore }) {
  const { content, finishLabel, finishing, onFinish } = props;
  const state = useCurrent(store);
  const pieces = readPieces(content);
  const count = pieces.length;
  const { place, isRecording, isListening, trouble } = state;
  const piece = pieces[place];
  const here = state.pieces[place] ?? 'unread';
  const isMessage = place === count;
  const unread = state.pieces.slice(0, count).filter((one) => one === 'unread').length;
  const isUnsent = state.pieces.includes('unsent');
  const [isFinishing, setFinishing] = useState(false);
  useWarningBeforeLeaving(isRecording || isUnsent || state.pieces.includes('sending'));

  async function finish(): Promise<void> {
    setFinishing(true);
    try {
      await store.settled();
      if (store.current().pieces.includes('unsent')) return;
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
    <div className="mx-auto grid max-w-200 gap-5 pb-60 [@media(max-height:22rem)]:pb-6">
      <div className="grid gap-2">
        <p className="flex justify-between text-sm font-bold text-night-200 tabular-nums">
          <span>{isMessage ? 'A word after the story' : `Part ${place + 1} of ${count}`}</span>
          <span>{unread === 0 ? 'All of it is read' : `${count - unread} read`}</span>
        </p>
        <Progress label="How much is read" value={Math.round(((count - unread) / count) * 100)} />
      </div>
      {trouble !== null && (
        <Banner tone="trouble">
          <p>{trouble}</p>
          {isUnsent && (
            <Button size="small" tone="ghost" onClick={() => void store.sendAgain()}>
              Send it again
            </Button>
          )}
        </Banner>
      )}
      <div
        key={place}
        ref={focusOn}
        tabIndex={-1}
        aria-live="polite"
        data-recording={isRecording || undefined}
        className="recorder-page paper rounded-card px-6 py-7 shadow-paper outline-none md:px-10 md:py-9"
      >
        {piece ? (
          <p className="font-read text-[1.45rem] leading-relaxed wrap-anywhere whitespace-pre-line md:text-[1.7rem]">
            {content.slice(piece.charStart, piece.charEnd)}
          </p>
        ) : (
          <div className="grid gap-3">
            <p className="font-display text-2xl">
              {unread === 0
                ? 'That was the last word.'
                : `${unread} ${unread === 1 ? 'part is' : 'parts are'} not read yet.`}
            </p>
            <p className="text-on-soft">
              If you like, say something of your own after the story, up to a minute: “Goodnight, my loves.”
            </p>
            {unread > 0 && (
              <Button
                size="small"
                className="justify-self-start"
                onClick={() => store.go(state.pieces.indexOf('unread'))}
              >
                Go to the next unread part
              </Button>
            )}
          </div>
        )}
      </div>
      <section className="recorder-controls" aria-label="Recorder">
        <Meter store={store} isRecording={isRecording} />
        <output className="text-center text-sm text-night-200">
          {isRecording ? <Elapsed /> : stateWords[here]}
        </output>
        <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
          <Button
            tone="ghost"
            size="small"
            className="justify-self-start max-sm:px-3 [@media(max-width:15rem)]:[&>svg]:hidden"
            icon={<ArrowLeft size={18} />}
            disabled={place === 0}
            onClick={() => store.go(place - 1)}
          >
            Back
          </Button>
          <button
            type="button"
            className="lamp-orb grid size-[72px] place-items-center rounded-full"
            aria-label={recordLabel(isRecording, here, isMessage)}
            onClick={() => (isRecording ? void store.end() : store.begin())}
          >
            {isRecording ? (
              <Square size={28} fill="currentColor" />
            ) : here === 'unread' ? (
              <Mic size={30} />
            ) : (
              <RotateCcw size={28} />
            )}
          </button>
          {isMessage ? (
            <span />
          ) : (
            <Button
              tone="ghost"
              size="small"
              className="justify-self-end max-sm:px-3 [@media(max-width:15rem)]:[&>svg]:hidden"
              onClick={() => void store.next()}
            >
              Next
              <ArrowRight size={18} />
            </Button>
          )}
        </div>
        <div className="flex min-h-11 flex-wrap justify-center gap-2">
          {here !== 'unread' && !isRecording && (
            <Button
              tone="ghost"
              size="small"
              icon={
                isListening ? (
                  <Square size={16} fill="currentColor" />
                ) : (
                  <Play size={17} fill="currentColor" />
                )
              }
              onClick={() => (isListening ? store.quiet() : void store.listen())}
            >
              {isListening ? 'Stop' : 'Listen to it'}
            </Button>
          )}
          {unread === 0 && !isRecording && (
            <Button
              tone={isMessage ? 'amber' : 'ghost'}
              size="small"
              icon={<Check size={18} />}
              isBusy={isFinishing}
              onClick={() => void finish()}
            >
              {isFinishing ? finishing : finishLabel}
            </Button>
          )}
        </div>
      </section>
    </div>
  );
}

/** A new part is read out to whoever does not see it. */
const focusOn = (page: HTMLDivElement | null) => page?.focus({ preventScroll: true });

const stateWords = {
  unread: 'Tap the microphone and read',
  sending: 'On its way …',
  unsent: 'Not sent yet',
  read: 'This part is kept',
} as const;

function recordLabel(isRecording: boolean, here: keyof typeof stateWords, isMessage: boolean): string {
  if (isRecording) return 'Stop';
  if (here === 'unread') return isMessage ? 'Record a message' : 'Record';
  return isMessage ? 'Say it again' : 'Read it again';
}

/** How loud it is: a bar that moves tells a reader that somebody listens. */
function Meter({ store, isRecording }: { store: RecorderStore; isRecording: boolean }) {
  const bar = useRef<HTMLDivElement>(null);
  useLevel(store, bar);
  return (
    <div aria-hidden="true" className="recorder-meter" data-recording={isRecording || undefined}>
      <div ref={bar} />
    </div>
  );
}

function useLevel(store: RecorderStore, bar: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    let frame = 0;
    let shown = 0;
    const look = () => {
      shown = Math.max(store.level(), shown * 0.88);
      if (bar.current) bar.current.style.transform = `scaleX(${shown.toFixed(3)})`;
      frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [store, bar]);
}

function Elapsed() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const counting = setInterval(() => setSeconds((before) => before + 1), 1_000);
    return () => clearInterval(counting);
  }, []);
  return (
    <>
      Listening to you <span className="tabular-nums">{clockTime(seconds)}</span>
    </>
  );
}

const clockTime = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** A page that is closed by mistake would take along what has not arrived yet. */
function useWarningBeforeLeaving(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}
