import { createHmac } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { narrationCalls, type Marks, type Telling, type Voice } from '#contract/narration.ts';
import { Problem } from '#contract/problem.ts';
import { welcome } from '#contract/welcome.ts';
import type { NarrationEvent, NarrationRequest } from '#server/audio/narrate.ts';
import { StudioBusy } from '#server/audio/studio.ts';
import { asNarratorFailure, NarratorFailure } from '#server/narrators/narrator.ts';
import { type Clock, dayMs, dayOf, secondsToMidnight } from '#server/platform/clock.ts';
import type { Secrets } from '#server/platform/config/secrets.ts';
import type { Database } from '#server/platform/database/database.ts';
import { failuresInWords } from '#server/platform/failures.ts';
import type { ByteRange, FileStore, StoredFile } from '#server/platform/files/file-store.ts';
import type { Caller, Door } from '#server/platform/http/serve.ts';
import type { Log } from '#server/platform/log.ts';
import { byteRange } from '#server/platform/http/byte-range.ts';
import {
  createSoundMaker,
  SoundStopped,
  type Making,
  type Respellings,
  type TakeBack,
} from './make-sound.ts';
import { narrationShelf } from './narration-shelf.ts';
import { givenVoice } from './tables.ts';
import { soundFiles } from './sound-files.ts';
import { createSoundLinks } from './sound-links.ts';

export { narrationHeardMigration, narrationMigration } from './tables.ts';

type Needs = {
  database: Database;
  files: FileStore;
  secrets: Secrets;
  clock: Clock;
  log: Log;
  publicUrl: () => string;
  limits: { narrationCharsPerDay: number };
  narrator: {
    /** Changes whenever the same words would sound different. */
    version: string;
    narrate: (request: NarrationRequest) => AsyncIterable<NarrationEvent>;
    estimateMs: (text: string, voice: Voice) => Promise<number>;
  };
  /** How this family wants its names to be said. */
  respellingsOf: (userId: string) => Promise<Respellings>;
  /** Refuses when the family's plan has ended. */
  requirePlan: (userId: string) => Promise<void>;
  /** A story's sound is whole: this is how long it really is. */
  onStoryNarrated: (userId: string, storyId: string, durationMs: number) => Promise<void>;
};

export type Narration = {
  serve: (door: Door) => void;
  /** Has a story told to its last word, so that it is there when somebody wants it. */
  tellAhead: (
    userId: string,
    story: { id: string; content: string; narratorVoice: Voice },
    gone: AbortSignal,
  ) => Promise<void>;
  /** A story was deleted, and no other of this family has the same text. */
  forgetText: (userId: string, text: string) => Promise<void>;
  forgetUser: (userId: string) => Promise<void>;
  /** Keeps a sound that was made elsewhere, and gives its name. From then on it is heard like every other. */
  keepGiven: (given: GivenSound) => Promise<string>;
  tellGiven: (id: string) => Promise<Telling>;
  /** A family hears a text of its own; answers as soon as its first sentence is there. */
  tell: (
    wanted: { userId: string; text: string; voice: Voice; storyId?: string | undefined },
    gone: AbortSignal,
  ) => Promise<Telling>;
  openGiven: (id: string) => Promise<StoredFile | undefined>;
  /** A whole sound by its name, however it was made; the times of its words; how long it is in bytes, undefined where the store has lost it. */
  kept: {
    open: (id: string, range?: ByteRange) => Promise<StoredFile | undefined>;
    sizeOf: (id: string) => Promise<number | undefined>;
    marksOf: (id: string) => Promise<Marks | null>;
  };
  forgetGiven: (id: string) => Promise<void>;
  exportOf: (userId: string) => Promise<NarrationExport>;
  /** The whole tellings there are of these texts, in their order: the newest of each voice. */
  soundsOf: (userId: string, texts: readonly { id: string; content: string }[]) => Promise<KeptTelling[]>;
  sweep: () => Promise<void>;
  close: () => Promise<void>;
};

export type GivenSound = { userId: string; name: string; bytes: Uint8Array; marks: Marks };
export type KeptTelling = {
  storyId: string;
  voice: Voice;
  soundId: string;
  open: () => Promise<StoredFile | undefined>;
};

export type NarrationExport = {
  narrations: { voice: Voice; toldAt: Date; durationMs: number }[];
  narrationByDay: { day: string; characters: number }[];
};

