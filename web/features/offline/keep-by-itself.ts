import type { Story } from '#contract/stories.ts';
import { canKeep, type Kept, keepSound, keepWords, type Narration } from './kept-stories.ts';

type Opened = { userId: string; story: Story; cast: Kept['cast'] };

/** The stories opened last stay on this device, without a tap and without a word: tonight's may be asked for again tomorrow. */
export function keepOpened(opened: Opened): Promise<void> {
  return quietly(() => keepWords(opened, { isByTap: false }));
}

/** And so does what was heard of them, where the network costs nothing extra. */
export function keepHeard(userId: string, story: Story, narration: Narration): Promise<void> {
  return quietly(() => keepSound(userId, story, narration));
}

async function quietly(keep: () => Promise<void>): Promise<void> {
  if (!canKeep() || savesData()) return;
  try {
    await keep();
  } catch (trouble) {
    console.info('The story is not kept on this device', trouble);
  }
}

/** Said by a phone whose owner pays for each byte. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
