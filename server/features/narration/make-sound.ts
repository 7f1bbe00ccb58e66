import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Marks, Voice } from '#contract/narration.ts';
import type { NarrationEvent, NarrationRequest } from '#server/audio/narrate.ts';
import type { Clock } from '#server/platform/clock.ts';
import { keepLease, leaseEnd } from '#server/platform/lease.ts';
import type { Log } from '#server/platform/log.ts';
import { nobody, type NarrationQueries, type NewSound } from './narration-queries.ts';
import { startRecording, type Recording } from './recording.ts';
import type { SoundFiles } from './sound-files.ts';

export type Respellings = NonNullable<NarrationRequest['respellings']>;
export type Order = NewSound & {
  text: string;
  voice: Voice;
  respellings: Respellings;
  /** Asked once, by the process that will make it: may this family have it? Gives back a way to take some of that back. */
  admit: () => Promise<TakeBack>;
};
export type TakeBack = (characters: number) => Promise<void>;

type Needs = {
  queries: NarrationQueries;
  files: SoundFiles;
  narrate: (request: NarrationRequest) => AsyncIterable<NarrationEvent>;
  clock: Clock;
  log: Log;
};

/** A maker that says nothing for so long is believed to be gone. */
const leaseMs = 20_000;
/** Ten seconds of sound: a process that follows from afar is never more than that behind. The first part goes at once. */
const partBytes = 60_000;
/** Nobody listening for so long means that nobody wants it any more. An audio element may hang up and come back. */
const patienceMs = 20_000;
const followEveryMs = 250;
/** Where another voice stood in: good for tonight, and tomorrow the right one is asked again. */
const standInMs = 12 * 3_600_000;
const forever = new Date('9999-01-01T00:00:00.000Z');

export type Making = {
  recording: Recording;
  /** Ends it for everybody; resolves when nothing is being done any more. */
  stop: () => Promise<void>;
  /** Counts as a listener until the function it gives is called. */
  join: () => () => void;
};

export type SoundMaker = ReturnType<typeof createSoundMaker>;

