import type { FamilyMember } from '#contract/family.ts';
import { ageInWords } from './family-words.ts';

// A card that nobody has seen is not made, and yet the page has to be as long as if it were. So its height is reckoned from its words,
// by the measures of member-card.tsx: right for ordinary words, and a line off where an unusual one breaks otherwise.

const padding = 2.5;
const gap = 1;
const face = 4;
const buttons = 2.75;
const badge = { padding: 1.5, height: 1.84, gap: 0.375, perLetter: 0.45 };
const name = { lineHeight: 1.725, perLetter: 0.75 };
const small = { lineHeight: 1.5, perLetter: 0.48 };
const smallest = { lineHeight: 1.3, perLetter: 0.42 };

/** How high somebody's card is in a column of this width, in rem. */
export function cardHeightRem(member: FamilyMember, columnRem: number): number {
  const room = columnRem - padding;
  const beside = room - face - gap;
  const head =
    textHeight(member.name, name, beside) +
    textHeight(`${ageInWords(member.age)} · ${member.relationship}`, small, beside) +
    (member.sayAs ? textHeight(`said “${member.sayAs}”`, smallest, beside) : 0);
  const words = [member.hobbies, member.characterTraits].filter((some) => some.length > 0);
  const heights = [Math.max(face, head), ...words.map((some) => badgesHeight(some, room)), buttons];
  return padding + heights.reduce((sum, height) => sum + height, 0) + gap * (heights.length - 1);
}

type Lines = { lineHeight: number; perLetter: number };

function textHeight(text: string, { lineHeight, perLetter }: Lines, room: number): number {
  return lineHeight * Math.max(1, Math.ceil((text.length * perLetter) / room));
}

function badgesHeight(words: readonly string[], room: number): number {
  let lines = 1;
  let used = 0;
  for (const word of words) {
    const width = Math.min(room, badge.padding + word.length * badge.perLetter);
    const isFirst = used === 0;
    if (!isFirst && used + badge.gap + width > room) {
      lines += 1;
      used = width;
    } else used += isFirst ? width : badge.gap + width;
  }
  return lines * badge.height + (lines - 1) * badge.gap;
}
