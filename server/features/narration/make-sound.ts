import { randomUUID } from 'node:crypto';
import type { Marks, Voice } from '#contract/narration.ts';
import type { NarrationEvent, NarrationRequest } from '#server/audio/narrate.ts';
import type { Clock } from '#server/platform/clock.ts';
import { keepLease } from '#server/platform/lease.ts';
import type { Log } from '#server/platform/log.ts';
import { nobody, type NarrationQueries } from './narration-queries.ts';
import { startRecording, type Recording } from './recording.ts';
import { followSound } from './follow-sound.ts';
import type { SoundFiles } from './sound-files.ts';
import type { NewSound, SoundLeaseQueries } from './sound-lease-queries.ts';
import { type Making, withListeners } from './sound-listeners.ts';
import { createPartWriter } from './sound-parts.ts';
import { SoundStopped } from './sound-stopped.ts';

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
  leases: SoundLeaseQueries;
  files: SoundFiles;
  narrate: (request: NarrationRequest) => AsyncIterable<NarrationEvent>;
  clock: Clock;
  log: Log;
};

/** A maker that says nothing for so long is believed to be gone. */
const leaseMs = 20_000;
/** Where another voice stood in: good for tonight, and tomorrow the right one is asked again. */
const standInMs = 12 * 3_600_000;
const forever = new Date('9999-01-01T00:00:00.000Z');

export type SoundMaker = ReturnType<typeof createSoundMaker>;

/** Makes sounds: each once, for everybody who wants it, in whichever process, and whole or not at all. */
export function createSoundMaker({ queries, leases, files, narrate, clock, log }: Needs) {
  const maker = randomUUID();
  const makings = new Map<string, Making>();
  const working = new Set<Promise<void>>();
  const closing = new AbortController();
  const follow = (id: string, recording: Recording, signal: AbortSignal) =>
    followSound({ queries, leases, files, clock }, id, recording, signal);
  const now = () => clock.now();

  /** The making of a sound: joined here, or begun here, or followed from the process that has begun it. */
  async function making(order: Order): Promise<Making> {
    return (
      makings.get(order.id) ??
      begin(order.id, async (recording, signal) => {
        if (!(await leases.claim(order, maker, clock.now(), leaseMs)))
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
      renew: (until) => leases.renew(order.id, maker, until),
      onFailure: (error) => log.warn({ err: error }, 'a lease could not be renewed'),
    });
    const parts = createPartWriter({ leases, files, clock, maker, leaseMs }, order.id, recording);
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
      if (!(await leases.keep(order.id, maker, marks, goodUntil))) throw new SoundStopped();
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
      await leases.letGo(id, maker);
      const row = await queries.find(id);
      // Another process may have taken over in the meantime; then the files are its own.
      if (row && row.maker !== nobody) return;
      await files.remove(id);
      await queries.remove(id);
    } catch (error) {
      log.warn({ err: error }, 'what is left of a sound waits for the sweep');
    }
  }

  /** A sound that was made elsewhere takes its place as one of ours would: its row first, so that whatever happens the sweep finds it. */
  async function keepGiven(sound: NewSound, bytes: Uint8Array, marks: Marks): Promise<void> {
    if (!(await leases.claim(sound, maker, clock.now(), leaseMs))) throw new SoundStopped();
    try {
      await files.keep(sound.id, bytes);
      if (!(await leases.keep(sound.id, maker, marks, forever))) throw new SoundStopped();
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
      for (const id of await leases.letGoExpired(clock.now())) {
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
