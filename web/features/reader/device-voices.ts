import { keep, readKept } from '#web/platform/storage.ts';

// The voices that this device brings along. Only those are offered that speak without a network: a story must not stop with it, and a
// family's names are nobody else's.

const storageKey = 'lamplight.deviceVoice';

export type DeviceVoice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'voiceURI' | 'localService'>;
type Speech = Pick<SpeechSynthesis, 'getVoices' | 'addEventListener' | 'removeEventListener'>;

/** Known good ones, the best first. */
const good: readonly RegExp[] = [
  /siri/i,
  /natural|neural/i,
  /premium/i,
  /enhanced/i,
  /google/i,
  /^(ava|zoe|serena|kate|samantha|allison|susan|karen|moira|tessa|fiona|daniel|oliver|tom|alex)\b/i,
  /microsoft/i,
];
/** Made for jokes, and one that no child falls asleep by. */
const jokes =
  /^(albert|bad news|bahh|bells|boing|bubbles|cellos|deranged|fred|good news|hysterical|jester|junior|kathy|organ|princess|ralph|superstar|trinoids|whisper|wobble|zarvox)\b/i;
const robotic = /e-?speak/i;

/** For a story in this language, best first. */
export function voicesFor<Voice extends DeviceVoice>(voices: readonly Voice[], language = 'en'): Voice[] {
  const own = navigator.language;
  const rank = ({ name, lang }: Voice): number => {
    const place = good.findIndex((pattern) => pattern.test(name));
    // Of two as good, the one of this family's own English.
    const isOwn = lang.replace('_', '-').toLowerCase() === own.toLowerCase();
    return 2 * (robotic.test(name) ? good.length + 1 : place < 0 ? good.length : place) + (isOwn ? 0 : 1);
  };
  return voices
    .filter(({ localService, lang }) => localService && lang.toLowerCase().startsWith(language))
    .filter(({ name }) => !jokes.test(name))
    .toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name));
}

/** Some browsers know their voices at once, some say when, and some never say. */
const lookAgainMs = 250;
const mostLooks = 20;

export function watchVoices(
  speech: Speech,
  heard: (voices: SpeechSynthesisVoice[]) => void,
  every: (ms: number, act: () => void) => () => void,
): () => void {
  let looks = 0;
  const look = () => {
    const voices = speech.getVoices();
    looks += 1;
    if (voices.length > 0) heard(voices);
    if (voices.length > 0 || looks > mostLooks) stop();
  };
  let stop = () => {};
  const tellAll = () => heard(speech.getVoices());
  speech.addEventListener('voiceschanged', tellAll);
  stop = every(lookAgainMs, look);
  look();
  return () => {
    stop();
    speech.removeEventListener('voiceschanged', tellAll);
  };
}

/** On this device; another has other voices. */
const chosenVoice = (): string | null => {
  const kept = readKept(storageKey);
  return typeof kept === 'string' ? kept : null;
};
export const chooseVoice = (voiceURI: string): void => void keep(storageKey, voiceURI);

/** For each sentence of a story: a browser may learn of its voices after the first one. Whoever has begun to tell goes on. */
export function storyVoice<Voice extends DeviceVoice>(getVoices: () => readonly Voice[]): () => Voice | null {
  let voice: Voice | null = null;
  return () => (voice ??= voiceToTell(getVoices()));
}

/** The chosen one where it is still there, else the best; null where the browser may take whichever it likes. */
export function voiceToTell<Voice extends DeviceVoice>(voices: readonly Voice[]): Voice | null {
  const offered = voicesFor(voices);
  const chosen = chosenVoice();
  return offered.find(({ voiceURI }) => voiceURI === chosen) ?? offered[0] ?? null;
}
