import type { Voice } from '#contract/narration.ts';
import { type FreeQuestion, checkVendor } from '#server/platform/outbound-request.ts';
import type { Vendor } from '#server/platform/config/providers.ts';
import { openBuiltIn, type BuiltIn } from './built-in/built-in.ts';
import { compatibleVoices, openCompatible } from './compatible.ts';
import { elevenLabsVoices, openElevenLabs } from './elevenlabs.ts';
import { kokoroVoices, openKokoro } from './kokoro/kokoro.ts';
import { NarratorFailure, type Narrator, type ReaderFollower, type Utterance } from './narrator.ts';
import { openAiVoices, openOpenAi } from './openai.ts';
import { readVoiceNames, type VoiceNames } from './voices.ts';
import { withFallback } from './with-fallback.ts';
import { withRetry } from './with-retry.ts';
import { withTimeLimit } from './with-time-limit.ts';
import { withWordTimes } from './with-word-times.ts';

/** What an operator says about the narrator; who it is and what is missing the settings have looked at. */
export type NarratorSettings = {
  name: string;
  apiKey?: string | undefined;
  model?: string | undefined;
  baseUrl?: string | undefined;
  /** As it stands in NARRATOR_VOICES. */
  voices?: string | undefined;
};

export type NarratorDescriptor = Vendor & {
  /** As an operator or a parent would call it. */
  title: string;
  /** What it calls our voices, unless NARRATOR_VOICES says otherwise. */
  voices: VoiceNames;
  /** After this long without a whole sentence it is given up. */
  patienceMs: number;
  /** Makes the bare narrator; what all share is wrapped around it by `openNarrator`. */
  open: (settings: NarratorSettings, voices: VoiceNames, house: House) => Narrator;
  /** What may be asked of it as often as one likes, where speaking costs money; the others say a word. */
  freeQuestion?: (settings: NarratorSettings) => FreeQuestion;
};

/** What is in the house already, for a narrator that lives in it. */
type House = { builtIn: BuiltIn; kokoroFolder: string | undefined };

export type OpenedNarrator = Narrator & {
  /** As an operator would call it. */
  title: string;
  /** Asks whether it could speak now, by a question that nobody pays for. Throws when it could not. */
  isThere: (signal: AbortSignal) => Promise<void>;
  /** Whoever narrates, it is our own engines that follow somebody who reads: they know what was said and when they would say it. */
  followReader: ReaderFollower;
};

/** What the machine gives, whoever speaks. */
export type NarratorResources = {
  /** A folder that outlives the process. */
  lingwareFolder: string | undefined;
  /** Where `npm run kokoro` puts what it fetches. */
  kokoroFolder?: string | undefined;
  /** Sentences made at the same time by the built-in narrator: one for each core, or one less. */
  threads: number;
};

/** A story has at most three sentences ahead and nine behind in the line; thirty stories fit. */
const queueLimit = 400;
const builtInPatienceMs = 20_000;
const remotePatienceMs = 20_000;
/** Its first sentence waits for the model to be read from disk. */
const kokoroPatienceMs = 120_000;

const openAiAddress = 'https://api.openai.com';
const elevenLabsAddress = 'https://api.elevenlabs.io';

const ourOwnNames: Record<Voice, string> = { emma: 'emma', david: 'david', maya: 'maya', shimmer: 'shimmer' };

