// node --import tsx zz-evening.ts FILE FROM TO [brief]: what the shelf of this folder tells to the evenings FROM..TO-1 of FILE.
import { readFileSync } from 'node:fs';
import { openShelf } from '#server/writers/tales/shelf/shelf.ts';
import { writeStory } from '#server/writers/tales/tale-writer.ts';
import { theThingsAreRead } from '#server/writers/tales/things/book.ts';
await theThingsAreRead();
const shelf = openShelf({ ours: new URL('./tales/en', import.meta.url).pathname });
const [from, to] = process.argv.slice(3).map(Number);
const brief = process.argv[5] === 'brief';
const all = JSON.parse(readFileSync(process.argv[2]!, 'utf8'));
for (const [i, c] of all.entries()) {
  if (i < from! || i >= to!) continue;
  const characters = c.family.map((p: any) => ({ name: p.name, age: p.age, relationship: p.relationship, hobbies: p.hobbies, traits: p.traits }));
  const hero = c.family.findIndex((p: any) => p.hero);
  try {
    const { told, considered, choices } = writeStory({ theme: c.wish, characters, culture: 'western', duration: c.length, narratorVoice: 'emma', interests: [], history: [], ...(hero >= 0 && { toldFor: [hero] }) } as never, shelf);
    const h = considered[0]!;
    console.log(`\n##### ${i} "${c.wish}" ${c.length} => ${h.head.id} [${(h.head as any).shape ?? ''}] ${Math.round(h.answers)} ${choices.premise}`);
    console.log(c.family.map((p: any) => `${p.name},${p.age},${p.relationship}(${[...p.hobbies, ...p.traits]})`).join('; '));
    if (!brief) console.log(`\n${told.title}\n\n${told.paragraphs.join('\n')}\n`);
  } catch (e) { console.log(`\n##### ${i} "${c.wish}" !! ${(e as Error).message}`); }
}
