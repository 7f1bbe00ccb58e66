import { formsNamed } from '../english/verbs.ts';
import { pronounOfName } from '../people/first-names.ts';
import { theThings } from '../things/book.ts';

const one = "(\\p{L}[\\p{L}'’-]*)";
const alone = new RegExp(`^${one} (\\p{L}[\\p{L}'’]*)(?= |$)`, 'u');
const two = new RegExp(`^${one} (?:and|&) ${one} (\\p{L}+)(?= |$)`, 'u');
const beside = new RegExp(`^${one} (?:and|&|meets|with) (?=(?:the|an?|his|her|their) \\p{L})`, 'u');

/**
 * "Esme saw a deer today", of a child who was not chosen for tonight or goes by another name in the house: it is nobody whom the story would
 * be about, as it is about a robot, but somebody of theirs, and told of the child whose evening it is.
 */
export function childrenAsOurs(text: string, isOfTheFamily: (name: string) => boolean): string {
  const isChild = (name: string) => isFirstName(name) && !isOfTheFamily(name.toLowerCase());
  const [both, first = '', second = '', theirVerb = ''] = two.exec(text) ?? [];
  if (both && isChild(first) && isChild(second) && isDone(theirVerb))
    return `they${text.slice(both.length - theirVerb.length - 1)}`;
  const [said, name = '', verb = ''] = alone.exec(text) ?? [];
  if (said && isChild(name) && (isDone(verb) || isDoneTo.test(text.slice(name.length, name.length + 20))))
    return `${pronounOfName(name)}${text.slice(name.length)}`;
  const [with_, friend = ''] = beside.exec(text) ?? [];
  if (with_ && isChild(friend)) return text.slice(with_.length);
  return text;
}

/** Typed small, a daisy is a flower. */
function isFirstName(word: string): boolean {
  const isSmall = word === word.toLowerCase();
  return (
    pronounOfName(word) !== undefined &&
    !(isSmall && (theThings().exactly(word) !== undefined || formsNamed(word).length > 0))
  );
}

/** Who is ill, moves away or dies is told of in a hard evening, and by name. */
const isOfThemselves = /^(?:is|are|was|were|be|been|moves?|moved|leaves|left|dies|died|misses|missed)$/;

const isHelping =
  /^(?:won['’]?t|can['’]?t|cannot|didn['’]?t|doesn['’]?t|wouldn['’]?t|couldn['’]?t|will|can|keeps|just)$/;
/** "Sienna was told by her friend": it was done to her. */
const isDoneTo =
  /^ (?:was|got) (?=(?:told|called|pushed|laughed|teased|picked|chosen|asked|invited|given|allowed|hit|bitten)\b)/;

const isDone = (verb: string): boolean =>
  isHelping.test(verb) ||
  (verb === verb.toLowerCase() &&
    !isOfThemselves.test(verb) &&
    formsNamed(verb).some((form) => form !== 'ing'));
