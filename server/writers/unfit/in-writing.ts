/** What shows only in the letters as they are written, before they are made plain. */

/** Where to go, write or call: nobody sends a listener anywhere at bedtime. */
export const addresses: readonly RegExp[] = [
  /\b(?:https?|ftp):\/\//iu,
  /\bwww\s?\.\s?\w/iu,
  /(?<![\w.+-])[\w.+-]{1,64}\s?(?:@|\(at\)|\[at\])\s?[\w-]+\s?(?:\.|\(dot\)|\[dot\])\s?\w{2,}/iu,
  /(?<![\w-])[\w-]{2,64}(?:\.|\s?(?:\(dot\)|\[dot\])\s?)(?:com|org|net|info|biz|io|co\.uk|co\.nz|app|tv|xyz|club|shop|online|site|edu|gov)\b/iu,
  // Where a sentence ends and the next begins with a shop, there is a capital.
  /(?<![\w-])[\w-]{2,64}\s?\.\s(?:com|org|net|info|co\.uk|co\.nz)\b/u,
  /(?<!\d)0\d{3,4}[\s.-]?\d{3}[\s.-]?\d{3,4}(?!\d)/u,
  /\b\w{1,40} (?:dot|punkt|punto) (?:com|org|net|co|uk|io|tv|app)\b/iu,
  // An address with a page behind it, however it ends.
  /(?<![\w-])[a-z][\w-]{1,63}\.[a-z]{2,6}\/[a-z]/u,
  /\bwww \p{L}/iu,
  /\b(?:bit\.ly|t\.me|discord\.gg|youtu\.be|wa\.me|goo\.gl)\b/iu,
  /(?<![\w@])@[a-z]\w{3,}/iu,
  /(?<![\d.,])\+\s?\d[\d\s().-]{6,}\d/u,
  /(?<![\d.,])(?:\(?\d{2,5}\)?[\s.\-/]{1,2}){2,}\d{2,5}(?![\d.,]\d)/u,
  /(?<![\d.,])\d{3}[-.\s]\d{4}(?!\d)/u,
  /(?<![\d.,])\d{7,}(?!\d)/u,
  /\b(?:call|ring|phone|dial|text|message|whatsapp)\b(?:\s\S+){0,4}?\s(?:0800|0\d{2,4}|\d{3,}[\s-]?\d{2,})/iu,
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/u,
  /\b\d{1,4}[a-z]?,? (?:\p{Lu}\p{L}+ ){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Drive|Close|Way|Crescent|Court)\b[^\n]{0,40}\b(?:[A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}|[A-Z]{2} \d{5}|\d{5})\b/u,
];

