/**
 * Tags and signs that a writer's model may leave in a story, and that nobody says: turned into spaces of the same length, so that
 * every offset stays true.
 */
export function withoutMarkup(text: string): string {
  return text
    .replaceAll(/<\/?[a-z!][^<>\n]{0,200}>/gi, (tag) => ' '.repeat(tag.length))
    .replaceAll(/[^\P{Cc}\n]|\p{Zs}/gu, ' ')
    .replaceAll(/[<>[\]{}|\\^`~*_#=]/g, ' ');
}
