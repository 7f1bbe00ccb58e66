import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import type { SampleStory } from '#web/pages/site/landing/sample-story.ts';
import { storyIn } from './told-story.ts';

// Has the built-in storyteller write the story that lies open on the landing page, and puts it there as it came. It is told
// through the same door as any other: tools/tell.ts. Run it when the storyteller has learned something; read what it wrote.
//   node --import tsx tools/make-sample-story.ts                        tonight's family and theme
//   node --import tsx tools/make-sample-story.ts --theme "the tide" --family "Nell:5:daughter:…" --story 3

const { values } = parseArgs({
  options: {
    theme: { type: 'string', default: 'the snail who was late' },
    duration: { type: 'string', default: 'short' },
    family: {
      type: 'string',
      default:
        'Nell:5:daughter:collecting snails:curious+stubborn;Grandma Jo:68:grandmother:baking:patient;Biscuit:4:dog:sniffing:loyal',
    },
    /** Which of a row of stories to the same family. */
    story: { type: 'string', default: '2' },
  },
});

const home = fileURLToPath(new URL('..', import.meta.url));
const wishes = [`--theme=${values.theme}`, `--duration=${values.duration}`, `--family=${values.family}`];
const { stdout } = await promisify(execFile)(
  process.execPath,
  ['--import', 'tsx', 'tools/tell.ts', `--count=${values.story}`, ...wishes],
  { cwd: home, maxBuffer: 8_000_000 },
);
const sample: SampleStory = {
  ...storyIn(stdout),
  cast: values.family.split(';').map((person) => person.split(':')[0] ?? ''),
  writtenBy: 'our own storyteller',
};
await writeFile(
  new URL('../web/pages/site/sample-story.json', import.meta.url),
  `${JSON.stringify(sample, null, 2)}\n`,
);
console.log(`“${sample.title}”, ${sample.paragraphs.join(' ').split(/\s+/).length} words. Now read it.`);
