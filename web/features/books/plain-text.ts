import { type Book, paragraphsOf } from './book.ts';

/** The title and the paragraphs, with a blank line between them, and nothing else. */
export function plainText({ title, content }: Book): string {
  const paragraphs = paragraphsOf(content).map(({ text }) => text);
  return `${[title, ...paragraphs].join('\n\n')}\n`;
}
