import { cultures, storyElements } from '#contract/stories.ts';
import {
  type PartWanted,
  type Range,
  shapes,
  sorrows,
  type TaleFront,
  type TaleHead,
  type Title,
} from '../tale.ts';
import type { Complain } from './conditions.ts';
import { readInline } from './inline.ts';
import { families, isWho, kinds, natures, properties, whoWords } from './vocabulary.ts';

/** A field of the head, as it stands in the file: its lines put together. */
export type Field = { name: string; value: string; line: number };

export const headFields: readonly string[] =
  `title subject matter premise hero people for needs may lengths picture keep friend shape except culture sorrow elements
  asks kinds`.split(/\s+/);

export function readHead(
  id: string,
  file: string,
  fields: readonly Field[],
  loves: Pick<TaleHead, 'opens' | 'loved' | 'lovesTold' | 'livesByLoves'>,
  complain: Complain,
): TaleHead {
  const last = (name: string) => fields.findLast((field) => field.name === name);
  const list = (name: string) =>
    fields.filter((field) => field.name === name).flatMap(({ value }) => wordsBetweenCommas(value));
  const knownAmong = <T extends string>(name: string, said: readonly string[], words: readonly T[]): T[] =>
    said.flatMap((word) => {
      const found = words.find((one) => one === word);
      if (!found) complain(last(name)?.line ?? 1, `"${word}" is no ${name}: ${words.join(', ')}`);
      return found ? [found] : [];
    });
  const known = <T extends string>(name: string, words: readonly T[]): T[] =>
    knownAmong(name, list(name), words);
  const shape = known('shape', shapes)[0];
  const sorrow = known('sorrow', sorrows)[0];
  if (!last('subject') && !shape && !sorrow)
    complain(1, 'it answers nothing: it needs subject:, shape: or sorrow:');
  const [ofSubject = '', ofOther] = (last('kinds')?.value ?? '').split(' and ');
  const kindsOf = (said: string) => knownAmong('kinds', wordsBetweenCommas(said), [...kinds, ...families]);
  if (ofOther !== undefined && shape !== 'X and Z' && shape !== 'X is so')
    complain(last('kinds')?.line ?? 1, 'only X and Z, and X is so, have two whose kinds can be asked for');
  if (shape === 'X is so' && !last('matter'))
    complain(last('shape')?.line ?? 1, 'X is so: how it is has to be said, as in matter: stuck, gets stuck');
  return {
    id,
    file,
    subjects: list('subject').map((word) => word.toLowerCase().replace(/^(?:an?|the) /, '')),
    matters: list('matter').map((word) => word.toLowerCase()),
    ...(shape && { shape }),
    exceptions: list('except').map((word) => word.toLowerCase()),
    asks: known('asks', properties),
    kinds: kindsOf(ofSubject),
    ...(ofOther !== undefined && { otherKinds: kindsOf(ofOther) }),
    ...loves,
    heroAges: rangeIn(last('hero'), { from: 4, to: 12 }, complain),
    people: rangeIn(last('people'), { from: 1, to: 10 }, complain),
    madeFor: known('for', [...natures, 'anyone']).filter((word) => word !== 'anyone'),
    needs: partsIn(last('needs'), complain),
    may: partsIn(last('may'), complain),
    lengths: lengthsIn(last('lengths'), complain),
    cultures: known('culture', cultures),
    ...(sorrow && { sorrow }),
    elements: known('elements', storyElements),
  };
}

/** What is not chosen by. */
export function readFront(fields: readonly Field[], complain: Complain): TaleFront {
  const last = (name: string) => fields.findLast((field) => field.name === name)?.value ?? '';
  const titles: Title[] = fields
    .filter(({ name }) => name === 'title')
    .map(({ value, line }) => ({ inline: readInline(value, line, complain), line }));
  if (titles.length === 0) complain(1, 'it has no title: title: The …');
  if (last('premise') === '')
    complain(1, 'it has no premise: one sentence, who wants what and what is in the way');
  return {
    titles,
    premise: last('premise'),
    picture: last('picture'),
    keep: last('keep'),
    friend: last('friend'),
  };
}

function wordsBetweenCommas(value: string): string[] {
  return value
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** "4-9", "5" or "4+". */
function rangeIn(field: Field | undefined, usual: Range, complain: Complain): Range {
  if (!field) return usual;
  const read = /^(\d+)(?:\s*-\s*(\d+)|(\+))?$/.exec(field.value);
  if (!read) {
    complain(field.line, `${field.name}: ${field.value} is no range such as 4-9, 5 or 4+`);
    return usual;
  }
  const from = Number(read[1]);
  return { from, to: read[3] ? 120 : Number(read[2] ?? from) };
}

/** "BIG = older; GRAN = elder or adult". */
function partsIn(field: Field | undefined, complain: Complain): readonly PartWanted[] {
  if (!field || /^nobody\b/.test(field.value)) return [];
  return field.value
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .flatMap((one) => {
      const read = /^([A-Z]+)\s*=\s*([a-z][a-z ]*(?:,\s*[a-z ]+)*)$/.exec(one);
      const roles = (read?.[2] ?? '').split(/\s+or\s+|,\s*/).map((word) => word.trim());
      const stranger = roles.find((role) => !isWho(role));
      if (!read?.[1] || stranger !== undefined) {
        complain(
          field.line,
          read?.[1]
            ? `"${stranger}" is nobody: ${whoWords}`
            : `"${one}" is written NAME = who, as in BIG = older or teen`,
        );
        return [];
      }
      return [{ name: read[1], roles, line: field.line }];
    });
}

const lengthWords = ['short', 'medium', 'long'] as const;

function lengthsIn(field: Field | undefined, complain: Complain): TaleHead['lengths'] {
  if (!field) return lengthWords;
  const words = field.value.split(/[\s,]+/);
  const wrong = words.find((word) => !lengthWords.some((length) => length === word));
  if (wrong !== undefined) complain(field.line, `"${wrong}" is no length: short medium long`);
  return lengthWords.filter((length) => words.includes(length));
}
