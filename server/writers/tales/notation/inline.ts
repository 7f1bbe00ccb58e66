import type { Inline } from '../tale.ts';
import { type Complain, readCondition } from './conditions.ts';

const sign = /[{[<~\]>}|]/g;

/** The words of a paragraph, with what stands in braces, square brackets and angles. One pass from left to right. */
export function readInline(source: string, line: number, complain: Complain): readonly Inline[] {
  const text = typeset(source);
  let at = 0;
  const read = until('');
  if (at < text.length) complain(line, `a "${text[at]}" too many near "${around(text, at)}"`);
  return read;

  function until(stops: string): readonly Inline[] {
    const found: Inline[] = [];
    let plain = '';
    const flush = () => {
      if (plain !== '') found.push({ kind: 'text', text: plain });
      plain = '';
    };
    while (at < text.length && !stops.includes(text.charAt(at))) {
      const letter = text.charAt(at);
      if (letter === '{') {
        const slot = readSlot();
        if (!slot) continue;
        flush();
        found.push(slot);
      } else if (letter === '[') {
        flush();
        found.push(readChoice());
      } else if (letter === '<') {
        const gate = readGate();
        if (!gate) continue;
        flush();
        found.push(gate);
      } else if (letter === '~') {
        const joint = /^~+(and|but|so|then|or) /.exec(text.slice(at, at + 8));
        if (!joint?.[1]) complain(line, `a joint is ~and ~but ~so ~then ~or: "${around(text, at)}"`);
        else {
          plain = plain.trimEnd().replace(/[,.]$/, '');
          flush();
          found.push({ kind: 'joint', word: joint[1] });
        }
        at += joint?.[0].length ?? 1;
      } else if (']>}|'.includes(letter)) {
        complain(line, `a "${letter}" too many near "${around(text, at)}"`);
        at++;
      } else {
        // As one piece: put together letter by letter it would weigh ten times as much as long as the tale is kept.
        sign.lastIndex = at;
        const next = sign.exec(text)?.index ?? text.length;
        plain += text.slice(at, next);
        at = next;
      }
    }
    flush();
    return found;
  }

  function readSlot(): Inline | undefined {
    const end = text.indexOf('}', at);
    const inside = text.slice(at + 1, end < 0 ? at + 20 : end);
    const slot = /^([A-Za-z]+)(?:\.([a-z]+)|(’s))?$/.exec(inside);
    at = end < 0 ? at + 1 : end + 1;
    if (end < 0) complain(line, `a "{" is never closed by "}" near "${around(text, at)}"`);
    else if (!slot) complain(line, `"{${inside}}" cannot be read: {hero}, {hero's}, {GRAN.his} and so on`);
    // {other's} bell, and the bell that {other} need{other.s}.
    const form = slot?.[2] === 's' ? 'ending' : (slot?.[2] ?? (slot?.[3] ? 's' : ''));
    return slot?.[1] ? { kind: 'slot', name: slot[1], form, line } : undefined;
  }

  function readChoice(): Inline {
    const options: (readonly Inline[])[] = [];
    do {
      at++;
      options.push(until('|]'));
    } while (text[at] === '|');
    if (text[at] !== ']') complain(line, `a "[" is never closed by "]" in "${text.slice(0, 40)}…"`);
    at++;
    return { kind: 'choice', options };
  }

  function readGate(): Inline | undefined {
    const head = /^<([^:<>]+): ?/.exec(text.slice(at, at + 80));
    if (!head?.[1]) {
      complain(line, `a "<" without "when:" near "${around(text, at)}"`);
      at++;
      return undefined;
    }
    at += head[0].length;
    const body = until('>');
    if (text[at] !== '>') complain(line, `"<${head[1]}:" is never closed by ">"`);
    at++;
    if (/^\?+$/.test(head[1])) return { kind: 'spare', body };
    return { kind: 'gate', condition: readCondition(head[1], line, complain), body };
  }
}

/** Straight marks become curly ones (also behind a blank that is the last thing in angles), three full stops one sign, and blanks one. */
function typeset(source: string): string {
  return source
    .replace(/(^|\s>|[\s([|:‘—])"(?=\S)/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s“([|:])'(?=\S)/g, '$1‘')
    .replace(/'/g, '’')
    .replace(/\.\.\./g, '…')
    .replace(/ {2,}/g, ' ');
}

function around(text: string, at: number): string {
  return text.slice(Math.max(0, at - 20), at + 12);
}
