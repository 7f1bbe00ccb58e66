/** Who steps in where a plot wants a grown-up and the family chose none. */
const standIns = ['Mrs Minder', 'Mr Minder', 'Mrs Oddy', 'Mr Pym', 'Mrs Bell', 'Mrs Dobbs'];

/**
 * No family knows them, so who they are is said where the narrator first speaks of them: "Mrs Minder from next door". Where an author says it,
 * nearby, that holds.
 */
export function saidWhoTheyAre(paragraphs: readonly string[]): string[] {
  const told = [...paragraphs];
  for (const name of standIns) {
    const own = new RegExp(
      `${name}(?=[ .])(?! (?:and|from|next|upstairs|downstairs|at|in|who|with|had come|was minding|minded)\\b)`,
    );
    const at = told.findIndex((paragraph) => paragraph.includes(name));
    const first = told[at];
    if (first === undefined || isKnown.test(told.slice(at, at + 2).join(' '))) continue;
    const place = own.exec(first)?.index;
    if (place === undefined || place !== first.indexOf(name) || isSpoken(first.slice(0, place))) continue;
    const end = place + name.length;
    told[at] = `${first.slice(0, end)} from next door${first.slice(end)}`;
  }
  return told;
}

const isKnown =
  /\b(?:next door|neighbour|upstairs|downstairs|the (?:teacher|nurse|driver|guard)|minding|minds|minded|looks? after|looked after)\b/;
const isSpoken = (before: string): boolean => before.lastIndexOf('“') > before.lastIndexOf('”');
