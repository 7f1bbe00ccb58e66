export const progressStepMs = 800;
/** Where the bar waits, however long it takes, until the story is whole. */
const mostBeforeTheStory = 95;

/** A step of random length, for a bar that moves as if somebody were at work. */
export function nextProgress(percent: number, chance: () => number): number {
  return Math.min(mostBeforeTheStory, percent + 2 + chance() * 10);
}

export function progressWords(percent: number): string {
  if (percent < 25) return 'Gathering characters and setting...';
  if (percent < 50) return 'Crafting the storyline...';
  if (percent < 75) return 'Weaving the adventure...';
  if (percent < 90) return 'Adding magical touches...';
  return 'Almost ready!';
}
