import { baseOf, type Verb, verbOf } from '../english/verbs.ts';

/**
 * A tale in which something does what it does has it done again, before everybody, or out of a fog. A lighthouse can sneeze twice. But what
 * has floated away is gone, what was found is found, and to be on time or to have curly hair is nothing that one does.
 */
export function isOnceForAll(verb: Verb | undefined): boolean {
  if (!verb) return false;
  const [base = '', ...rest] = verb.base.split(' ');
  const isLeaving = rest.some((word) => /^(?:away|off|out|apart|down)$/.test(word));
  return once.has(base) || (isLeaving && moves.has(base)) || (base === 'keep' && isKept(rest));
}

/** "Keep floating away" is to float away, and a dragon that is kept in a box stays there. */
function isKept(rest: readonly string[]): boolean {
  const verb = rest[0]?.endsWith('ing') ? ofIng(rest) : undefined;
  return verb === undefined || isOnceForAll(verb);
}

function ofIng([ing = '', ...rest]: readonly string[]): Verb | undefined {
  const base = baseOf(ing);
  return base === undefined ? undefined : verbOf([base, ...rest].join(' '));
}

const once = new Set(
  `be find discover meet become win buy build lose forget escape arrive end finish begin start marry die hatch inherit break move
  leave wake get choose decide save rescue adopt steal have love like hate know need belong believe`.split(
    /\s+/,
  ),
);
const moves = new Set('float fly run drift blow sail swim roll slip walk drive go hop wander'.split(' '));
