/**
 * A wish that is a whole sentence, so that a tale can say it as the family would: news of somebody in the house, a question, or
 * something that is only supposed.
 */
export type Sentence = {
  is: SentenceKind;
  /** All of it: "Nia cut her own fringe with the kitchen scissors and now she won't take her hat off". */
  whole: readonly SentencePart[];
  /** Its first clause, without today and this morning: short enough to be told again. */
  short: readonly SentencePart[];
  /** Of news: who of the characters did it, where one is named for it. */
  by?: number;
  /**
   * Told by somebody else: "why the moon comes with us", "the stairs could decide"; of news, by whoever did it: "I ate a lemon". Missing where
   * we are not sure how.
   */
  turned?: readonly SentencePart[];
  /** Of news: all of it, by whoever did it. */
  wholeTurned?: readonly SentencePart[];
};

export const sentenceKinds = ['it happened', 'why', 'what if'] as const;
export type SentenceKind = (typeof sentenceKinds)[number];

/** Words as they are said; or somebody whom only the telling knows: "I", "he" of whom nobody was named before, "we". */
export type SentencePart = string | Spoken;
export type Spoken = { who: 'hero' | 'he' | 'she' | 'us'; form: 'he' | 'him' | 'his' | 'himself' };
