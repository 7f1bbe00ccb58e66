import { defaultTheme } from '#contract/stories.ts';

/** A wish that asks for a story and for nothing in it. */
export function leavesItToUs(theme: string): boolean {
  const words = theme
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}\s]/gu, ' ')
    .trim()
    .replace(/\s+/g, ' ');
  return (
    words === defaultTheme.toLowerCase() ||
    nothingInIt.test(words) ||
    !/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(theme)
  );
}

const nothingInIt =
  /^(?:(?:please|idk|i dont (?:know|mind|care)|dont (?:know|mind|care)|no idea|hmm+|um+|just|ok|okay|tell|tell us|tell me|make|want|we want|i want|something|anything|whatever|nothing|none|surprise|random|any|some|a|an|another|the|new|nice|good|bedtime|sleepy|night|story|stories|tale|adventure|adventures|fun|funny|me|us|you|lamplight|can|could|choose|pick|decide|like|it|up|to|is|your|idea|one|for|tonight|with|of|about)(?: |$))+$/;