/** Has texts told: each once, kept, and given only to those it was made for. */
export function createNarration(needs: Needs): Narration {
  const { database, clock, narrator, limits, log } = needs;
  const shelf = narrationShelf(database);
  const files = soundFiles(needs.files);
  const links = createSoundLinks(needs.secrets, clock);
  const maker = createSoundMaker({ shelf, files, narrate: narrator.narrate, clock, log });
  const secret = needs.secrets.keyFor('sound-names');

  /** Keyed with our secret: from its name nobody can find out whether some text was ever told, nor to whom. */
  const keyOf = (...parts: readonly string[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('hex').slice(0, 32);
  const textKeyOf = (userId: string | null, text: string) => keyOf('text', userId ?? '', text);

  type Wanted = { userId: string | null; text: string; voice: Voice };
  type Found = { id: string; marks: Marks; making?: Making };

  /** The sound on the shelf, or one that has begun: the answer waits only for its first sentence. */
  async function find({ userId, text, voice }: Wanted, gone: AbortSignal): Promise<Found> {
    const respellings = userId === null ? {} : await needs.respellingsOf(userId);
    const spelled = JSON.stringify(Object.entries(respellings).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    const id = keyOf('sound', userId ?? '', narrator.version, voice, text, spelled);
    const row = await shelf.find(id);
    // What a stand-in told is told anew when its night is over. Who may not have new sound keeps it.
    if (row?.is_whole && (row.lease_until > clock.now() || !(await mayHaveNew(userId, text))))
      return { id, marks: row.marks };

    const admit = async () => (userId === null ? async () => undefined : reserve(userId, text.length));
    const making = await maker.making({
      id,
      userId,
      textKey: textKeyOf(userId, text),
      voice,
      text,
      respellings,
      admit,
    });
    // Whoever waits for the answer wants the sound, however long a busy machine takes for its first sentence; whoever has hung up does not.
    const leave = making.join();
    gone.addEventListener('abort', leave, { once: true });
    if (gone.aborted) leave();
    await making.recording.firstSentence
      .catch((error: unknown) => {
        throw asProblem(error);
      })
      .finally(leave);
    return { id, marks: making.recording.marks(), making };
  }

  async function mayHaveNew(userId: string | null, text: string): Promise<boolean> {
    if (userId === null) return true;
    try {
      const takeBack = await reserve(userId, text.length);
      await takeBack(text.length);
      return true;
    } catch (refusal) {
      if (refusal instanceof Problem) return false;
      throw refusal;
    }
  }

  async function reserve(userId: string, characters: number): Promise<TakeBack> {
    await needs.requirePlan(userId);
    const now = clock.now();
    const day = dayOf(now);
    if (!(await shelf.reserve(userId, day, characters, limits.narrationCharsPerDay)))
      throw toldEnoughToday(now);
    return (unused) => shelf.giveBack(userId, day, unused);
  }

  /** Under the name that the house has in the world, also for somebody who came in by another; a page takes them as its own. */
  function linksFor(id: string) {
    const { until, key } = links.sign(id);
    const base = `${needs.publicUrl()}/api/narrations/${id}`;
    const query = `?until=${until}&key=${key}`;
    return { audioUrl: `${base}/sound${query}`, marksUrl: `${base}/marks${query}` };
  }

  function noteDuration(userId: string, storyId: string | undefined, found: Found): void {
    if (storyId === undefined) return;
    const ended = found.making?.recording.ended ?? Promise.resolve();
    const note = () =>
      needs.onStoryNarrated(
        userId,
        storyId,
        found.making?.recording.marks().durationMs ?? found.marks.durationMs,
      );
    ended
      .then(note)
      .catch((error: unknown) => log.debug({ err: error }, 'a narration ended without its length'));
  }

  const tell: Narration['tell'] = async ({ userId, text, voice, storyId }, gone) => {
    const found = await find({ userId, text, voice }, gone);
    noteDuration(userId, storyId, found);
    const durationMs = found.marks.isFinal
      ? found.marks.durationMs
      : Math.round(await narrator.estimateMs(text, voice));
    return { ...linksFor(found.id), durationMs };
  };

  /** Looked at once: what is being made at one look may be whole at the next. */
  async function soundOf(id: string): Promise<{ marks: Marks; making: Making | null }> {
    const row = await shelf.find(id);
    if (!row || (!row.is_whole && row.lease_until <= clock.now())) throw soundNotFound();
    return { marks: row.marks, making: row.is_whole ? null : maker.listening(id) };
  }

  async function sendWhole(id: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const size = await files.sizeOf(id);
    if (size === undefined) {
      // The store has lost it. Whoever starts it once more shall not find the same dead link.
      await shelf.letGoWhole(id);
      throw soundNotFound();
    }
    const range = byteRange(request.headers.range, size);
    void reply.headers({
      'accept-ranges': 'bytes',
      etag: `"${id}"`,
      'cache-control': 'private, max-age=31536000, immutable',
    });
    if (range === 'none') return reply.code(416).header('content-range', `bytes */${size}`).send();
    const sound = await files.open(id, range ?? undefined);
    if (!sound) throw soundNotFound();
    if (range) void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
    void reply.header('content-length', String(range ? range.end - range.start + 1 : size));
    return reply.send(sound.content);
  }

  function sendLive({ recording, join }: Making, reply: FastifyReply, signal: AbortSignal): FastifyReply {
    const leave = join();
    reply.raw.once('close', leave);
    if (signal.aborted) leave();
    void reply.header('cache-control', 'no-store');
    return reply.send(Readable.from(recording.listen(signal)));
  }

  async function remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      await maker.stop(id);
      await files.remove(id);
      await shelf.remove(id);
    }
  }

  function asSound(reply: FastifyReply): void {
    // The native wrapper's audio element stands on another origin; the signature is what guards the sound.
    void reply.headers({ 'content-type': 'audio/mpeg', 'cross-origin-resource-policy': 'cross-origin' });
  }

  return {
    serve(door) {
      door.serve(narrationCalls.narrate, async ({ caller, body, signal }) => {
        return tell({ userId: caller.userId, ...body }, signal);
      });

      door.serve(narrationCalls.speak, async ({ caller, body, request, reply, signal }) => {
        const userId = await listenerFor(body, caller);
        const found = await find({ userId, ...body }, signal);
        asSound(reply);
        return found.making ? sendLive(found.making, reply, signal) : sendWhole(found.id, request, reply);
      });

      door.serve(narrationCalls.sound, async ({ params: { id }, query, request, reply, signal }) => {
        if (!links.isGood(id, query)) throw linkExpired();
        const { making } = await soundOf(id);
        asSound(reply);
        return making ? sendLive(making, reply, signal) : sendWhole(id, request, reply);
      });

      door.serve(narrationCalls.marks, async ({ params: { id }, query, request, reply, signal }) => {
        if (!links.isGood(id, query)) throw linkExpired();
        const { marks, making } = await soundOf(id);
        void reply.header('cross-origin-resource-policy', 'cross-origin');
        if (request.headers.accept?.includes('text/event-stream')) {
          const all = making ? making.recording.follow(signal) : onlyOnce(marks);
          return reply
            .type('text/event-stream')
            .header('cache-control', 'no-store')
            .send(Readable.from(marksAsEvents(all)));
        }
        return making ? further(making.recording.marks(), marks) : marks;
      });
    },

    async tellAhead(userId, { id: storyId, content, narratorVoice }, gone) {
      const found = await find({ userId, text: content, voice: narratorVoice }, gone);
      const leave = found.making?.join();
      try {
        await found.making?.recording.ended.catch((error: unknown) => {
          throw asProblem(error);
        });
      } finally {
        leave?.();
      }
      const marks = found.making?.recording.marks() ?? found.marks;
      await needs.onStoryNarrated(userId, storyId, marks.durationMs);
    },

    async forgetText(userId, text) {
      await remove(await shelf.letGoOf(userId, textKeyOf(userId, text)));
    },
    async forgetUser(userId) {
      await remove(await shelf.letGoOf(userId));
    },
    async keepGiven({ userId, name, bytes, marks }) {
      const id = keyOf('given', userId, name);
      await maker.keepGiven({ id, userId, textKey: id, voice: givenVoice }, bytes, marks);
      return id;
    },
    async tellGiven(id) {
      const { marks } = await soundOf(id);
      return { ...linksFor(id), durationMs: marks.durationMs };
    },
    tell,
    openGiven: (id) => files.open(id),
    kept: {
      open: (id, range) => files.open(id, range),
      sizeOf: (id) => files.sizeOf(id),
      async marksOf(id) {
        const row = await shelf.find(id);
        return row?.is_whole ? row.marks : null;
      },
    },
    forgetGiven: async (id) => {
      await shelf.letGoGiven(id);
      await remove([id]);
    },
    async exportOf(userId) {
      const [all, days] = await Promise.all([shelf.all(userId), shelf.days(userId)]);
      const sounds = all.filter(isTold);
      return {
        narrations: sounds.map(({ voice, marks: { durationMs }, created_at: toldAt }) => ({
          voice,
          toldAt,
          durationMs,
        })),
        narrationByDay: days,
      };
    },
    async soundsOf(userId, texts) {
      const rows = (await shelf.whole(userId)).filter(isTold);
      return texts.flatMap(({ id: storyId, content }) => {
        const key = textKeyOf(userId, content);
        // Later ones take the place of earlier ones: a name may be said otherwise since.
        const newest = new Map(
          rows.filter(({ text_key: one }) => one === key).map(({ voice, id }) => [voice, id]),
        );
        return [...newest].map(([voice, soundId]) => ({
          storyId,
          voice,
          soundId,
          open: () => files.open(soundId),
        }));
      });
    },
    async sweep() {
      await maker.sweep();
      await shelf.forgetDaysBefore(dayOf(new Date(clock.now().getTime() - dayMs)));
    },
    close: () => maker.close(),
  };
}

const isTold = <Row extends { voice: Voice | typeof givenVoice }>(row: Row): row is Row & { voice: Voice } =>
  row.voice !== givenVoice;

/** A visitor hears the welcome, which is everybody's; a family hears what it asks for, and the welcome too. */
async function listenerFor(
  { text, voice }: { text: string; voice: Voice },
  whoAsks: () => Promise<Caller | null>,
): Promise<string | null> {
  if (text === welcome.text && voice === welcome.voice) return null;
  const caller = await whoAsks();
  if (!caller) throw new Problem('not_signed_in');
  return caller.userId;
}

/** Of what is known here and what stands on the shelf: a process that has only just begun to follow knows nothing yet. */
const further = (here: Marks, kept: Marks): Marks =>
  here.isFinal || here.sentences.length >= kept.sentences.length ? here : kept;

async function* onlyOnce(marks: Marks): AsyncGenerator<Marks, void> {
  yield marks;
}

/** Each event carries only what is new; the last one says that it is final. */
async function* marksAsEvents(all: AsyncIterable<Marks>): AsyncGenerator<string, void> {
  let sentences = 0;
  let words = 0;
  for await (const marks of all) {
    const news = { ...marks, sentences: marks.sentences.slice(sentences), words: marks.words.slice(words) };
    if (news.sentences.length === 0 && news.words.length === 0 && !news.isFinal) continue;
    sentences = marks.sentences.length;
    words = marks.words.length;
    yield `event: marks\ndata: ${JSON.stringify(news)}\n\n`;
  }
}

const soundNotFound = () =>
  new Problem('not_found', { message: 'This sound is no longer here. Please start it once more.' });
const linkExpired = () =>
  new Problem('not_allowed', { message: 'This link to a sound has expired. Please start it once more.' });

const toldEnoughToday = (now: Date) =>
  new Problem('too_many_tries', {
    message:
      'That is all the telling we can do for one day. Everything told before can still be heard; there is more tomorrow.',
    retryAfterSeconds: secondsToMidnight(now),
  });

/** What kept a sound from being made, in words for a tired parent. */
function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  // A narrator's own line may be down for the same reasons as the database's; that is another trouble.
  const ofTheHouse = error instanceof NarratorFailure ? null : failuresInWords(error);
  if (ofTheHouse) return ofTheHouse;
  const couldNot = "We couldn't make the sound just now. The story is safe; try once more?";
  if (error instanceof SoundStopped)
    return new Problem('resting', { message: couldNot, retryAfterSeconds: 1, cause: error });
  const failure = asNarratorFailure(error, 'the narrator');
  if (failure.kind === 'busy' || error instanceof StudioBusy) {
    const retryAfterSeconds = Math.ceil((failure.retryAfterMs ?? 10_000) / 1_000);
    return new Problem('too_many_tries', {
      message: 'Many stories are being told right now. Please try again in a moment.',
      retryAfterSeconds,
      cause: error,
    });
  }
  return new Problem('provider_failed', { message: couldNot, cause: error });
}
