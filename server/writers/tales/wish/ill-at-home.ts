import type { Wish } from './wish.ts';

const atHome =
  `arm leg wrist ankle foot finger toe hand collarbone plaster cast sling crutch splint sprain cold cough flu fever temperature pox
  chickenpox spot measles bug tummy throat headache toothache tooth back sneeze covid bandage stitch`.split(
    /\s+/,
  );
const elsewhere =
  'hospital operation surgery cancer chemo chemotherapy ambulance ward leukaemia leukemia'.split(' ');

/** A broken arm and a cold lie on the sofa: whoever has them lives in the house, and is in the story. */
export function isIllAtHome({ words, sorrow }: Pick<Wish, 'words' | 'sorrow'>): boolean {
  return (
    sorrow === 'illness' &&
    atHome.some((word) => words.has(word)) &&
    !elsewhere.some((word) => words.has(word))
  );
}

/** Somebody has to go there, or is there. */
export function isInHospital({ words }: Pick<Wish, 'words'>): boolean {
  return elsewhere.some((word) => words.has(word));
}
