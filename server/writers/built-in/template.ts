/**
 * The notation of a fragment, read once at load. What a parent typed never comes through here: it enters the story as
 * a finished piece when the reading is long over, so a child called "Max [a|b]" stays Max [a|b].
 */
export type Node =
  | { kind: 'text'; text: string }
  | { kind: 'token'; name: string; form: string }
  | { kind: 'choice'; options: Node[][] }
  /** `isSaid`: the author wrote the word, so it stays where the joint is parted. `natural`: how the author wrote it; a joint marked with ~ is for either, one that we found keeps to it where it can. */
  | { kind: 'joint'; word: string; natural: 'joined' | 'parted'; isSaid?: true }
  | { kind: 'gate'; gate: Gate; nodes: Node[] }
  | { kind: 'paragraph' }
  | { kind: 'line' };

/** `?` optional, for the length; the others depend on the youngest listener or on how many people there are. */
export const gates = ['?', '2-4', '5-7', '8+', '5+', '2-7', 'many', 'alone'] as const;
export type Gate = (typeof gates)[number];

const joints = ['and', 'but', 'so', 'then', ';'] as const;

export function parseTemplate(source: string): Node[] {
  const text = typographic(
    source
      .trim()
      .replace(/[ \t]*\n[ \t]*/g, '\n')
      .replace(/\n{2,}/g, '\u2029')
      .replace(/\n/g, ' ')
      .replace(/ {2,}/g, ' '),
  );
  const reader = { text, at: 0 };
  const nodes = readNodes(reader, '');
  if (reader.at < text.length) throw new SyntaxError(`stray "${text[reader.at]}" in: ${source}`);
  return findJoints(nodes);
}

