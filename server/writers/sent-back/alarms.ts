/**
 * What is too much for the last lines of an evening, wherever it stands in them. A verb alone says little (slippers are kicked off, an engine is
 * killed, feet are shoved under a blanket): somebody has to be there to whom it is done.
 */
export const isAlarming = (sentence: string): boolean =>
  (harm.test(sentence) || doneTo.test(sentence)) && !isCalmed(sentence);

/** What would keep anybody awake who hears it after "they slept". */
export const isDisturbing = (sentence: string): boolean => disturbing.test(sentence) && !isCalmed(sentence);

/** "No one fought any more" is peace, and so is a sword that is put away. */
export const isCalmed = (sentence: string): boolean => calmed.test(sentence);

const harm =
  /\b(?:fights?|fighting|fought|brawl\w*|blood\w*|bled|(?:drew|drawn|raised|lifted|swung|waved|pointed|aimed|held up)\b[^.!?]{0,24}\b(?:swords?|kni(?:fe|ves)|guns?)|(?:swords?|kni(?:fe|ves)|guns?)\b[^.!?]{0,24}\b(?:drawn|raised|swung|flashed)|attack\w*|(?:shout|yell|scream)(?:ed|ing) at|terrified|murder\w*|stabb\w*|angrily)\b/iu;

const verbs =
  'punch\\w*|kick(?:ed|ing)?|slapp\\w*|hit|thump(?:ed|ing)?|bit|pinch(?:ed|ing)?|shov(?:ed|ing)|push(?:ed|ing)? over|kill(?:ed|ing)?|chas(?:ed|ing)|wrestl(?:ed|ing)|hat(?:ed|es)';
/** A name has its capital: the "i" of the others is spelt out. */
const somebody =
  '(?:him|her|them|me|us|it(?=[.!])|each other|one another|(?:[Tt]he|[Hh]is|[Hh]er|[Tt]heir) (?:brother|sister|mother|father|boy|girl|child|children|baby|man|woman|dog|cat)|\\p{Lu}\\p{Ll}+)';
const doneTo = new RegExp(
  `\\b(?:${verbs}) (?:at )?${somebody}(?! (?:\\p{Ll}+ )?(?:legs|feet|foot|toes|slippers|pillow|side|blanket|tail|shoes|boots)\\b)(?=[\\s,.;!?—]|$)`,
  'u',
);

const disturbing =
  /\b(?:punch\w*|kick(?:ed|ing)|slapp\w*|scream\w*|kni(?:fe|ves)|guns?|chas(?:ed|ing)|quarrel\w*|slammed|smash\w*|broke|furious\w*|kill\w*|thr(?:ew|own?|owing) [^.!?]{0,30}\bat\b|wrestl\w*|thump(?:ed|ing)|claws?|fangs|scratching|afraid|frightened|fear|horror|stiff with|all alone|nobody came|took hold of (?:an?|the|her|his|their) (?:foot|ankle|arm|leg|wrist|hand|neck)|something (?:cold|dark|black|wet|huge|sharp|hairy|with) [^.!?]{0,60}|(?:mum|mummy|mom|dad|daddy|mother|father|everybody|everyone) (?:was|were|had) gone)\b/iu;

const calmed =
  /\b(?:not|nobody (?!came\b)|no one|no|never|stopped|without|no longer|instead of|nothing|n[’']t|put (?:away|down)|hung (?:up|his|her|on)|forgot\w*|any ?more|made of|wooden|toy|asleep|slept|dream\w*)\b|n[’']t\b/iu;
