import { openShelf } from '#server/writers/tales/shelf/shelf.ts';
import { writeStory, type WrittenStory } from '#server/writers/tales/tale-writer.ts';
import { talesFolder } from '#server/writers/tales/tales-folder.ts';
import type { EarlierStory, StoryCharacter, StoryRequest } from '#server/writers/writer.ts';

type Wish = Omit<StoryRequest, 'history' | 'narratorVoice' | 'interests'>;

/** So many evenings in a row for the same family, each with the memory of those before. */
export function eveningsOf(wish: Wish, count: number): WrittenStory[] {
  const shelf = openShelf({ ours: talesFolder() });
  const history: EarlierStory[] = [];
  return Array.from({ length: count }, () => {
    const story = writeStory({ ...wish, narratorVoice: 'emma', interests: [], history: [...history] }, shelf);
    const { title, paragraphs } = story.told;
    history.push({ title, text: paragraphs.join('\n\n'), choices: story.choices });
    return story;
  });
}

/** As it is typed: name:age:relationship:hobby+hobby:trait+trait, and a semicolon between people. */
export function familyOf(typed: string): StoryCharacter[] {
  return typed.split(';').map((person) => {
    const [name = '', age = '6', relationship = 'child', hobbies = '', traits = ''] = person.split(':');
    return { name, age: Number(age), relationship, hobbies: listOf(hobbies), traits: listOf(traits) };
  });
}

function listOf(typed: string): string[] {
  return typed.split('+').filter(Boolean);
}
