import type { Begun } from './sentences/sentence-of.ts';

// What is heard before a wish is read word by word: that nothing is asked for, that the choice is ours, or how its sentence begins.

const vague =
  /^((an?|the|some|any|another|big|great|little|new|good|nice|fun|funny|silly|cosy|gentle|different|happy|lovely|exciting|short|long|quick|calm|sleepy|bed ?time|of|with|your|our|my|for|us|me|about|just|really|very|please|own) )*(adventures?|story|stories|tale|tales|ones?|anything|something|nothing|whatever|whichever|surprise|idk|dunno|dont mind|not sure|no idea|no ideas|any|random|up to you|your choice|you choose|you pick|you decide|dealer's choice|idc|fun|else|funny|new|nice|good|test|hmm+|um+|eh|erm|ok|okay|yes|no|hi|hello|default|none|n\/?a)?( (at all|you like|you want|really|is fine|please|fun|nice|funny|new|good|me|us|will do|goes|magical|exciting|will be fine|today|tonight|for tonight))*$/;

/** "idk you choose", "Adventure", "...": asked for nothing, which is a wish as well. */
export function isVagueText(text: string): boolean {
  const plain = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain === '') return true;
  return vague.test(plain);
}

/** "whatever, you choose": asked for nothing, unless something is named after all. */
export function leavesItToUs(text: string): boolean {
  const plain = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .trim();
  return (
    /^(i |we )?(do not|don't|dont|doesn't|doesnt) (know|mind|care)\b/.test(plain) ||
    /^(idk|dunno|whatever|anything|not sure|no idea|surprise me|you choose|you decide|you pick|up to you|no preference)\b/.test(
      plain,
    )
  );
}

/** "What if worms had an underground train": said so, and taken away before the rest is read. */
export function begunAs(text: string, english: string): Begun {
  const supposes =
    /^(?:(?:.*\b(?:story|about|where|please)\b)?[\s:,]*)(?:what if|what would happen if|imagine(?: if)?|suppose|if (?=i |we |he |she |all |the |my |our |every|no))/i;
  if (supposes.test(text) || isOfAll(english)) return 'what if';
  return /^(?:\S+ ){0,5}(?:story|tale|one|something)(?: please)? (?:where|in which|how|about how)\b/i.test(
    text,
  )
    ? 'story where'
    : undefined;
}

/** "Everybody forgets how to count": what is so of them all is only supposed. "Nobody played with me" is so, and hurts. */
function isOfAll(english: string): boolean {
  const isSaid =
    /^(?:everybody|everyone|everything|nobody|no one|all the \p{L}+) (?!in |at |on |of |and )\p{L}+/iu.test(
      english,
    );
  return isSaid && !/\b(?:me|my|us|our|him|his|her)\b/i.test(english);
}
