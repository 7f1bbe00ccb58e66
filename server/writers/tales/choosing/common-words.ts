import { lemmasOf } from '../wish/word-set.ts';

/** Whether a word is nobody's, alone or beside another such. */
export function isCommon(word: string): boolean {
  return lemmasOf(word).some((lemma) => anyOne.test(lemma) || common.has(lemma));
}

/** Such words make no trouble together that would be anybody's own. */
const common = new Set(
  `far away way wrong right play want go home round run fall know come always last first big little good bad new old look say make take have
  many long all too much own only still keep get see like love need think feel turn one two more up down car day
  always say stuck talk grow stop`.split(/\s+/),
);

/** What may be said of anything, and is what hardly any wish is about. */
const anyOne =
  /^(?:the|a|an|my|first|last|new|big|small|little|day|night|time|week|morning|thing|things|place|name|one|two|home|house|room|family|people|friend|friends|school|nursery|garden|grandma|grandpa|granny|grandmother|grandmothers|mum|mummy|dad|daddy|car|bed|tree|street|saturday|sunday|street)$/;

/** "First day" is of school, of hearing aids, of the holidays. */
export const isAnyTime = /^(?:the|a|my|first|last|new|big|day|night|time|week|morning)$/;
