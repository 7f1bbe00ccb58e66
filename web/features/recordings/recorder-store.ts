import { messagePiece } from '#contract/recordings.ts';
import { createNotifier } from '#web/platform/notifier.ts';
import type { Microphone } from './microphone.ts';

// A story being read into a microphone, part by part. A part that was read is sent at once, while the next one is read; what could not be
// sent stays here and can be sent again.

type PieceState = 'unread' | 'sending' | 'unsent' | 'read';

export type RecorderState = {
  /** Where the reader is: a part's number, or the message after the last. */
  place: number;
  isRecording: boolean;
  isListening: boolean;
  /** One for each part, and the last for the message. */
  pieces: readonly PieceState[];
  trouble: string | null;
  /** Somebody wanted to leave, and something would be lost. */
  isLeaving: boolean;
};

type Needs = {
  count: number;
  /** What was read before, perhaps on another device. */
  known: readonly string[];
  microphone: Microphone;
  takeFrom: (recorded: Blob) => Promise<Uint8Array<ArrayBuffer>>;
  send: (piece: string, take: Uint8Array<ArrayBuffer>) => Promise<void>;
  fetchTake: (piece: string) => Promise<Uint8Array>;
  play: (take: Uint8Array, onEnd: () => void) => () => void;
  troubleIn: (trouble: unknown) => string;
  /** It arrived and is not taken, as where nobody is heard in it: to send it again would be of no use. */
  isRefused: (trouble: unknown) => boolean;
  /** What goes on for so long is ended by itself, and kept. */
  mostMs: { part: number; message: number };
  after: (ms: number, act: () => void) => () => void;
};

/** Whether something that was read would go with the page. */
export const isAtRisk = ({ isRecording, pieces }: RecorderState): boolean =>
  isRecording || pieces.includes('unsent') || pieces.includes('sending');

export type RecorderStore = ReturnType<typeof createRecorderStore>;

export function createRecorderStore(needs: Needs) {
  const { count } = needs;
  const names = [...Array.from({ length: count }, (_, index) => String(index)), messagePiece];
  const takes = new Map<number, Uint8Array<ArrayBuffer>>();
  /** What the house has, whatever became of a better one. */
  const kept = new Set(needs.known);
  const { subscribe, notify, close } = createNotifier();
  let recording: ReturnType<Microphone['record']> | null = null;
  let stopClock = () => {};
  let stopPlaying = () => {};
  let sending: Promise<void> = Promise.resolve();
  const pieces = names.map((name): PieceState => (needs.known.includes(name) ? 'read' : 'unread'));
  const firstUnread = pieces.indexOf('unread');
  let state: RecorderState = {
    place: firstUnread < 0 ? count : firstUnread,
    isRecording: false,
    isListening: false,
    pieces,
    trouble: null,
    isLeaving: false,
  };

  const become = (news: Partial<RecorderState>) => {
    state = { ...state, ...news };
    notify();
  };
  const mark = (place: number, piece: PieceState) => become({ pieces: state.pieces.with(place, piece) });

  function begin(): void {
    quiet();
    recording = needs.microphone.record();
    stopClock = needs.after(needs.mostMs[state.place < count ? 'part' : 'message'], () => void end());
    become({ isRecording: true, trouble: null, isLeaving: false });
  }

  /** Ends the part that is being read, and sends it. */
  async function end(): Promise<void> {
    const ended = recording;
    if (!ended) return;
    const { place } = state;
    recording = null;
    stopClock();
    become({ isRecording: false, isLeaving: false });
    mark(place, 'sending');
    try {
      takes.set(place, await needs.takeFrom(await ended.stop()));
    } catch (trouble) {
      asItWas(place);
      return become({ trouble: saying(place, needs.troubleIn(trouble)) });
    }
    return send(place);
  }

  /** One after the other: on a slow line the first is through sooner. */
  function send(place: number): Promise<void> {
    mark(place, 'sending');
    const one = async () => {
      const take = takes.get(place);
      if (!take) return;
      try {
        await needs.send(names[place] ?? '', take);
        kept.add(names[place] ?? '');
        if (takes.get(place) === take) mark(place, 'read');
      } catch (trouble) {
        become({ trouble: saying(place, needs.troubleIn(trouble)) });
        if (takes.get(place) !== take) return;
        if (needs.isRefused(trouble)) asItWas(place);
        else mark(place, 'unsent');
      }
    };
    sending = sending.then(one);
    return sending;
  }

  function asItWas(place: number): void {
    takes.delete(place);
    mark(place, kept.has(names[place] ?? '') ? 'read' : 'unread');
  }

  /** Whoever reads on hears of a part that is not before them any more. */
  const saying = (place: number, words: string): string =>
    place === state.place || place === count ? words : `Part ${place + 1}: ${words}`;

  async function sendAgain(): Promise<void> {
    become({ trouble: null });
    for (const [place, piece] of state.pieces.entries()) if (piece === 'unsent') await send(place);
  }

  function quiet(): void {
    stopPlaying();
    stopPlaying = () => {};
  }

  return {
    current: () => state,
    subscribe,
    begin,
    end,
    /** The part is done, and the reader is at the next one already. */
    async next(): Promise<void> {
      const wasRecording = recording !== null;
      const ending = end();
      go(state.place + 1);
      if (wasRecording && state.place < count) begin();
      await ending;
    },
    go,
    listen: async () => {
      quiet();
      const { place } = state;
      try {
        const take = takes.get(place) ?? (await needs.fetchTake(names[place] ?? ''));
        if (state.place !== place || state.isRecording) return;
        become({ isListening: true });
        stopPlaying = needs.play(take, () => become({ isListening: false }));
      } catch (trouble) {
        become({ trouble: needs.troubleIn(trouble) });
      }
    },
    quiet,
    sendAgain,
    /**
     * Before somebody leaves: what has not arrived is sent. Whether nothing would be lost now; half a part is not kept, or it would pass for a
     * whole one. Who asks a second time is let go without it.
     */
    async letGo(): Promise<boolean> {
      if (state.isLeaving || !isAtRisk(state)) return true;
      become({ isLeaving: true });
      await sending;
      await sendAgain();
      return !isAtRisk(state);
    },
    say: (trouble: string | null) => become({ trouble }),
    /** Everything that was read has arrived. */
    settled: () => sending,
    level: needs.microphone.level,
    leave() {
      stopClock();
      quiet();
      recording?.drop();
      recording = null;
      close();
      needs.microphone.close();
    },
  };

  function go(place: number): void {
    quiet();
    // Turning a page ends what is being read on it.
    if (recording) void end();
    become({ place: Math.max(0, Math.min(count, place)), trouble: null, isLeaving: false });
  }
}
