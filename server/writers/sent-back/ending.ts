import { literally } from '#server/platform/literally.ts';
import { isAlarming, isCalmed, isDisturbing } from './alarms.ts';
import type { Fault } from './fault.ts';

/** At the end somebody sleeps, and nothing that keeps one awake comes after. `share`: how much it has of the words that were asked for. */
export function endingFaults(
  paragraphs: readonly string[],
  children: readonly string[] = [],
  share = 1,
): Fault[] {
  const sleeps =
    share < stopsEarly ? isPlainlyAsleep(paragraphs) : isAsleep(paragraphs) || hasComeToRest(paragraphs);
  const last = sentencesOf(lastWords(paragraphs, 60));
  const asleep = last.findLastIndex(isSleeping);
  // Cold feet may be shoved under Dad's legs before they sleep; what comes after that would wake them.
  const wakes =
    last.slice(Math.max(asleep + 1, last.length - 4)).some(isLeftAwake) ||
    last.slice(-3).some(isAwakeOf(children)) ||
    isLively(paragraphs.at(-1) ?? '');
  const alarm =
    last.find(isAlarming) ??
    (asleep < 0 ? last.slice(-2) : last.slice(asleep + 1)).find(isDisturbing) ??
    stillInTears(last) ??
    shoutedIn(lastWords(paragraphs, 1));
  return [
    ...(sleeps && !wakes
      ? []
      : [
          {
            kind: 'not-asleep',
            say: 'It does not end asleep. Let it grow quiet, and let the child be asleep at its end.',
          } as const,
        ]),
    ...(alarm === undefined
      ? []
      : [
          {
            kind: 'not-safe',
            say: 'It does not end safe and still. Nothing is fought, chased or feared in its last paragraphs.',
          } as const,
        ]),
  ];
}

/** Stories that were broken off at a quiet place are mostly shorter than this; of fifty good ones those that were named sleep. */
const stopsEarly = 0.95;
function isAsleep(paragraphs: readonly string[]): boolean {
  return (
    sentencesOf(withoutSpeech(lastWords(paragraphs, 120))).some(isSleeping) ||
    isNightAround(lastWords(paragraphs, 65)) ||
    isFullOfNight(paragraphs)
  );
}

/** A story that stops early has to say it: "Mum laid her hand on the blanket. 'Now,' she said" is a place to break off at. */
function isPlainlyAsleep(paragraphs: readonly string[]): boolean {
  const last = sentencesOf(withoutSpeech(lastWords(paragraphs, 60))).filter(isSleeping);
  const sleeps = last.some((sentence) => !eyesOnly.test(sentence)) || isSleeping(lastSentence(paragraphs));
  return sleeps && !endsInSpeech.test(paragraphs.at(-1) ?? '');
}

/** Granny shuts her eyes as well when the wave comes; it is sleep as the very last thing. */
const eyesOnly = /\b(?:clos|shut)\w*\b[^.!?]{0,20}\beyes?\b|\beyes?\b[^.!?]{0,20}\b(?:clos|shut)/iu;
const lastSentence = (paragraphs: readonly string[]): string =>
  sentencesOf(withoutSpeech(paragraphs.at(-1) ?? '')).findLast((sentence) => sentence.trim() !== '') ?? '';

/**
 * "And Bram stopped, and didn't start again until the morning": who has told as much as was asked for has told it to its end, and an end by an
 * image has its words of night somewhere near, and nobody who calls, asks or sets out.
 */
function hasComeToRest(paragraphs: readonly string[]): boolean {
  return (
    wordsOfNight(lastWords(paragraphs, 130)) >= 4 &&
    wordsOfNight(lastWords(paragraphs, 65)) >= 1 &&
    !/[!?]/.test(paragraphs.at(-1) ?? '') &&
    !setsOut.test(lastWords(paragraphs, 40))
  );
}

/** They may have slept before it: a last paragraph in which there is dancing, and no word of night, keeps everybody up. */
const isLively = (last: string): boolean => lively.test(last) && wordsOfNight(last) === 0;

const lively =
  /\b(?:danc(?:ed|ing)|ran|raced|rushed|hurried|marched|jumped|leapt|leaped|cheered|party|music|drumm(?:ed|ing)|play(?:ed|ing) (?:on|again|all)|set (?:off|out)|louder|faster)\b/iu;

