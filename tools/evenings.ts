import { writeStory, type Written } from '#server/writers/built-in/built-in.ts';
import { content } from '#server/writers/built-in/content/index.ts';
import { readContent } from '#server/writers/built-in/content-shelf.ts';
import type { EarlierStory, StoryCharacter, StoryRequest } from '#server/writers/writer.ts';

type Wish = Omit<StoryRequest, 'history' | 'narratorVoice' | 'interests'>;

/** So many evenings in a row for the same family, each with the memory of those before; of one arc alone, if one is named. */
export function eveningsOf(wish: Wish, count: number, arc?: string): Written[] {
  const arcs = content.arcs.filter(({ id }) => arc === undefined || id === arc);
  const shelf = readContent({ ...content, arcs });
  const history: EarlierStory[] = [];
  return Array.from({ length: count }, () => {
    const story = writeStory({ ...wish, narratorVoice: 'emma', interests: [], history: [...history] }, shelf);
    history.push({ title: story.title, text: story.paragraphs.join('\n\n'), choices: story.choices });
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