/** The narrators, in the order in which `auto` looks for a key; a new one is a file and an entry. */
export const narrators: readonly NarratorDescriptor[] = [
  {
    id: 'openai',
    title: 'OpenAI',
    own: { key: 'OPENAI_API_KEY', address: 'OPENAI_BASE_URL' },
    voices: openAiVoices,
    patienceMs: remotePatienceMs,
    open: ({ apiKey = '', baseUrl, model = 'gpt-4o-mini-tts' }, voices) =>
      openOpenAi({ apiKey, baseUrl: versioned(baseUrl ?? openAiAddress), model, voices }),
    freeQuestion: ({ apiKey, baseUrl }) => ({
      url: `${versioned(baseUrl ?? openAiAddress)}/models`,
      headers: { authorization: `Bearer ${apiKey}` },
    }),
  },
  {
    id: 'elevenlabs',
    title: 'ElevenLabs',
    own: { key: 'ELEVENLABS_API_KEY', address: 'ELEVENLABS_BASE_URL' },
    voices: elevenLabsVoices,
    patienceMs: remotePatienceMs,
    open: ({ apiKey = '', baseUrl, model = 'eleven_multilingual_v2' }, voices) =>
      openElevenLabs({ apiKey, baseUrl: addressOf(baseUrl ?? elevenLabsAddress), model, voices }),
    freeQuestion: ({ apiKey = '', baseUrl }) => ({
      url: `${addressOf(baseUrl ?? elevenLabsAddress)}/v1/models`,
      headers: { 'xi-api-key': apiKey },
    }),
  },
  {
    id: 'compatible',
    title: 'A speech server of your own',
    needs: { BASE_URL: "the server's address" },
    voices: compatibleVoices,
    patienceMs: remotePatienceMs,
    open: ({ apiKey, baseUrl = '', model = 'kokoro' }, voices) =>
      openCompatible({ apiKey, baseUrl: versioned(baseUrl), model, voices }),
    freeQuestion: ({ apiKey, baseUrl = '' }) => ({
      url: `${versioned(baseUrl)}/models`,
      headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
      isOptional: true,
    }),
  },
  {
    id: 'kokoro',
    title: 'Kokoro, in this process',
    voices: kokoroVoices,
    patienceMs: kokoroPatienceMs,
    open: ({ model }, voices, { kokoroFolder }) => openKokoro({ kokoroFolder, modelFolder: model, voices }),
  },
  {
    id: 'builtin',
    title: 'Built in',
    voices: ourOwnNames,
    patienceMs: builtInPatienceMs,
    open: (_settings, _voices, { builtIn }) => builtIn.narrator,
  },
];

/** The narrator that the settings ask for, with everything around it that makes a story come to its end. */
export function openNarrator(
  settings: NarratorSettings,
  { lingwareFolder, kokoroFolder, threads }: NarratorResources,
): OpenedNarrator {
  const descriptor = narrators.find(({ id }) => id === settings.name);
  if (!descriptor) throw new NarratorFailure('misconfigured', `Nobody here is called ${settings.name}.`);
  const voices = readVoiceNames(settings.voices, descriptor.voices);
  const builtIn = openBuiltIn({ lingwareFolder, threads, queueLimit, jobLimitMs: builtInPatienceMs });
  const bare = descriptor.open(settings, voices, { builtIn, kokoroFolder });
  const question = descriptor.freeQuestion?.(settings);
  const about = {
    title: descriptor.title,
    isThere: (signal: AbortSignal) => (question ? checkVendor(question, signal) : saysAWord(bare, signal)),
    followReader: builtIn.followReader,
  };
  if (bare === builtIn.narrator) return { ...bare, ...about };
  const patient = withRetry(withTimeLimit(bare, { utteranceMs: descriptor.patienceMs }), {
    tries: 2,
    pauseMs: 500,
  });
  // A vendor's bad minute must not end a story: for some sentences our own people speak, then the vendor is asked again.
  const narrator = withFallback(withWordTimes(patient, builtIn.alignWords), builtIn.narrator, {
    restUtterances: 12,
    isStandIn: true,
  });
  return { ...narrator, ...about };
}

async function saysAWord(narrator: Narrator, signal: AbortSignal): Promise<void> {
  const word: Utterance = { text: 'Goodnight.', voice: 'emma', pace: 1 };
  for await (const { samples } of narrator.speak(word, signal)) if (samples.length > 0) return;
  throw new NarratorFailure('broken', 'It said nothing.');
}

/** As an operator writes it, with or without a stroke at its end. */
const addressOf = (setting: string) => setting.trim().replace(/\/+$/, '');

/** Of those who speak OpenAI's language. The version may be left out, as it may for a writer, who reads the same variable. */
function versioned(setting: string): string {
  const address = addressOf(setting);
  return new URL(address).pathname === '/' ? `${address}/v1` : address;
}
