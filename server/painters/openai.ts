import { askPainter, paintingFrom, valueAt } from './ask-painter.ts';
import { inWords } from './in-words.ts';
import type { Painter } from './painter.ts';

export type RemotePainter = {
  apiKey: string | undefined;
  baseUrl: string;
  model: string;
  patienceMs: number;
};

const who = 'OpenAI';

/** The call that edits takes our cover beside the words; as JSON it knows the GPT Image models alone. */
export function openOpenAi({ apiKey, baseUrl, model, patienceMs }: RemotePainter): Painter {
  return {
    name: 'openai',
    async paint({ scene, cover }, signal) {
      const image = `data:image/png;base64,${Buffer.from(await cover()).toString('base64')}`;
      const answer = await askPainter(
        {
          who,
          url: `${baseUrl}/images/edits`,
          headers: { authorization: `Bearer ${apiKey}` },
          body: {
            model,
            prompt: inWords(scene, true),
            images: [{ image_url: image }],
            size: '1536x1024',
            quality: 'medium',
            output_format: 'webp',
            output_compression: 85,
            n: 1,
          },
          patienceMs,
        },
        signal,
      );
      return paintingFrom(who, valueAt(answer, 'data', 0, 'b64_json'));
    },
  };
}
