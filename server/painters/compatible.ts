import { askPainter, paintingFrom, valueAt } from './ask-painter.ts';
import { inWords } from './in-words.ts';
import type { RemotePainter } from './openai.ts';
import { type Painter, PainterFailure } from './painter.ts';

const who = 'The painting server';

/** Any server that paints by OpenAI's first call, from words alone. Where it does not know this size it may choose one. */
export function openCompatible({ apiKey, baseUrl, model, patienceMs }: RemotePainter): Painter {
  return {
    name: 'compatible',
    async paint({ scene }, signal) {
      const ask = (size: object) =>
        askPainter(
          {
            who,
            url: `${baseUrl}/images/generations`,
            headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
            body: { model, prompt: inWords(scene, false), n: 1, response_format: 'b64_json', ...size },
            patienceMs,
          },
          signal,
        );
      const answer = await ask({ size: '1088x640' }).catch((failure: unknown) => {
        if (failure instanceof PainterFailure && failure.kind === 'refused') return ask({});
        throw failure;
      });
      return paintingFrom(who, valueAt(answer, 'data', 0, 'b64_json'));
    },
  };
}
