import type { Complain } from './conditions.ts';

/** A line of a tale's file, without what it is moved in by. */
export type Line = { indent: number; text: string; number: number };

export function linesOf(source: string, complain: Complain): readonly Line[] {
  return source
    .split('\n')
    .map((raw, index) => {
      if (raw.includes('\t')) complain(index + 1, 'a tab: use blanks, two for each step inwards');
      const text = raw.replace(/^\uFEFF/, '').trimEnd();
      return { indent: text.length - text.trimStart().length, text: text.trim(), number: index + 1 };
    })
    .filter(({ text }) => !text.startsWith('#'));
}

/** What belongs under the line before `from`: deeper, with the empty lines between; and where it ends. */
export function blockBelow(
  lines: readonly Line[],
  from: number,
  indent: number,
): { own: readonly Line[]; next: number } {
  let next = from;
  while (next < lines.length && isBelow(lines[next], indent)) next++;
  let last = next;
  while (last > from && lines[last - 1]?.text === '') last--;
  return { own: lines.slice(from, last), next };
}

function isBelow(line: Line | undefined, indent: number): boolean {
  return line !== undefined && (line.text === '' || line.indent > indent);
}
