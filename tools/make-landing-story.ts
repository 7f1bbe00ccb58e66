import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { SampleStory } from '#web/pages/site/landing/sample-story.ts';
import { eveningsOf, familyOf } from './evenings.ts';

// Has the built-in storyteller write the story that lies open on the landing page, and puts it there as it came. It is told as any
// other is. Run it when the storyteller has learned something; read what it wrote.
//   node --import tsx tools/make-landing-story.ts                        tonight's family and theme
//   node --import tsx tools/make-landing-story.ts --theme "the tide" --family "Nell:5:daughter:…" --story 3

const { values } = parseArgs({
  options: {
    theme: { type: 'string', default: 'the snail who was late' },
    family: {
      type: 'string',
      default:
        'Nell:5:daughter:collecting snails:curious+stubborn;Grandma Jo:68:grandmother:baking:patient;Biscuit:4:dog:sniffing:loyal',
    },
    /** Which of a row of stories to the same family. */
    story: { type: 'string', default: '1' },
  },
});

const evening = eveningsOf(
  {
    characters: familyOf(values.family),
    theme: values.theme,
    duration: 'short',
    culture: 'western',
  },
  Number(values.story),
).at(-1);
if (!evening) throw new Error('--story counts from one.');
const sample: SampleStory = {
  title: evening.told.title,
  paragraphs: evening.told.paragraphs,
  cast: familyOf(values.family).map(({ name }) => name),
  writtenBy: 'our own storyteller',
};
await writeFile(
  new URL('../web/pages/site/sample-story.json', import.meta.url),
  `${JSON.stringify(sample, null, 2)}\n`,
);
console.log(`“${sample.title}”, ${sample.paragraphs.join(' ').split(/\s+/).length} words. Now read it.`);
