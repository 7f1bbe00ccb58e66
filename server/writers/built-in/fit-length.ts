import { type AgeBands, type Breath, measureBreath } from '../bands.ts';
import { chance } from './random.ts';
import { type Manner, type Piece, realise } from './realise.ts';
import { expand } from './stage.ts';
import type { Block } from './evening.ts';

/** A story in which people speak as much as they do in good picture books, with room to either side. */
const leastSpeechPercent = 15;
/** Things seen, heard, smelled and felt in a hundred words, with a little to spare. */
const leastSensory = 3.3;
const leastSoothing = 3.3;
/** Near enough to the words asked for. */
const tolerance = 0.06;

/** What the first telling was short of. */
export type Lack = { speech: boolean; senses: boolean; calm: boolean };

export type Goal = { words: number; manner: Manner; bands: AgeBands };

/** The paragraphs, and the blocks that are in them: what was left out has not been told to anybody. */
export type Fitted = { paragraphs: string[]; told: ReadonlySet<Block> };

/**
 * Paragraphs of about the words asked for, in sentences of a length for the listener. The least needed spare pieces are
 * left out, and the breath of the sentences is made longer or shorter; the draft itself is never chosen by its length.
 */
export function fitLength(blocks: readonly Block[], goal: Goal, seed: number): Fitted {
  const pieces = blocks.map((block, index) => piecesOf(block, seed + index * 7919));
  let { manner } = goal;
  let budget = goal.words;
  let lack: Lack = { speech: false, senses: false, calm: false };
  let paragraphs: string[] = [];
  let told: ReadonlySet<Block> = new Set();
  // Words as they are reckoned for one that is heard: a long name counts as one.
  let reckoned = 1;
  let before = 0;
  for (let attempt = 0; attempt < 5; attempt++) {
    const kept = keepWithin(blocks, budget, goal.words * reckoned, lack);
    told = kept.told;
    paragraphs = realise(chosenPieces(blocks, pieces, kept), manner);
    const measured = measureBreath(paragraphs);
    reckoned = Math.min(1, kept.words / measured.words);
    const calmer = adjust(manner, measured, goal.bands);
    const found: Lack = {
      speech: lack.speech || measured.dialoguePercent < leastSpeechPercent,
      senses: lack.senses || measured.sensoryPerHundred < leastSensory,
      calm: lack.calm || measured.soothingPerHundred < leastSoothing,
    };
    const isNew = found.speech !== lack.speech || found.senses !== lack.senses || found.calm !== lack.calm;
    const isFitting = Math.abs(measured.words - goal.words) <= goal.words * tolerance;
    // What came out the same as before, in the same breath, would do so for ever.
    if (!isNew && !calmer && (isFitting || kept.words === before)) break;
    before = kept.words;
    lack = found;
    manner = calmer ?? manner;
    budget += goal.words - measured.words;
  }
  return { paragraphs, told };
}

/** Shorter breaths for a small child, longer ones for a big one; nothing where they are right. */
function adjust(manner: Manner, measured: Breath, bands: AgeBands): Manner | undefined {
  const [least, most] = bands.wordsPerSentence;
  if (
    measured.wordsPerSentence > most - 0.3 ||
    measured.grade > bands.grade[1] - 0.2 ||
    measured.longSentence > bands.longSentence
  ) {
    return manner.joinUpTo > 5 ? { ...manner, joinUpTo: manner.joinUpTo - 2, weldUpTo: 0 } : undefined;
  }
  if (measured.wordsPerSentence < least + 0.3 || measured.grade < bands.grade[0] + 0.2) {
    const step = bands.grade[0] - measured.grade > 0.3 ? 8 : 4;
    return manner.weldUpTo < 34
      ? { ...manner, joinUpTo: manner.joinUpTo + 3, weldUpTo: Math.max(13, manner.weldUpTo + step) }
      : undefined;
  }
  return undefined;
}

/** Which blocks are told, and which of them with their optional sentences. */
type Kept = { told: ReadonlySet<Block>; full: ReadonlySet<Block>; words: number };

export function keepWithin(blocks: readonly Block[], budget: number, aim: number, lack: Lack): Kept {
  const told = new Set(blocks.filter((block) => block.spare === undefined));
  const full = new Set<Block>();
  let words = sum([...told]);
  const spares = blocks
    .filter((block) => block.spare !== undefined)
    .toSorted((a, b) => wanted(b, lack) - wanted(a, lack));
  for (const spare of spares) {
    if (told.has(spare)) continue;
    if (spare.after !== undefined && !spares.some((one) => one.group === spare.after && told.has(one)))
      continue;
    const group = spare.group === undefined ? [spare] : blocks.filter((block) => block.group === spare.group);
    // Speech that is wanted may run a little over; a silent story is worse than a long one.
    const room = lack.speech && spare.storylet.spoken > 0 ? Math.max(budget, aim * 1.08) : budget;
    if (words + sum(group) > room) continue;
    for (const block of group) told.add(block);
    words += sum(group);
  }
  for (const block of told) {
    const more = optionalWords(block);
    if (more === 0 || words + more > budget) continue;
    full.add(block);
    words += more;
  }
  return { told, full, words };
}

function wanted({ storylet, spare = 0 }: Block, lack: Lack): number {
  const speaks = lack.speech && storylet.spoken > 0 ? 20 : 0;
  const shows = lack.senses ? Math.min(12, 150 * (storylet.sensory / storylet.words)) : 0;
  const soothes = lack.calm ? Math.min(12, 120 * (storylet.soothing / storylet.words)) : 0;
  return spare + speaks + shows + soothes;
}

function sum(blocks: readonly Block[]): number {
  return blocks.reduce((words, block) => words + block.storylet.words - optionalWords(block), 0);
}

function optionalWords(block: Block): number {
  return block.storylet.optionalWords;
}

/** A block both ways, brief and with its optional sentences, by the same luck. */
type BothWays = { brief: readonly Piece[]; full: readonly Piece[] };

function piecesOf(block: Block, seed: number): BothWays {
  const brief = expand(block.stage, block.storylet.nodes, chance(seed), false);
  return {
    brief,
    full: optionalWords(block) === 0 ? brief : expand(block.stage, block.storylet.nodes, chance(seed), true),
  };
}

function chosenPieces(blocks: readonly Block[], pieces: readonly BothWays[], kept: Kept): Piece[] {
  return blocks.flatMap((block, index): Piece[] => {
    const own = pieces[index];
    if (!own || !kept.told.has(block)) return [];
    return [beginning(block), ...(kept.full.has(block) ? own.full : own.brief)];
  });
}

function beginning(block: Block): Piece {
  if (block.joins === 'line') return { kind: 'line' };
  return block.joins ? { kind: 'text', text: ' ' } : { kind: 'paragraph', breaks: true };
}
