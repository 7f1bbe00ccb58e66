import { askPainter, paintingFrom, valueAt } from './ask-painter.ts';
import { inWords } from './in-words.ts';
import type { RemotePainter } from './openai.ts';
import { type Painter, PainterFailure } from './painter.ts';

const who = 'Google';

/** The words with which it says, in an answer that is otherwise well, that it will not. */
const refusals = /SAFETY|PROHIBITED|BLOCKLIST|RECITATION|SPII/;

export function openGoogle({ apiKey = '', baseUrl, model, patienceMs }: RemotePainter): Painter {
  return {
    name: 'google',
    async paint({ scene, cover }, signal) {
      const data = Buffer.from(await cover()).toString('base64');
      const reference = { inlineData: { mimeType: 'image/png', data } };
      const answer = await askPainter(
        {
          who,
          url: `${baseUrl}/models/${encodeURIComponent(model)}:generateContent`,
          headers: { 'x-goog-api-key': apiKey },
          body: {
            contents: [{ role: 'user', parts: [{ text: inWords(scene, true) }, reference] }],
            generationConfig: {
              responseModalities: ['IMAGE'],
              imageConfig: { aspectRatio: '16:9', imageSize: '1K' },
            },
          },
          patienceMs,
        },
        signal,
      );
      const parts = valueAt(answer, 'candidates', 0, 'content', 'parts');
      const painted = (Array.isArray(parts) ? (parts as unknown[]) : [])
        .map((part) => valueAt(part, 'inlineData', 'data'))
        .find((found) => found !== undefined);
      const why =
        valueAt(answer, 'promptFeedback', 'blockReason') ?? valueAt(answer, 'candidates', 0, 'finishReason');
      if (painted === undefined && typeof why === 'string' && refusals.test(why))
        throw new PainterFailure('refused', `${who} will not paint this`);
      return paintingFrom(who, painted);
    },
  };
}
