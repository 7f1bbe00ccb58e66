export const progressStepMs = 800;
/** Only the story itself takes the last steps. */
const mostBeforeTheStory = 95;

/** One random step on. */
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
