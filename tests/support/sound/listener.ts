import type { Mark } from '#contract/narration.ts';
import type { NarrationEvent } from '#server/audio/narrate.ts';

/** Everything somebody heard of a narration, and whether it ended as it should. */
export type Heard = {
  bytes: Buffer;
  sentences: Mark[];
  words: Mark[];
  /** In the order in which they came. */
  events: NarrationEvent['type'][];
  soundMs: number | undefined;
  durationMs: number | undefined;
  hasStandIn: boolean | undefined;
  failure: unknown;
};

/** Listens to the end, or until told to leave, and never throws: a failure is part of what was heard. */
export async function listen(
  narration: AsyncIterable<NarrationEvent>,
  isEnough: (heard: Heard) => boolean = () => false,
): Promise<Heard> {
  const chunks: Uint8Array[] = [];
  const heard: Heard = {
    bytes: Buffer.alloc(0),
    sentences: [],
    words: [],
    events: [],
    soundMs: undefined,
    durationMs: undefined,
    hasStandIn: undefined,
    failure: undefined,
  };
  try {
    for await (const event of narration) {
      heard.events.push(event.type);
      if (event.type === 'sound-made') chunks.push(event.bytes);
      if (event.type === 'sentence-timed') heard.sentences.push(event.mark);
      if (event.type === 'words-timed') heard.words.push(...event.marks);
      if (event.type === 'sound-end') heard.soundMs = event.durationMs;
      if (event.type === 'narration-end') {
        heard.durationMs = event.durationMs;
        heard.hasStandIn = event.hasStandIn;
      }
      if (isEnough(heard)) break;
    }
  } catch (error) {
    heard.failure = error;
  }
  heard.bytes = Buffer.concat(chunks);
  return heard;
}

/** What is wrong with the marks of a narration, in words; empty where nothing is. */
export function troubleWithMarks(text: string, { sentences, words, soundMs = 0 }: Heard): string[] {
  const trouble: string[] = [];
  for (const [name, marks] of Object.entries({ sentences, words })) {
    for (const [i, mark] of marks.entries()) {
      const before = marks[i - 1];
      const where = `${name} ${i} (${JSON.stringify(text.slice(mark.charStart, mark.charEnd).slice(0, 20))})`;
      if (!Object.values(mark).every(Number.isInteger)) trouble.push(`${where} is not made of whole numbers`);
      if (mark.endMs < mark.startMs || mark.endMs > soundMs || mark.startMs < 0)
        trouble.push(`${where} lies outside the sound`);
      if (mark.charEnd <= mark.charStart || mark.charEnd > text.length)
        trouble.push(`${where} lies outside the text`);
      if (before && (mark.startMs < before.endMs - 1 || mark.charStart < before.charEnd))
        trouble.push(`${where} comes too early`);
    }
  }
  const covered = new Uint8Array(text.length);
  for (const { charStart, charEnd } of words) covered.fill(1, charStart, charEnd);
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (!covered.subarray(index, index + word.length).every(Boolean))
      trouble.push(`no word mark over "${word.slice(0, 20)}" at ${index}`);
  }
  return trouble;
}
