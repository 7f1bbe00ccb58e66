import { ArrowLeft, ArrowRight, Mic, Play, RotateCcw, Square } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { RecorderState, RecorderStore } from './recorder-store.ts';

type RecorderControlsProps = {
  store: RecorderStore;
  state: RecorderState;
  /** After the last part there is room for a message. */
  isMessage: boolean;
  /** Every part is read. */
  isWhole: boolean;
  /** What ends the whole recording. */
  children: ReactNode;
};

/** Everything for the thumb: record and stop, back and next, and to listen to what was read. Nothing moves away under it. */
export function RecorderControls({ store, state, isMessage, isWhole, children }: RecorderControlsProps) {
  const { place, isRecording, isListening } = state;
  const here = state.pieces[place] ?? 'unread';
  const isDone = !isRecording && here !== 'unread';
  return (
    <section className="recorder-controls" aria-label="Recorder">
      <Meter store={store} isRecording={isRecording} />
      <div className="flex min-h-11 flex-wrap items-center justify-center gap-x-4 gap-y-1">
        <output className="text-center text-sm text-night-200">
          {isRecording ? (
            <Elapsed key={place} />
          ) : isMessage && here === 'unread' ? (
            'If you like: tap and speak'
          ) : (
            stateWords[here]
          )}
        </output>
        {isDone && (
          <Button
            tone="ghost"
            size="small"
            icon={
              isListening ? <Square size={16} fill="currentColor" /> : <Play size={17} fill="currentColor" />
            }
            onClick={() => (isListening ? store.quiet() : void store.listen())}
          >
            {isListening ? 'Stop' : 'Listen to it'}
          </Button>
        )}
      </div>
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
          className={classNames(
            'grid size-[max(72px,min(4.5rem,18vw))] place-content-center place-items-center rounded-full text-xs font-bold',
            isDone || (isMessage && isWhole && !isRecording)
              ? 'text-night-100 ring-2 ring-night-300 ring-inset'
              : isRecording && !isMessage
                ? 'text-lamp-300 ring-2 ring-lamp-300 ring-inset'
                : 'lamp-orb',
          )}
          aria-label={recordLabel(isRecording, here, isMessage)}
          onClick={() => (isRecording ? void store.end() : store.begin())}
        >
          {isRecording ? (
            <Square size={28} fill="currentColor" />
          ) : isDone ? (
            <RotateCcw size={24} />
          ) : (
            <Mic size={30} />
          )}
          {isDone && <span className="[@media(max-width:15rem)]:hidden">Again</span>}
        </button>
        {isMessage ? (
          <span />
        ) : (
          <Button
            // Whoever reads on taps nothing else.
            tone={isDone || isRecording ? 'amber' : 'ghost'}
            size="small"
            className="justify-self-end max-sm:px-3 [@media(max-width:15rem)]:[&>svg]:hidden"
            onClick={() => void store.next()}
          >
            Next
            <ArrowRight size={18} />
          </Button>
        )}
      </div>
      {isWhole && <div className="flex min-h-11 flex-wrap justify-center">{!isRecording && children}</div>}
    </section>
  );
}

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
