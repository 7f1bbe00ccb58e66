import { singular } from '../english/nouns.ts';
import { wordsOf } from './words-of.ts';
import { saysSomething } from './word-set.ts';

const refusals = [
  /^(?:anything|something|whatever|any story|a story|one)(?: at all| else)?,? (?:but|except|other than|apart from|without|not about|that is not|that's not|that isn't)(?: for| about)?(?: another| any| more| the)? (.+)$/i,
  /^(?:please )?not (?:another|yet another|about) (.+)$/i,
  // "No more nappies" is what the evening is about.
  /^(?:please )?no(?: more)? (.+?) (?:story|stories|tales)$/i,
];

/** "Anything but dinosaurs please", "not another dragon story": what it shall not be about, where nothing else is said. */
export function avoidedIn(asked: string): readonly string[] | undefined {
  for (const refusal of refusals) {
    const rest = refusal
      .exec(asked)?.[1]
      ?.split(/[,.!?;]| (?:please|pls|i am|i'm|im|but|because|cos|or i)\b/i)[0];
    if (rest === undefined) continue;
    const words = wordsOf(rest).filter(({ low, stop }) => stop === undefined && saysSomething(low));
    const named = words.map(({ low }) => singular(low)).filter((word) => word !== 'story' && word !== 'tale');
    // "Not another dragon story, a bear this time" is for whoever reads the rest of it.
    if (named.length > 0 && named.length <= 4) return named;
  }
  return undefined;
}
