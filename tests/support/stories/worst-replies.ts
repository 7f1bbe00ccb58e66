const begun = '{"title":"A","paragraphs":["';
const seven = (text: string): string =>
  `${begun}${Array.from({ length: 7 }, (_, n) => `${text}${n}`).join('","')}"]}`;

/** The worst that a provider can send within a reply of the permitted size, as far as we know: each has stopped a house once, or might. */
export const worstReplies: readonly [does: string, reply: string][] = [
  ['blanks, and then quotation marks', `${begun}${' '.repeat(27_000)}${'","'.repeat(600)}`],
  ['quotation marks from the first', `${begun}${'","'.repeat(9_000)}`],
  [
    'twelve hundred short paragraphs',
    `${begun}${Array.from({ length: 1_200 }, (_, n) => `Day ${n}.`).join('","')}"]}`,
  ],
  ['one paragraph without an end', `${begun}${'a '.repeat(14_000)}`],
  ['braces', '{'.repeat(28_000)],
  ['backslashes', `${begun}${'\\\\'.repeat(14_000)}`],
  ['nests', `{"a":${'['.repeat(28_000)}`],
  ['speeches that are only opened', seven('“'.repeat(3_900))],
  ['speeches that are only opened, with a word in each', seven('“so they '.repeat(430))],
  ['one sign that is eighteen letters', seven('ﷺ'.repeat(3_900))],
  ['figures and signs for letters', seven('1!|'.repeat(1_300))],
];
