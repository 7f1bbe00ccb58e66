import { describe, expect, it, vi } from 'vitest';
import { createRecorderStore, isAtRisk } from './recorder-store.ts';

const takeOf = (words: string) => Uint8Array.from(words, (letter) => letter.charCodeAt(0));
const wordsOf = (take: Uint8Array) => String.fromCharCode(...take);

/** Somebody who reads three parts; each thing that is recorded is a new one. */
function reading({ known = [] as string[] } = {}) {
  const sent: string[] = [];
  let recorded = 0;
  let isAway = false;
  let isSilent = false;
  let clock = () => {};
  let patienceMs = 0;
  const dropped = vi.fn();
  const closed = vi.fn();
  const stopPlaying = vi.fn();
  let played: { words: string; end: () => void } | null = null;
  const store = createRecorderStore({
    count: 3,
    known,
    microphone: {
      level: () => 0.5,
      record: () => ({ stop: async () => new Blob([`take ${(recorded += 1)}`]), drop: dropped }),
      close: closed,
    },
    takeFrom: async (blob) => {
      const words = await blob.text();
      if (isBroken) throw new Error('nobody can read this');
      return takeOf(words);
    },
    send: async (piece, take) => {
      if (isAway) throw new Error('nobody is there');
      if (isSilent) throw new Error('nobody was heard');
      sent.push(`${piece}: ${wordsOf(take)}`);
    },
    fetchTake: async (piece) => takeOf(`kept ${piece}`),
    play: (take, end) => {
      played = { words: wordsOf(take), end };
      return stopPlaying;
    },
    troubleIn: (trouble) => (trouble as Error).message,
    isRefused: (trouble) => (trouble as Error).message === 'nobody was heard',
    mostMs: { part: 150_000, message: 60_000 },
    after: (ms, act) => {
      patienceMs = ms;
      clock = act;
      return () => (clock = () => {});
    },
  });
  let isBroken = false;
  return {
    store,
    sent,
    dropped,
    closed,
    stopPlaying,
    played: () => played,
    away: (is: boolean) => (isAway = is),
    silent: (is: boolean) => (isSilent = is),
    breakFormat: () => (isBroken = true),
    timeIsUp: () => clock(),
    patienceMs: () => patienceMs,
    read: async () => {
      store.begin();
      await store.end();
    },
  };
}

describe('a story that is read', () => {
  it('is sent part by part, and a part that is read again takes the place of the first', async () => {
    const { store, sent, read } = reading();
    await read();
    await read();
    store.go(1);
    await read();
    expect(sent).toEqual(['0: take 1', '0: take 2', '1: take 3']);
    expect(store.current().pieces).toEqual(['read', 'read', 'unread', 'unread']);
  });

  it('goes on where it was left, with the first part that is missing; or at the end', () => {
    expect(reading({ known: ['0', '2'] }).store.current().place).toBe(1);
    expect(reading({ known: ['0', '1', '2'] }).store.current().place).toBe(3);
  });

  it('is read on without a pause: the next part is heard while the one before is on its way', async () => {
    const { store, sent } = reading();
    store.begin();
    const sending = store.next();
    expect(store.current()).toMatchObject({ place: 1, isRecording: true });
    expect(store.current().pieces[0]).toBe('sending');
    await sending;
    expect(sent).toEqual(['0: take 1']);
    await store.next();
    await store.next();
    // After the last part comes what somebody says of their own, and that only when they want to.
    expect(store.current()).toMatchObject({ place: 3, isRecording: false });
    expect(store.current().pieces).toEqual(['read', 'read', 'read', 'unread']);
  });

  it('keeps what did not arrive, says so, and sends it again', async () => {
    const { store, sent, read, away } = reading();
    away(true);
    await read();
    expect(store.current()).toMatchObject({ trouble: 'nobody is there' });
    expect(store.current().pieces[0]).toBe('unsent');
    away(false);
    await store.sendAgain();
    expect(sent).toEqual(['0: take 1']);
    expect(store.current()).toMatchObject({ trouble: null });
    expect(store.current().pieces[0]).toBe('read');
  });

  it('wants a part once more that was not taken, says which, and keeps what the house has of it', async () => {
    const { store, read, silent, sent } = reading({ known: ['1'] });
    silent(true);
    store.begin();
    await store.next();
    expect(store.current()).toMatchObject({ place: 1, trouble: 'Part 1: nobody was heard' });
    await store.end();
    expect(store.current().trouble).toBe('nobody was heard');
    expect(store.current().pieces.slice(0, 2)).toEqual(['unread', 'read']);
    await store.sendAgain();
    expect(sent).toEqual([]);
    silent(false);
    store.go(0);
    await read();
    expect(store.current().pieces[0]).toBe('read');
  });

  it('says what it could not read itself, and wants that part again', async () => {
    const { store, read, breakFormat } = reading();
    breakFormat();
    await read();
    expect(store.current().trouble).toBe('nobody can read this');
    expect(store.current().pieces[0]).toBe('unread');
  });

  it('is heard again, from here or from where it is kept, and falls silent for whoever reads on', async () => {
    const { store, read, played, stopPlaying } = reading({ known: ['0'] });
    store.go(0);
    await store.listen();
    expect(played()?.words).toBe('kept 0');
    expect(store.current().isListening).toBe(true);
    store.begin();
    expect(stopPlaying).toHaveBeenCalled();
    await store.end();
    await read();
    await store.listen();
    expect(played()?.words).toBe('take 2');
    played()?.end();
    expect(store.current().isListening).toBe(false);
  });

  it('ends a message after its minute, and keeps what was said until then', async () => {
    const { store, timeIsUp, patienceMs, sent } = reading({ known: ['0', '1', '2'] });
    store.begin();
    expect(patienceMs()).toBe(60_000);
    timeIsUp();
    await vi.waitFor(() => expect(sent).toEqual(['message: take 1']));
    store.go(0);
    store.begin();
    expect(patienceMs()).toBe(150_000);
  });

  it('ends a part that goes on for too long, and lets the microphone go with the reader', async () => {
    const { store, timeIsUp, sent, dropped, closed } = reading();
    store.begin();
    timeIsUp();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    store.begin();
    store.leave();
    expect(dropped).toHaveBeenCalled();
    expect(closed).toHaveBeenCalled();
  });

  it('asks whoever leaves in the middle of a part, and does not take half of it for the whole', async () => {
    const { store, sent } = reading({ known: ['0'] });
    store.go(0);
    expect(await store.letGo()).toBe(true);
    store.begin();
    expect(await store.letGo()).toBe(false);
    expect(store.current()).toMatchObject({ isRecording: true, isLeaving: true });
    expect(await store.letGo()).toBe(true);
    expect(sent).toEqual([]);
  });

  it('has forgotten the question once somebody reads on, and asks anew', async () => {
    const { store } = reading();
    store.begin();
    await store.letGo();
    await store.next();
    expect(store.current()).toMatchObject({ isRecording: true, isLeaving: false });
    expect(await store.letGo()).toBe(false);
  });

  it('sends what has not arrived before somebody leaves, and lets go at the second wish', async () => {
    const { store, away, sent } = reading();
    away(true);
    store.begin();
    expect(await store.letGo()).toBe(false);
    await store.end();
    expect(await store.letGo()).toBe(false);
    expect(store.current().pieces[0]).toBe('unsent');
    expect(await store.letGo()).toBe(true);
    away(false);
    store.go(1);
    store.begin();
    await store.end();
    expect(await store.letGo()).toBe(true);
    expect(sent).toEqual(['1: take 2', '0: take 1']);
    expect(isAtRisk(store.current())).toBe(false);
  });
});