/** Straight quotes become curly ones by where they stand; three dots become one sign. */
function typographic(text: string): string {
  return text
    .replace(/(^|[\s\u2029([|:>])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s\u2029“])'(?=\S)/g, '$1‘')
    .replace(/'/g, '’')
    .replace(/\.\.\./g, '…');
}

type Reader = { text: string; at: number };

function readNodes(reader: Reader, until: string): Node[] {
  const nodes: Node[] = [];
  let plain = '';
  const flush = () => {
    if (plain) nodes.push({ kind: 'text', text: plain });
    plain = '';
  };
  while (reader.at < reader.text.length) {
    const sign = reader.text.charAt(reader.at);
    if (until.includes(sign)) break;
    const special = readSpecial(reader, sign);
    if (special === undefined) {
      plain += sign;
      reader.at++;
    } else {
      if (special.kind === 'joint') plain = plain.trimEnd().replace(/,$/, '');
      flush();
      nodes.push(special);
      if (special.kind === 'paragraph' || special.kind === 'line') skipSpace(reader);
    }
  }
  flush();
  return nodes;
}

const signs = '\u2029/{~[<]}>|';

function readSpecial(reader: Reader, sign: string): Node | undefined {
  if (!signs.includes(sign)) return undefined;
  const rest = reader.text.slice(reader.at);
  switch (sign) {
    case '\u2029':
      reader.at++;
      return { kind: 'paragraph' };
    case '/':
      if (!rest.startsWith('//')) return undefined;
      reader.at += 2;
      return { kind: 'line' };
    case '{':
      return readToken(reader, rest);
    case '~':
      return readJoint(reader, rest);
    case '[':
      return readChoice(reader);
    case '<':
      return readGate(reader, rest);
    case ']':
    case '}':
    case '>':
    case '|':
      throw new SyntaxError(
        `stray "${sign}" near: ${reader.text.slice(Math.max(0, reader.at - 30), reader.at + 10)}`,
      );
    default:
      return undefined;
  }
}

function readToken(reader: Reader, rest: string): Node {
  const match = /^\{([A-Za-z]+)(?:\.([a-z]+))?\}/.exec(rest);
  if (!match) throw new SyntaxError(`unreadable token: ${rest.slice(0, 20)}`);
  reader.at += match[0].length;
  return { kind: 'token', name: match[1] ?? '', form: match[2] ?? '' };
}

const markedJoint = new RegExp(`^~(${joints.join('|')}) `);

function readJoint(reader: Reader, rest: string): Node {
  const match = markedJoint.exec(rest);
  if (!match) throw new SyntaxError(`unknown joint: ${rest.slice(0, 12)}`);
  reader.at += match[0].length;
  return { kind: 'joint', word: match[1] ?? '', natural: 'joined' };
}

function readChoice(reader: Reader): Node {
  const options: Node[][] = [];
  do {
    reader.at++;
    options.push(readNodes(reader, '|]'));
  } while (reader.text[reader.at] === '|');
  expect(reader, ']');
  return { kind: 'choice', options };
}

function readGate(reader: Reader, rest: string): Node {
  const match = /^<([^:<> ]+): ?/.exec(rest);
  const gate = gates.find((known) => known === match?.[1]);
  if (!match || !gate) throw new SyntaxError(`unknown gate: ${rest.slice(0, 12)}`);
  reader.at += match[0].length;
  const nodes = readNodes(reader, '>');
  expect(reader, '>');
  return { kind: 'gate', gate, nodes };
}

function expect(reader: Reader, sign: string): void {
  if (reader.text[reader.at] !== sign) throw new SyntaxError(`missing "${sign}" in: ${reader.text}`);
  reader.at++;
}

function skipSpace(reader: Reader): void {
  while (reader.text[reader.at] === ' ') reader.at++;
}

/**
 * Joints that nobody had to mark: a comma with "and it", where a small child may have a full stop, and a full stop before
 * "It", where a big child may have a comma. Only where what follows is surely a clause, and never inside speech.
 */
function findJoints(nodes: readonly Node[]): Node[] {
  let isSpoken = false;
  // The beginning of a sentence that a name has cut in two.
  let carried = '';
  return nodes.flatMap((node, index): Node[] => {
    if (node.kind === 'paragraph') isSpoken = false;
    if (node.kind !== 'text') {
      carried = node.kind === 'paragraph' ? '' : `${carried} X`;
      return [node];
    }
    const next = nodes[index + 1];
    const parts: Node[] = [];
    let from = 0;
    for (const match of node.text.matchAll(possibleJoint)) {
      const before = node.text.slice(0, match.index);
      const begins = match[3]?.toLowerCase();
      if (begins !== undefined) {
        if (isSpoken || quoteBalance(before) !== 0 || !/[a-z]$/.test(before)) continue;
        parts.push({ kind: 'text', text: node.text.slice(from, match.index) });
        parts.push({ kind: 'joint', word: begins, natural: 'parted', isSaid: true });
        from = match.index + match[0].length;
        continue;
      }
      if (isSpoken !== (quoteBalance(before) !== 0)) continue;
      const reachesToken = match.index + match[0].length === node.text.length;
      if (reachesToken && !(match[2] === '' && isSubject(next, nodes[index + 2]))) continue;
      if (!reachesToken && match[2] === '') continue;
      const isComma = match[0].startsWith(',');
      const sentence = sinceStop(carried + before);
      if (!isComma && !(/[a-z]$/.test(before) && hasVerb.test(sentence))) continue;
      // "It was not a pin. It was a wand" says one thing against another: there "and" would be false, and a rest is not.
      // So is "The tins stood there. They had been washed", where a new They may be somebody else.
      const isAnother = match[2] === 'They' && !/^[\s”]*They\b/.test(sentence);
      const isNew = isAnother || isFresh.test(match[2] ?? '') || /^[\s”]*There\b/.test(sentence);
      // Nor can what had been come after an "and".
      const hadBeen = /^\w+ had been\b/.test(
        node.text.slice(match.index + match[0].length - (match[2] ?? '').length),
      );
      const isRest = !isComma && (isNew || hadBeen || isAgainst.test(sentence));
      parts.push({ kind: 'text', text: node.text.slice(from, match.index) });
      parts.push({
        kind: 'joint',
        word: isRest ? ';' : (match[1] ?? 'and'),
        natural: isComma ? 'joined' : 'parted',
      });
      from = match.index + match[0].length - (match[2] ?? '').length;
    }
    isSpoken = isSpoken !== (quoteBalance(node.text) !== 0);
    carried = sinceStop(carried + node.text);
    parts.push({ kind: 'text', text: node.text.slice(from) });
    return parts.filter((part) => part.kind !== 'text' || part.text !== '');
  });
}

function sinceStop(text: string): string {
  return text.slice(Math.max(text.lastIndexOf('. '), text.lastIndexOf('” ')) + 1);
}

const possibleJoint =
  /(?:(?!\. (?:And|But|So) (?:[a-z]|$))(?:, (and|but|so) |\. )((?:[Ii]t|[Tt]hey|[Tt]here|[Nn]obody|[Ee]veryone|That|This|Somebody)(?= [a-z]+)|$)|\. (And|But|So) (?=[a-z]|$))/g;
/** What begins something else than the sentence before. */
const isFresh = /^(There|Nobody|Everyone|That|This|Somebody)$/;
const isAgainst = /\b(not|no|never|nobody|nothing|only|told|said|began|until)\b|n’t\b/;
const hasVerb =
  /\b(was|were|had|did|could|would|went|came|sat|stood|lay|took|made|gave|got|put|grew|fell|felt|held|kept|saw|knew|began|\w{3,}ed)\b/;

function quoteBalance(text: string): number {
  return (text.match(/“/g)?.length ?? 0) - (text.match(/”/g)?.length ?? 0);
}

/** A name or a thing that something is then said of: "{C} went", not "{C} and" or "{C.s} hat". */
function isSubject(token: Node | undefined, after: Node | undefined): boolean {
  if (token?.kind !== 'token' || token.form !== '' || after?.kind !== 'text') return false;
  return (
    ['C', 'X', 'hero', 'guest', 'who'].includes(token.name) &&
    /^ (?!(?:and|or|the|a|an|in|on|at|by|with|for|to|from) )[a-z]+ /.test(after.text)
  );
}
