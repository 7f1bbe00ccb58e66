import type { Hobby, HobbyClass } from './format.ts';
import { hasPhrase, plainWords } from './clean-text.ts';
import type { Piece } from './realise.ts';
import { nounReferent } from './referents.ts';

/** How a sentence may speak of a hobby. */
export const hobbyForms = ['ing', 'noun', 'tool', 'thetool', 'made', 'themade', 'trace'] as const;
export type HobbyForm = (typeof hobbyForms)[number];

/** A hobby as a sentence can use it. One we do not know has a name and can be done, and no more is claimed of it. */
export type HobbyInUse = { class: HobbyClass | undefined } & Partial<Record<HobbyForm, readonly Piece[]>>;

/** The longest phrase that is written in the family's words decides. */
export function hobbyInUse(words: string, known: readonly Hobby[]): HobbyInUse {
  const plain = plainWords(words);
  let best: { hobby: Hobby; length: number } | undefined;
  for (const hobby of known) {
    for (const asked of hobby.asked) {
      if (asked.length > (best?.length ?? 0) && hasPhrase(plain, asked))
        best = { hobby, length: asked.length };
    }
  }
  return best ? knownHobby(best.hobby) : unknownHobby(words, plain);
}

function knownHobby(hobby: Hobby): HobbyInUse {
  const tool = nounReferent('tool', hobby.tool);
  const made = nounReferent('made', hobby.made);
  return {
    class: hobby.class,
    ing: phrase(hobby.ing),
    noun: phrase(hobby.noun),
    tool: phrase(tool.withA),
    thetool: phrase(tool.name),
    made: phrase(made.withA),
    themade: phrase(made.name),
    trace: phrase(hobby.trace),
  };
}

/** "tidying shelves" can follow "was" as it stands; "bubbles" cannot. */
function unknownHobby(words: string, plain: string): HobbyInUse {
  const own: Piece = { kind: 'opaque', text: words };
  const isDoing =
    /^[a-z]{3,}ing\b/.test(plain) &&
    !/^(string|spring|morning|evening|wedding|painting|thing|king|ring)s?\b/.test(plain);
  return {
    class: undefined,
    ing: isDoing ? [own] : [{ kind: 'text', text: 'busy with ' }, own],
    noun: [own],
  };
}

function phrase(text: string): readonly Piece[] {
  return [{ kind: 'phrase', text }];
}
