import { joinedSamples, type Narrator, type Sound, type SpokenPiece, type WordAligner } from './narrator.ts';

/** Gives word times to speech that comes without. The sound is passed on at once; the words follow when they are found. */
export function withWordTimes(narrator: Narrator, alignWords: WordAligner): Narrator {
  return {
    ...narrator,
    async *speak(utterance, signal) {
      const said: SpokenPiece[] = [];
      let held: SpokenPiece | undefined;
      for await (const piece of narrator.speak(utterance, signal)) {
        if (held) yield held;
        said.push(piece);
        held = piece;
      }
      if (!held) return;
      if (held.words || signal.aborted) {
        yield held;
        return;
      }
      const words = alignWords(utterance.text, joined(said), signal);
      // Whoever asks for the words hears of a failure; if nobody asks, it must not end the process.
      words.catch(() => undefined);
      yield { ...held, words };
    },
  };
}

function joined(pieces: readonly SpokenPiece[]): Sound {
  const [first] = pieces;
  if (!first || pieces.length === 1) {
    return { samples: first?.samples ?? new Float32Array(0), sampleRateHz: first?.sampleRateHz ?? 24_000 };
  }
  return { samples: joinedSamples(pieces), sampleRateHz: first.sampleRateHz };
}
