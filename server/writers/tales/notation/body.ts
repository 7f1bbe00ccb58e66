import type { CrowdLine, ForWhom, Node } from '../tale.ts';
import { type Complain, readCondition } from './conditions.ts';
import { readInline } from './inline.ts';
import { blockBelow, type Line } from './lines.ts';
import { isWho, whoWords } from './vocabulary.ts';

/** Paragraphs, and what stands on lines of their own between them: when, put, part, crowd. */
export function readBody(lines: readonly Line[], base: number, complain: Complain): readonly Node[] {
  const nodes: Node[] = [];
  let paragraph: Line[] = [];
  const flush = () => {
    const first = paragraph[0];
    if (!first) return;
    const text = paragraph.map((line) => line.text).join(' ');
    const goesOn = text.startsWith('+ ');
    nodes.push({
      kind: 'paragraph',
      inline: readInline(goesOn ? text.slice(2) : text, first.number, complain),
      goesOn,
      line: first.number,
    });
    paragraph = [];
  };
  for (let at = 0; at < lines.length;) {
    const line = lines[at];
    if (!line) break;
    if (line.text === '') {
      flush();
      at++;
    } else if (line.indent !== base) {
      complain(
        line.number,
        `this line is moved in by ${line.indent}, expected ${base}: "${line.text.slice(0, 40)}"`,
      );
      at++;
    } else if (!opens(line)) {
      paragraph.push(line);
      at++;
    } else {
      flush();
      const { own, next } = blockBelow(lines, at + 1, base);
      readStructure(line, own, nodes, complain);
      at = next;
    }
  }
  flush();
  return nodes;
}

const structure =
  /^(?:(?:or )?when .+?:(?:\s|$)|otherwise:|put [\w.]+$|part [A-Z]+(?: best)?$|crowd (?:all|rest|again)$)/;

function opens(line: Line): boolean {
  return structure.test(line.text);
}

function readStructure(line: Line, own: readonly Line[], nodes: Node[], complain: Complain): void {
  const [word = ''] = /^(?:or when|[a-z]+)/.exec(line.text) ?? [];
  if (word === 'put') nodes.push(readPut(line));
  else if (word === 'part') nodes.push(readPart(line, own, complain));
  else if (word === 'crowd') nodes.push(readCrowd(line, own, complain));
  else readArm(word, line, own, nodes, complain);
}

function readArm(word: string, line: Line, own: readonly Line[], nodes: Node[], complain: Complain): void {
  const colon = line.text.indexOf(':');
  const body = readInner(line.text.slice(colon + 1).trim(), own, line, complain);
  const asked = line.text.slice(word.length, colon).trim();
  const arm =
    word === 'otherwise' ? { body } : { condition: readCondition(asked, line.number, complain), body };
  const before = nodes.at(-1);
  if (word === 'when') nodes.push({ kind: 'when', arms: [arm], line: line.number });
  else if (before?.kind === 'when') nodes[nodes.length - 1] = { ...before, arms: [...before.arms, arm] };
  else complain(line.number, `"${line.text.slice(0, 30)}" has no "when" right before it`);
}

function readPut(line: Line): Node {
  const [owner, slot] = line.text.slice(4).split('.');
  return slot === undefined
    ? { kind: 'put', owner: 'hero', slot: owner ?? '', line: line.number }
    : { kind: 'put', owner: owner === 'key' ? 'hero' : (owner ?? ''), slot, line: line.number };
}

function readPart(line: Line, own: readonly Line[], complain: Complain): Node {
  const versions = versionsOf(line, own, complain).map(({ whom, first, deep, at }) => ({
    ...whom,
    body: readInner(first, deep, at, complain),
  }));
  return { kind: 'part', name: line.text.split(' ')[1] ?? '', versions, line: line.number };
}

function readCrowd(line: Line, own: readonly Line[], complain: Complain): Node {
  const lines: CrowdLine[] = versionsOf(line, own, complain).map(({ whom, first, deep, at }) => ({
    ...whom,
    inline: readInline([first, ...deep.map(({ text }) => text)].join(' ').trim(), at.number, complain),
    line: at.number,
  }));
  const who = (['all', 'again'] as const).find((word) => line.text.endsWith(word)) ?? 'rest';
  return { kind: 'crowd', who, lines, line: line.number };
}

/** "dog, cat: words", each with what is moved in under it. */
function versionsOf(
  above: Line,
  own: readonly Line[],
  complain: Complain,
): { whom: ForWhom; first: string; deep: readonly Line[]; at: Line }[] {
  const versions = [];
  if (own.length === 0) complain(above.number, `nothing stands under "${above.text}"`);
  for (let index = 0; index < own.length;) {
    const at = own[index];
    if (!at || at.text === '') {
      index++;
      continue;
    }
    const { own: deep, next } = blockBelow(own, index + 1, at.indent);
    const read = /^([a-z][a-z, '-]*):\s*(.*)$/.exec(at.text);
    if (read?.[1] === undefined) {
      complain(at.number, `under "${above.text}" stands "who: words", not "${at.text.slice(0, 40)}"`);
    } else {
      const whom = readWhom(read[1]);
      for (const role of whom.roles) {
        if (role !== 'nobody' && role !== 'others' && !isWho(role))
          complain(at.number, `"${role}" is nobody: ${whoWords}, nobody, others`);
      }
      versions.push({ whom, first: read[2] ?? '', deep, at });
    }
    index = next;
  }
  return versions;
}

/** "dog, cat", "adult loves music, piano"; or "loves football" alone, of whoever is old enough to do it. */
function readWhom(text: string): ForWhom {
  const [who = '', loves = ''] = text.split(/(?:^|\s+)loves\s+/);
  const roles = listOf(who);
  return { roles: roles.length > 0 ? roles : ['child', 'big'], loves: listOf(loves) };
}

function listOf(text: string): string[] {
  return text
    .split(/,| or /)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** What stands after a colon and under it. */
export function readInner(
  first: string,
  deep: readonly Line[],
  from: Line,
  complain: Complain,
): readonly Node[] {
  const base = deep.find(({ text }) => text !== '')?.indent ?? from.indent + 2;
  const all = first === '' ? deep : [{ indent: base, text: first, number: from.number }, ...deep];
  if (all.every(({ text }) => text === '')) complain(from.number, `nothing stands under "${from.text}"`);
  return readBody(all, base, complain);
}
