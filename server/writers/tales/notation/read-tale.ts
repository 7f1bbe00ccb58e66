import { basename } from 'node:path';
import type {
  BreakfastNotes,
  Condition,
  Fault,
  Inline,
  Key,
  Nature,
  Node,
  Scene,
  Tale,
  TaleHead,
} from '../tale.ts';
import { readBreakfast } from './breakfast.ts';
import { readBody, readInner } from './body.ts';
import { type Complain, readCondition } from './conditions.ts';
import { type Field, headFields, readFront, readHead } from './head.ts';
import { readInline } from './inline.ts';
import { blockBelow, type Line, linesOf } from './lines.ts';
import { anything, natures as natureNames } from './vocabulary.ts';

/** Only what is needed to choose it: what stands above its first key, nature or scene. */
export function readTaleHead(file: string, source: string): { head: TaleHead; faults: Fault[] } {
  const end = source.search(/^(?:(?:key|nature|scene) |breakfast$)/m);
  const faults: Fault[] = [];
  const complain: Complain = (line, text) => faults.push({ file, line, text });
  const { fields } = sectionsOf(linesOf(end < 0 ? source : source.slice(0, end), complain), complain);
  const head = headOf(file, source, fields, complain);
  return { head, faults };
}

/** Its keys and lines are only looked through for what they are for, however little else of the tale was read. */
function headOf(file: string, source: string, fields: readonly Field[], complain: Complain): TaleHead {
  const loves = { opens: hobbiesOpening(source), loved: lovedIn(source), ...lovesToldIn(source) };
  return readHead(idOf(file), file, fields, loves, complain);
}

export function readTale(file: string, source: string): { tale: Tale; faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const complain: Complain = (line, text) => faults.push({ file, line, text });
  const { fields, others } = sectionsOf(linesOf(source, complain), complain);
  const words = new Map<string, readonly Inline[]>();
  const keys: Key[] = [];
  const natures: Nature[] = [];
  const scenes: Scene[] = [];
  let breakfast: BreakfastNotes | undefined;
  for (const section of others) {
    const { what, rest, at } = section;
    if (what === 'breakfast') {
      if (breakfast) complain(at.number, 'there is a "breakfast" already');
      breakfast = readBreakfast(at, section.own, complain);
    } else if (what === 'scene') scenes.push(readScene(section, scenes.length === 0, complain));
    else if (what === 'word') {
      const read = /^(\w+)\s*=\s*(.*)$/.exec(wholeOf(section));
      if (read?.[1]) words.set(read[1], readInline(read[2] ?? '', at.number, complain));
      else complain(at.number, 'a word is written: word school = the school');
    } else if (what === 'nature') {
      const name = rest.split(/[\s=]/)[0] ?? '';
      if (name !== 'anyone' && !natureNames.some((one) => one === name))
        complain(at.number, `"${name}" is no nature: ${natureNames.join(', ')}`);
      natures.push({ name, slots: readSlots(section, complain), line: at.number });
    } else keys.push(readKey(section, complain));
  }
  if (scenes.length === 0) complain(1, 'it has no scene: scene the name, and the story under it');
  const head = headOf(file, source, fields, complain);
  const front = readFront(fields, complain);
  return {
    tale: { ...head, ...front, words, keys, natures, scenes, ...(breakfast && { breakfast }) },
    faults,
  };
}

/** Found without reading the keys themselves: a house with many tales starts with their heads alone. */
function hobbiesOpening(source: string): readonly string[] {
  return linesWith(source, '\nkey ').flatMap((line) => {
    const [, name = 'anyone', words = ''] = /^key (\w+)[ \t]*(?:=(.*))?$/.exec(line) ?? [];
    return name === 'anyone' ? [] : wordsOfKey(name, words);
  });
}