/** Markup, or the form it was asked for in. */
export const markup: readonly RegExp[] = [
  /<\/?\s?[a-z!][^<>]{0,200}>?/iu,
  /&(?:lt|gt|amp|nbsp|quot|#\d+);/iu,
  /```|~~~|^#{1,6}\s|\*\*\w|__\w+__|\[[^\]]{1,80}\]\([^)]{1,200}\)/mu,
  /\{\{|\}\}|\$\{|<%|%>|\[(?:name|child|child['’]s name|insert|your|note|title|end|scene|illustration|image|pause|sound)[^\]]{0,60}\]/iu,
  /["“”]?\b(?:paragraphs|ideas|title)["“”]\s?:/iu,
  /\\n|\\u[0-9a-f]{4}|\bfunction\s?\(|\bjavascript:|\bconsole\.log|\bimport\s+\w+\s+from\b|\bSELECT\b.+\bFROM\b|\bDROP TABLE\b/u,
  /\b(?:system|developer|initial|original|hidden)\s+(?:prompt|message|instructions?)\b/iu,
  /\b(?:as|i am|i['’]m)\s+(?:an?\s+)?(?:ai\b|artificial intelligence|(?:large\s+)?language model|ai assistant|chatbot|virtual assistant)/iu,
  /\b(?:language model|chatgpt|openai|anthropic|gpt-?\d|llm|deepseek|mistral ai|claude\.ai|ai-generated|ai generated|large language)\b/iu,
  /\(\s*(?:note|author|a\/n|nb|disclaimer|word count|end)\b[^)]{0,120}\)/iu,
  /\b(?:to be continued in the next (?:message|response|reply)|continued in next (?:message|response)|\[?end of (?:story|response|output)\]?|story ends here|lorem ipsum|placeholder|todo:|n\/a\b)/iu,
  /^[ \t]{0,20}(?:title|story|paragraph \d+|chapter \d+ ?:|note|author['’]s note|moral|summary|setting|characters|wish|theme|prompt|assistant|user|system|human|ai)\s?:\s/imu,
  /\bthe moral of (?:this|the|our) story\b/iu,
  // What stands under a story for whoever read it aloud.
  /^[ \t]{0,20}\(?(?:moral(?: of (?:the|this|our) (?:story|tale))?|tips?|questions?(?: (?:to|for|about)\b[^:\n]{0,30})?|talking points?|discussion(?: questions?)?|activity|activities|parents?|grown-?ups?|age(?:s| range| group)?|reading (?:time|level|tips?)|themes?|lessons?|(?:a )?notes?|p\.? ?s\.?)\s?:\s/imu,
  /^[ \t]{0,20}\(?(?:for|to|a (?:note|word) (?:for|to)|dear) (?:the |our |all )?(?:grown-?ups?|parents|caregivers?|carers|teachers)(?: (?:reading|at home|out there|listening))?\s?[,:!.—–-]/imu,
  /\b(?:suitable|recommended|ideal|perfect|good) for (?:children|kids|listeners|readers|ages?|little ones)\b|\breading time\b\s?:/iu,
  /\b(?:so|and so|thus)?,? ?(?:we|you|children) (?:can )?(?:all )?(?:learn|see) from (?:\{\{\w+\}\}|\p{Lu}\p{Ll}+)(?:['’]s (?:story|example))? (?:that|how)\b/u,
  /\bwhat (?:would|could) you have done\b[^?\n]{0,40}(?:place|shoes)\?|\bhave you ever [^?\n]{3,60}\bhow did (?:it|that|you) (?:feel|make you)/iu,
  /\b(?:this|our|the) (?:little |bedtime |short )?(?:story|tale) (?:was (?:written|made|created|meant|intended) (?:for|to|by|especially)|is (?:written|made|meant|intended|suitable|suited|recommended|designed|perfect|good|great) (?:for|to)|(?:teaches|encourages|helps|reminds|shows) (?:us|children|kids|kindness|courage|that|the|your|little|young|how|about|patience|honesty|friendship|empathy|sharing|bravery|everyone|listeners)|may (?:be|help)|can (?:be used|help)|could be used)\b/iu,
];

/** Somebody who speaks of having been asked; a heron who cannot help with that says so between quotation marks. */
export const talk: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b(?:\s\w+){0,3}\s(?:previous|prior|above|earlier|all|these|your|the)\s(?:\w+\s)?(?:instructions?|rules|prompts?|guidelines)\b/iu,
  /\b(?:i(?:['’]m| am) (?:sorry|unable|not able|afraid)|i (?:can(?:['’]t|not)|won['’]t|will not|am not able to))\b[^.!?]{0,60}\b(?:write|generate|create|continue|assist|comply|fulfil|fulfill|provide|produce|tell)\b[^.!?]{0,30}\b(?:story|stories|request|content|that for you|prompt|theme)\b/iu,
  /\b(?:can(?:['’]t|not)|unable to|won['’]t)\s+(?:help|assist)(?:\s+you)?\s+with\s+(?:that|this)\b/iu,
  /\b(?:suitable for|appropriate for|aimed at)\s+(?:ages?|children aged|kids aged)\b/iu,
  /\b(?:against|violates?|not allowed by|according to|goes against)\b[^.!?]{0,30}\b(?:guidelines|policy|policies|content policy|terms of (?:service|use)|my programming)\b/iu,
  /\bhere(?:['’]s| is| are)\b[^.!?:]{0,60}\b(?:story|version|rewrite|paragraphs|json|bedtime tale|revised)\b[^.!?]{0,60}(?::|for you\b|you (?:asked|requested|wanted)|as requested|in \d|of \d)/iu,
  /\b(?:word count|words total|token limit|tokens?\s?:|max tokens|json|markdown|output format|user request|the user (?:wants|asked|asks|requested|would like|said|has asked)|the request asked|per your request|as requested(?=,? (?:no|the story|i |here|by you|this))|as you requested|you asked me to write|the prompt(?=\s*[.,:;)]|\s+(?:asks|asked|says|said|wants|wanted|requires|specified)\b))/iu,
  /\((?:about |roughly |approx\.? )?\d{2,4} words?\b[^)]{0,80}\)|\((?:the )?(?:reader|narrator|parents?)\b[^)]{0,120}\)/iu,
  /^(?:sure|certainly|of course|absolutely|okay|ok|great)[!,.]+ ?(?:here(?:['’]s| is| are)|below is)\b/iu,
  /\bi (?:apologi[sz]e for|have (?:kept|avoided|made|revised|rewritten|included|ensured|removed|shortened)\b[^.!?]{0,40}\b(?:tone|story|text|language|ending|names?|anything (?:frightening|scary)))/iu,
  /\bthank you for (?:your|the) (?:request|prompt|order|feedback|wish)\b/iu,
  /\bthis (?:version|story|revision|draft|rewrite) (?:fixes|addresses|avoids|includes|corrects|has been|now (?:has|ends))\b/iu,
  /^[ \t]{0,20}(?:note (?:to|for) (?:the )?(?:parents?|readers?|narrator|teachers?)|final answer|revised (?:story|version)|premise|(?:idea|option) \d)\b/imu,
  /^[ \t]{0,20}(?:chapter|paragraph|part|scene) (?:\d+|one|two|three)[ \t]{0,20}$/imu,
  // "The instructions say that the hero must appear": who tells of their own orders.
  /\b(?:the|my|your|these|its) (?:instructions?|rules|guidelines|brief|request|wish|order|task|assignment|form)\b[^.!?]{0,20}\b(?:says?|said|asks?|asked|tells?|told|states?|requires?|wants?|demands?)\b[^.!?]{0,60}\b(?:hero|heroine|protagonist|main character|characters?|paragraphs?|sentences?|the story|the tale|the ending|words)\b/iu,
  /\b(?:if|when|in case) your (?:little one|child|children|kids?|toddler|son|daughter|little ones|listener)\b/iu,
  /\b(?:we|i) (?:recommend|suggest|advise|encourage)\b[^.!?]{0,30}\b(?:reading|parents?|pausing|asking|a soft voice|talking)\b/iu,
  /\b(?:let me know if|feel free to|would you like me to|shall i (?:write|make|add)|i hope (?:this|you (?:like|enjoy)(?:ed)? (?:this|the|my))|hope you enjoyed (?:this|the|my))\b[^.!?]{0,60}\b(?:story|changes?|adjust|version|another|edit|revise|shorter|longer|funnier|else|anything)\b/iu,
];

const figures = 'zero one two three four five six seven eight nine'.split(' ');
const said =
  /(?<!\p{L})(?:(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double)[\s,-]{1,3}){6,}(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)(?!\p{L})/giu;

/** A telephone number in words. Who counts, up or down, goes on by one or by two each time, and begins again where it began. */
export function numberSaid(text: string): string | undefined {
  for (const [run] of text.matchAll(said)) {
    const row = run
      .toLowerCase()
      .split(/[\s,-]+/)
      .map((word) => (word === 'oh' ? 0 : figures.indexOf(word)));
    const leaps = row.filter((figure, at) => {
      const before = row[at - 1];
      if (before === undefined || figure === 0 || figure === 1) return false;
      if (figure === row[0] && figure !== before) return false;
      const step = Math.abs(figure - before);
      return step !== 1 && step !== 2;
    });
    if (leaps.length > 0 || row.includes(-1)) return run;
  }
  return undefined;
}
