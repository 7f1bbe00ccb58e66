import { measure } from '../bands.ts';
import { chance } from './random.ts';
import { type Manner, type Piece, realise } from './realise.ts';
import { expand } from './stage.ts';
import type { Block } from './tell.ts';

/** Paragraphs of about the words asked for: the least needed spare pieces are left out, and never the best draft chosen by length. */
/** A story in which people speak as much as they do in good picture books, with room to either side. */
const leastSpeechPercent = 14;

export function fitLength(
  blocks: readonly Block[],
  aimWords: number,
  manner: Manner,
  seed: number,
): string[] {
  let paragraphs: string[] = [];
  let budget = aimWords;
  let needsSpeech = false;
  for (let attempt = 0; attempt < 4; attempt++) {
    const kept = keepWithin(blocks, budget, needsSpeech);
    paragraphs = realise(piecesOf(blocks, kept, seed), manner);
    const words = countStoryWords(paragraphs);
    const wasQuiet = needsSpeech;
    needsSpeech ||= speechPercent(paragraphs) < leastSpeechPercent;
    if (wasQuiet === needsSpeech && Math.abs(words - aimWords) <= aimWords * 0.06) break;
    budget += aimWords - words;
  }
  return paragraphs;
}

export function countStoryWords(paragraphs: readonly string[]): number {
  return paragraphs.join(' ').split(/\s+/).filter(Boolean).length;
}

/** Which blocks are told, and which of them with their optional sentences. */
type Kept = { told: ReadonlySet<Block>; full: ReadonlySet<Block> };

function keepWithin(blocks: readonly Block[], budget: number, needsSpeech: boolean): Kept {
  const told = new Set(blocks.filter((block) => block.spare === undefined));
  const full = new Set<Block>();
  let words = sum([...told]);
  const spares = blocks
    .filter((block) => block.spare !== undefined)
    .toSorted((a, b) => wanted(b, needsSpeech) - wanted(a, needsSpeech));
  for (const spare of spares) {
    if (told.has(spare)) continue;
    const group = spare.group === undefined ? [spare] : blocks.filter((block) => block.group === spare.group);
    if (words + sum(group) > budget) continue;
    for (const block of group) told.add(block);
    words += sum(group);
  }
  for (const block of told) {
    const more = optionalWords(block);
    if (more === 0 || words + more > budget) continue;
    full.add(block);
    words += more;
  }
  return { told, full };
}

function wanted(block: Block, needsSpeech: boolean): number {
  return (block.spare ?? 0) + (needsSpeech && block.storylet.source.includes('"') ? 20 : 0);
}

function speechPercent(paragraphs: readonly string[]): number {
  return measure(paragraphs).dialoguePercent;
}

function sum(blocks: readonly Block[]): number {
  return blocks.reduce((words, block) => words + block.storylet.words - optionalWords(block), 0);
}

function optionalWords(block: Block): number {
  return [...block.storylet.source.matchAll(/<\?:([^<>]*)>/g)].reduce(
    (words, match) => words + (match[1] ?? '').trim().split(/\s+/).length,
    0,
  );
}

function piecesOf(blocks: readonly Block[], kept: Kept, seed: number): Piece[] {
  const pieces: Piece[] = [];
  blocks.forEach((block, index) => {
    if (!kept.told.has(block)) return;
    pieces.push(
      block.joins === 'line'
        ? { kind: 'line' }
        : block.joins
          ? { kind: 'text', text: ' ' }
          : { kind: 'paragraph', breaks: true },
    );
    pieces.push(
      ...expand(block.stage, block.storylet.nodes, chance(seed + index * 7919), kept.full.has(block)),
    );
  });
  return pieces;
}
