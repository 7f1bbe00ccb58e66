/**
 * What is too much for the last lines of an evening, wherever it stands in them. A verb alone says little (slippers are kicked off, an engine is
 * killed, feet are shoved under a blanket): somebody has to be there to whom it is done.
 */
export const isAlarming = (sentence: string): boolean =>
  isToldOf(sentence, harm) || isToldOf(sentence, doneTo);

/** What would keep anybody awake who hears it after "they slept". */
export const isDisturbing = (sentence: string): boolean => isToldOf(sentence, disturbing);

/** "No one fought any more" is peace, and so is a sword that is put away. */
export const isCalmed = (sentence: string): boolean => overAndDone.test(sentence) || denied.test(sentence);

/** A "not" calms what comes close behind it; "the wolf bit Ben, and he could not get away" is no comfort. */
function isToldOf(sentence: string, alarm: RegExp): boolean {
  const at = alarm.exec(sentence)?.index;
  if (at === undefined || isOverAndDone(sentence, at)) return false;
  const before = sentence.slice(0, at);
  return !closeBefore.test(before) || /\b(?:not|never|n[’']t)\s+stop\w*\s+$/iu.test(before);
}

/** "The others were asleep, but she trembled": what is over and done stands before the "but", and the alarm behind it. */
function isOverAndDone(sentence: string, alarmAt: number): boolean {
  const but = /,? but\b/iu.exec(sentence)?.index;
  return overAndDone.test(but !== undefined && but < alarmAt ? sentence.slice(but) : sentence);
}

const harm =
  /\b(?:(?:fell|cried (?:him|her|them)sel(?:f|ves)|sobbed (?:him|her|them)sel(?:f|ves)) (?:asleep crying|to sleep)|never (?:woke|wake)(?: up)? again|(?:house|bed|room|roof|curtains?) (?:was|were) on fire|fights?|fighting|fought|brawl\w*|blood\w*|bled|(?:drew|drawn|raised|lifted|swung|waved|pointed|aimed|held up)\b[^.!?]{0,24}\b(?:swords?|kni(?:fe|ves)|guns?)|(?:swords?|kni(?:fe|ves)|guns?)\b[^.!?]{0,24}\b(?:drawn|raised|swung|flashed)|attack\w*|with (?:both|his|her|their) fists|(?:shout|yell|scream)(?:ed|ing) at|(?<!(?:pillow|snowball|tickle|water) )(?:war|battle) (?:had )?(?:began|begun|started|broke|broken out|raged|went on)|went to war|arm(?:y|ies)\b[^.!?]{0,60}\b(?:ran|charged|rushed|clashed|fell upon)|(?:ran|charged|rushed|flew) at (?:each other|one another)|terrified|murder\w*|stabb\w*|angrily)\b/iu;

const verbs =
  'punch\\w*|kick(?:ed|ing)?|slapp\\w*|hit(?:ting)?|thump(?:ed|ing)?|bit|pinch(?:ed|ing)?|shov(?:ed|ing)|push(?:ed|ing)? over|kill(?:ed|ing)?|chas(?:ed|ing)|wrestl(?:ed|ing)|hat(?:ed|es)';
/** A name has its capital: the "i" of the others is spelt out. */
const somebody =
  '(?:him|her|them|me|us|it(?=[.!])|each other|one another|(?:[Tt]he|[Hh]is|[Hh]er|[Tt]heir) (?:brother|sister|mother|father|boy|girl|child|children|baby|man|woman|dog|cat)|\\p{Lu}\\p{Ll}+)';
const doneTo = new RegExp(
  `\\b(?:${verbs}) (?:at )?${somebody}(?! (?:\\p{Ll}+ )?(?:legs|feet|foot|toes|slippers|pillow|side|blanket|tail|shoes|boots)\\b)(?=[\\s,.;!?—]|$)`,
  'u',
);

const disturbing =
  /\b(?:punch\w*|kick(?:ed|ing)|slapp\w*|scream\w*|kni(?:fe|ves)|guns?|chas(?:ed|ing)|quarrel\w*|slammed|smash\w*|broke|furious\w*|kill\w*|thr(?:ew|own?|owing) [^.!?]{0,30}\bat\b|wrestl\w*|thump(?:ed|ing)|claws?|fangs|scratching|afraid|frightened|fear|horror|stiff with|all alone|nobody came|took hold of (?:an?|the|her|his|their) (?:foot|ankle|arm|leg|wrist|hand|neck)|something (?:cold|dark|black|wet|huge|sharp|hairy|with) [^.!?]{0,60}|something (?:was |had )?(?:breath\w* (?:under|behind|beside|outside|in the (?:dark|cupboard|wardrobe))|(?:crawl|scrap|scratch|claw|hiss|growl|moan|scuttl|slither|creak)\w*)|there was (?:some(?:one|body|thing)|a (?:man|stranger|shadow|face)) (?:in the room|under (?:the|her|his|their) bed|behind (?:the|her|his|their) (?:door|curtain|wardrobe)|at the window)|scratched at (?:the|her|his|their) (?:window|door|pane)|(?:door|window|wardrobe|cupboard|it) (?:had |was )?(?:just |slowly )?(?:open(?:ed|ing))\b[^.!?]{0,30}\bby itself|did(?: not|n[’']t) dare|(?:could not|couldn[’']t|did not|didn[’']t) stop (?:trembling|shaking|crying)|(?:came|come|coming|crept) (?:a little |slowly )?(?:closer|nearer)|clenched fists?|get even|there was (?:now )?a face|a face (?:in|at) the (?:window|glass|dark)|some(?:one|body) (?:was standing|stood) (?:at|over|behind|outside|in)|the (?:thing|shape) (?:in|under|behind|at|by|on)|(?:call|cri|shout|knock)ed\b[^.!?]{0,60}\bno ?(?:one|body) answered|door (?:was )?(?:slowly )?opening|hand (?:lay |closed )?over (?:his|her|their) mouth|trembl\w*|called and called|(?:mother|mum|mummy|mom|father|dad|daddy|bed) was (?:not there|gone|empty)|cried for (?:his|her|their) (?:mother|mum|mummy|father|dad|daddy)|nobody heard (?:him|her|them)|door[ -]?handle turned|(?:came|come|crept|drew) (?:near|clos)er and (?:near|clos)er|a (?:man|woman|stranger) (?:he|she|they|nobody) (?:did not|didn[’']t|had never)|(?:mum|mummy|mom|dad|daddy|mother|father|everybody|everyone) (?:was|were|had) gone)\b/iu;

const overAndDone =
  /\b(?:no longer|put (?:away|down)|hung (?:up|his|her|on)|forgot\w*|any ?more|made of|wooden|toy|asleep|slept|dream\w*)\b/iu;
const no = "(?:not|nobody (?!came\\b)|no one|none|no|never|stopped|without|instead of|nothing|n[’']t)";
const denied = new RegExp(`\\b${no}\\b|n[’']t\\b`, 'iu');
const closeBefore = new RegExp(`(?:\\b${no}|n[’']t)(?:\\s+[^\\s.!?,;]+){0,4}\\s*$`, 'iu');
