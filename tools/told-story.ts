/** The last story in what tools/tell.ts printed: a line with `# title`, paragraphs, then the measures. */
export function storyIn(printed: string): { title: string; paragraphs: string[] } {
  const last = printed.split(/^# /m).at(-1) ?? '';
  const [title = '', ...rest] = last.split('\n');
  const text = rest.join('\n').split(/^\{/m)[0] ?? '';
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  if (!printed.includes('# ') || title.trim() === '' || paragraphs.length < 3)
    throw new Error('The storyteller printed no whole story.');
  return { title: title.trim(), paragraphs };
}
