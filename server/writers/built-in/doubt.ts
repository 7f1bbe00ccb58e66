import type { AgeBands } from '../bands.ts';
import type { Block } from './evening.ts';
import { keepWithin } from './fit-length.ts';

/** With some room to the bands, since names are longer and shorter than they are reckoned here. */
const enoughSpeech = 12;
const enoughSenses = 3.7;
const enoughCalm = 3.9;

/**
 * How far a draft looks from sound before a word of it is said, by what its pieces will come to: 0 where every band is
 * likely met. Reading one costs as much as planning ten, so the likely ones are read first.
 */
export function doubtOf(blocks: readonly Block[], aim: number, most: number, bands: AgeBands): number {
  const { told } = keepWithin(blocks, aim, aim, { speech: false, senses: false, calm: false });
  let [words, spoken, sensory, soothing, breaths] = [0, 0, 0, 0, 0];
  for (const { storylet } of told) {
    words += storylet.words - storylet.optionalWords;
    spoken += storylet.spoken;
    sensory += storylet.sensory;
    soothing += storylet.soothing;
    breaths += storylet.words / storylet.breath.parted;
  }
  const perHundred = (count: number) => (100 * count) / words;
  return (
    // What is a twentieth too long stays too long, while speech and calm can still be found among the spare pieces.
    4 * over(words, 0.93 * most) +
    over(words / breaths, bands.wordsPerSentence[1] - 0.5) +
    short(perHundred(spoken), enoughSpeech) +
    short(perHundred(sensory), Math.min(enoughSenses, bands.sensoryPerHundred[0] + 0.4)) +
    short(perHundred(soothing), enoughCalm)
  );
}

function over(has: number, most: number): number {
  return Math.max(0, has / most - 1);
}

function short(has: number, least: number): number {
  return Math.max(0, 1 - has / least);
}
