import { cleanText, hasPhrase, plainWords } from './clean-text.ts';
import type { ReadTheme, Shelf } from './content-shelf.ts';
import { hash } from './random.ts';

/** What the parent asked for, and the theme it is told as. */
export type ThemeAsked = { words: string; theme: ReadTheme };

/** The theme with the longest phrase in the parent's words; a stranger becomes the title of a book, a box or a ticket. */
export function themeOf(asked: string, shelf: Shelf, storyNumber: number): ThemeAsked {
  const words = cleanText(asked, 200) || 'Adventure';
  const plain = plainWords(words);
  let best: { theme: ReadTheme; length: number } | undefined;
  for (const theme of shelf.themes) {
    for (const phrase of theme.asked) {
      if (phrase.length > (best?.length ?? 0) && hasPhrase(plain, phrase))
        best = { theme, length: phrase.length };
    }
  }
  return { words, theme: best?.theme ?? frameFor(words, shelf, storyNumber) };
}

function frameFor(words: string, shelf: Shelf, storyNumber: number): ReadTheme {
  const frames = shelf.themes.filter((theme) => theme.id.startsWith('frame-'));
  const frame = frames[(hash(words) + storyNumber) % frames.length];
  if (!frame) throw new Error('the content has no frame for a theme that nobody foresaw');
  return frame;
}
