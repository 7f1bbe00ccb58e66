import { narrationCalls, type Marks, type Voice } from '#contract/narration.ts';
import { Problem } from '#contract/problem.ts';
import { welcome } from '#contract/welcome.ts';
import { sendEvents, type ServerEvent, wantsEvents } from '#server/platform/http/event-stream.ts';
import type { Caller, Api } from '#server/platform/http/api.ts';
import type { SoundFinder } from './find-sound.ts';
import { linkExpired } from './refusals.ts';
import type { SoundSender } from './send-sound.ts';
import type { SoundLinks } from './sound-links.ts';
import type { Tell } from './tell-text.ts';

type Needs = { find: SoundFinder; send: SoundSender; links: SoundLinks; tell: Tell };

/** HTTP in, HTTP out: who may hear which sound, and whether it goes out as sound, as marks or as events. */
export function serveNarration(api: Api, { find, send, links, tell }: Needs): void {
  api.serve(narrationCalls.narrate, async ({ caller, body, signal }) => {
    return tell({ userId: caller.userId, ...body }, signal);
  });

  api.serve(narrationCalls.speak, async ({ caller, body, request, reply, signal }) => {
    const userId = await listenerFor(body, caller);
    return send(await find.byText({ userId, ...body }, signal), { request, reply, signal });
  });

  api.serve(narrationCalls.sound, async ({ params: { id }, query, request, reply, signal }) => {
    if (!links.isGood(id, query)) throw linkExpired();
    const { making } = await find.byName(id);
    return send({ id, making }, { request, reply, signal });
  });

  api.serve(narrationCalls.marks, async ({ params: { id }, query, request, reply, signal }) => {
    if (!links.isGood(id, query)) throw linkExpired();
    const { marks, making } = await find.byName(id);
    void reply.header('cross-origin-resource-policy', 'cross-origin');
    if (wantsEvents(request))
      return sendEvents(reply, marksAsEvents(making ? making.recording.follow(signal) : [marks]));
    return making ? further(making.recording.marks(), marks) : marks;
  });
}

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

/** Of what is known here and what is kept: a process that has only just begun to follow knows nothing yet. */
const further = (here: Marks, kept: Marks): Marks =>
  here.isFinal || here.sentences.length >= kept.sentences.length ? here : kept;

/** Each event carries only what is new; the last one says that it is final. */
async function* marksAsEvents(
  all: AsyncIterable<Marks> | Iterable<Marks>,
): AsyncGenerator<ServerEvent, void> {
  let sentences = 0;
  let words = 0;
  for await (const marks of all) {
    const news = { ...marks, sentences: marks.sentences.slice(sentences), words: marks.words.slice(words) };
    if (news.sentences.length === 0 && news.words.length === 0 && !news.isFinal) continue;
    sentences = marks.sentences.length;
    words = marks.words.length;
    yield { event: 'marks', data: news };
  }
}
