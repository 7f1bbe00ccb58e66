/**
 * Two paragraphs in a row that are spoken by the same one, as they come to stand together where what was between them is not told to this
 * family: whoever listens takes the second for somebody else's answer. They become one, and who speaks is said once.
 */
export function oneSpeakerOnce(paragraphs: readonly string[]): string[] {
  const told: string[] = [];
  for (const paragraph of paragraphs) {
    const before = told.at(-1);
    const joined = before === undefined ? undefined : joinedTo(before, paragraph);
    if (joined === undefined) told.push(paragraph);
    else told[told.length - 1] = joined;
  }
  return told;
}

const name = String.raw`((?:the )?[\p{L}’]+(?: \p{Lu}[\p{L}’]+)?)`;
/** “Yes,” said Otto. Or: “Yes,” said Otto. “On the other side.” */
const endsSpoken = new RegExp(`” (?:said|asked|whispered|called|cried) ${name}\\.(?: “[^“”]*”)?$`, 'u');
/** “It’s late,” said Otto. And what he says besides, and what is told after it. */
const beginsSpoken = new RegExp(`^“([^“”]*)([,.!?…])” (?:said|asked) ${name}\\.(?: “([^“”]*)”)?(?= |$)`, 'u');

function joinedTo(before: string, paragraph: string): string | undefined {
  const speaker = endsSpoken.exec(before)?.[1];
  const spoken = speaker === undefined ? null : beginsSpoken.exec(paragraph);
  if (!spoken || spoken[3] !== speaker) return undefined;
  const [whole, first = '', stop = '', , second] = spoken;
  const words = `${first}${stop === ',' ? '.' : stop}${second === undefined ? '' : ` ${second}`}`;
  const opened = before.endsWith('”') ? `${before.slice(0, -1)} ` : `${before} “`;
  return `${opened}${words}”${paragraph.slice(whole.length)}`;
}

const spokenBy = new RegExp(`“[^“”]*” (?:said|asked|whispered|called|cried|shouted) ${name}`, 'gu');
/** What the one has said is over, and nothing is told before the other begins; what is spoken without a name still belongs to the one. */
const nothingBetween = /^(?![’\p{L}])[^“”.!?]*[.!?…] (?:“[^“”]*” )?$/u;

/** Whoever answers has a paragraph of their own, as in every book: in a crowd's line, or where an author was brief, it would hide who speaks. */
export function eachSpeakerApart(paragraphs: readonly string[]): string[] {
  return paragraphs.flatMap((paragraph) => {
    const spoken = [...paragraph.matchAll(spokenBy)];
    const starts = spoken.flatMap((answer, at) => {
      const before = spoken[at - 1];
      if (!before || before[1] === answer[1]) return [];
      const between = paragraph.slice(before.index + before[0].length, answer.index);
      return nothingBetween.test(between) ? [answer.index] : [];
    });
    return [0, ...starts].map((start, at) => paragraph.slice(start, starts[at]).trimEnd());
  });
}