/** What others may love who then have a line or a key of their own. */
function lovedIn(source: string): readonly string[] {
  const keys = linesWith(source, '\nkey ').flatMap((line) => {
    const [, name = 'anyone', words = ''] = /^key [A-Z]+ (\w+)[ \t]*(?:=(.*))?$/.exec(line) ?? [];
    return name === 'anyone' ? [] : wordsOfKey(name, words);
  });
  const lines = linesWith(source, 'loves ').flatMap((line) => {
    const words = /^ +(?:[a-z, -]* )?loves ([a-z, '-]+):/.exec(line)?.[1] ?? '';
    return words === '' ? [] : words.split(/,| or /).map((word) => word.trim());
  });
  return [...new Set([...keys, ...lines])].filter((word) => word !== anything);
}

/** Whose love it tells of whatever that is: a line that happens to have it, once, is no part in the plot; seven such are the plot. */
function lovesToldIn(source: string): Pick<TaleHead, 'lovesTold' | 'livesByLoves'> {
  const times = new Map<string, number>();
  for (const [, name = ''] of source.matchAll(
    /\{(\w+)\.(?:love|bit|thebit|ownbit|trick|move|pastime|mark)\}/g,
  ))
    times.set(name, (times.get(name) ?? 0) + 1);
  const all = [...times.values()].reduce((sum, often) => sum + often, 0);
  return {
    lovesTold: [...times].flatMap(([name, often]) => (often > 1 ? [name] : [])),
    livesByLoves: all >= 7,
  };
}

/** Looked for and not tried one by one: at the start every tale of the house is gone through for these. */
function linesWith(source: string, sign: string): string[] {
  const lines: string[] = [];
  for (let at = source.indexOf(sign); at >= 0;) {
    const begin = source.charAt(at) === '\n' ? at + 1 : source.lastIndexOf('\n', at) + 1;
    const stop = source.indexOf('\n', at + 1);
    const end = stop < 0 ? source.length : stop;
    lines.push(source.slice(begin, end));
    at = source.indexOf(sign, end);
  }
  return lines;
}

function wordsOfKey(name: string, opens: string): readonly string[] {
  const words = opens
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '');
  return words.length === 0 && name !== 'anyone' ? [name] : words;
}

export function idOf(file: string): string {
  return basename(file).replace(/\.tale$/, '');
}

type Section = { what: string; rest: string; own: readonly Line[]; at: Line };

/** The file cut at the lines that are not moved in. A scene's own words are not moved in either. */
function sectionsOf(
  lines: readonly Line[],
  complain: Complain,
): { fields: readonly Field[]; others: readonly Section[] } {
  const fields: Field[] = [];
  const others: Section[] = [];
  for (let index = 0; index < lines.length;) {
    const at = lines[index];
    if (!at || at.text === '') {
      index++;
      continue;
    }
    const field = /^([a-z]+):\s*(.*)$/.exec(at.text);
    const section = /^(word|key|nature|scene) (.+)$|^(breakfast)$/.exec(at.text);
    if (at.indent > 0 || (!field && !section)) {
      complain(at.number, `not expected here: "${at.text.slice(0, 40)}"`);
      index++;
      continue;
    }
    const { own, next } =
      section?.[1] === 'scene' ? sceneBelow(lines, index + 1) : blockBelow(lines, index + 1, 0);
    const what = section?.[1] ?? section?.[3];
    if (what) others.push({ what, rest: section?.[2] ?? '', own, at });
    else if (field?.[1]) {
      if (!headFields.includes(field[1]))
        complain(at.number, `"${field[1]}:" is no field of the head: ${headFields.join(', ')}`);
      const value = [field[2] ?? '', ...own.map(({ text }) => text)].join(' ').trim();
      fields.push({ name: field[1], value, line: at.number });
    }
    index = next;
  }
  return { fields, others };
}

function sceneBelow(lines: readonly Line[], from: number): { own: readonly Line[]; next: number } {
  let next = from;
  while (next < lines.length && !beginsSection(lines[next])) next++;
  return { own: lines.slice(from, next), next };
}

function beginsSection(line: Line | undefined): boolean {
  return line?.indent === 0 && /^(?:scene|nature) \S|^key [\w ]+(?:=|$)|^breakfast$/.test(line.text);
}

function wholeOf({ rest, own }: Section): string {
  return [rest, ...own.map(({ text }) => text)].join(' ').trim();
}

function readScene(section: Section, isFirst: boolean, complain: Complain): Scene {
  const { rest: name, at } = section;
  let because = '';
  let only: Condition | undefined;
  const body = section.own.filter(({ text, indent, number }) => {
    const read = indent === 0 ? /^(because|only):\s*(.*)$/.exec(text) : null;
    if (read?.[1] === 'because') because = read[2] ?? '';
    if (read?.[1] === 'only') only = readCondition(read[2] ?? '', number, complain);
    return !read;
  });
  if (because === '' && !isFirst)
    complain(at.number, `scene "${name}" does not say because: why does it follow from the one before?`);
  return { name, because, ...(only && { only }), body: readBody(body, 0, complain), line: at.number };
}

/** "key music = music, piano" is the hero's; "key BIG chess = chess" is BIG's. */
function readKey(section: Section, complain: Complain): Key {
  const [head = '', opens = ''] = section.rest.split('=').map((part) => part.trim());
  const [first = '', second] = head.split(' ');
  const name = second ?? first;
  return {
    owner: second === undefined ? 'hero' : first,
    name,
    opens: wordsOfKey(name, opens),
    slots: readSlots(section, complain),
    line: section.at.number,
  };
}

function readSlots({ own, at }: Section, complain: Complain): ReadonlyMap<string, readonly Node[]> {
  const slots = new Map<string, readonly Node[]>();
  for (let index = 0; index < own.length;) {
    const line = own[index];
    if (!line || line.text === '') {
      index++;
      continue;
    }
    const { own: deep, next } = blockBelow(own, index + 1, line.indent);
    const read = /^([a-z]+):\s*(.*)$/.exec(line.text);
    if (read?.[1]) slots.set(read[1], readInner(read[2] ?? '', deep, line, complain));
    else complain(line.number, `under "${at.text}" stands "slot: words", not "${line.text.slice(0, 40)}"`);
    index = next;
  }
  return slots;
}