const endsInSpeech = /[”"]\s*$/u;

/** Somebody who lies there with both eyes open while all others sleep, or who starts up again; who wakes in the morning may. */
const isLeftAwake = (sentence: string): boolean => awake.test(sentence) && !/\bmorning\b/iu.test(sentence);

/** "Only Nora was still awake, and stared at the door", at the very end. Who is awake a little longer listens to the rain, and Dad may be. */
function isAwakeOf(children: readonly string[]): (sentence: string) => boolean {
  if (children.length === 0) return () => false;
  const names = children.map(literally).join('|');
  const lies = new RegExp(
    `(?<!\\p{L})(?:${names})\\b[^.!?]{0,24}\\b(?:(?:was|lay|stayed) (?:still |quite |wide |there )*awake|(?:was not|wasn[’']t) asleep(?! yet))`,
    'u',
  );
  return (sentence) => lies.test(sentence) && !aLittleLonger.test(sentence);
}

const aLittleLonger =
  /\b(?:only just|(?:a )?(?:little|bit|moment|while|minute)(?: longer)?|nearly|almost|hardly|not for long|long enough|morning|until|till|when|because|so)\b/iu;

const awake =
  /\b(?:(?:then|but|suddenly)\b[^.!?]{0,40}\b(?:woke(?: up)?|sat bolt upright)(?! (?:him|her|them|anybody|nobody|the))|(?:was|were) not asleep at all|lay (?:there )?(?:stiff|awake)|eyes (?:were )?wide open|(?:asleep|slept),? (?:but|except|save|apart from) (?:for )?(?:\{\{|him\b|her\b|them\b))/iu;

/** The last paragraphs, so many words of them and at least one. */
function lastWords(paragraphs: readonly string[], most: number): string {
  const taken: string[] = [];
  let words = 0;
  for (const paragraph of paragraphs.toReversed()) {
    taken.unshift(paragraph);
    words += paragraph.split(/\s+/).length;
    if (words >= most) break;
  }
  return taken.join('\n');
}

/** Who says that they would like to sleep does not sleep. (No speech has another's beginning in it: looking for the end of each would take the square of the text.) */
const withoutSpeech = (text: string): string => text.replace(/[“"][^“”"]*[”"]/gu, ' ');

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?…。！？][”’]?)\s+|\n+/u);

function isSleeping(said: string): boolean {
  // "So as not to wake Mia, who was fast asleep": she is asleep.
  const sentence = said.replace(softly, ' ');
  return (
    (sleeping.test(sentence) && !notSleeping.test(sentence) && !allButOne.test(sentence)) ||
    inOtherTongues.test(sentence)
  );
}

/**
 * Nobody has to say it: in bed, the lamp out, the house still, a yawn or a breath, somebody asked "Are you asleep?", or a game that runs down
 * ("And pat… and pat…"), carried up, and the rest of it kept until morning; two of these will do, if nobody sets out anew.
 */
function isNightAround(end: string): boolean {
  const signs = [inBed, lampOut, still, spokenOfSleep, breath, runsDown, carriedUp, tillMorning].filter(
    (sign) => sign.test(end),
  );
  const isHushed = inBed.test(end) && hushed.test(lastWords(end.split('\n'), 25));
  return (signs.length >= 2 || isHushed) && !setsOut.test(lastWords(end.split('\n'), 40));
}

/**
 * "She shut the clip, very gently, on the edge of his sleeve. 'You're done,' she breathed. He was. And the eye was done as well": no rule knows
 * such an end, but it stands among bed, slow, sleepy, breath. Of 287 good stories 220 have seven such words about their end, and 16 of the same
 * stories broken off after three fifths.
 */
function isFullOfNight(paragraphs: readonly string[]): boolean {
  return (
    wordsOfNight(lastWords(paragraphs, 130)) >= fewestOfNight &&
    !setsOut.test(lastWords(paragraphs, 40)) &&
    !/!/.test(paragraphs.at(-1) ?? '')
  );
}

const wordsOfNight = (text: string): number =>
  new Set([...text.matchAll(ofNight)].map(([word]) => word.slice(0, 4).toLowerCase())).size;

const fewestOfNight = 7;
const ofNight =
  /\b(?:sleepy|sleepily|sleep|asleep|drows\w*|yawn\w*|eyes?|eyelids?|pillows?|bed|bunk|cot|blankets?|quilt|duvet|covers|sheets?|mattress|lamps?|lights?|dark|night|moon|moonlight|stars?|quiet\w*|slow\w*|soft\w*|whisper\w*|murmur\w*|breath\w*|still|lay|lying|tuck\w*|hum\w*|warm|heavy|pyjamas|curtains?|dream\w*|snor\w*|stairs|upstairs|carried|morning|goodnight|hush\w*|gently|closed?|shut)\b/giu;

const setsOut =
  /\b(?:ran|set (?:off|out)|rushed|raced|hurried|jumped up|leapt|leaped|woke|got up|marched|began again|could(?: not|n[’']t) sleep|wide awake)\b/iu;
const inBed =
  /\b(?:bed|bunks?|hammock|tent|sleeping bags?|nightshirts?|nightgowns?|nightdress|blankets?|pillows?|covers|quilt|duvet|sheets?|tucked|cot|mattress|pyjamas|pajamas)\b/iu;
const lampOut =
  /\b(?:(?:lamps?|lights?|candles?|engine)\b[^.!?]{0,24}\b(?:out|off|down|low|dark)|(?:out|off|down)\b[^.!?]{0,12}\b(?:lamps?|lights?|candles?)|in the dark)\b/iu;
const still = /\b(?:still|quiet|settled|silent|hush(?:ed)?|stopped moving|lay|without a sound)\b/iu;
/** As it is done last thing at night: a finger goes down a back, slower than ever. */
const hushed = /\b(?:slow(?:ly|er|est)?|soft(?:ly|er)?|gently|whisper(?:s|ed|ing)?|murmur(?:s|ed|ing)?)\b/iu;
const breath =
  /\b(?:breath(?:ing|s)?[^.!?]{0,12} in and out|listened to (?:him|her|them|\S+ \S+) breathe?|yawn|yawned|yawning|eyes? (?:went in|drooped|fell))\b/iu;
const runsDown = /(?:…|\.\.\.)[\s\S]*?(?:…|\.\.\.)[\s\S]{0,160}$/u;
const carriedUp = /\bcarried (?:him|her|them|\S+) (?:in|up|upstairs|home|to bed)\b/iu;
const tillMorning = /\b(?:until|till) (?:the )?morning\b/iu;
const spokenOfSleep = /[“"][^“”"]*\b(?:asleep|sleep|good ?night)\b[^“”"]*[”"]/iu;

const sleeping =
  /\b(?:asleep|slept|sleeps|sleeping|sleep|slumber\w*|snor(?:e|es|ed|ing)|dream(?:s|ed|t|ing)?|doz(?:e|es|ed|ing)|napp(?:ed|ing)|nodd(?:ed|ing) off|dropp(?:ed|ing) off|drift(?:ed|ing) (?:off|away)|good[ -]?night|night[- ]night|(?:nobody|no one) woke (?:him|her|them)|eyes (?:\w+ ){0,2}(?:closed|shut|fell)|(?:closed|closing|shut|close) (?:\w+ ){0,3}eyes?|breath(?:ed|ing)? (?:\w+ ){0,3}slow\w*|did not wake|didn[’']t wake)\b/iu;
const notSleeping =
  /\bexcept\b|\b(?:asleep|slept) (?:but|apart from|save) (?:for )?\{\{|\bonly [^.!?]{0,30} (?:lay|was) awake\b|\b(?:n[’']t|not|never|nobody|no one|none|cannot|refused to|instead of|too \w+ to|without|unable to|wide)\b(?:(?! and )[^.!?,;]){0,30}\b(?:asleep|slept|sleep|sleeping|awake|shut|closed)\b|n[’']t [^.!?,;]{0,20}\bsleep\b|\bbefore\b[^.!?,;]{0,30}\b(?:asleep|slept|sleep)\b/iu;
/** A name has its capital. */
const allButOne = /\b(?:asleep|slept),? (?:but|apart from|save|except) (?:for )?\p{Lu}/u;
const softly = /\b(?:not to|without) (?:wak(?:e|en|ing)|disturb(?:ing)?)\b/giu;
const inOtherTongues =
  /durmi|duerm|dormid|endorm|dormait|dort\b|schlief|schläft|eingeschlafen|addorment|dorm(?:iva|e|iu|ia|indo)\b|adormec|slaap|sliep|moe\b|眠|寝|睡|잠|نام|नींद|सो ग|спит|спал|заснул|уснул|κοιμ/iu;

/** Whoever shouts hurrah in a dream is asleep. */
const shoutedIn = (paragraph: string): string | undefined =>
  sentencesOf(paragraph.replace(goodbyes, ' ')).find((said) => loud.test(said) && !/\bdream/iu.test(said));

function stillInTears(sentences: readonly string[]): string | undefined {
  const last = sentences.findLastIndex((sentence) => tears.test(sentence) && !isCalmed(sentence));
  return sentences.slice(last + 1).some(isSleeping) ? undefined : sentences[last];
}

/** Whoever weeps a little and then sleeps is comforted; whoever still weeps at the end is not. */
const tears = /\b(?:wept|weeping|sobb(?:ed|ing))\b/iu;
/** Who shouts for joy may do so until the last paragraph; what is shouted after a crab that goes home alarms nobody even there. */
const loud = /\b(?:shout|yell)(?:ed|ing)\b/iu;
const goodbyes =
  /[“"][^“”"]*\b(?:(?:good)?bye|good ?night|hooray|hurray)\b[^“”"]*[”"],?\s+(?:\S+\s+){0,2}(?:shout|yell)(?:ed|ing)\b/giu;
