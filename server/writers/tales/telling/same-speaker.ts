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
