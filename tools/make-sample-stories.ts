// Has the built-in storyteller tell the three stories in docs/samples, and writes them down as they came. Nothing is retouched:
// tools/sample-stories.test.ts tells them again and compares. Run it when the storyteller has learned something; read what it wrote.
//   node --import tsx tools/make-sample-stories.ts
import { mkdir, writeFile } from 'node:fs/promises';
import { sampleStories } from './sample-stories.ts';

const folder = new URL('../docs/samples/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const { file, text } of sampleStories()) {
  await writeFile(new URL(file, folder), text);
  console.log(`docs/samples/${file}`);
}