/** Makes sounds: each once, for everybody who wants it, in whichever process, and whole or not at all. */
export function createSoundMaker({ queries, files, narrate, clock, log }: Needs) {
  const maker = randomUUID();
  const makings = new Map<string, Making>();
  const working = new Set<Promise<void>>();
  const closing = new AbortController();
  const now = () => clock.now();
  const untilThen = () => leaseEnd(now(), leaseMs);

  /** The making of a sound: joined here, or begun here, or followed from the process that has begun it. */
  async function making(order: Order): Promise<Making> {
    return (
      makings.get(order.id) ??
      begin(order.id, async (recording, signal) => {
        if (!(await queries.claim(order, maker, clock.now(), leaseMs)))
          return follow(order.id, recording, signal);
        const takeBack = await order.admit().catch(async (refusal: unknown) => {
          await leaveNoTrace(order.id);
          throw refusal;
        });
        let asked = 0;
        const count = (characters: number) => void (asked += characters);
        return make(order, recording, signal, count).catch(async (error: unknown) => {
          // Whoever hangs up has still had something said for them: a vendor is paid for what it was asked, heard or not.
          await takeBack(Math.max(0, order.text.length - asked));
          throw error;
        });
      })
    );
  }

  /** What is being made somewhere right now, for a listener who has only its link. */
  function listening(id: string): Making {
    return makings.get(id) ?? begin(id, (recording, signal) => follow(id, recording, signal));
  }

  function begin(id: string, work: (recording: Recording, signal: AbortSignal) => Promise<void>): Making {
    const stopping = new AbortController();
    const recording = startRecording();
    const signal = AbortSignal.any([stopping.signal, closing.signal]);
    const ended = run(id, recording, work(recording, signal));
    const stop = async () => {
      stopping.abort();
      await ended;
    };
    const made = withListeners(recording, stop, () => isHeardElsewhere(id));
    makings.set(id, made);
    return made;
  }

  /** Whoever follows it from another process says so there. */
  async function isHeardElsewhere(id: string): Promise<boolean> {
    try {
      const row = await queries.find(id);
      return row?.maker === maker && row.heard_until !== null && row.heard_until > clock.now();
    } catch (error) {
      log.warn({ err: error }, 'whether a sound is heard elsewhere could not be asked');
      return true;
    }
  }

  function run(id: string, recording: Recording, work: Promise<void>): Promise<void> {
    const settled = work
      .catch((error: unknown) => {
        // Before the first sentence whoever asked is told, and that is logged; later nobody else would say it.
        if (recording.marks().sentences.length > 0 && !(error instanceof SoundStopped))
          log.warn({ err: error }, 'a sound broke off');
        recording.fail(error);
      })
      .finally(() => makings.delete(id));
    working.add(settled);
    void settled.finally(() => working.delete(settled));
    return settled;
  }

  /** Tell it; give it out as it comes, here and to the other processes; keep it whole; or leave no trace. */
  async function make(
    order: Order,
    recording: Recording,
    signal: AbortSignal,
    onAsked: (characters: number) => void,
  ): Promise<void> {
    const letGo = keepLease({
      leaseMs,
      now,
      renew: (until) => queries.renew(order.id, maker, until),
      onFailure: (error) => log.warn({ err: error }, 'a lease could not be renewed'),
    });
    const parts = partWriter(order.id, recording);
    let goodUntil: Date | undefined;
    try {
      await files.removeParts(order.id);
      for await (const event of narrate({
        text: order.text,
        voice: order.voice,
        respellings: order.respellings,
        signal,
        onAsked,
      })) {
        if (event.type === 'length-expected') recording.expect(event.durationMs);
        if (event.type === 'sound-made') recording.add(event.bytes);
        if (event.type === 'sentence-timed') recording.mark({ sentences: [event.mark] });
        if (event.type === 'words-timed') recording.mark({ words: event.marks });
        if (event.type === 'sound-end') recording.soundIsWhole(event.durationMs);
        if (event.type === 'narration-end')
          goodUntil = event.hasStandIn ? new Date(clock.now().getTime() + standInMs) : forever;
        await parts.write(event.type === 'sentence-timed');
      }
      if (!goodUntil) throw new SoundStopped();
      await files.keep(order.id, recording.bytesFrom(0));
      const marks = { ...recording.marks(), isFinal: true };
      if (!(await queries.keep(order.id, maker, marks, goodUntil))) throw new SoundStopped();
      recording.finish();
      // It is told and kept. Parts that cannot go yet go with the sound.
      await files
        .removeParts(order.id)
        .catch((error: unknown) => log.warn({ err: error }, 'the parts of a sound are still there'));
    } catch (error) {
      await leaveNoTrace(order.id);
      throw error;
    } finally {
      letGo();
    }
  }

  /** Where it does not succeed, the row stays behind and the sweep ends it; what kept the sound from being made is what is told. */
  async function leaveNoTrace(id: string): Promise<void> {
    try {
      await queries.letGo(id, maker);
      const row = await queries.find(id);
      // Another process may have taken over in the meantime; then the files are its own.
      if (row && row.maker !== nobody) return;
      await files.remove(id);
      await queries.remove(id);
    } catch (error) {
      log.warn({ err: error }, 'what is left of a sound waits for the sweep');
    }
  }

  function partWriter(id: string, recording: Recording) {
    let written = 0;
    let parts = 0;
    let reportedAt = clock.now().getTime();
    return {
      /** Throws when the sound is no longer ours to make: the family has deleted it, or another process has taken over. */
      async write(isSentenceEnd: boolean): Promise<void> {
        const isDue = isSentenceEnd && (parts === 0 || recording.size() - written >= partBytes);
        const isStale = clock.now().getTime() - reportedAt > leaseMs / 3;
        if (!isDue && !isStale) return;
        const bytes = recording.bytesFrom(written);
        if (bytes.length > 0) {
          await files.addPart(id, parts, bytes);
          parts += 1;
          written += bytes.length;
        }
        reportedAt = clock.now().getTime();
        if (!(await queries.report(id, maker, { parts, marks: recording.marks(), until: untilThen() })))
          throw new SoundStopped();
      },
    };
  }

  /** Sends on what another process makes, a part at a time. If that one goes silent, the listener asks again and we make it. */
  async function follow(id: string, recording: Recording, signal: AbortSignal): Promise<void> {
    let parts = 0;
    let heardMarks = { sentences: 0, words: 0 };
    while (!signal.aborted) {
      const row = await queries.find(id);
      if (!row || (!row.is_whole && row.lease_until < clock.now())) throw new SoundStopped();
      if (row.is_whole) {
        const rest = await files.open(id);
        if (!rest) throw new SoundStopped();
        const bytes = await buffer(rest.content);
        recording.add(bytes.subarray(recording.size()));
      }
      for (; !row.is_whole && parts < row.parts; parts += 1) {
        const part = await files.openPart(id, parts);
        // It was just put together: the next look finds it whole.
        if (!part) break;
        recording.add(await buffer(part.content));
      }
      recording.mark({
        sentences: row.marks.sentences.slice(heardMarks.sentences),
        words: row.marks.words.slice(heardMarks.words),
      });
      heardMarks = { sentences: row.marks.sentences.length, words: row.marks.words.length };
      if (row.is_whole) {
        recording.soundIsWhole(row.marks.durationMs);
        return recording.finish();
      }
      const soon = new Date(clock.now().getTime() + patienceMs / 2);
      if (row.heard_until === null || row.heard_until < soon)
        await queries.isHeard(id, new Date(clock.now().getTime() + patienceMs));
      await pause(followEveryMs);
    }
    throw new SoundStopped();
  }

  /** A sound that was made elsewhere takes its place as one of ours would: its row first, so that whatever happens the sweep finds it. */
  async function keepGiven(sound: NewSound, bytes: Uint8Array, marks: Marks): Promise<void> {
    if (!(await queries.claim(sound, maker, clock.now(), leaseMs))) throw new SoundStopped();
    try {
      await files.keep(sound.id, bytes);
      if (!(await queries.keep(sound.id, maker, marks, forever))) throw new SoundStopped();
    } catch (error) {
      await leaveNoTrace(sound.id);
      throw error;
    }
  }

  return {
    making,
    listening,
    keepGiven,
    stop: async (id: string) => makings.get(id)?.stop(),
    /** What a process that is no more has left half made. */
    async sweep(): Promise<void> {
      for (const id of await queries.letGoExpired(clock.now())) {
        await files.remove(id);
        await queries.remove(id);
      }
    },
    async close(): Promise<void> {
      closing.abort();
      await Promise.all(working);
      log.debug('no sound is being made any more');
    },
  };
}

/** Nobody wanted it any more, or whoever made it is gone. Asking again makes it anew. */
export class SoundStopped extends Error {
  constructor() {
    super('The sound was not made to its end');
    this.name = 'SoundStopped';
  }
}

function withListeners(
  recording: Recording,
  stop: () => Promise<void>,
  isHeardElsewhere: () => Promise<boolean>,
): Making {
  let listeners = 0;
  let leaving: NodeJS.Timeout | undefined;
  const waitForSomebody = () => {
    leaving = setTimeout(() => void leave(), patienceMs);
    leaving.unref();
  };
  const leave = async () => {
    const isHeard = await isHeardElsewhere();
    // Somebody may have come meanwhile.
    if (listeners > 0) return;
    if (isHeard) waitForSomebody();
    else await stop();
  };
  waitForSomebody();
  return {
    recording,
    stop,
    join() {
      clearTimeout(leaving);
      listeners += 1;
      let hasLeft = false;
      return () => {
        if (hasLeft) return;
        hasLeft = true;
        listeners -= 1;
        if (listeners === 0) waitForSomebody();
      };
    },
  };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
