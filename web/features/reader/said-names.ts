/** A text with its names as the family says them, and where in the written text a place in the said one is. */
type SaidText = { text: string; writtenAt: (saidIndex: number) => number };

export function saidText(written: string, sayAs: Readonly<Record<string, string>>): SaidText {
  const names = Object.keys(sayAs)
    .filter((name) => name !== '')
    .toSorted((a, b) => b.length - a.length);
  if (names.length === 0) return { text: written, writtenAt: (index) => index };
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${names.map(asPattern).join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  );
  const swaps: { said: number; saidEnd: number; written: number; writtenEnd: number }[] = [];
  let longer = 0;
  const text = written.replaceAll(pattern, (name, at: number) => {
    const said = sayAs[name] ?? name;
    const from = at + longer;
    longer += said.length - name.length;
    swaps.push({ said: from, saidEnd: from + said.length, written: at, writtenEnd: at + name.length });
    return said;
  });
  const writtenAt = (index: number): number => {
    const last = swaps.findLast((swap) => swap.said <= index);
    if (!last) return index;
    // Inside a name that is said in two words, the name is what is heard.
    return index < last.saidEnd ? last.written : index - last.saidEnd + last.writtenEnd;
  };
  return { text, writtenAt };
}

const asPattern = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
