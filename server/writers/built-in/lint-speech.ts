import { type Line, textOf } from './format.ts';

/** Who says the last thing before, and the first thing after: never the same one twice without a breath between. */
export function lintNeighbours(where: string, before: readonly Line[], after: readonly Line[]): string[] {
  return before.flatMap((first, i) =>
    after.flatMap((second, j) => {
      const speaker = lastSpeaker(textOf(first));
      return speaker !== undefined && speaker === firstSpeaker(textOf(second))
        ? [`${where}: [${i}] ends and [${j}] begins with a speech of {${speaker}}`]
        : [];
    }),
  );
}

export function lintSpeeches(where: string, text: string): string[] {
  const paragraphs = text.trim().split(/\n\s*\n/);
  return paragraphs.slice(1).flatMap((paragraph, index) => {
    const speaker = lastSpeaker(paragraphs[index] ?? '');
    return speaker !== undefined && speaker === firstSpeaker(paragraph)
      ? [`${where}: {${speaker}} speaks twice in a row`]
      : [];
  });
}

const verbs = 'said|asked|whispered|called|answered|murmured|sighed';

/** The speaker of the paragraph if it ends, or begins, in speech; by token, or nothing where it is not a token. */
export function lastSpeaker(text: string): string | undefined {
  const paragraph =
    text
      .trim()
      .split(/\n\s*\n/)
      .at(-1) ?? '';
  const tail = /"[^"]*"[^".]{0,60}\.?$/.test(paragraph);
  return tail ? speakersOf(paragraph).at(-1) : undefined;
}

export function firstSpeaker(text: string): string | undefined {
  const paragraph = text.trim().split(/\n\s*\n/)[0] ?? '';
  return /^[^"]{0,40}"/.test(paragraph) ? speakersOf(paragraph)[0] : undefined;
}

function speakersOf(paragraph: string): string[] {
  const pattern = new RegExp(
    `" ?(?:${verbs}) \\{(\\w+)(?:\\.he)?\\}|\\{(\\w+)(?:\\.he)?\\} (?:${verbs})|,["'] \\{(\\w+)\\.he\\} (?:${verbs})`,
    'g',
  );
  return [...paragraph.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
}
